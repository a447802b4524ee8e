/** When the holders of documents are reminded that these expire: once for each day of the settings, and never in vain. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { daysBetween, getPlainDate } from '#language/values/plainDate.ts';
import { DEFAULT_REMINDER_DAYS } from '#platform/model/settings/reminderSettings.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModules } from '#platform/testing/appWithModule.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import type { Person } from '#platform/testing/people.ts';
import { enterPlace, marksOf, remindersOf, runReminders, runRemindersAfter } from '#platform/testing/reminders.ts';
import {
  bringToSignatory,
  expectOk,
  readCase,
  refile,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { WAREHOUSE_TYPE, warehouseModules, WORKSHOP_TYPE } from '#platform/testing/warehouseModules.ts';
import {
  filePlace,
  issuePlace,
  makeWarehousePeople,
  type WarehousePeople,
} from '#platform/testing/warehouseRequests.ts';
import { warehouseServer } from '#platform/testing/warehouseServer.ts';
import { issueLetter } from '#modules/to-whom/testing/letters.ts';
import { platformCrons } from '../../platformJobs.ts';

const SETTINGS = '/api/v1/security/app-properties';
const MORE_THAN_A_PAGE = 101;

let test: TestApp;
let people: WarehousePeople;
let admin: Person;
beforeAll(async () => {
  test = await startTestAppWithModules(warehouseModules, warehouseServer);
  people = await makeWarehousePeople(test);
  admin = await test.person({ roles: ['ADMIN'] });
});
afterEach(() => test.clock.move(0));
afterAll(() => test.stop());

const enter = (daysLeft: number | null): Promise<FiledRequest> =>
  enterPlace(test, { head: people.head, holderId: people.holderId, type: WAREHOUSE_TYPE, daysLeft });
const countOf = async (filed: FiledRequest): Promise<number> => (await remindersOf(test, filed)).length;

/** Runs the job after each of these days, and returns those after which the owner was reminded. */
async function remindedAfter(filed: FiledRequest, days: readonly number[]): Promise<readonly number[]> {
  const reminded: number[] = [];
  for (const day of days) {
    const before = await countOf(filed);
    await runRemindersAfter(test, day);
    if ((await countOf(filed)) > before) reminded.push(day);
  }
  return reminded;
}

async function setDays(days: readonly number[]): Promise<void> {
  const { reminders } = (await expectOk(test.call('GET', `${SETTINGS}/settings`, { as: admin }))) as {
    reminders: { version: number | null };
  };
  await expectOk(test.call('PUT', `${SETTINGS}/reminders`, { as: admin, body: { days, version: reminders.version } }));
}

async function changeStanding(filed: FiledRequest, action: 'suspend' | 'reinstate' | 'revoke'): Promise<void> {
  const { dossier } = await readCase(test, people.approver, filed.requestId);
  await expectOk(
    test.call('PUT', `/api/v1/transaction/dossiers/${action}`, {
      as: people.approver,
      body: { id: dossier.id, version: dossier.version, remark: 'As decided' },
    }),
  );
}

