/** The list at its first page, with its filters as they are: after a deletion the page one was on may not be there. */
export function firstPageOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const kept = new URLSearchParams(query);
  kept.delete('page');
  const text = kept.toString();
  return text === '' ? path : `${path}?${text}`;
}
