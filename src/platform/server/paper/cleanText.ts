/** Text that people typed or pasted, as a paper may say it: without signs that no typeface has; blank is absent. */

/** Signs that are no letters come along when text is pasted. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** What a paper says of a stored value: null where there is no text, or nothing but spaces. Ends of lines stay. */
export function cleanText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replaceAll(CONTROLS, '').trim() : '';
  return text === '' ? null : text;
}

/** Line by line, without those that are empty. */
export function cleanLines(value: unknown): readonly string[] {
  return (cleanText(value) ?? '')
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A name or a code: in one line, otherwise to the letter. */
export function oneLine(value: unknown): string {
  return cleanLines(value)
    .join(' ')
    .replaceAll(/[\t ]+/gu, ' ');
}

/** A blank line begins a paragraph, a single end of a line only another line. */
export function paragraphsOf(value: unknown): readonly (readonly string[])[] {
  return (cleanText(value) ?? '')
    .replaceAll(/\r\n?/gu, '\n')
    .split(/\n[\t ]*\n\s*/u)
    .map(cleanLines)
    .filter((lines) => lines.length > 0);
}

/** What is there, in one line. */
export function joined(parts: readonly string[], by = ' '): string {
  return parts.filter((part) => part !== '').join(by);
}

export function inBrackets(text: string): string {
  return text === '' ? '' : `(${text})`;
}

/** 0 1059 99900 01 7, as tax numbers are read out. */
export function taxNoText(taxNo: string | null): string {
  return (taxNo ?? '').replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/u, '$1 $2 $3 $4 $5');
}
