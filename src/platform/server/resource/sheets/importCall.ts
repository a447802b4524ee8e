/**
 * `POST {base}/_import`: a sheet is tried, or loaded completely. It is refused in the usual way until it is known to be
 * a valid sheet; from then on, results are reported line by line.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AnyEntity } from '#language/entity.ts';
import { inLocale, type Locale } from '#language/label.ts';
import { message } from '#language/message.ts';
import { inTransaction } from '../../database/transaction.ts';
import { badInput, forbidden, invalid, Refusal } from '../../errors.ts';
import { fileNameOf, drainBody } from '../../files/receive.ts';
import { sizeText, UPLOAD_MAX_BYTES } from '../../files/fileLimits.ts';
import { cleanFileName } from '../../files/fileName.ts';
import type { CallContext } from '../../http/call.ts';
import type { RawReply } from '../../http/rawReply.ts';
import { errorBody, internalError, localeOf } from '../../http/errorBody.ts';
import { writeEvent } from '../../jobs/writeEvent.ts';
import { asRefusal } from '../../database/databaseErrors.ts';
import { readerOf } from '../read/reader.ts';
import { importRows, type ImportJob, type ImportResult, type RowProblem } from './importRows.ts';
import { matchHeader, type FileColumn, type HeaderMatch } from './matchHeader.ts';
import { visibleCellText, readSheet, type Sheet } from './readSheet.ts';
import { shortenText } from './readCell.ts';

/** While one sheet is read or written, other callers are asked to come back: each needs a connection and a thread. */
export interface ImportTurn {
  isTaken: boolean;
  /** Files being received: each is held in memory until its turn. */
  receiving: number;
}

export const MAX_RECEIVING = 8;
const MAX_UPLOAD_MS = 300_000;

const RETRY_SECONDS = 10;

interface Upload {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

interface ImportOptions {
  readonly entity: AnyEntity;
  readonly isTrial: boolean;
  readonly match: HeaderMatch;
  readonly sheet: Sheet;
  readonly upload: Upload;
}

export async function handleImport(entity: AnyEntity, context: CallContext, turn: ImportTurn): Promise<RawReply> {
  const { body } = context;
  if (!(body instanceof Readable)) throw new TypeError('The body of an upload is handed over as a stream');
  try {
    const { rights } = context.grant;
    if (!rights.has('canCreate') || !rights.has('canEdit')) throw forbidden();
    if (turn.isTaken || turn.receiving >= MAX_RECEIVING) throw busy();
    turn.receiving += 1;
    const { bytes, ...upload } = await receiveFile(context, body).finally(() => void (turn.receiving -= 1));
    if (turn.isTaken) throw busy();
    turn.isTaken = true;
    try {
      const sheet = await readSheet(bytes);
      const match = matchHeader({ catalogue: context.app.catalogue, reader: readerOf(context.actor), entity }, sheet);
      if (sheet.rows.length === 0) throw new Refusal(422, message('sheetNoRows'));
      const order = { entity, isTrial: readIsTrial(context.query['isTrial']), match, sheet, upload };
      return {
        raw: true,
        type: 'application/x-ndjson; charset=utf-8',
        body: streamImport(context, order, () => void (turn.isTaken = false)),
      };
    } catch (error) {
      turn.isTaken = false;
      throw error;
    }
  } catch (error) {
    if (!body.readableEnded) drainBody(body);
    throw error;
  }
}

const busy = (): Refusal => new Refusal(503, message('importBusy'), { retryAfter: RETRY_SECONDS });

/** Without an explicit `false`, it is only a trial. */
function readIsTrial(sentText: string | undefined): boolean {
  if (sentText !== undefined && sentText !== 'true' && sentText !== 'false')
    throw badInput(message('wrongType', { name: 'isTrial', expected: 'true | false' }));
  return sentText !== 'false';
}

async function receiveFile(
  { headers }: CallContext,
  body: Readable,
): Promise<Upload & { bytes: Uint8Array<ArrayBuffer> }> {
  const tooLarge = (): Refusal => new Refusal(413, message('fileTooLarge', { limit: sizeText(UPLOAD_MAX_BYTES) }));
  if (Number(headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES) throw tooLarge();
  const name = cleanFileName(fileNameOf(headers['x-file-name']));
  const hash = createHash('sha256');
  const pieces: Buffer[] = [];
  let size = 0;
  // Nothing else limits how slowly a file is sent, and only few may be sent at once.
  const timer = setTimeout(() => body.destroy(), MAX_UPLOAD_MS);
  await new Promise<void>((resolve, reject) => {
    body.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > UPLOAD_MAX_BYTES) {
        reject(tooLarge());
        return;
      }
      hash.update(piece);
      pieces.push(piece);
    });
    body
      .once('end', resolve)
      .once('error', reject)
      .once('close', () => reject(badInput(message('sheetBroken'))));
  }).finally(() => clearTimeout(timer));
  // A separate buffer, so that it can be transferred to the thread.
  const bytes = new Uint8Array(new ArrayBuffer(size));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return { name, size, sha256: hash.digest('hex'), bytes };
}

/** Ends the import of a client that has disconnected. */
class Abandoned extends Error {}

/** Carries the result out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly imported: ImportResult;
  constructor(imported: ImportResult) {
    super('Not to be kept');
    this.imported = imported;
  }
}

/** Progress is reported at least this often. */
const PROGRESS_ROWS = 200;
const PROGRESS_MS = 500;

