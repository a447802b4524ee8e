/**
 * `npm run migrations -- add-department-code` writes the migration that the declarations require.
 * `npm run migrations -- --check` only prints what is missing, and fails if anything is.
 *
 * It compares in scratch databases: of SCRATCH_DATABASE_URL (a role that may create databases), or of a cluster started
 * for it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '#apps/modules.ts';
import { assertReachable } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { compareMigrations } from '#platform/server/database/schema/compareMigrations.ts';
import { migrationText, type Difference } from '#platform/server/database/schema/schemaDifference.ts';
import { migrationName, readMigrations } from '#platform/server/database/schema/migrationFiles.ts';
import { StartProblem } from '#platform/server/startProblem.ts';

const folder = fileURLToPath(new URL('../migrations/', import.meta.url));
const SCRATCH = 'SCRATCH_DATABASE_URL';
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}

async function main(args: readonly string[]): Promise<number> {
  const [what] = args;
  if (args.length !== 1 || what === undefined) {
    say('Usage: npm run migrations -- <what-changes>, or npm run migrations -- --check');
    return 1;
  }
  // Before anything slow, so that a wrong name is reported at once.
  const name =
    what === '--check'
      ? undefined
      : migrationName({ what, now: new Date(), existing: readMigrations(folder).map((file) => file.name) });
  const differences = await withCluster((adminUrl) => compareMigrations({ adminUrl, catalogue, folder }));
  for (const difference of differences)
    say(`${difference.byHand ? 'by hand  ' : 'automatic'}  ${difference.description}`);
  if (differences.length === 0) {
    say('The migrations make exactly what is declared.');
    return 0;
  }
  if (name === undefined) {
    say(`${differences.length} differences: npm run migrations -- <what-changes> writes them down.`);
    return 1;
  }
  return write(join(folder, name), differences);
}

function write(path: string, differences: readonly Difference[]): number {
  writeFileSync(path, migrationText(differences), { flag: 'wx' });
  const stubs = differences.filter((difference) => difference.byHand).length;
  say(
    `Written: ${relative(process.cwd(), path)}${stubs === 0 ? '' : `. It fails until ${stubs} of its statements are written by hand`}.`,
  );
  return 0;
}

async function withCluster<T>(use: (adminUrl: string) => Promise<T>): Promise<T> {
  const given = process.env[SCRATCH];
  if (given !== undefined && given !== '') {
    await assertReachable(SCRATCH, given);
    return use(given);
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'haz-migrations-'));
  try {
    const embedded = await startEmbedded({ dataDir, log: () => undefined });
    try {
      return await use(embedded.adminUrl);
    } finally {
      await embedded.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
