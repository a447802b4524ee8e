/** What administrators should look at before it becomes a fault: the disk, the backup, the job queue. */
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from '../app.ts';
import { JOBS_SCHEMA } from '../jobs/migrateJobs.ts';

export type OperatingWarning = 'disk' | 'backup' | 'jobs';

/** Undefined for a value that could not be read at the moment. */
export interface OperatingFacts {
  /** For the fuller of the disks with the data and the files. */
  readonly disk: { readonly freeBytes: number; readonly freeShare: number } | undefined;
  /** Since the last successful backup; null if there never was one. */
  readonly backupAgeSeconds: number | null | undefined;
  /** Jobs that are due and not started. */
  readonly jobsWaiting: number | undefined;
  readonly oldestJobSeconds: number | undefined;
}

export interface OperationsWatch {
  /** Reads the values again, at most once in a quarter of a minute. Never fails. */
  readonly refresh: () => Promise<void>;
  readonly facts: () => OperatingFacts;
  readonly warnings: () => readonly OperatingWarning[];
}

export function watchOperations(app: Pick<App, 'pools' | 'metrics' | 'config' | 'log'>): OperationsWatch {
  let facts = NOTHING_KNOWN;
  let lookedMs = -Infinity;
  let looking: Promise<void> | undefined;
  const readFacts = async (): Promise<void> => {
    const [disk, rest] = await Promise.all([findDisk(app), findInDatabase(app)]);
    facts = { disk, ...rest };
    lookedMs = performance.now();
  };
  addGauges(app.metrics, () => facts);
  return {
    refresh: () => {
      if (performance.now() - lookedMs < REFRESH_AFTER_MS) return Promise.resolve();
      looking ??= readFacts().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    facts: () => facts,
    warnings: () => warningsOf(facts, app.config),
  };
}

/** Each is a warning; none prevents the system from serving. */
export function warningsOf(
  facts: OperatingFacts,
  { backupWarningDays }: Pick<App['config'], 'backupWarningDays'>,
): OperatingWarning[] {
  const { disk, backupAgeSeconds, oldestJobSeconds } = facts;
  const warnings: OperatingWarning[] = [];
  if (disk !== undefined && (disk.freeBytes < MIN_FREE_BYTES || disk.freeShare < MIN_FREE_SHARE)) warnings.push('disk');
  const isBackupOld = backupAgeSeconds === null || (backupAgeSeconds ?? 0) > backupWarningDays * DAY_SECONDS;
  if (backupWarningDays > 0 && isBackupOld) warnings.push('backup');
  if ((oldestJobSeconds ?? 0) > MAX_JOB_WAIT_SECONDS) warnings.push('jobs');
  return warnings;
}

const REFRESH_AFTER_MS = 15_000;
/** A day of papers and a day of the database's own log, with time to act. */
const MIN_FREE_BYTES = 2 * 1024 ** 3;
const MIN_FREE_SHARE = 0.05;
const DAY_SECONDS = 24 * 3600;
/** People who expect a mail notice it when it waits this long. */
const MAX_JOB_WAIT_SECONDS = 600;

const NOTHING_KNOWN: OperatingFacts = {
  disk: undefined,
  backupAgeSeconds: undefined,
  jobsWaiting: undefined,
  oldestJobSeconds: undefined,
};

async function findDisk({ config, log }: Pick<App, 'config' | 'log'>): Promise<OperatingFacts['disk']> {
  try {
    const folders = [config.dataDir, ...(config.filesUrl.startsWith('file:') ? [fileURLToPath(config.filesUrl)] : [])];
    const disks = await Promise.all(folders.map(freeAt));
    return disks.toSorted((one, other) => one.freeShare - other.freeShare)[0];
  } catch (error) {
    log.warn({ error }, 'The free room on the disk could not be read');
    return undefined;
  }
}

/** A folder that does not exist yet will be made on the disk of its parent. */
async function freeAt(folder: string): Promise<{ freeBytes: number; freeShare: number }> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, freeShare: blocks === 0 ? 1 : bavail / blocks };
  } catch (error) {
    if (dirname(folder) === folder) throw error;
    return freeAt(dirname(folder));
  }
}

const FACTS_SQL = `select
  (select extract(epoch from now() - max("create_date"))::float8 from "event"
    where "source" = 'operations' and "name" = 'backup' and "outcome" = 'success') as "backupAgeSeconds",
  count(*)::int as "jobsWaiting",
  coalesce(extract(epoch from now() - min("run_at")), 0)::float8 as "oldestJobSeconds"
from ${JOBS_SCHEMA}._private_jobs where "locked_at" is null and "run_at" <= now() and "attempts" < "max_attempts"`;

type FactsInDatabase = Omit<OperatingFacts, 'disk'>;

async function findInDatabase({ pools, log }: Pick<App, 'pools' | 'log'>): Promise<FactsInDatabase> {
  try {
    const { rows } = await pools.health.query<FactsInDatabase>(FACTS_SQL);
    return rows[0] ?? NOTHING_KNOWN;
  } catch (error) {
    log.warn({ error }, 'The last backup and the waiting jobs could not be read');
    return NOTHING_KNOWN;
  }
}

/** An unknown value is NaN, as Prometheus writes it. */
function addGauges({ gauge }: App['metrics'], facts: () => OperatingFacts): void {
  gauge({
    name: 'haz_disk_free_bytes',
    help: 'Free room for data and files.',
    read: () => facts().disk?.freeBytes ?? NaN,
  });
  gauge({
    name: 'haz_disk_free_share',
    help: 'Free share of the disk, 0 to 1.',
    read: () => facts().disk?.freeShare ?? NaN,
  });
  gauge({
    name: 'haz_backup_age_seconds',
    help: 'Since the last good backup.',
    read: () => facts().backupAgeSeconds ?? NaN,
  });
  gauge({ name: 'haz_jobs_waiting', help: 'Jobs that are due and not begun.', read: () => facts().jobsWaiting ?? NaN });
  gauge({
    name: 'haz_jobs_oldest_wait_seconds',
    help: 'How long the oldest waits.',
    read: () => facts().oldestJobSeconds ?? NaN,
  });
}
