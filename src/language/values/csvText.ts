/** CSV as Excel in Thailand opens it: with a byte-order mark, and no cell that a spreadsheet would run. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would take for a formula is led by an apostrophe; a number is left a number. */
export function csvCell(text: string): string {
  const safe = NUMBER.test(text) ? text : text.replaceAll(BEFORE_FORMULA, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Where a cell begins: at its beginning, and, where the file is opened under a locale that separates by semicolons or by
 * tabs and knows no comma, behind each of those and behind each line break, for there its quotation marks do not count.
 * What a spreadsheet leaves out before it looks for a formula does not help: white space, what is not seen, quotation
 * marks, an apostrophe. The same letters in full and small width count too. `resource/sheets/reading/delimited.mjs` takes away
 * again what is put here.
 */
const BEFORE_FORMULA = /(?<=^|[;\t\r\n])(?=[\s\p{C}'"]*[=+\-@|＝＋－＠﹦﹢﹣﹫])/gu;
