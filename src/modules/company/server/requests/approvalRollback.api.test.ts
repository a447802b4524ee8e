/** Tests that nobody is half registered, whichever write of an approval fails. */
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { connectWithoutTriggers } from '#platform/testing/brokenInvariants.ts';
import { tableFingerprint } from '#platform/testing/tableFingerprint.ts';
import { fileRegistration, setUpRegistration, type RegistrationType } from '#platform/testing/registrations.ts';
import { takeStep } from '#platform/testing/requestPeople.ts';
import { failAtEveryStatement } from '#platform/testing/databaseFaults.ts';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await connectWithoutTriggers(test.database);
});
afterAll(async () => {
  await admin.end();
  await test.stop();
});

/** A number that was taken may stay: it only leaves a gap. */
const tables = [
  'dossier',
  'request',
  'user_request',
  '"user"',
  'user_role',
  'membership',
  'user_officer',
  'claim',
  'status_history',
  'entity_log',
  'idempotency',
  'graphile_worker._private_jobs',
];

const approvals: readonly (readonly [RegistrationType, last: string, by: 'approver' | 'owner' | 'administrator'])[] = [
  ['holderRegistration', 'approve', 'approver'],
  ['employeeRegistration', 'accept', 'owner'],
  ['officerRegistration', 'approve-officer', 'administrator'],
];

async function prepare(
  type: RegistrationType,
  last: string,
  by: 'approver' | 'owner' | 'administrator',
): Promise<() => Promise<TestAnswer>> {
  const world = await setUpRegistration(test, type);
  const { operator, receiver } = world.people;
  const filed = await fileRegistration(test, world);
  await takeStep(test, operator, filed, 'request');
  if (type === 'holderRegistration') {
    await takeStep(test, receiver, filed, 'wait-receive-customs');
    await takeStep(test, receiver, filed, 'check', { data: { result: 'passed' } });
    await takeStep(test, receiver, filed, 'wait-approve-center');
  }
  return () =>
    test.call('PUT', `/api/v1/transaction/user-requests/${last}`, {
      as: world.people[by],
      body: { id: filed.id },
      headers: { 'idempotency-key': `${last} ${filed.id}` },
    });
}

it.each(approvals)(
  'approval of %s rolls back completely if any write fails (last step: %s)',
  { timeout: 120_000 },
  async (type, last, by) => {
    const send = await prepare(type, last, by);
    expect(
      await failAtEveryStatement(test.app, { send, fingerprint: () => tableFingerprint(admin, tables) }),
    ).toBeGreaterThanOrEqual(10);
  },
);
