/**
 * Returns true if something is read-only: on the view page of a record, or for a field because its case has locked it.
 */
import { splitAddress } from './address.ts';
import { useOpenForm } from './formContext.ts';

/** For the whole form; or for the field at `name`, `lines.<id>.name` of a row. */
export function useIsReadOnly(address?: string): boolean {
  const { store, isReadOnly } = useOpenForm();
  if (address === undefined || isReadOnly) return isReadOnly;
  const { record, name } = splitAddress(address);
  return store.isClosed(record, name);
}
