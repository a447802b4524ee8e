// @ts-check
/**
 * Reads one file as rows of cells, in a thread of its own: unpacking and reading take the processor for as long as they
 * last. Plain JavaScript, so that it runs as it lies here beside the sources and beside the bundle alike. What it is, its
 * bytes decide and never its name.
 *
 * @typedef {{ readonly bytes: Uint8Array, readonly limits: { readonly rows: number, readonly columns: number, readonly memberBytes: number, readonly totalBytes: number, readonly cellLetters: number, readonly letters: number } }} Order
 * @typedef {{ kind: 'rows', rows: readonly import('./reading/cells.mjs').SheetRow[] } | { kind: 'end', format: 'xlsx' | 'csv' } | { kind: 'refused', reason: string, row: number | undefined }} Told
 */
import { parentPort, workerData } from 'node:worker_threads';
import { readDelimited } from './reading/delimited.mjs';
import { SheetProblem } from './reading/sheetProblem.mjs';
import { readWorkbook } from './reading/workbook.mjs';
import { openArchive } from './reading/zip.mjs';

/** Sent in portions, because receiving a large message would block the receiving thread. */
const PORTION = 250;
const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1');
/** Excel 97 to 2003, and any file protected with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const { bytes, limits } = /** @type {Order} */ (workerData);

/** @param {Told} told */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
const postToParent = (told) => parentPort?.postMessage(told);

/**
 * A text that many cells share is stored once, and copied for each of them where it is told: a small file could say more
 * than any memory holds.
 * @param {readonly import('./reading/cells.mjs').SheetRow[]} rows
 */
function checkLetters(rows) {
  let letters = 0;
  for (const { cells } of rows) {
    for (const cell of cells) {
      const length = cell === null ? 0 : (typeof cell === 'string' ? cell : cell[1]).length;
      letters += length;
      if (length > limits.cellLetters || letters > limits.letters) throw new SheetProblem('unpacksTooLarge');
    }
  }
}

try {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = source.subarray(0, 4);
  if (head.equals(COMPOUND)) throw new SheetProblem('oldExcel');
  const isArchive = head.equals(ARCHIVE);
  const rows = isArchive
    ? await readWorkbook(await openArchive(source, limits), limits)
    : readDelimited(source, limits);
  checkLetters(rows);
  for (let at = 0; at < rows.length; at += PORTION) postToParent({ kind: 'rows', rows: rows.slice(at, at + PORTION) });
  postToParent({ kind: 'end', format: isArchive ? 'xlsx' : 'csv' });
} catch (error) {
  if (!(error instanceof SheetProblem)) throw error;
  postToParent({ kind: 'refused', reason: error.reason, row: error.row });
}
