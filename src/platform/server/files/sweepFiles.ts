/** Removes unclaimed files, and bytes without a row. */
import type { Pool } from 'pg';
import type { App } from '../app.ts';
import { sqlStateOf } from '../database/transaction.ts';
import { UNCLAIMED_DAYS } from './fileLimits.ts';
import type { FileStore } from './fileStore.ts';

export interface SweepResult {
  readonly rows: number;
  readonly files: number;
  readonly leftovers: number;
}

export async function sweepFiles({
  db,
  files,
  clock,
  log,
}: { db: Pool } & Pick<App, 'files' | 'clock' | 'log'>): Promise<SweepResult> {
  const rows = await removeUnclaimed({ db, log, before: new Date(clock.nowMs() - UNCLAIMED_DAYS * DAY_MS) });
  // The file system uses the true time, wherever the business clock was moved.
  const graceEnd = new Date(Date.now() - GRACE_MS);
  return {
    rows,
    files: await removeUnreferenced({ db, files, putBefore: graceEnd }),
    leftovers: await files.removeLeftovers({ begunBefore: graceEnd }),
  };
}

const DAY_MS = 86_400_000;
/** A long transaction may lie between storing the bytes of a file and its row. */
const GRACE_MS = DAY_MS;
const BATCH = 500;
const STILL_REFERENCED = '23503';

async function removeUnclaimed({ db, log, before }: { db: Pool; before: Date } & Pick<App, 'log'>): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    'select "id" from "stored_file" where "claimed_record" is null and "created_at" < $1 order by "created_at"',
    [before],
  );
  let removed = 0;
  for (const { id } of rows) {
    try {
      // Checked again: a record may have claimed it meanwhile.
      removed +=
        (await db.query('delete from "stored_file" where "id" = $1 and "claimed_record" is null', [id])).rowCount ?? 0;
    } catch (error) {
      if (sqlStateOf(error) !== STILL_REFERENCED) throw error;
      log.warn({ fileId: id }, 'A record refers to a file that it has not claimed');
    }
  }
  return removed;
}

async function removeUnreferenced({
  db,
  files,
  putBefore,
}: {
  db: Pool;
  files: FileStore;
  putBefore: Date;
}): Promise<number> {
  let removed = 0;
  const sweep = async (hashes: readonly string[]): Promise<void> => {
    const { rows } = await db.query<{ hash: string }>(
      'select distinct "hash" from "stored_file" where "hash" = any($1)',
      [hashes],
    );
    const usedHashes = new Set(rows.map(({ hash }) => hash));
    for (const hash of hashes) {
      if (!usedHashes.has(hash) && (await files.remove(hash, { putBefore }))) removed += 1;
    }
  };
  let batch: string[] = [];
  for await (const hash of files.list()) {
    batch.push(hash);
    if (batch.length < BATCH) continue;
    await sweep(batch);
    batch = [];
  }
  if (batch.length > 0) await sweep(batch);
  return removed;
}
