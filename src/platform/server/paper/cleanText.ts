/**
 * Prepares text that people typed or pasted for a paper: without characters that no typeface has; blank text becomes
 * absent.
 */

/** Control characters are often included in pasted text. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** Returns the printed text of a stored value: null if there is no text, or only spaces. Line ends are preserved. */
export function cleanText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replaceAll(CONTROLS, '').trim() : '';
  return text === '' ? null : text;
}

/** Returns the lines, without empty ones. */
export function cleanLines(value: unknown): readonly string[] {
  return (cleanText(value) ?? '')
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns a name or a code in one line, otherwise unchanged. */
export function oneLine(value: unknown): string {
  return cleanLines(value)
    .join(' ')
    .replaceAll(/[\t ]+/gu, ' ');
}

/** A blank line starts a paragraph, a single line end only another line. */
export function paragraphsOf(value: unknown): readonly (readonly string[])[] {
  return (cleanText(value) ?? '')
    .replaceAll(/\r\n?/gu, '\n')
    .split(/\n[\t ]*\n\s*/u)
    .map(cleanLines)
    .filter((lines) => lines.length > 0);
}

/** Joins the parts that are not empty, in one line. */
export function joined(parts: readonly string[], by = ' '): string {
  return parts.filter((part) => part !== '').join(by);
}

export function inBrackets(text: string): string {
  return text === '' ? '' : `(${text})`;
}

/** 0 1059 99900 01 7, the usual grouping of tax numbers. */
export function taxNoText(taxNo: string | null): string {
  return (taxNo ?? '').replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/u, '$1 $2 $3 $4 $5');
}
