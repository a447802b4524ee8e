/**
 * Files of people who have no account yet, until a registration names them. They have their own quota, which does not
 * affect files of accounts; one address may use only a part of it; and they are deleted within a day. The address
 * itself is not stored: its rows have the same keyed hash in their group, which is removed when they are claimed.
 */
import { createHmac } from 'node:crypto';
import { message, type MessageRef } from '#language/message.ts';
import type { App } from '#platform/server/app.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { Refusal } from '#platform/server/errors.ts';
import type { StoredBytes } from '#platform/server/files/fileStore.ts';
import { insertFile, type StoredFile } from '#platform/server/files/storedFile.ts';
import type { JobCron, JobTasks } from '#platform/server/jobs/job.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { deriveKey } from '#platform/server/seal.ts';

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 3_600_000;
/** A form is filled in within a day; people who come back later attach the papers again. */
export const WAITING_HOURS = 24;
/** A registration has a few papers, thirty at most, and an office shares one address. */
export const FILES_OF_ADDRESS = 60;
export const BYTES_OF_ADDRESS = 200 * MEGABYTE;
/** The limit for all of them together: every one is a row to be counted and deleted. */
export const WAITING_FILES = 5000;
const RETRY_AFTER_SECONDS = 3600;

const GROUP = 'registration';
const IS_WAITING = `"owner_id" is null and "claimed_record" is null and "file_group" like '${GROUP}%'`;
const HASH_LENGTH = 32;

export interface NewWaitingFile extends StoredBytes {
  readonly name: string | undefined;
}

/** The group of the files from one address. */
export function groupOf({ config }: Pick<App, 'config'>, address: string): string {
  const hash = createHmac('sha256', deriveKey(config.keySecret, 'registration files v1')).update(address).digest('hex');
  return `${GROUP}-${hash.slice(0, HASH_LENGTH)}`;
}

/** Checked before the bytes are accepted. */
export async function refuseOverQuota({ pools, config }: Pick<App, 'pools' | 'config'>, group: string): Promise<void> {
  await checkQuota(pools.api, { group, size: 0, maxBytes: config.registerFilesMaxBytes });
}

/** Locked and checked again: concurrent uploads cannot exceed the quota together. */
export async function storeWaitingFile(
  app: App,
  { group, file, requestId }: { group: string; file: NewWaitingFile; requestId: string },
): Promise<StoredFile> {
  return inTransaction(app.pools.api, { requestId }, async (db) => {
    await db.query(`select pg_advisory_xact_lock(hashtext('${GROUP} files'))`);
    await checkQuota(db, { group, size: file.size, maxBytes: app.config.registerFilesMaxBytes });
    const stored = await insertFile(db, app.clock, { ...file, group, actor: app.sessions.anonymous() });
    return { ...stored, group: GROUP };
  });
}

/** The files become those of the person who names them; files of other people are not found. */
export async function adoptFiles(
  db: Queryable,
  { ids, ownerId }: { ids: readonly string[]; ownerId: string },
): Promise<void> {
  await db.query({
    text: `update "stored_file" set "owner_id" = $2, "is_user_file" = true, "file_group" = '${GROUP}'
      where "id" = any($1::uuid[]) and ${IS_WAITING}`,
    values: [ids, ownerId],
  });
}

/** Returns how many were deleted; their bytes are removed by the nightly sweep. */
export async function removeOldWaitingFiles({ pools, clock }: Pick<App, 'pools' | 'clock'>): Promise<number> {
  const before = new Date(clock.nowMs() - WAITING_HOURS * HOUR_MS);
  const { rowCount } = await pools.jobs.query(`delete from "stored_file" where "created_at" < $1 and ${IS_WAITING}`, [
    before,
  ]);
  return rowCount ?? 0;
}

const TASK = 'sweepWaitingFiles';

export const waitingFileTasks: JobTasks = {
  [TASK]: async ({ app }) => {
    const rows = await removeOldWaitingFiles(app);
    return rows === 0 ? undefined : { rows };
  },
};

export const waitingFileCrons: readonly JobCron[] = [{ task: TASK, match: '25 * * * *', maxAttempts: 1 }];

async function checkQuota(
  db: Queryable,
  { group, size, maxBytes }: { group: string; size: number; maxBytes: number },
): Promise<void> {
  const { rows } = await db.query({
    text: `select count(*)::int as "files", coalesce(sum("size"), 0)::float8 as "bytes",
        count(*) filter (where "file_group" = $1)::int as "ownFiles",
        coalesce(sum("size") filter (where "file_group" = $1), 0)::float8 as "ownBytes"
from "stored_file" where ${IS_WAITING}`,
    values: [group],
  });
  const { files, bytes, ownFiles, ownBytes } = rows[0] as unknown as {
    files: number;
    bytes: number;
    ownFiles: number;
    ownBytes: number;
  };
  if (ownFiles >= FILES_OF_ADDRESS || isOver(ownBytes, size, BYTES_OF_ADDRESS))
    throw refusal(429, message('tooManyFilesFromHere', { hours: WAITING_HOURS }));
  if (files >= WAITING_FILES || isOver(bytes, size, maxBytes)) throw refusal(503, message('tooManyWaitingFiles'));
}

/** Returns, before the size is known, whether anything would fit at all. */
function isOver(waiting: number, size: number, limit: number): boolean {
  return size === 0 ? waiting >= limit : waiting + size > limit;
}

function refusal(status: number, why: MessageRef): Refusal {
  return new Refusal(status, why, { retryAfter: RETRY_AFTER_SECONDS });
}
