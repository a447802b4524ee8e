/** Makes texts safe to insert into HTML, whatever people wrote into them. */

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Escapes the text and makes links of addresses below `publicUrl` and of no others: a text may contain what anonymous
 * callers wrote.
 */
export function linkedHtml(text: string, publicUrl: string): string {
  return text
    .split(ADDRESS)
    .map((piece, index) =>
      index % 2 === 1 && isBelow(piece, publicUrl)
        ? `<a href="${escapeHtml(piece)}">${escapeHtml(piece)}</a>`
        : escapeHtml(piece),
    )
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Ends at the first character that cannot be in an address; the full stop of the sentence is not part of it. */
const ADDRESS = /(https?:\/\/[\w.:@[\]-]+(?:[/?#][\w\-.~:/?#[\]@!$&()*+,;=%]*[\w\-~/=%])?)/;

function isBelow(address: string, publicUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const [linked, ours] = [new URL(address), new URL(publicUrl)];
  return linked.origin === ours.origin && linked.username === '' && linked.password === '';
}
