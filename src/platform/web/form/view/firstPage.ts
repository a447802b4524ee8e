/**
 * Returns the address of the list at its first page, with its filters: after a deletion the previous page number may
 * not exist.
 */
export function firstPageOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const kept = new URLSearchParams(query);
  kept.delete('page');
  const text = kept.toString();
  return text === '' ? path : `${path}?${text}`;
}