describe('the holder of a document is reminded', () => {
  it('90, 60, 30 and 7 days before it expires, once each, and not after it has expired', async () => {
    const filed = await enter(100);
    const everyDay = Array.from({ length: 105 }, (_, day) => day);
    expect(await remindedAfter(filed, everyDay)).toEqual([10, 40, 70, 93]);
    expect((await remindersOf(test, filed)).map(({ titleEn }) => titleEn.replace(/^.*: /u, ''))).toEqual([
      'expires in 90 days',
      'expires in 60 days',
      'expires in 30 days',
      'expires in 7 days',
    ]);
  });

  it('once, also if the job runs again or in two processes at the same moment', async () => {
    const filed = await enter(30);
    const reports = await Promise.all([runReminders(test.app), runReminders(test.app), runReminders(test.app)]);
    expect(reports.filter((report) => report !== undefined)).toEqual([{ documents: 1, people: 1 }]);
    expect(await runReminders(test.app)).toBeUndefined();
    expect(await countOf(filed)).toBe(1);
  });

  it('once after a failure in the middle, which saved nothing and kept nobody else from being reminded', async () => {
    const mailed = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      email: 'failing@example.org',
      memberOf: { holderId: people.holderId, kind: 'owner' },
    });
    const filed = await enter(60);
    const { holderId } = await makeWarehousePeople(test);
    const later = await enterPlace(test, { head: people.head, holderId, type: WAREHOUSE_TYPE, daysLeft: 60 });
    const config = {
      ...test.app.config,
      get keySecret(): string {
        throw new Error('There is no key to seal a mail with');
      },
    };
    await expect(runReminders({ ...test.app, config })).rejects.toThrow('Reminders that could not be sent: 1');
    expect([await countOf(filed), await marksOf(test, filed), await countOf(later)]).toEqual([0, [], 1]);
    await runReminders(test.app);
    expect([await countOf(filed), await marksOf(test, filed)]).toEqual([
      2,
      [
        [90, 60, null],
        [60, 60, 2],
      ],
    ]);
    await test.app.pools.api.query(`update "membership" set "is_active" = false where "user_id" = $1`, [mailed.id]);
  });

  it('with the real number of days after days without a job, and not of the missed days', async () => {
    const filed = await enter(95);
    expect(await remindedAfter(filed, [0, 45, 46, 64])).toEqual([45]);
    expect((await remindersOf(test, filed))[0]?.titleEn).toMatch(/: expires in 50 days$/u);
    expect(await marksOf(test, filed)).toEqual([
      [90, 50, null],
      [60, 50, 1],
    ]);
    expect(await remindedAfter(filed, [65, 70])).toEqual([65]);
  });

  it('on the last day if no job has run before, and not a day later', async () => {
    const [last, late] = [await enter(20), await enter(19)];
    await runRemindersAfter(test, 20);
    expect([await countOf(last), await countOf(late)]).toEqual([1, 0]);
    const [notice] = await remindersOf(test, last);
    expect([notice?.title, notice?.titleEn]).toEqual([
      expect.stringMatching(/: หมดอายุวันนี้$/u),
      expect.stringMatching(/: expires today$/u),
    ]);
  });

  it('of many documents, in pages', async () => {
    const { holderId } = await makeWarehousePeople(test);
    const places: FiledRequest[] = [];
    for (let entered = 0; entered < MORE_THAN_A_PAGE; entered += 1)
      places.push(await enterPlace(test, { head: people.head, holderId, type: WAREHOUSE_TYPE, daysLeft: 6 }));
    await runReminders(test.app);
    expect(await runReminders(test.app)).toBeUndefined();
    const counts = await Promise.all(places.map(countOf));
    expect(counts.filter((count) => count === 1)).toHaveLength(MORE_THAN_A_PAGE);
  });
});

describe('a document that is renewed', () => {
  it('under its number is reminded of while the renewal is a draft, not while it is in process, and again before its new expiry', async () => {
    const base = await issuePlace(test, people, {
      filed: await filePlace(test, people.operator, WAREHOUSE_TYPE),
      type: WAREHOUSE_TYPE,
    });
    const validDays = await daysUntilExpiryOf(base);
    const renewal = await refile(test, people.operator, { kind: 2, base });
    expect(await remindedAfter(base, [validDays - 90])).toEqual([validDays - 90]);
    await takeStep(test, people.operator, renewal, 'request');
    expect(await remindedAfter(base, [validDays - 60, validDays - 30, validDays - 7])).toEqual([]);
    await takeStep(test, people.receiver, renewal, 'receive');
    await takeStep(test, people.receiver, renewal, 'check', { data: { result: 'passed' } });
    await takeStep(test, people.receiver, renewal, 'pass');
    await takeStep(test, people.approver, renewal, 'approve');
    const longer = await daysUntilExpiryOf(renewal);
    expect(longer).toBeGreaterThan(validDays + 365);
    expect(await remindedAfter(renewal, [validDays - 7, longer - 91, longer - 90])).toEqual([longer - 90]);
    expect((await marksOf(test, base)).map(([days, left]) => [days, left])).toEqual([
      [90, 90],
      [90, 90],
    ]);
  });

  it('is reminded of again once the renewal was cancelled', async () => {
    const base = await issueLetter(test, people);
    const renewal = await refile(test, people.operator, { kind: 2, base });
    await takeStep(test, people.operator, renewal, 'request');
    const validDays = await daysUntilExpiryOf(base);
    expect(await remindedAfter(base, [validDays - 60])).toEqual([]);
    await takeStep(test, people.operator, renewal, 'cancel', { remark: 'By mistake' });
    expect(await remindedAfter(base, [validDays - 50])).toEqual([validDays - 50]);
    expect((await remindersOf(test, base))[0]?.titleEn).toMatch(/: expires in 50 days$/u);
  });

  it('under another number is not reminded of once that was issued, and the new one is', async () => {
    const base = await issueLetter(test, people);
    const renewal = await refile(test, people.operator, { kind: 2, base });
    await bringToSignatory(test, people, renewal);
    await takeStep(test, people.approver, renewal, 'approve');
    expect(await remindedAfter(base, [(await daysUntilExpiryOf(base)) - 10])).toEqual([]);
    expect(await countOf(renewal)).toBe(1);
  });

  it('is reminded of while a change is in process, because a change does not renew it', async () => {
    const base = await issueLetter(test, people);
    const change = await refile(test, people.operator, { kind: 3, base });
    await takeStep(test, people.operator, change, 'request');
    const after = (await daysUntilExpiryOf(base)) - 60;
    expect(await remindedAfter(base, [after])).toEqual([after]);
  });
});

