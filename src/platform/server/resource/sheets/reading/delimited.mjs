// @ts-check
/**
 * Reads a table as text: UTF-8 with or without a byte order mark, UTF-16 (Excel calls it Unicode text), or the Thai code
 * page of old programs. The separator is the comma, semicolon or tab, whichever the first line has most of.
 *
 * @typedef {import('./cells.mjs').Cell} Cell
 * @typedef {import('./cells.mjs').SheetRow} SheetRow
 */
import { HEADER_ROW } from './cells.mjs';
import { SheetProblem } from './sheetProblem.mjs';

const SEPARATORS = [',', ';', '\t'];
/** The apostrophe that our exports put before text which a spreadsheet would run as a formula: see `csvText.ts`. */
const LED_BY_APOSTROPHE = /(?<=^|[;\t\r\n])'(?=[\s\p{C}'"]*[=+\-@|＝＋－＠﹦﹢﹣﹫])/gu;

/**
 * @param {Buffer} bytes
 * @param {{ readonly rows: number, readonly columns: number }} limits
 * @returns {SheetRow[]}
 */
export function readDelimited(bytes, limits) {
  const text = decode(bytes);
  if (/^\s*</.test(text)) throw new SheetProblem('notASheet');
  return rowsIn(text, limits);
}

/** @param {Buffer} bytes */
function decode(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Text has no NUL bytes, and almost every other file has some.
  if (bytes.length === 0 || bytes.includes(0)) throw new SheetProblem('notASheet');
  for (const encoding of ['utf-8', 'windows-874']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not this encoding: try the next one.
    }
  }
  throw new SheetProblem('notASheet');
}

/**
 * @param {string} source
 * @param {{ readonly rows: number, readonly columns: number }} limits
 */
function rowsIn(source, limits) {
  const separatorLine = /^sep=([,;\t])\r?\n/.exec(source);
  const separator = separatorLine?.[1] ?? separatorOf(source);
  /** @type {SheetRow[]} */
  const rows = [];
  // Programs do not show a line that only names the separator, so it is not counted as a row.
  let at = separatorLine?.[0].length ?? 0;
  let row = 0;
  while (at < source.length) {
    row += 1;
    const record = readRecord(source, { at, separator, row });
    at = record.end;
    if (record.cells.every((cell) => cell === '')) continue;
    rows.push({
      row,
      cells: record.cells
        .slice(0, limits.columns)
        .map((cell) => (cell === '' ? null : cell.replaceAll(LED_BY_APOSTROPHE, ''))),
    });
    if (rows.length - Number(rows[0]?.row === HEADER_ROW) > limits.rows) throw new SheetProblem('tooManyRows');
  }
  return rows;
}

/**
 * @param {string} source
 * @param {{ at: number, separator: string, row: number }} from
 */
function readRecord(source, { at: from, separator, row }) {
  const cells = [];
  let at = from;
  for (;;) {
    const cell = source[at] === '"' ? readQuoted(source, at, row) : { text: '', end: at };
    const end = endOfCell(source, cell.end, separator);
    cells.push(cell.text + source.slice(cell.end, end));
    const stop = source[end];
    if (stop === separator) {
      at = end + 1;
      continue;
    }
    return { cells, end: end + (stop === '\r' && source[end + 1] === '\n' ? 2 : 1) };
  }
}

/**
 * @param {string} source
 * @param {number} open
 * @param {number} row
 */
function readQuoted(source, open, row) {
  let text = '';
  let at = open + 1;
  for (;;) {
    const close = source.indexOf('"', at);
    if (close === -1) throw new SheetProblem('openQuote', row);
    text += source.slice(at, close);
    if (source[close + 1] !== '"') return { text, end: close + 1 };
    text += '"';
    at = close + 2;
  }
}

/**
 * @param {string} source
 * @param {number} from
 * @param {string} separator
 */
function endOfCell(source, from, separator) {
  let at = from;
  while (at < source.length && source[at] !== separator && source[at] !== '\n' && source[at] !== '\r') at += 1;
  return at;
}

/** @param {string} source */
function separatorOf(source) {
  const counts = new Map(SEPARATORS.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const letter of source.slice(0, 64 * 1024)) {
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === '\n' || letter === '\r') break;
    if (counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return SEPARATORS.reduce((best, next) => ((counts.get(next) ?? 0) > (counts.get(best) ?? 0) ? next : best), ',');
}
