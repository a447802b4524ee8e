// @ts-check
/** Draws a QR code as SVG: sharp at any size, and the same bytes for the same text. */
import qrcode from 'qrcode-generator';

/** A quarter of it may be unreadable: paper is folded, stamped and copied. */
const CORRECTION = 'Q';
/** The margin that ISO/IEC 18004 requires, in modules. */
const QUIET_ZONE = 4;

/**
 * @param {string} text
 * @returns {string}
 */
export function qrSvg(text) {
  const code = qrcode(0, CORRECTION);
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const size = count + 2 * QUIET_ZONE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${pathOf(count, (row, column) => code.isDark(row, column))}"/></svg>`;
}

/**
 * Draws runs of dark modules in a row as one stroke: seams between squares would show in print.
 * @param {number} count
 * @param {(row: number, column: number) => boolean} isDark
 */
function pathOf(count, isDark) {
  /** @type {string[]} */
  const runs = [];
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (!isDark(row, column)) continue;
      const from = column;
      while (column + 1 < count && isDark(row, column + 1)) column += 1;
      runs.push(`M${from + QUIET_ZONE} ${row + QUIET_ZONE}h${column - from + 1}v1H${from + QUIET_ZONE}z`);
    }
  }
  return runs.join('');
}
