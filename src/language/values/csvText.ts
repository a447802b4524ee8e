/** CSV as Excel in Thailand opens it: with a byte-order mark, and without cells that a spreadsheet would execute. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Text that a spreadsheet would treat as a formula gets a leading apostrophe; a number stays a number. */
export function csvCell(text: string): string {
  const safe = NUMBER.test(text) ? text : text.replaceAll(BEFORE_FORMULA, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Where a cell begins: at its beginning, and, where the file is opened under a locale that separates by semicolons or
 * by tabs and not by commas, after each of those and after each line break, because its quotation marks have no effect
 * there. Characters that a spreadsheet skips before a formula are skipped too: white space, invisible characters,
 * quotation marks, an apostrophe. The same characters in full and small width count too.
 * `resource/sheets/reading/delimited.mjs` removes the apostrophe again.
 */
const BEFORE_FORMULA = /(?<=^|[;\t\r\n])(?=[\s\p{C}'"]*[=+\-@|＝＋－＠﹦﹢﹣﹫])/gu;
