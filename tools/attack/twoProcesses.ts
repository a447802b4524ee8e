/**
 * Two processes on one database: whatever is ended or changed in one is so in the other, and races across both have one
 * winner.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#platform/server/database/newId.ts';
import { adminUrlOf } from '#platform/testing/processBench.ts';
import { makeAttacker, signIn, tokensOf } from './actors.ts';
import type { AttackOptions } from './attack.ts';
import { atOnce, answersText, countSuccesses } from './callsAtOnce.ts';
import { createCaller, type Caller } from './target.ts';

const LOOKUPS = '/api/v1/master/lookups';
/** Notifications are sent through the database; they must arrive within this time. */
const NEWS_MS = 3000;
const POLL_MS = 50;

export async function attack(options: AttackOptions): Promise<void> {
  const { target, report } = options;
  const { instance } = target;
  if (instance === undefined) return;
  const { tokenSecret, keySecret } = JSON.parse(readFileSync(join(instance.dataDir, 'secrets.json'), 'utf8')) as {
    tokenSecret: string;
    keySecret: string;
  };
  const secondProcess = await instance.startSecondProcess({
    DATA_DIR: join(instance.dataDir, '..', 'second'),
    DATABASE_URL: adminUrlOf(instance.dataDir),
    TOKEN_SECRET: tokenSecret,
    KEY_SECRET: keySecret,
    ROLES: 'api',
  });
  report.expect(
    secondProcess.problem === undefined,
    () => `The second process did not start: ${secondProcess.problem ?? ''}`,
  );
  const other = createCaller({ host: target.host, port: secondProcess.port });
  try {
    if (secondProcess.problem === undefined) await attackBoth(options, other.call);
  } finally {
    other.close();
    await secondProcess.stop();
  }
}

async function attackBoth({ target, report }: AttackOptions, there: Caller): Promise<void> {
  const here = target.call;
  const either = (index: number): Caller => (index % 2 === 0 ? here : there);
  const name = await makeAttacker(target.db, ['ADMIN']);
  const token = await signIn(here, name);
  const search = (call: Caller): ReturnType<Caller> =>
    call('POST', '/api/v1/security/users/_search', { as: { token }, body: { size: 1 } });
  report.expect((await search(there)).status === 200, () => 'A session of one process is unknown in the other');

  await target.db.query(`delete from "user_role" where "user_id" = (select "id" from "user" where "username" = $1)`, [
    name,
  ]);
  await target.db.query(`select pg_notify('haz_changed', 'user:' || "id") from "user" where "username" = $1`, [name]);
  report.expect(
    await becomesTrueSoon(async () => (await search(here)).status === 403 && (await search(there)).status === 403),
    () => 'Rights that were taken away still hold in one process',
  );

  await here('POST', '/api/auth/logout', { as: { token }, body: {} });
  report.expect(
    await becomesTrueSoon(async () => (await search(there)).status === 401),
    () => 'A session ended in one process lives in the other',
  );

  const admin = { token: await signIn(here, await makeAttacker(target.db, ['ADMIN'])) };
  const row = { group: 'ATTACK', key: newId().slice(-12), value: 'ทดสอบ', seq: 1 };
  const creations = await atOnce((index) => either(index)('PUT', LOOKUPS, { as: admin, body: row }));
  report.expect(countSuccesses(creations) === 1, () => `One key made in two processes: ${answersText(creations)}`);
  const { id, version } = (creations.find(({ status }) => status === 200)?.body ?? {}) as {
    id?: string;
    version?: number;
  };
  const changed = await atOnce((index) =>
    either(index)('PUT', LOOKUPS, { as: admin, body: { id, version, value: `ทดสอบ ${index}` } }),
  );
  report.expect(countSuccesses(changed) === 1, () => `One version changed in two processes: ${answersText(changed)}`);

  const { refreshToken = '' } = await tokensOf(here, await makeAttacker(target.db, []), true);
  const renewed = await atOnce((index) => either(index)('POST', '/api/auth/token', { body: { token: refreshToken } }));
  report.expect(countSuccesses(renewed) <= 1, () => `One refresh token used in two processes: ${answersText(renewed)}`);
}

async function becomesTrueSoon(isSo: () => Promise<boolean>): Promise<boolean> {
  const began = performance.now();
  while (performance.now() - began < NEWS_MS) {
    if (await isSo()) return true;
    await pause(POLL_MS);
  }
  return isSo();
}
