/**
 * `npm run first-administrator -- <username> <e-mail> <full name>` creates the first administrator of a new
 * installation and prints the link by which they choose their password. The settings are those of the server, which has
 * started once.
 */
import { catalogue } from '#apps/modules.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/createApp.ts';
import { Refusal } from '#platform/server/errors.ts';
import { createFirstAdministrator } from '#platform/server/operations/firstAdministrator.ts';
import { openDatabase } from '#platform/server/operations/openDatabase.ts';
import { runCommand, say } from './lib/command.ts';

await runCommand(main);

async function main([username, email, ...names]: readonly string[]): Promise<number> {
  const fullName = names.join(' ');
  if (username === undefined || email === undefined || fullName === '') {
    say('Usage: npm run first-administrator -- <username> <e-mail> <full name>');
    return 1;
  }
  const config = readConfig(process.env);
  const database = await openDatabase(config, say);
  const { app, stop } = await createApp({ config, catalogue, url: database.url, moduleServers });
  try {
    say(
      `Open this within an hour and choose a password: ${await createFirstAdministrator(app, { username, email, fullName })}`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const { path, messageKey } of error.fields)
      say(`${path}: ${catalogue.messages.get(messageKey)?.en ?? messageKey}`);
    return 1;
  } finally {
    await stop();
    await database.close();
  }
}
