/** Ends alike in both pages, whatever a form puts before it. */
export function domId(address: string): string {
  return `form.${address}`;
}