describe('nobody is reminded of a document', () => {
  it('that never expires, or is suspended, revoked or cancelled; it is once it was reinstated', async () => {
    const [unlimited, suspended, revoked, cancelled] = [
      await enter(null),
      await enter(40),
      await enter(40),
      await enter(40),
    ];
    await changeStanding(suspended, 'suspend');
    await changeStanding(revoked, 'revoke');
    const cancellation = await refile(test, people.operator, { kind: 4, base: cancelled });
    await expectOk(
      test.call('PUT', '/api/v1/transaction/warehouses', {
        as: people.operator,
        body: { id: cancellation.id, version: 1, reason: 'Closed' },
      }),
    );
    await bringToSignatory(test, people, cancellation);
    await takeStep(test, people.approver, cancellation, 'approve');
    await runRemindersAfter(test, 10);
    for (const filed of [unlimited, suspended, revoked, cancelled, cancellation]) expect(await countOf(filed)).toBe(0);
    await changeStanding(suspended, 'reinstate');
    expect(await remindedAfter(suspended, [12])).toEqual([12]);
    expect((await remindersOf(test, suspended))[0]?.titleEn).toMatch(/: expires in 28 days$/u);
  });

  it('of a holder whose registration is suspended, because nobody may act for it', async () => {
    const other = await makeWarehousePeople(test);
    const filed = await enterPlace(test, { ...other, type: WAREHOUSE_TYPE, daysLeft: 60 });
    await test.app.pools.api.query(`update "user" set "status" = 'suspended' where "id" = $1`, [other.holderId]);
    await runReminders(test.app);
    expect([await countOf(filed), await marksOf(test, filed)]).toEqual([
      0,
      [
        [90, 60, null],
        [60, 60, 0],
      ],
    ]);
  });
});

describe('the settings', () => {
  it('decide the days, and switch the reminders off if they are empty', async () => {
    const filed = await enter(50);
    await setDays([]);
    expect(await remindedAfter(filed, [0, 20, 43, 50])).toEqual([]);
    await setDays([45, 1]);
    expect(await remindedAfter(filed, [0, 5, 6, 43, 49, 50])).toEqual([5, 49]);
    await setDays(DEFAULT_REMINDER_DAYS);
  });

  it('that are changed repeat no reminder that was sent in time, and add those of further days', async () => {
    const filed = await enter(60);
    expect(await remindedAfter(filed, [0])).toEqual([0]);
    await setDays([90, 61, 30, 7]);
    expect(await remindedAfter(filed, [10])).toEqual([]);
    await setDays([90, 60, 55, 30, 7]);
    expect(await remindedAfter(filed, [11, 12])).toEqual([11]);
    await setDays([80]);
    expect(await remindedAfter(filed, [30, 53])).toEqual([]);
    await setDays(DEFAULT_REMINDER_DAYS);
    expect(await remindedAfter(filed, [54])).toEqual([54]);
  });
});

