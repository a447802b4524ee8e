/**
 * `npm run restore -- <folder>` puts a backup of this version or an older one into an empty database, brings it to the
 * newest migration, and checks the data afterwards. The server must not be running.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '#apps/modules.ts';
import { loadData } from '#apps/server/loadData.ts';
import { createPasswordHasher } from '#platform/server/auth/password.ts';
import { createClock } from '#platform/server/clock.ts';
import { readConfig, type Config } from '#platform/server/config.ts';
import { migrate } from '#platform/server/database/schema/migrate.ts';
import { createFileStore } from '#platform/server/files/createFileStore.ts';
import { checkData, findingsText, hasNoOffenders } from '#platform/server/operations/checkData.ts';
import { openForRestore } from '#platform/server/operations/openDatabase.ts';
import { restore } from '#platform/server/operations/restore.ts';
import { recordEvent } from '#platform/server/operations/recordEvent.ts';
import { runCommand, say } from './lib/command.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations/', import.meta.url));
const invariantsFolder = fileURLToPath(new URL('../src/platform/testing/invariants/', import.meta.url));

await runCommand(main);

async function main(args: readonly string[]): Promise<number> {
  const [folder] = args;
  if (args.length !== 1 || folder === undefined) {
    say('Usage: npm run restore -- <folder>');
    return 1;
  }
  const config = readConfig(process.env);
  const files = createFileStore(config.filesUrl);
  const database = await openForRestore(config, say);
  try {
    const { migratorUrl, appUrl, appRole } = database;
    const { manifest, migrated } = await restore({
      url: migratorUrl,
      files,
      folder: resolve(folder),
      migrationsFolder,
      log: say,
    });
    // All migrations are applied: this grants the application its rights.
    await migrate({ url: migratorUrl, catalogue, appRole, folder: migrationsFolder, log: say });
    if (migrated.length > 0) await addNewReferenceData(config, appUrl);
    const detail = { backedUpAt: manifest.createdAt, migrations: migrated };
    const event = { source: 'operations', name: 'restore', outcome: 'success', detail } as const;
    await recordEvent(migratorUrl, createClock(), event);
    const findings = await checkData({ url: migratorUrl, catalogue, invariantsFolder, files });
    say(findingsText(findings));
    say(
      hasNoOffenders(findings)
        ? 'Restored.'
        : 'Restored, but the data breaks laws: they were broken when the backup was made.',
    );
    return hasNoOffenders(findings) ? 0 : 1;
  } finally {
    await database.close();
  }
}

/** Adds reference data that the older version did not have, such as the texts of new choices: the checks require it. */
async function addNewReferenceData({ production }: Config, url: string): Promise<void> {
  const [clock, hasher] = [createClock(), createPasswordHasher()];
  await loadData({ url, catalogue, clock, hasher, withDemo: false, onlyFacts: production, printLine: say });
}
