/** The calls that import rows from a file. */
import type { AnyEntity } from '#language/entity.ts';
import { callRaw, isAbortError } from '../api/call.ts';
import { ApiError, NoResponse } from '../api/errors.ts';
import type { Progress } from '../api/progress.ts';
import { baseOf, type SheetFormat } from '../api/resource.ts';
import { uploadBytes } from '../fields/file/uploadFile.ts';
import { readImport, type ImportOutcome, type RowsRead } from './importAnswer.ts';

/** The file has changed since it was chosen, and the browser can no longer read it. */
export class FileChangedError extends Error {}

export interface SheetUploadOptions {
  /** Everything is done and then rolled back: nothing is loaded. */
  readonly isTrial: boolean;
  readonly signal: AbortSignal;
  readonly onSent: Progress;
  readonly onRows: (rows: RowsRead) => void;
}

/** Returns a file with the right columns and no rows. */
export async function fetchTemplate(entity: AnyEntity, format: SheetFormat): Promise<Blob> {
  return (await callRaw('POST', `${baseOf(entity)}/_template`, { query: { format } })).blob();
}

export async function sendSheet(
  entity: AnyEntity,
  file: File,
  { isTrial, signal, onSent, onRows }: SheetUploadOptions,
): Promise<ImportOutcome> {
  await expectReadable(file);
  try {
    signal.throwIfAborted();
    const { body } = await uploadBytes(`${baseOf(entity)}/_import`, file, {
      query: { isTrial: String(isTrial) },
      signal,
      progress: onSent,
    });
    if (body === null) throw new NoResponse('No answer');
    return await readImport(body, onRows);
  } catch (error) {
    if (isAbortError(error) || error instanceof ApiError) throw error;
    // A lost connection can be distinguished from an unreadable file only by reading the file.
    await expectReadable(file);
    throw error instanceof NoResponse ? error : new NoResponse('The answer was cut short', { cause: error });
  }
}

async function expectReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw new FileChangedError('The file has changed', { cause: error });
  }
}
