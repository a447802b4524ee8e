/** Reads a file as rows of cells, in a separate thread, so that other calls do not wait. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { message, type MessageRef } from '#language/message.ts';
import { Refusal } from '../../errors.ts';
import { sizeText } from '../../files/fileLimits.ts';
import { findSourcesFolder } from '../../print/sources.ts';

export type CellKind = 'number' | 'date' | 'boolean' | 'formula' | 'error' | 'merged';
/** A plain text, or a kind with its text; a date as `YYYY-MM-DDTHH:mm:ss`. */
export type Cell = null | string | readonly [kind: CellKind, text: string];

export interface SheetRow {
  /** The row number as people count it: the header is 1. */
  readonly row: number;
  readonly cells: readonly Cell[];
}

export interface Sheet {
  readonly format: 'xlsx' | 'csv';
  readonly header: readonly Cell[];
  readonly rows: readonly SheetRow[];
}

/** A transaction with more rows would hold its locks longer than others can wait. */
export const MAX_SHEET_ROWS = 20_000;
const MEGABYTE = 1024 * 1024;
/**
 * Limits of the unpacked size of a workbook: many times what 20,000 rows need, and no more than the thread can hold.
 */
const LIMITS = {
  rows: MAX_SHEET_ROWS,
  columns: 200,
  memberBytes: 150 * MEGABYTE,
  totalBytes: 200 * MEGABYTE,
  cellLetters: MEGABYTE,
  letters: 40 * MEGABYTE,
} as const;
const THREAD_MB = 768;
const LIMIT_MS = 30_000;
const HEADER_ROW = 1;

type WorkerMessage =
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end'; readonly format: Sheet['format'] }
  | { readonly kind: 'refused'; readonly reason: string; readonly row: number | undefined };

/**
 * Rejects files that are no sheet, or have more rows than can be loaded. The bytes are transferred: nothing else may
 * use them afterwards.
 */
export function readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(findSourcesFolder(), 'platform/server/resource/sheets/worker.mjs'), {
      workerData: { bytes, limits: LIMITS },
      transferList: [bytes.buffer],
      // The environment is not passed on: it contains secrets, and reading needs none.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
    });
    const timer = setTimeout(() => finish(() => reject(tooLarge())), LIMIT_MS);
    const finish = (act: () => void): void => {
      clearTimeout(timer);
      worker.removeAllListeners('exit');
      void worker.terminate();
      act();
    };
    const rows: SheetRow[] = [];
    worker.on('message', (reply: WorkerMessage) => {
      if (reply.kind === 'rows') rows.push(...reply.rows);
      else if (reply.kind === 'refused') finish(() => reject(refusalOf(reply)));
      else
        finish(() =>
          resolve({
            format: reply.format,
            header: rows.find(({ row }) => row === HEADER_ROW)?.cells ?? [],
            rows: rows.filter(({ row }) => row !== HEADER_ROW),
          }),
        );
    });
    worker.on('error', (error: Error & { code?: string }) =>
      finish(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error)),
    );
    worker.on('exit', (code) => finish(() => reject(new Error(`The thread that reads sheets ended with ${code}`))));
  });
}

/** Returns the text of a cell as a person sees it. */
export function visibleCellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'string' ? cell : cell[1];
}

const tooLarge = (): Refusal =>
  new Refusal(413, message('sheetUnpacksTooLarge', { limit: sizeText(LIMITS.totalBytes) }));

function refusalOf({ reason, row = 0 }: { readonly reason: string; readonly row: number | undefined }): Refusal {
  if (reason === 'unpacksTooLarge') return tooLarge();
  const refs: Readonly<Record<string, MessageRef>> = {
    tooManyRows: message('sheetTooManyRows', { limit: MAX_SHEET_ROWS.toLocaleString('en-US') }),
    openQuote: message('sheetOpenQuote', { row }),
    oldExcel: message('sheetOldExcel'),
    locked: message('sheetOldExcel'),
    macros: message('sheetMacros'),
    broken: message('sheetBroken'),
  };
  return new Refusal(422, refs[reason] ?? message('sheetNotReadable'));
}
