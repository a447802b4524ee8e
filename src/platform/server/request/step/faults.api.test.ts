/** If a step fails between any two writes, nothing of it is stored; if nothing fails, it is done. */
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { connectWithoutTriggers } from '#platform/testing/brokenInvariants.ts';
import { tableFingerprint } from '#platform/testing/tableFingerprint.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { fileLetter, issueLetter, letter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  editDocument,
  makeRequestPeople,
  refile,
  sendRequestStep,
  takeStep,
  requestVersionOf,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { failAtEveryStatement } from '#platform/testing/databaseFaults.ts';

const REQUESTS = '/api/v1/transaction/requests';
let test: TestApp;
let people: RequestPeople;
let admin: Client;

beforeAll(async () => {
  test = await startTestApp({ moduleServers: withQuickPapers });
  people = await makeRequestPeople(test);
  admin = await connectWithoutTriggers(test.database);
});

afterAll(async () => {
  await admin.end();
  await test.stop();
});

/** Numbers that were taken and unclaimed files may remain: the only result is a gap, and files that a sweep removes. */
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

const failingActions: readonly (readonly [what: string, prepare: () => Promise<() => Promise<TestAnswer>>])[] = [
  [
    'a draft is made',
    async () => () => test.call('PUT', '/api/v1/transaction/to-whoms', { as: people.operator, body: { ...letter } }),
  ],
  ['a draft is edited', async () => sendEdit(await fileLetter(test, people.operator))],
  ['a draft is deleted', async () => sendRemoval(await fileLetter(test, people.operator))],
  ['a request is submitted', async () => sendStep(await fileLetter(test, people.operator), 'request', people.operator)],
  [
    'a renewal is submitted',
    async () =>
      sendStep(
        await refile(test, people.operator, { kind: 2, base: await issueLetter(test, people) }),
        'request',
        people.operator,
      ),
  ],
  ['a renewal is refused', async () => sendStep(await submittedRenewal(), 'not-approve', people.receiver)],
  [
    'a new one is approved',
    async () => sendStep(await waiting(await fileLetter(test, people.operator)), 'approve', people.approver),
  ],
  [
    'a change is approved',
    async () =>
      sendStep(
        await waiting(await refile(test, people.operator, { kind: 3, base: await issueLetter(test, people) })),
        'approve',
        people.approver,
      ),
  ],
  ['a cancellation is approved', async () => sendStep(await waiting(await cancellation()), 'approve', people.approver)],
  ['a step is taken back', async () => sendBack(await submittedRenewal())],
  ['a certificate is suspended', async () => sendSuspension(await issueLetter(test, people))],
  ['a change is filed', async () => sendFiling(await issueLetter(test, people))],
  ['the register is corrected', async () => sendCorrection(await issueLetter(test, people))],
];

it.each(failingActions)('stores everything or nothing: %s', { timeout: 60_000 }, async (_what, prepare) => {
  const send = await prepare();
  expect(
    await failAtEveryStatement(test.app, { send, fingerprint: () => tableFingerprint(admin, tables) }),
  ).toBeGreaterThanOrEqual(4);
});

async function sendStep(
  { requestId: id }: FiledRequest,
  action: string,
  as: typeof people.operator,
): Promise<() => Promise<TestAnswer>> {
  const version = await requestVersionOf(test, id);
  return () =>
    test.call('PUT', `${REQUESTS}/request`, {
      as,
      body: { id, version, action, remark: 'x' },
      headers: { 'idempotency-key': `${action} ${id}` },
    });
}

async function sendBack({ requestId: id }: FiledRequest): Promise<() => Promise<TestAnswer>> {
  const version = await requestVersionOf(test, id);
  return () => test.call('PUT', `${REQUESTS}/re-status`, { as: people.head, body: { id, version } });
}

async function sendEdit({ id }: FiledRequest): Promise<() => Promise<TestAnswer>> {
  return () =>
    test.call('PUT', '/api/v1/transaction/to-whoms', {
      as: people.operator,
      body: { id, version: 1, subject: 'Another' },
    });
}

async function sendRemoval({ id }: FiledRequest): Promise<() => Promise<TestAnswer>> {
  return () => test.call('POST', '/api/v1/transaction/to-whoms/_delete', { as: people.operator, body: { id } });
}

async function sendFiling({ id }: FiledRequest): Promise<() => Promise<TestAnswer>> {
  return () => test.call('PUT', REQUESTS, { as: people.operator, body: { refRequestType: 3, refBase: { id } } });
}

async function sendCorrection({ id }: FiledRequest): Promise<() => Promise<TestAnswer>> {
  return () =>
    test.call('PUT', '/api/v1/transaction/to-whoms/register', {
      as: people.head,
      body: { remark: 'A slip of the pen', record: { copies: 2 }, refBase: { id } },
    });
}

async function sendSuspension({ requestId }: FiledRequest): Promise<() => Promise<TestAnswer>> {
  const { rows } = await admin.query<{ id: string; version: number }>(
    'select d."id", d."version" from "dossier" d join "request" r on r."dossier_id" = d."id" where r."id" = $1',
    [requestId],
  );
  return () =>
    test.call('PUT', '/api/v1/transaction/dossiers/suspend', {
      as: people.approver,
      body: { ...rows[0], remark: 'As ordered' },
    });
}

async function waiting(filed: FiledRequest): Promise<FiledRequest> {
  await bringToSignatory(test, people, filed);
  return filed;
}

async function cancellation(): Promise<FiledRequest> {
  const filed = await refile(test, people.operator, { kind: 4, base: await issueLetter(test, people) });
  await editDocument(test, people.operator, filed, { reason: 'No longer needed' });
  return filed;
}

async function submittedRenewal(): Promise<FiledRequest> {
  const filed = await refile(test, people.operator, { kind: 2, base: await issueLetter(test, people) });
  await takeStep(test, people.operator, filed, 'request');
  expect((await sendRequestStep(test, people.receiver, filed, 'receive')).status).toBe(200);
  return filed;
}
