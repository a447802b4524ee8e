/** Whatever fails between any two writes of an approval, nobody is half registered. */
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { connectIntruder } from '#platform/testing/brokenLaws.ts';
import { fileRegistration, makeRegistrationWorld, type RegistrationType } from '#platform/testing/registrations.ts';
import { take } from '#platform/testing/requestCast.ts';
import { withFaultAt } from '#platform/testing/withFaultAt.ts';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await connectIntruder(test.database);
});
afterAll(async () => {
  await admin.end();
  await test.stop();
});

/** A number that was taken may stay: a gap is all that follows. */
const tables = ['dossier', 'request', 'user_request', '"user"', 'user_role', 'membership', 'user_officer', 'claim', 'status_history', 'entity_log', 'idempotency', 'graphile_worker._private_jobs'];

async function fingerprint(): Promise<string> {
  const each = tables.map((table) => `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${table} t)`);
  const { rows } = await admin.query<{ hash: string }>(`select concat_ws(' ', ${each.join(', ')}) as "hash"`);
  return rows[0]?.hash ?? '';
}

const ways: readonly (readonly [RegistrationType, last: string, by: 'approver' | 'owner' | 'administrator'])[] = [
  ['holderRegistration', 'approve', 'approver'],
  ['employeeRegistration', 'accept', 'owner'],
  ['officerRegistration', 'approve-officer', 'administrator'],
];

async function prepare(type: RegistrationType, last: string, by: 'approver' | 'owner' | 'administrator'): Promise<() => Promise<TestAnswer>> {
  const world = await makeRegistrationWorld(test, type);
  const { operator, receiver } = world.people;
  const filed = await fileRegistration(test, world);
  await take(test, operator, filed, 'request');
  if (type === 'holderRegistration') {
    await take(test, receiver, filed, 'wait-receive-customs');
    await take(test, receiver, filed, 'check', { data: { result: 'passed' } });
    await take(test, receiver, filed, 'wait-approve-center');
  }
  return () => test.call('PUT', `/api/v1/transaction/user-requests/${last}`, { as: world.people[by], body: { id: filed.id }, headers: { 'idempotency-key': `${last} ${filed.id}` } });
}

it.each(ways)('%s: %s', { timeout: 120_000 }, async (type, last, by) => {
  const send = await prepare(type, last, by);
  const before = await fingerprint();
  let failed = 0;
  for (;;) {
    const { answer, hasFailed } = await withFaultAt(test.app, failed + 1, send);
    if (!hasFailed) {
      expect(answer.status, answer.text).toBe(200);
      break;
    }
    expect(answer.status).toBe(500);
    expect(await fingerprint(), `after a failure before statement ${failed + 1}`).toBe(before);
    failed += 1;
  }
  // Begin, the rows of the case and of the people with their logs, commit.
  expect(failed).toBeGreaterThanOrEqual(10);
  expect(await fingerprint()).not.toBe(before);
});
