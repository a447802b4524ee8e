/** Texts as they may stand in a page, whatever somebody wrote into them. */

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Escaped, with the addresses below `publicUrl` as links and no others: a text may hold what strangers wrote. */
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
/** Ends where nothing that can stand in an address goes on; the sentence's own full stop is no part of it. */
const ADDRESS = /(https?:\/\/[\w.:@[\]-]+(?:[/?#][\w\-.~:/?#[\]@!$&()*+,;=%]*[\w\-~/=%])?)/;

function isBelow(address: string, publicUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const [one, ours] = [new URL(address), new URL(publicUrl)];
  return one.origin === ours.origin && one.username === '' && one.password === '';
}
