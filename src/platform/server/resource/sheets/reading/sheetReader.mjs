// @ts-check
/**
 * Collects the cells of one sheet from its elements. The stored result of a formula is not trusted, an error is not a value,
 * and cells covered by a merged range are empty: each is returned as its own kind, so that a message can name the cell.
 *
 * @typedef {import('./cells.mjs').Cell} Cell
 * @typedef {import('./xml.mjs').XmlAttributes} XmlAttributes
 * @typedef {Cell | number} RawCell a number is the index of a shared text that is looked up later
 */
import { dateText, HEADER_ROW, numberText, cellPositionOf, unescapeXml } from './cells.mjs';
import { SheetProblem } from './sheetProblem.mjs';

const MAX_MERGED_RANGES = 10_000;
const MAX_TIMES_COVERED = 2;

/** @param {{ limits: { readonly rows: number, readonly columns: number }, isDate: (style: number) => boolean, is1904: boolean }} options */
export function createSheetReader({ limits, isDate, is1904 }) {
  /** @type {{ row: number, cells: RawCell[] }[]} */
  const rows = [];
  /** @type {Set<number>} */
  const shared = new Set();
  /** @type {string[]} */
  const merged = [];
  let at = { row: 0, column: -1 };
  /** @type {RawCell[]} */
  let cells = [];
  let cell = { type: '', style: 0, hasFormula: false, text: '' };
  let isText = false;
  let isPhonetic = false;

  /** @type {(attributes: XmlAttributes) => void} */
  const beginRow = ({ r }) => {
    at = { row: r === undefined ? at.row + 1 : Number(r), column: -1 };
    cells = [];
  };
  /** @type {(attributes: XmlAttributes) => void} */
  const beginCell = ({ r, t = 'n', s = '0' }) => {
    const place = r === undefined ? undefined : cellPositionOf(r);
    at = { row: at.row, column: place?.column ?? at.column + 1 };
    cell = { type: t, style: Number(s), hasFormula: false, text: '' };
  };
  // Empty cells and cells of ignored columns count too, because reading them takes as long.
  let cellsLeft = limits.rows * limits.columns;
  const endCell = () => {
    cellsLeft -= 1;
    if (cellsLeft < 0) throw new SheetProblem('unpacksTooLarge');
    const value = valueOf(cell, { isDate, is1904 });
    if (value === null || at.column >= limits.columns) return;
    while (cells.length < at.column) cells.push(null);
    cells[at.column] = value;
    if (typeof value === 'number') shared.add(value);
  };
  const endRow = () => {
    if (cells.length === 0) return;
    rows.push({ row: at.row, cells });
    if (rows.length - Number(rows[0]?.row === HEADER_ROW) > limits.rows) throw new SheetProblem('tooManyRows');
  };

  return {
    handler: {
      /** @type {(name: string, attributes: XmlAttributes) => void} */
      open: (name, attributes) => {
        if (name === 'row') beginRow(attributes);
        else if (name === 'c') beginCell(attributes);
        else if (name === 'f') cell.hasFormula = true;
        else if (name === 'rPh') isPhonetic = true;
        else if (name === 'mergeCell' && merged.length < MAX_MERGED_RANGES) merged.push(attributes['ref'] ?? '');
        isText = name === 'v' || (name === 't' && !isPhonetic);
      },
      /** @type {(text: string) => void} */
      text: (text) => {
        if (isText) cell.text += text;
      },
      /** @type {(name: string) => void} */
      close: (name) => {
        isText = false;
        if (name === 'c') endCell();
        else if (name === 'row') endRow();
        else if (name === 'rPh') isPhonetic = false;
      },
    },
    result: () => {
      coverMerged(rows, merged, limits.columns);
      return { rows, shared };
    },
  };
}

/**
 * @param {{ type: string, style: number, hasFormula: boolean, text: string }} cell
 * @param {{ isDate: (style: number) => boolean, is1904: boolean }} book
 * @returns {RawCell}
 */
function valueOf({ type, style, hasFormula, text }, { isDate, is1904 }) {
  if (hasFormula) return ['formula', text];
  if (text.trim() === '') return null;
  switch (type) {
    case 's':
      return Number.isSafeInteger(Number(text)) ? Number(text) : null;
    case 'inlineStr':
    case 'str':
      return unescapeXml(text);
    case 'b':
      return ['boolean', text.trim() === '1' ? 'true' : 'false'];
    case 'e':
      return ['error', text];
    case 'd':
      return ['date', text.slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)];
    default: {
      const number = numberText(text);
      const day = number !== undefined && isDate(style) ? dateText(Number(text), is1904) : undefined;
      if (day !== undefined) return ['date', day];
      return number === undefined ? text : ['number', number];
    }
  }
}

/**
 * Marks the covered cells of merged ranges below the header: only the first cell of a range has a value.
 * @param {{ row: number, cells: RawCell[] }[]} rows
 * @param {readonly string[]} ranges
 * @param {number} columns
 */
function coverMerged(rows, ranges, columns) {
  // Ranges never overlap in a real file; overlapping ones only cost time.
  let left = rows.length * columns * MAX_TIMES_COVERED;
  for (const range of ranges) {
    const [from, to] = range.split(':').map(cellPositionOf);
    if (from === undefined || to === undefined) continue;
    for (const { row, cells } of rows) {
      if (row === HEADER_ROW || row < from.row || row > to.row) continue;
      left -= 1 + Math.max(0, Math.min(to.column, columns - 1) - from.column);
      if (left < 0) throw new SheetProblem('broken');
      for (let column = from.column; column <= Math.min(to.column, columns - 1); column += 1) {
        if (row === from.row && column === from.column) continue;
        while (cells.length <= column) cells.push(null);
        cells[column] = ['merged', range];
      }
    }
  }
}
