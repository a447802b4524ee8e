/** Tests that a start whose external database cannot be used fails with one sentence that says why. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { makeTestDatabase, type TestDatabase } from '#platform/server/database/schema/schemaFixtures.ts';
import { StartProblem } from '#platform/server/startProblem.ts';
import { freePort } from '#platform/testing/processBench.ts';
import { startServer } from './main.ts';

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haz-unusable-'));
  database = await makeTestDatabase();
});
afterAll(async () => {
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('a start fails and says', () => {
  it('that nothing answers at the address of the database', async () => {
    const port = await freePort();
    await expectRefusal(
      new URL(`postgres://haz:pass-word@127.0.0.1:${port}/haz`),
      `DATABASE_URL cannot be used: nothing answers at 127.0.0.1:${port}.`,
    );
  });

  it('that the password is wrong, without repeating it', async () => {
    const url = addressWith({ password: 'wrong-word' });
    await expectRefusal(url, `DATABASE_URL cannot be used: ${url.host} refuses the user or the password.`);
  });

  it('that it has no such database', async () => {
    const url = addressWith({ pathname: '/elsewhere' });
    await expectRefusal(url, `DATABASE_URL cannot be used: ${url.host} has no database elsewhere.`);
  });

  it('that the user may not make tables in it', async () => {
    await expectRefusal(
      addressWith({}),
      `The role ${database.roles.app} may not make tables (permission denied for schema public): make it the owner of the database, or name the owner in MIGRATOR_DATABASE_URL.`,
    );
  });
});

function addressWith(parts: Partial<Pick<URL, 'password' | 'pathname'>>): URL {
  return Object.assign(new URL(database.appUrl), parts);
}

async function expectRefusal(url: URL, sentence: string): Promise<void> {
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: url.href,
    TOKEN_SECRET: 't'.repeat(32),
    KEY_SECRET: 'k'.repeat(32),
  });
  await expect(startServer(config, () => undefined, new AbortController().signal)).rejects.toEqual(
    new StartProblem(sentence),
  );
}