describe('the people who are reminded', () => {
  const REQUESTS_MENU = 'warehouse.requests';
  const REGISTER_MENU = 'warehouse.warehouses';

  it('are the owners, and the employees and agents who may file requests of this type, with a page that they can open', async () => {
    const { holderId, operator, ...officers } = await makeWarehousePeople(test);
    const staff = (
      kind: 'employee' | 'agent',
      more: { menus?: readonly string[]; documentTypes?: readonly string[]; endDate?: string } = {},
    ): Promise<Person> =>
      test.person({
        roles: [kind === 'agent' ? 'OPERATOR_AGENT' : 'OPERATOR_EMP'],
        personType: 'employee',
        memberOf: { holderId, kind, ...more },
      });
    const ofType = { documentTypes: [WAREHOUSE_TYPE] };
    const candidates: Readonly<Record<string, Person>> = {
      owner: operator,
      employee: await staff('employee'),
      withoutRegister: await staff('employee', { menus: [REQUESTS_MENU] }),
      withoutRequests: await staff('employee', { menus: [REGISTER_MENU] }),
      formerEmployee: await staff('employee', { endDate: '2020-01-01' }),
      suspendedEmployee: await staff('employee'),
      agent: await staff('agent', ofType),
      agentOfOtherType: await staff('agent', { documentTypes: ['toWhom'] }),
      agentUntilToday: await staff('agent', { ...ofType, endDate: test.clock.today() }),
      formerAgent: await staff('agent', { ...ofType, endDate: '2020-01-01' }),
      otherOwner: people.operator,
      receiver: officers.receiver,
      head: officers.head,
      approver: officers.approver,
      administrator: admin,
    };
    await test.app.pools.api.query(`update "user" set "status" = 'suspended' where "id" = $1`, [
      candidates['suspendedEmployee']?.id,
    ]);
    const filed = await enterPlace(test, { head: people.head, holderId, type: WAREHOUSE_TYPE, daysLeft: 30 });
    await runReminders(test.app);
    const reminders = await remindersOf(test, filed);
    const nameOf = (userId: string): string | undefined =>
      Object.keys(candidates).find((name) => candidates[name]?.id === userId);
    expect(
      Object.fromEntries(reminders.map(({ userId, url }) => [nameOf(userId), url.replace(filed.id, 'id')])),
    ).toEqual({
      owner: '/app/warehouse/warehouses/id/view',
      employee: '/app/warehouse/warehouses/id/view',
      withoutRegister: '/app/warehouse/requests/id/view',
      agent: '/app/warehouse/warehouses/id/view',
      agentUntilToday: '/app/warehouse/warehouses/id/view',
    });
    expect(await marksOf(test, filed)).toEqual([
      [90, 30, null],
      [60, 30, null],
      [30, 30, 5],
    ]);
  });

  it('include a person who holds documents in their own name', async () => {
    const holder = await test.person({ roles: ['OPERATOR_OWNER'], personType: 'individual' });
    const filed = await enterPlace(test, {
      head: people.head,
      holderId: holder.id,
      type: WAREHOUSE_TYPE,
      daysLeft: 30,
    });
    await runReminders(test.app);
    expect((await remindersOf(test, filed)).map(({ userId }) => userId)).toEqual([holder.id]);
  });

  it('get a notification and a mail that say what ends when, and what they can do', async () => {
    const { holderId } = await makeWarehousePeople(test);
    await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      fullName: 'สมหญิง เจ้าของ',
      email: 'owner@example.org',
      memberOf: { holderId, kind: 'owner' },
    });
    const filed = await enterPlace(test, { head: people.head, holderId, type: WAREHOUSE_TYPE, daysLeft: 90 });
    const { dossier } = await readCase(test, people.head, filed.requestId);
    await runReminders(test.app);
    const [mail] = await queuedMails(test.app, 'owner@example.org');
    const title = [`ใบส่งตัวอย่าง ${dossier.code}: จะหมดอายุในอีก 90 วัน`, /^.+ \S+: expires in 90 days$/u] as const;
    expect(mail?.subject[0]).toBe(title[0]);
    expect(mail?.subject[1]).toMatch(title[1]);
    const link = `${test.app.config.publicUrl}/haz/app/warehouse/warehouses/${filed.id}/view`;
    for (const text of ['เรียน สมหญิง เจ้าของ', title[0], 'Bang Na', 'ใช้ได้ถึงวันที่', 'ขอต่ออายุ', link])
      expect(mail?.text[0]).toContain(text);
    for (const text of ['expires in 90 days', 'Bang Na', 'Valid until', 'Request renewal', link])
      expect(mail?.text[1]).toContain(text);
    const [notice] = await remindersOf(test, filed);
    expect(notice?.title).toBe(title[0]);
    expect(notice?.content).toContain('Bang Na');
  });

  it('are told that a document ends if its type cannot be renewed', async () => {
    const { holderId } = await makeWarehousePeople(test);
    const filed = await enterPlace(test, { head: people.head, holderId, type: WORKSHOP_TYPE, daysLeft: 7 });
    await runReminders(test.app);
    const [notice] = await remindersOf(test, filed);
    expect(notice?.url).toBe(`/app/workshop/workshops/${filed.id}/view`);
    expect(notice?.contentEn).toContain('cannot be renewed');
    expect(notice?.contentEn).not.toContain('Request renewal');
  });
});

it('the job runs every day at half past five in the morning in Thailand', () => {
  expect(platformCrons).toContainEqual({ task: 'remindBeforeExpiry', match: '30 22 * * *', maxAttempts: 3 });
});

async function daysUntilExpiryOf({ requestId }: FiledRequest): Promise<number> {
  const { dossier } = await readCase(test, people.operator, requestId);
  return daysBetween(test.clock.today(), getPlainDate(String(dossier.expireDate)));
}
