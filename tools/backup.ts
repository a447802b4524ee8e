/**
 * `npm run backup -- <folder>` writes every row and every file of this installation into a new folder.
 * The settings are those of the server; it may run meanwhile.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { createFileStore } from '#platform/server/files/createFileStore.ts';
import { backup } from '#platform/server/operations/backup.ts';
import { openDatabase } from '#platform/server/operations/openDatabase.ts';
import { recordEvent } from '#platform/server/operations/recordEvent.ts';
import { runCommand, say } from './lib/command.ts';

await runCommand(main);

async function main(args: readonly string[]): Promise<number> {
  const [folder] = args;
  if (args.length !== 1 || folder === undefined) {
    say('Usage: npm run backup -- <folder>');
    return 1;
  }
  const config = readConfig(process.env);
  const files = createFileStore(config.filesUrl);
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const database = await openDatabase(config, say);
  try {
    const { missingFiles, tables } = await backup({
      url: database.url,
      files,
      folder: resolve(folder),
      version,
      log: say,
    });
    await recordEvent(database.url, createClock(), {
      source: 'operations',
      name: 'backup',
      outcome: missingFiles.length === 0 ? 'success' : 'failure',
      detail: { rows: tables.reduce((sum, { rows }) => sum + rows, 0), missingFiles: missingFiles.length },
    });
    say(
      `Backed up to ${resolve(folder)}. Keep TOKEN_SECRET and KEY_SECRET with it: they are not in it, and keys at rest cannot be read without them.`,
    );
    if (missingFiles.length === 0) return 0;
    say(`The bytes of ${missingFiles.length} files were not to be had; manifest.json names them.`);
    return 1;
  } finally {
    await database.close();
  }
}
