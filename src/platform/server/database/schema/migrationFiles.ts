/** Reads the migrations of a folder, in the order they run. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../../startProblem.ts';

export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

export function readMigrations(folder: string): MigrationFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  return names.map((name) => {
    if (!FILE_NAME.test(name))
      throw new StartProblem(`${join(folder, name)} is not named like a migration: YYYYMMDDHHMMSS_what-it-does.sql.`);
    // A checkout may write other line ends, which the database does not see.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
}

/** Returns the name of a new file, which sorts after every other, also if clocks differ. */
export function migrationName({
  what,
  now,
  existing,
}: {
  what: string;
  now: Date;
  existing: readonly string[];
}): string {
  if (!WHAT.test(what))
    throw new StartProblem(
      `"${what}" cannot name a migration: use small letters, digits and hyphens, such as add-department-code.`,
    );
  const newest = existing
    .map((name) => Number(name.slice(0, STAMP_LENGTH)))
    .reduce((one, other) => Math.max(one, other), 0);
  const stamp = Math.max(Number(now.toISOString().replaceAll(/\D/g, '').slice(0, STAMP_LENGTH)), newest + 1);
  return `${stamp}_${what}.sql`;
}

const STAMP_LENGTH = 14;
const WHAT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FILE_NAME = /^\d{14}_[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;
