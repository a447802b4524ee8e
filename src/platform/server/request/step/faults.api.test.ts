/** Whatever fails between any two writes of a step, nothing of it stays; and when nothing fails, it is done. */
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { connectIntruder } from '#platform/testing/brokenLaws.ts';
import { fingerprintOf } from '#platform/testing/fingerprintOf.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { fileLetter, issueLetter, letter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  edit,
  makeCast,
  refile,
  step,
  take,
  versionOf,
  type Cast,
  type Filed,
} from '#platform/testing/requestCast.ts';
import { failEverywhere } from '#platform/testing/withFaultAt.ts';

const REQUESTS = '/api/v1/transaction/requests';
let test: TestApp;
let cast: Cast;
let admin: Client;

beforeAll(async () => {
  test = await startTestApp({ moduleServers: withQuickPapers });
  cast = await makeCast(test);
  admin = await connectIntruder(test.database);
});

afterAll(async () => {
  await admin.end();
  await test.stop();
});

/** Numbers that were taken and files that nobody has claimed may stay: a gap and a sweep are all that follows. */
const tables = [
  'dossier',
  'request',
  'to_whom',
  'to_whom_attachment',
  'status_history',
  'entity_log',
  'claim',
  'case_mail',
  'idempotency',
  'graphile_worker._private_jobs',
  'stored_file where claimed_record is not null',
];

const doings: readonly (readonly [what: string, prepare: () => Promise<() => Promise<TestAnswer>>])[] = [
  [
    'a draft is made',
    async () => () => test.call('PUT', '/api/v1/transaction/to-whoms', { as: cast.operator, body: { ...letter } }),
  ],
  ['a draft is edited', async () => sendEdit(await fileLetter(test, cast.operator))],
  ['a draft is deleted', async () => sendRemoval(await fileLetter(test, cast.operator))],
  ['a request is submitted', async () => sendStep(await fileLetter(test, cast.operator), 'request', cast.operator)],
  [
    'a renewal is submitted',
    async () =>
      sendStep(
        await refile(test, cast.operator, { kind: 2, base: await issueLetter(test, cast) }),
        'request',
        cast.operator,
      ),
  ],
  ['a renewal is refused', async () => sendStep(await submittedRenewal(), 'not-approve', cast.receiver)],
  [
    'a new one is approved',
    async () => sendStep(await waiting(await fileLetter(test, cast.operator)), 'approve', cast.approver),
  ],
  [
    'a change is approved',
    async () =>
      sendStep(
        await waiting(await refile(test, cast.operator, { kind: 3, base: await issueLetter(test, cast) })),
        'approve',
        cast.approver,
      ),
  ],
  ['a cancellation is approved', async () => sendStep(await waiting(await cancellation()), 'approve', cast.approver)],
  ['a step is taken back', async () => sendBack(await submittedRenewal())],
  ['a certificate is suspended', async () => sendSuspension(await issueLetter(test, cast))],
  ['a change is filed', async () => sendFiling(await issueLetter(test, cast))],
  ['the register is corrected', async () => sendCorrection(await issueLetter(test, cast))],
];

it.each(doings)('%s', { timeout: 60_000 }, async (_what, prepare) => {
  const send = await prepare();
  expect(
    await failEverywhere(test.app, { send, fingerprint: () => fingerprintOf(admin, tables) }),
  ).toBeGreaterThanOrEqual(4);
});

async function sendStep(
  { requestId: id }: Filed,
  action: string,
  as: typeof cast.operator,
): Promise<() => Promise<TestAnswer>> {
  const version = await versionOf(test, id);
  return () =>
    test.call('PUT', `${REQUESTS}/request`, {
      as,
      body: { id, version, action, remark: 'x' },
      headers: { 'idempotency-key': `${action} ${id}` },
    });
}

async function sendBack({ requestId: id }: Filed): Promise<() => Promise<TestAnswer>> {
  const version = await versionOf(test, id);
  return () => test.call('PUT', `${REQUESTS}/re-status`, { as: cast.head, body: { id, version } });
}

async function sendEdit({ id }: Filed): Promise<() => Promise<TestAnswer>> {
  return () =>
    test.call('PUT', '/api/v1/transaction/to-whoms', {
      as: cast.operator,
      body: { id, version: 1, subject: 'Another' },
    });
}

async function sendRemoval({ id }: Filed): Promise<() => Promise<TestAnswer>> {
  return () => test.call('POST', '/api/v1/transaction/to-whoms/_delete', { as: cast.operator, body: { id } });
}

async function sendFiling({ id }: Filed): Promise<() => Promise<TestAnswer>> {
  return () => test.call('PUT', REQUESTS, { as: cast.operator, body: { refRequestType: 3, refBase: { id } } });
}

async function sendCorrection({ id }: Filed): Promise<() => Promise<TestAnswer>> {
  return () =>
    test.call('PUT', '/api/v1/transaction/to-whoms/register', {
      as: cast.head,
      body: { remark: 'A slip of the pen', record: { copies: 2 }, refBase: { id } },
    });
}

async function sendSuspension({ requestId }: Filed): Promise<() => Promise<TestAnswer>> {
  const { rows } = await admin.query<{ id: string; version: number }>(
    'select d."id", d."version" from "dossier" d join "request" r on r."dossier_id" = d."id" where r."id" = $1',
    [requestId],
  );
  return () =>
    test.call('PUT', '/api/v1/transaction/dossiers/suspend', {
      as: cast.approver,
      body: { ...rows[0], remark: 'As ordered' },
    });
}

async function waiting(filed: Filed): Promise<Filed> {
  await bringToSignatory(test, cast, filed);
  return filed;
}

async function cancellation(): Promise<Filed> {
  const filed = await refile(test, cast.operator, { kind: 4, base: await issueLetter(test, cast) });
  await edit(test, cast.operator, filed, { reason: 'No longer needed' });
  return filed;
}

async function submittedRenewal(): Promise<Filed> {
  const filed = await refile(test, cast.operator, { kind: 2, base: await issueLetter(test, cast) });
  await take(test, cast.operator, filed, 'request');
  expect((await step(test, cast.receiver, filed, 'receive')).status).toBe(200);
  return filed;
}
