/** Which cases are in whose queue, how urgent they are, and which are in the queue of somebody else. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QueuedCase, QueueView } from '#platform/model/request/caseView.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { fileLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  CENTRAL_OFFICE,
  expectOk,
  makeRequestPeople,
  takeStep,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { newId } from '../../database/newId.ts';

let test: TestApp;
let people: RequestPeople;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  at('2026-11-16');
  people = await makeRequestPeople(test);
  // All cases are in one department: those of earlier tests are archived, so that only the cases of this test are
  // counted.
  await test.app.pools.api.query(`update "request" set "is_active" = false`);
});
afterEach(() => test.clock.move(0));
afterAll(() => test.stop());

/** 2026-11-16 is a Monday, with no holiday in the days after it. */
const at = (day: string): void => test.clock.move(Date.parse(`${day}T10:00:00+07:00`) - Date.now());

const queuesOf = (person: Person): Promise<readonly QueueView[]> =>
  expectOk(test.call('POST', '/api/v1/transaction/requests/queue', { as: person, body: {} })) as Promise<
    readonly QueueView[]
  >;

async function queueOf(person: Person, party: string): Promise<QueueView> {
  const found = (await queuesOf(person)).find((queue) => queue.entity === 'toWhom' && queue.party === party);
  if (found === undefined) throw new Error(`Nothing ever waits for them as ${party}`);
  return found;
}

async function caseIn(person: Person, party: string, { requestId }: FiledRequest): Promise<QueuedCase | undefined> {
  return (await queueOf(person, party)).cases.find(({ id }) => id === requestId);
}

async function submit(): Promise<FiledRequest> {
  const filed = await fileLetter(test, people.operator);
  await takeStep(test, people.operator, filed, 'request');
  return filed;
}

describe('the queue', () => {
  it('has one entry for each party that a person is, and none for people who are no party', async () => {
    const parties = async (person: Person): Promise<readonly string[]> =>
      (await queuesOf(person)).filter(({ entity }) => entity === 'toWhom').map(({ party, url }) => `${party} ${url}`);
    expect(await parties(people.operator)).toEqual(['operator /app/to-whom/requests']);
    expect(await parties(people.receiver)).toEqual(['receiver /app/to-whom/request-receives']);
    expect(await parties(people.approver)).toEqual(['approver /app/to-whom/request-approves']);
    const administrator = await test.person({ roles: ['ADMIN'] });
    expect((await queuesOf(administrator)).map(({ entity, party, url }) => [entity, party, url])).toEqual([
      ['userRequest', 'administrator', '/app/officer/officer-approves'],
    ]);
    for (const role of ['AUDITOR', 'OFFICER_LAB'])
      expect([role, await queuesOf(await test.person({ roles: [role], departmentId: CENTRAL_OFFICE }))]).toEqual([
        role,
        [],
      ]);
  });

  it('shows by date what is due soon, due today and late', async () => {
    const filed = await submit();
    const queueOn = async (day: string): Promise<unknown> => {
      at(day);
      const { count, late, dueSoon, cases } = await queueOf(people.receiver, 'receiver');
      return [count, late, dueSoon, ...cases.map(({ daysLeft, isLate }) => [daysLeft, isLate])];
    };
    expect(await queueOn('2026-11-16')).toEqual([1, 0, 1, [1, false]]);
    expect(await queueOn('2026-11-17')).toEqual([1, 0, 1, [0, false]]);
    expect(await queueOn('2026-11-18')).toEqual([1, 1, 0, [-1, true]]);
    expect(await queueOn('2026-11-23')).toEqual([1, 1, 0, [-4, true]]);
    at('2026-11-16');
    await takeStep(test, people.receiver, filed, 'receive');
    expect(await queueOn('2026-11-16')).toEqual([1, 0, 0, [5, false]]);
    expect(await queueOn('2026-11-21')).toEqual([1, 0, 1, [1, false]]);
  });

  it('lists the most urgent first, and for the operator returned requests before drafts', async () => {
    const later = await submit();
    await takeStep(test, people.receiver, later, 'receive');
    const sooner = await submit();
    expect((await queueOf(people.receiver, 'receiver')).cases.map(({ id }) => id)).toEqual([
      sooner.requestId,
      later.requestId,
    ]);
    const draft = await fileLetter(test, people.operator);
    at('2026-11-17');
    await takeStep(test, people.receiver, sooner, 're-edit', { remark: 'ก' });
    const { cases, count, late } = await queueOf(people.operator, 'operator');
    expect(cases.map(({ id, status }) => [id, status.code])).toEqual([
      [sooner.requestId, 'editRequested'],
      [draft.requestId, 'draft'],
    ]);
    expect([count, late]).toEqual([2, 0]);
  });

  it('of each party in turn contains the case', async () => {
    const filed = await fileLetter(test, people.operator);
    const partiesWithCase = async (): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const [party, person] of [
        ['operator', people.operator],
        ['receiver', people.receiver],
        ['approver', people.approver],
      ] as const)
        if ((await caseIn(person, party, filed)) !== undefined) found.push(party);
      return found;
    };
    expect(await partiesWithCase()).toEqual(['operator']);
    await bringToSignatory(test, people, filed);
    expect(await partiesWithCase()).toEqual(['approver']);
    await takeStep(test, people.approver, filed, 'approve');
    expect(await partiesWithCase()).toEqual([]);
  });

  it('of the operator contains requests with open fields, without the due date of the officer', async () => {
    const filed = await submit();
    await takeStep(test, people.receiver, filed, 'unlock', { data: { fields: ['productName'] } });
    at('2026-11-20');
    expect(await caseIn(people.operator, 'operator', filed)).toMatchObject({
      dueDate: null,
      isLate: false,
      daysLeft: null,
    });
    expect((await queueOf(people.operator, 'operator')).late).toBe(0);
    await takeStep(test, people.operator, filed, 'request');
    expect(await caseIn(people.operator, 'operator', filed)).toBeUndefined();
  });
});

