// @ts-check
/**
 * A cell as the worker returns it: a plain text, or its kind and its text.
 *
 * @typedef {'number' | 'date' | 'boolean' | 'formula' | 'error' | 'merged'} CellKind
 * @typedef {null | string | readonly [kind: CellKind, text: string]} Cell
 * @typedef {{ readonly row: number, readonly cells: readonly Cell[] }} SheetRow
 */

/** Rows are counted from 1, as people count them. */
export const HEADER_ROW = 1;

const DAY_MS = 86_400_000;
/** Excel counts days from here, and has a day 60 for 29 February 1900, which did not exist. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const EPOCH_1904_MS = Date.UTC(1904, 0, 1);
const FALSE_LEAP_DAY = 60;
/** Last day of the year 9999. */
const LAST_SERIAL = 2_958_465;

/** Rounds to fifteen digits, because further digits of a double are inexact and Excel does not show them. @param {string} text */
export function numberText(text) {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return undefined;
  const short = Number(value.toPrecision(15));
  const written = String(short);
  return written.includes('e')
    ? short.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : written;
}

/**
 * Returns `YYYY-MM-DDTHH:mm:ss`, in the local time in which the sheet was written.
 * @param {number} serial
 * @param {boolean} is1904
 */
export function dateText(serial, is1904) {
  if (!Number.isFinite(serial) || serial < 0 || serial > LAST_SERIAL) return undefined;
  const days = !is1904 && serial < FALSE_LEAP_DAY ? serial + 1 : serial;
  const ms = (is1904 ? EPOCH_1904_MS : EPOCH_MS) + Math.round(days * 86_400) * (DAY_MS / 86_400);
  return new Date(ms).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
}

/** Decodes `_x000D_`, by which Excel writes characters that XML cannot contain. @param {string} text */
export function unescapeXml(text) {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, /** @type {string} */ hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;
}

/**
 * Returns the position of a reference: `B17` is column 1, row 17.
 * @param {string} reference
 */
export function cellPositionOf(reference) {
  const found = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference);
  if (found === null) return undefined;
  const [, letters = '', digits = ''] = found;
  return {
    column: [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1,
    row: Number(digits),
  };
}
