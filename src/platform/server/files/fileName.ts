/** A file's name is what a person reads and saves it under; nothing of ours is ever found by it. */

/** One line without slashes or signs that turn the direction of reading; everything else is kept. */
export function cleanFileName(name: unknown): string {
  if (typeof name !== 'string') return NAMELESS;
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- these are what it takes out
    .replace(/[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[/\\]/g, '_')
    .trim();
  const short = [...clean].slice(0, LONGEST_NAME).join('');
  return short === '' ? NAMELESS : short;
}

/** RFC 6266: a name in plain letters for old programs, the true one as RFC 5987 writes it. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\u0020-\u007E]|["%\\]/g, '_');
  const coded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${coded}`;
}

const NAMELESS = 'file';
const LONGEST_NAME = 255;
