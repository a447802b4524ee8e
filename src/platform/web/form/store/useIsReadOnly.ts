/** Whether something is only read here: on the page of a record, or, of a field, because its case has closed it. */
import { splitAddress } from './address.ts';
import { useOpenForm } from './formContext.ts';

/** Of the whole form; or of the field at `name`, `lines.<id>.name` of a row. */
export function useIsReadOnly(address?: string): boolean {
  const { store, isReadOnly } = useOpenForm();
  if (address === undefined || isReadOnly) return isReadOnly;
  const { record, name } = splitAddress(address);
  return store.isClosed(record, name);
}
