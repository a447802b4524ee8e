/** CSV as Excel in Thailand opens it: with a byte-order mark, and no cell that a spreadsheet would run. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that a spreadsheet would take for a formula is led by an apostrophe; a number is left a number. */
export function csvCell(text: string): string {
  const isRisky = /^[=+\-@\t\r\n|＝＋－＠]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text);
  const safe = isRisky ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