function streamImport(context: CallContext, order: ImportOptions, free: () => void): Readable {
  const stream = new Readable({ read: () => undefined });
  const line = (value: object): void => {
    if (!stream.destroyed) stream.push(`${JSON.stringify(value)}\n`);
  };
  const of = order.sheet.rows.length;
  line({ kind: 'progress', done: 0, of });
  let reported = { done: 0, atMs: Date.now() };
  const onProgress = (done: number): void => {
    if (done < of && done - reported.done < PROGRESS_ROWS && Date.now() - reported.atMs < PROGRESS_MS) return;
    reported = { done, atMs: Date.now() };
    line({ kind: 'progress', done, of });
  };
  const locale = localeOf(context.query['locale'] ?? context.headers['accept-language']);
  void loadSheet(context, order, { onProgress, throwIfAbandoned: () => throwIfAbandoned(stream) })
    .then(
      (outcome) => line(outcomeLine(context, order, { outcome, locale })),
      (error: unknown) => line(failedLine(context, error, locale)),
    )
    .finally(() => {
      free();
      stream.push(null);
    });
  return stream;
}

function throwIfAbandoned(stream: Readable): void {
  if (stream.destroyed) throw new Abandoned('Nobody waits for it any more');
}

interface ImportOutcome extends ImportResult {
  readonly isLoaded: boolean;
}

/** Loads all rows or none. A trial runs the same and stores nothing. */
async function loadSheet(
  { app, actor, grant, requestId, ip, userAgent }: CallContext,
  order: ImportOptions,
  hooks: Pick<ImportJob, 'onProgress' | 'throwIfAbandoned'>,
): Promise<ImportOutcome> {
  const { entity, match, sheet, upload, isTrial } = order;
  const writer = { actor, rights: grant.rights, requestId, ip, userAgent };
  try {
    const imported = await inTransaction(app.pools.api, { requestId }, async (db) => {
      const done = await importRows(app, db, { writer, entity, ...match, rows: sheet.rows, ...hooks });
      if (isTrial || done.problems.length > 0) throw new RolledBack(done);
      const { problems: _, ...counts } = done;
      await writeEvent(db, app.clock, {
        source: 'imports',
        name: 'importRows',
        outcome: 'success',
        requestId,
        detail: {
          by: actor.username,
          entity: entity.name,
          file: upload.name,
          size: upload.size,
          sha256: upload.sha256,
          rows: sheet.rows.length,
          ...counts,
        },
      });
      hooks.throwIfAbandoned();
      return done;
    });
    return { ...imported, isLoaded: true };
  } catch (error) {
    if (error instanceof RolledBack) return { ...error.imported, isLoaded: false };
    throw error;
  }
}

const MAX_PROBLEMS = 500;

function outcomeLine(
  { app, requestId }: CallContext,
  { isTrial, match, sheet, entity }: ImportOptions,
  { outcome, locale }: { outcome: ImportOutcome; locale: Locale },
): object {
  const { problems, isLoaded, created, updated, unchanged } = outcome;
  const listed = inSheetOrder(problems, match.columns).slice(0, MAX_PROBLEMS);
  const messages = errorBody(app.catalogue, invalid(listed), { locale, requestId }).fields;
  return {
    kind: 'outcome',
    isTrial,
    isLoaded,
    rows: sheet.rows.length,
    created,
    updated,
    unchanged,
    problemCount: problems.length,
    problems: listed.map((problem, index) => ({
      ...cellOfProblem(problem, { columns: match.columns, entity, locale }),
      message: messages[index]?.message ?? '',
      messageKey: problem.messageKey,
    })),
  };
}

/**
 * Sorts from top to bottom and from left to right, as a person reads the sheet; problems of a whole row are the last of
 * their row.
 */
function inSheetOrder(problems: readonly RowProblem[], columns: readonly FileColumn[]): readonly RowProblem[] {
  const placeOfColumn = ({ path }: RowProblem): number =>
    columns.find(({ name }) => name === path.split('.')[0])?.index ?? columns.length;
  return problems.toSorted(
    (first, other) => first.sheet.row - other.sheet.row || placeOfColumn(first) - placeOfColumn(other),
  );
}

/** Returns the cell where the person finds the problem; for a field without a column in the file, only its label. */
function cellOfProblem(
  { path, sheet }: RowProblem,
  { columns, entity, locale }: { columns: readonly FileColumn[]; entity: AnyEntity; locale: Locale },
): object {
  const field = path.split('.')[0] ?? '';
  const column = columns.find(({ name }) => name === field);
  const label = entity.fields[field]?.label;
  return {
    row: sheet.row,
    column: column?.letter ?? '',
    field,
    header: column?.header ?? (label === undefined ? '' : inLocale(label, locale)),
    value: column === undefined ? '' : shortenText(visibleCellText(sheet.cells[column.index])),
  };
}

function failedLine({ app, requestId }: CallContext, error: unknown, locale: Locale): object {
  const refusal = asRefusal(app.catalogue, error);
  if (!(error instanceof Abandoned) && (refusal === undefined || refusal.status >= 500))
    app.log.error({ requestId, error }, 'An import failed');
  const { status, message: text } = errorBody(app.catalogue, refusal ?? internalError(), { locale, requestId });
  return { kind: 'failed', status, message: text };
}
