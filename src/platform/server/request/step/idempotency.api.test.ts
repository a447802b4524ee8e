/**
 * The same step sent twice, or by two people at once: it is taken once, and the late call is answered with a message.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
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
import { readStoredActions, answerSummary, answerMessage } from '#platform/testing/answerSummary.ts';
import { newId } from '../../database/newId.ts';

const REQUESTS = '/api/v1/transaction/requests';

let test: TestApp;
let people: RequestPeople;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeRequestPeople(test);
});
afterAll(() => test.stop());

interface Sent {
  readonly key?: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

async function send(
  as: Person,
  { requestId: id }: Pick<FiledRequest, 'requestId'>,
  action: string,
  { key, more = {} }: Sent = {},
): Promise<TestAnswer> {
  const version = more['version'] ?? (await requestVersionOf(test, id));
  return test.call('PUT', `${REQUESTS}/request`, {
    as,
    body: { id, version, action, ...more },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
}

async function codesOf({ requestId }: FiledRequest): Promise<unknown> {
  const { rows } = await test.app.pools.api.query<{ code: string | null; version: number; isOpen: boolean }>(
    'select "request_code" as "code", "version" from "request" where "id" = $1',
    [requestId],
  );
  return rows[0];
}

describe('a submission that is sent twice', () => {
  it('is taken once without a key, and the second call is answered that the request has changed', async () => {
    const filed = await fileLetter(test, people.operator);
    const version = await requestVersionOf(test, filed.requestId);
    expect(answerSummary(await send(people.operator, filed, 'request', { more: { version } }))).toBe('200');
    const first = await codesOf(filed);
    const again = await send(people.operator, filed, 'request', { more: { version } });
    expect([answerSummary(again), again.body]).toMatchObject([
      '409 staleVersion',
      { data: { version: version + 1, status: 'submitted' } },
    ]);
    expect(await codesOf(filed)).toEqual(first);
    expect(await readStoredActions(test, filed.requestId)).toEqual(['request']);
  });

  it('is taken once if both are processed at the same moment', async () => {
    const filed = await fileLetter(test, people.operator);
    const version = await requestVersionOf(test, filed.requestId);
    const both = await Promise.all([1, 2].map(() => send(people.operator, filed, 'request', { more: { version } })));
    expect(both.map(answerSummary).toSorted()).toEqual(['200', '409 staleVersion']);
    expect(await readStoredActions(test, filed.requestId)).toEqual(['request']);
  });

  it('gets the same answer with the same key', async () => {
    const filed = await fileLetter(test, people.operator);
    const [key, version] = [newId(), await requestVersionOf(test, filed.requestId)];
    const first = await send(people.operator, filed, 'request', { key, more: { version } });
    const code = await codesOf(filed);
    const again = await send(people.operator, filed, 'request', { key, more: { version } });
    expect([answerSummary(first), answerSummary(again)]).toEqual(['200', '200']);
    expect(again.body).toEqual(first.body);
    expect(await codesOf(filed)).toEqual(code);
    expect(await readStoredActions(test, filed.requestId)).toEqual(['request']);
  });

  it('gets the same answer with the same key also if both are processed at the same moment', async () => {
    const filed = await fileLetter(test, people.operator);
    const [key, version] = [newId(), await requestVersionOf(test, filed.requestId)];
    const both = await Promise.all(
      [1, 2].map(() => send(people.operator, filed, 'request', { key, more: { version } })),
    );
    expect(both.map(answerSummary)).toEqual(['200', '200']);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect(await readStoredActions(test, filed.requestId)).toEqual(['request']);
  });

  it('gets the same answer long after other steps were taken', async () => {
    const filed = await fileLetter(test, people.operator);
    const [key, version] = [newId(), await requestVersionOf(test, filed.requestId)];
    const first = await send(people.operator, filed, 'request', { key, more: { version } });
    await takeStep(test, people.receiver, filed, 'receive');
    await takeStep(test, people.receiver, filed, 'not-approve', { remark: 'Not controlled.' });
    const again = await send(people.operator, filed, 'request', { key, more: { version } });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await readStoredActions(test, filed.requestId)).toEqual(['request', 'receive', 'not-approve']);
  });

  it('is refused with a key that was used for another call', async () => {
    const [first, other] = [await fileLetter(test, people.operator), await fileLetter(test, people.operator)];
    const key = newId();
    expect(answerSummary(await send(people.operator, first, 'request', { key }))).toBe('200');
    const refused = ['409 idempotencyKeyUsed'];
    expect([answerSummary(await send(people.operator, other, 'request', { key }))]).toEqual(refused);
    expect([
      answerSummary(await send(people.operator, first, 'cancel', { key, more: { remark: 'No longer needed.' } })),
    ]).toEqual(refused);
    expect(await readStoredActions(test, other.requestId)).toEqual([]);
    expect(await readStoredActions(test, first.requestId)).toEqual(['request']);
  });

  it('leaves the key unused if it was refused', async () => {
    const filed = await fileLetter(test, people.operator, { subject: null });
    const key = newId();
    expect(answerSummary(await send(people.operator, filed, 'request', { key }))).toBe(
      '422 formInvalid subject required',
    );
    expect((await editDocument(test, people.operator, filed, { subject: 'AQ-CHLOR 65' })).status).toBe(200);
    expect(answerSummary(await send(people.operator, filed, 'request', { key }))).toBe('200');
  });

  it('does not conflict with another person who uses the same key', async () => {
    const filed = await fileLetter(test, people.operator);
    const key = newId();
    expect(answerSummary(await send(people.operator, filed, 'request', { key }))).toBe('200');
    expect(answerSummary(await send(people.receiver, filed, 'receive', { key }))).toBe('200');
    expect(await readStoredActions(test, filed.requestId)).toEqual(['request', 'receive']);
  });
});

describe('other calls sent twice with one key', () => {
  it('send corrections of opened fields back once, by either action name', async () => {
    const filed = await fileLetter(test, people.operator);
    await takeStep(test, people.operator, filed, 'request');
    await takeStep(test, people.receiver, filed, 'unlock', { data: { fields: ['subject'] } });
    const [key, version] = [newId(), await requestVersionOf(test, filed.requestId)];
    const first = await send(people.operator, filed, 'request', { key, more: { version } });
    const again = await send(people.operator, filed, 'request', { key, more: { version } });
    expect([answerSummary(first), answerSummary(again), again.body]).toEqual(['200', '200', first.body]);
    expect(await readStoredActions(test, filed.requestId)).toEqual(['request', 'unlock', 'answer']);
  });

  it('take one step back, not two', async () => {
    const filed = await fileLetter(test, people.operator);
    await takeStep(test, people.operator, filed, 'request');
    await takeStep(test, people.receiver, filed, 'receive');
    const [key, version] = [newId(), await requestVersionOf(test, filed.requestId)];
    const back = (): Promise<TestAnswer> =>
      test.call('PUT', `${REQUESTS}/re-status`, {
        as: people.head,
        body: { id: filed.requestId, version },
        headers: { 'idempotency-key': key },
      });
    const first = await back();
    expect([answerSummary(first), (await back()).body]).toEqual(['200', first.body]);
    expect(await readStoredActions(test, filed.requestId)).toEqual(['request', 'receive', 're-status']);
  });

  it('file one renewal, not two', async () => {
    const base = await issueLetter(test, people);
    const key = newId();
    const file = (): Promise<TestAnswer> =>
      test.call('PUT', REQUESTS, {
        as: people.operator,
        body: { refRequestType: 2, refBase: { id: base.id } },
        headers: { 'idempotency-key': key },
      });
    const [first, again] = [await file(), await file()];
    expect([answerSummary(first), answerSummary(again)]).toEqual(['200', '200']);
    expect((again.body as { id: string }).id).toBe((first.body as { id: string }).id);
  });

  it('take each step of a bulk call once', async () => {
    const filed = [await fileLetter(test, people.operator), await fileLetter(test, people.operator)];
    const body: object[] = [];
    for (const { requestId: id } of filed)
      body.push({ id, version: await requestVersionOf(test, id), action: 'request' });
    const key = newId();
    const all = (): Promise<TestAnswer> =>
      test.call('PUT', `${REQUESTS}/request_all`, { as: people.operator, body, headers: { 'idempotency-key': key } });
    const first = await all();
    expect(first.body).toMatchObject([{ ok: true }, { ok: true }]);
    expect((await all()).body).toEqual(first.body);
    for (const { requestId } of filed) expect(await readStoredActions(test, requestId)).toEqual(['request']);
  });
});

const lateOf = (answers: readonly TestAnswer[]): string =>
  answers.map(answerSummary).find((summary) => summary !== '200') ?? '';

describe('two calls at once', () => {
  it('do not both receive: one succeeds, the other is refused in both languages', async () => {
    const filed = await fileLetter(test, people.operator);
    await takeStep(test, people.operator, filed, 'request');
    const version = await requestVersionOf(test, filed.requestId);
    const both = await Promise.all(
      [people.receiver, people.head].map((person) => send(person, filed, 'receive', { more: { version } })),
    );
    expect(both.map(answerSummary).toSorted()).toEqual(['200', '409 staleVersion']);
    const late = both.find(({ status }) => status === 409);
    expect(late === undefined ? '' : answerMessage(late)).toMatch(/[฀-๿]{10}/);
    const winner = both[0]?.status === 200 ? people.receiver : people.head;
    const { rows } = await test.app.pools.api.query('select "assignee_id" as "id" from "request" where "id" = $1', [
      filed.requestId,
    ]);
    expect(rows).toEqual([{ id: winner.id }]);
    expect(await readStoredActions(test, filed.requestId)).toEqual(['request', 'receive']);
  });

  it('do not both approve and refuse', async () => {
    const filed = await fileLetter(test, people.operator);
    await bringToSignatory(test, people, filed);
    const version = await requestVersionOf(test, filed.requestId);
    const both = await Promise.all([
      send(people.approver, filed, 'approve', { more: { version } }),
      send(people.operator, filed, 'cancel', { more: { version, remark: 'No longer needed.' } }),
    ]);
    expect(both.map(answerSummary).toSorted()).toEqual(['200', '409 staleVersion']);
  });

  it('do not both save and submit: only the content that was seen is submitted', async () => {
    const filed = await fileLetter(test, people.operator);
    const version = await requestVersionOf(test, filed.requestId);
    const both = await Promise.all([
      editDocument(test, people.operator, filed, { subject: 'Another' }),
      send(people.operator, filed, 'request', { more: { version } }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.find(({ status }) => status !== 200)?.status).toBe(409);
  });

  it('do not submit two changes of one certificate', async () => {
    const base = await issueLetter(test, people);
    const drafts = [
      await refile(test, people.operator, { kind: 3, base }),
      await refile(test, people.operator, { kind: 3, base }),
    ];
    const both = await Promise.all(drafts.map((filed) => sendRequestStep(test, people.operator, filed, 'request')));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(['409 alreadyInProcess', '422 certificateInProcess']).toContain(lateOf(both));
  });

  it('do not submit two renewals of one certificate', async () => {
    const base = await issueLetter(test, people);
    const drafts = [
      await refile(test, people.operator, { kind: 2, base }),
      await refile(test, people.operator, { kind: 2, base }),
    ];
    const both = await Promise.all(drafts.map((filed) => sendRequestStep(test, people.operator, filed, 'request')));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(['409 renewalExists', '422 certificateInProcess']).toContain(lateOf(both));
  });
});
