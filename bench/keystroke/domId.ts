/** Returns an id that ends alike in both pages, whatever prefix a form adds. */
export function domId(address: string): string {
  return `form.${address}`;
}
