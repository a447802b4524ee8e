/**
 * Returns the address of the list at its first page, with its filters: after a deletion the previous page number may
 * not exist.
 */
export function firstPageOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('page');
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}
