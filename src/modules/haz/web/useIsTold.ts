/** Whether a field is only to be read here: on the page of the document, or because its case has closed it. */
import { useOpenForm } from '#platform/web/form/formContext.ts';

export function useIsTold(name: string): boolean {
  const { store, isReadOnly } = useOpenForm();
  return isReadOnly || store.isClosed('', name);
}
