/** `npm run check-data` checks the data of this installation against every invariant. The server may run meanwhile. */
import { fileURLToPath } from 'node:url';
import { catalogue } from '#apps/modules.ts';
import { readConfig } from '#platform/server/config.ts';
import { createFileStore } from '#platform/server/files/createFileStore.ts';
import { checkData, findingsText, hasNoOffenders } from '#platform/server/operations/checkData.ts';
import { openDatabase } from '#platform/server/operations/openDatabase.ts';
import { runCommand, say } from './lib/command.ts';

const invariantsFolder = fileURLToPath(new URL('../src/platform/testing/invariants/', import.meta.url));

await runCommand(main);

async function main(): Promise<number> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, say);
  try {
    const findings = await checkData({
      url: database.url,
      catalogue,
      invariantsFolder,
      files: createFileStore(config.filesUrl),
    });
    say(findingsText(findings));
    return hasNoOffenders(findings) ? 0 : 1;
  } finally {
    await database.close();
  }
}
