/** Holidays and departments that an administrator sets decide when a request is due and which department gets it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makeDepartment, type Person } from '#platform/testing/people.ts';
import { fileLetter } from '#modules/to-whom/testing/letters.ts';
import {
  readCase,
  CENTRAL_OFFICE,
  expectOk,
  makeRequestPeople,
  sendRequestStep,
  takeStep,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { newId } from '../../database/newId.ts';

let test: TestApp;
let people: RequestPeople;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
// A Monday, with no holiday in the days after it.
beforeEach(async () => {
  test.clock.move(Date.parse('2026-11-16T10:00:00+07:00') - Date.now());
  people = await makeRequestPeople(test);
});
afterEach(() => test.clock.move(0));
afterAll(() => test.stop());

const HOLIDAYS = '/api/v1/master/holidays';
const DEPARTMENTS = '/api/v1/master/request-departments';

async function submit(): Promise<FiledRequest> {
  const filed = await fileLetter(test, people.operator);
  await takeStep(test, people.operator, filed, 'request');
  return filed;
}

const dueOf = async ({ requestId }: FiledRequest): Promise<string | null | undefined> =>
  (await readCase(test, people.operator, requestId)).heldBy?.dueDate;

describe('a holiday', () => {
  it('entered by an administrator moves the due date of the next submission, and of no earlier one', async () => {
    const before = await submit();
    expect(await dueOf(before)).toBe('2026-11-17');
    const id = newId();
    await expectOk(test.call('PUT', HOLIDAYS, { as: admin, body: { id, date: '2026-11-17', nameTh: 'วันหยุดพิเศษ' } }));
    expect([await dueOf(await submit()), await dueOf(before)]).toEqual(['2026-11-18', '2026-11-17']);
    await expectOk(test.call('POST', `${HOLIDAYS}/_delete`, { as: admin, body: { id, version: 1 } }));
    expect(await dueOf(await submit())).toBe('2026-11-17');
  });

  it('does not count among the days used', async () => {
    const filed = await submit();
    const id = newId();
    await expectOk(test.call('PUT', HOLIDAYS, { as: admin, body: { id, date: '2026-11-18', nameTh: 'วันหยุดพิเศษ' } }));
    test.clock.move(Date.parse('2026-11-19T10:00:00+07:00') - Date.now());
    const { heldBy, sla } = await readCase(test, people.operator, filed.requestId);
    expect([heldBy?.daysUsed, heldBy?.isLate, sla.used]).toEqual([2, true, 2]);
    await expectOk(test.call('POST', `${HOLIDAYS}/_delete?isHardDelete=true`, { as: admin, body: { id, version: 1 } }));
  });

  it('can be entered once for a day, by administrators only', async () => {
    expect((await test.call('PUT', HOLIDAYS, { as: admin, body: { date: '2026-12-31', nameTh: 'ซ้ำ' } })).status).toBe(
      422,
    );
    expect(
      (await test.call('PUT', HOLIDAYS, { as: people.receiver, body: { date: '2026-11-20', nameTh: 'อยากหยุด' } }))
        .status,
    ).toBe(403);
  });
});

describe('the department set for a type of document', () => {
  const entry = async (): Promise<{ id: string; version: number }> => {
    const { rows } = await test.app.pools.api.query<{ id: string; version: number }>(
      `select "id", "version" from "request_department" where "document_type" = 'toWhom'`,
    );
    if (rows[0] === undefined) throw new Error('The department of letters is not seeded');
    return rows[0];
  };
  const setDepartment = async (departmentId: string): Promise<unknown> =>
    expectOk(
      test.call('PUT', DEPARTMENTS, { as: admin, body: { ...(await entry()), refDepartment: { id: departmentId } } }),
    );
  const seenBy = async (person: Person, { requestId }: FiledRequest): Promise<number> =>
    (await test.call('POST', '/api/v1/transaction/requests/case', { as: person, body: { id: requestId } })).status;

  it('gets the next submission, whichever department got earlier ones', async () => {
    const elsewhere = await makeDepartment(test.app);
    const there = await test.person({ roles: ['OFFICER_CENTER'], departmentId: elsewhere });
    const before = await submit();
    await setDepartment(elsewhere);
    const after = await submit();
    await setDepartment(CENTRAL_OFFICE);
    expect([await seenBy(people.receiver, before), await seenBy(there, before)]).toEqual([200, 404]);
    expect([await seenBy(people.receiver, after), await seenBy(there, after)]).toEqual([404, 200]);
  });

  it('does not change for a request that is sent back and submitted again', async () => {
    const filed = await submit();
    await takeStep(test, people.receiver, filed, 're-edit', { remark: 'ก' });
    await setDepartment(await makeDepartment(test.app));
    await takeStep(test, people.operator, filed, 'request');
    await setDepartment(CENTRAL_OFFICE);
    expect(await seenBy(people.receiver, filed)).toBe(200);
  });

  it('if none is set, the submission is refused with a message to ask the administrator', async () => {
    const filed = await fileLetter(test, people.operator);
    await expectOk(test.call('POST', `${DEPARTMENTS}/_delete`, { as: admin, body: await entry() }));
    const { status, body } = await sendRequestStep(test, people.operator, filed, 'request');
    const { actions } = await readCase(test, people.operator, filed.requestId);
    await expectOk(test.call('POST', `${DEPARTMENTS}/_active`, { as: admin, body: await entry() }));
    expect([status, body]).toMatchObject([422, { messageKey: 'departmentMissing' }]);
    expect(actions.find(({ action }) => action === 'request')?.why?.[1]).toBe(
      'No department is set to receive “To-whom letter”. Contact the administrator.',
    );
    expect((await sendRequestStep(test, people.operator, filed, 'request')).status).toBe(200);
  });
});