describe('a case of others', () => {
  it('is not in the queue of another department or another holder', async () => {
    const filed = await submit();
    await fileLetter(test, people.operator);
    const outsider = await test.person({ roles: ['OFFICER_CENTER'], departmentId: await makeDepartment(test.app) });
    const other = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId: await makeHolder(test.app), kind: 'owner' },
    });
    expect([(await queueOf(outsider, 'receiver')).count, (await queueOf(other, 'operator')).count]).toEqual([0, 0]);
    expect(await caseIn(people.receiver, 'receiver', filed)).toBeDefined();
  });

  it('is not listed once a colleague has received it, except for their head and their substitute', async () => {
    const filed = await submit();
    const [colleague, instead] = [
      await test.person({ roles: ['OFFICER_CENTER'], departmentId: CENTRAL_OFFICE }),
      await test.person({ roles: ['OFFICER_CENTER'], departmentId: CENTRAL_OFFICE }),
    ];
    expect(await caseIn(colleague, 'receiver', filed)).toBeDefined();
    await takeStep(test, people.receiver, filed, 'receive');
    const day = test.clock.today();
    await expectOk(
      test.call('PUT', '/api/v1/security/user-insteads/me', {
        as: people.receiver,
        body: { id: newId(), refInstead: { id: instead.id }, startDate: day, endDate: day },
      }),
    );
    const hasInQueue = async (person: Person): Promise<boolean> =>
      (await caseIn(person, 'receiver', filed)) !== undefined;
    expect([
      await hasInQueue(people.receiver),
      await hasInQueue(colleague),
      await hasInQueue(people.head),
      await hasInQueue(instead),
    ]).toEqual([true, false, true, true]);
    at('2026-11-17');
    expect(await hasInQueue(instead)).toBe(false);
  });
});
