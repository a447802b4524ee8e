/** Who is notified of which step, with which text, and that each person is notified once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  readCase,
  CENTRAL_OFFICE,
  expectOk,
  makeRequestPeople,
  takeStep,
  requestVersionOf,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { runQueuedTask } from '#platform/testing/runQueuedTask.ts';
import { writeMail } from '../../mail/mailText.ts';
import { newId } from '../../database/newId.ts';
import { notifyStep } from './notifyStep.ts';
import { STEP_JOB } from '../../workflow/takeStep.ts';

let test: TestApp;
let people: RequestPeople;
/** A member of the holder who files for it. */
let clerk: Person;
beforeAll(async () => {
  test = await startTestApp({ env: { PUBLIC_URL: 'https://haz.example.org' } });
  people = await makeRequestPeople(test);
  clerk = await test.person({
    roles: ['OPERATOR_EMP'],
    personType: 'employee',
    fullName: 'เสมียน ขยัน',
    email: 'clerk@example.org',
    memberOf: { holderId: people.holderId, kind: 'employee' },
  });
});
afterAll(() => test.stop());

const run = (): Promise<void> => runQueuedTask(test.app, STEP_JOB);

interface NotifiedRow {
  readonly userId: string;
  readonly action: string;
  readonly address: string | null;
}

/** Everybody who was notified of a request, and of which step. */
async function notifiedOf({ requestId }: FiledRequest): Promise<readonly NotifiedRow[]> {
  const { rows } = await test.app.pools.api.query<NotifiedRow>(
    `select m."user_id" as "userId", h."action", m."address" from "case_mail" m
      join "status_history" h on h."id" = m."history_id" where m."request_id" = $1 order by m."id"`,
    [requestId],
  );
  return rows;
}

/** Runs the waiting jobs and returns those of the given people who were notified by them. */
async function newlyNotified(
  filed: FiledRequest,
  candidates: Readonly<Record<string, Person>>,
): Promise<readonly string[]> {
  const before = (await notifiedOf(filed)).length;
  await run();
  const ids = new Set((await notifiedOf(filed)).slice(before).map(({ userId }) => userId));
  return Object.entries(candidates)
    .filter(([, { id }]) => ids.has(id))
    .map(([name]) => name)
    .toSorted();
}

interface Notice {
  readonly title: string;
  readonly titleEn: string;
  readonly content: string;
  readonly contentEn: string;
  readonly url: string;
}

async function noticesOf({ id }: Person, { id: documentId }: FiledRequest): Promise<readonly Notice[]> {
  const { rows } = await test.app.pools.api.query<Notice>(
    `select "title", "title_en" as "titleEn", "content", "content_en" as "contentEn", "url" from "notification"
      where "user_id" = $1 and "url" like '%' || $2 || '%' order by "create_date", "id"`,
    [id, documentId],
  );
  return rows;
}

async function lastNoticeOf(person: Person, filed: FiledRequest): Promise<Notice> {
  const last = (await noticesOf(person, filed)).at(-1);
  if (last === undefined) throw new Error('Nobody was notified');
  return last;
}

async function standInFor(
  principal: Person,
  substitute: Person,
  days: { startDate: string; endDate: string },
): Promise<void> {
  await expectOk(
    test.call('PUT', '/api/v1/security/user-insteads/me', {
      as: principal,
      body: { id: newId(), refInstead: { id: substitute.id }, ...days },
    }),
  );
}

const officer = (role: string, departmentId = CENTRAL_OFFICE): Promise<Person> =>
  test.person({ roles: [role], departmentId });

describe('a step', () => {
  it('notifies people who have to act now and the person who filed, never the person who took it', async () => {
    const { operator: owner, receiver, head, approver } = people;
    const candidates = { clerk, owner, receiver, head, approver };
    const filed = await fileLetter(test, clerk);
    const steps: readonly (readonly [Person, string, Readonly<Record<string, unknown>>, readonly string[]])[] = [
      [clerk, 'request', {}, ['head', 'receiver']],
      [receiver, 're-edit', { remark: 'ก' }, ['clerk', 'owner']],
      [clerk, 'request', {}, ['head', 'receiver']],
      [receiver, 'receive', {}, ['clerk']],
      [receiver, 'unlock', { data: { fields: ['productName'] } }, ['clerk', 'owner']],
      [clerk, 'request', {}, ['receiver']],
      [receiver, 'check', { data: { result: 'passed' } }, []],
      [head, 'pass', {}, ['approver', 'clerk']],
      [approver, 'return-officer', { remark: 'ข' }, ['clerk', 'receiver']],
      [receiver, 'pass', {}, ['approver', 'clerk']],
      [approver, 're-edit', { remark: 'ค' }, ['clerk', 'owner']],
      [owner, 'request', {}, ['receiver']],
      [receiver, 'receive', {}, ['owner']],
      [receiver, 'check', { data: { result: 'passed' } }, []],
      [receiver, 'pass', {}, ['approver', 'owner']],
      [approver, 'approve', {}, ['owner', 'receiver']],
    ];
    for (const [person, action, more, expectedNames] of steps) {
      await takeStep(test, person, filed, action, more);
      expect([action, await newlyNotified(filed, candidates)]).toEqual([action, expectedNames]);
    }
  });

  it('that is taken back notifies the people who have the case again', async () => {
    const { operator: owner, receiver, head, approver } = people;
    const filed = await fileLetter(test, clerk);
    await bringToSignatory(test, { ...people, operator: clerk }, filed);
    await run();
    await expectOk(
      test.call('PUT', '/api/v1/transaction/requests/re-status', {
        as: head,
        body: { id: filed.requestId, version: await requestVersionOf(test, filed.requestId) },
      }),
    );
    expect(await newlyNotified(filed, { clerk, owner, receiver, head, approver })).toEqual(['clerk', 'receiver']);
  });

  it('that ends the case notifies the officer who was working on it', async () => {
    const filed = await fileLetter(test, clerk);
    await takeStep(test, clerk, filed, 'request');
    await takeStep(test, people.receiver, filed, 'receive');
    await run();
    await takeStep(test, clerk, filed, 'cancel', { remark: 'ไม่ต้องการแล้ว' });
    expect(await newlyNotified(filed, { clerk, ...people, holderId: clerk })).toEqual(['receiver']);
  });

  it('on an issued document notifies the owners of the holder and the person who filed', async () => {
    const filed = await issueLetter(test, { ...people, operator: clerk });
    await run();
    const { dossier } = await readCase(test, people.approver, filed.requestId);
    await expectOk(
      test.call('PUT', '/api/v1/transaction/dossiers/suspend', {
        as: people.approver,
        body: { id: dossier.id, version: dossier.version, remark: 'ผิดเงื่อนไข' },
      }),
    );
    expect(
      await newlyNotified(filed, {
        clerk,
        owner: people.operator,
        receiver: people.receiver,
        approver: people.approver,
      }),
    ).toEqual(['clerk', 'owner']);
    const { title, titleEn, content } = await lastNoticeOf(clerk, filed);
    expect(title).toMatch(/TW\d+\/25\d\d: ถูกพักใช้$/);
    expect(titleEn).toMatch(/TW\d+\/25\d\d: suspended$/);
    expect(content).toContain('ผิดเงื่อนไข');
  });

  it('after which others were taken notifies only the person who filed', async () => {
    const filed = await fileLetter(test, clerk);
    await bringToSignatory(test, { ...people, operator: clerk }, filed);
    await run();
    const notified = await notifiedOf(filed);
    expect(notified.filter(({ userId }) => userId === clerk.id).map(({ action }) => action)).toEqual([
      'receive',
      'pass',
    ]);
    expect(notified.filter(({ userId }) => userId === people.head.id)).toEqual([]);
    expect(notified.filter(({ userId }) => userId === people.approver.id).map(({ action }) => action)).toEqual([
      'pass',
    ]);
    // Only the step that brought the case there contains where it is now.
    expect(
      (await noticesOf(clerk, filed)).map(({ contentEn }) => contentEn.includes('It is now with the signatory')),
    ).toEqual([false, true]);
  });
});

describe('a step does not notify', () => {
  it('people of another department, of a department below, or of another holder', async () => {
    const [elsewhere, below] = [
      await makeDepartment(test.app),
      await makeDepartment(test.app, { parentId: CENTRAL_OFFICE }),
    ];
    const otherHolder = await makeHolder(test.app);
    const outsiders = {
      receiver: await officer('OFFICER_CENTER', elsewhere),
      signatory: await officer('SIGNATORY', elsewhere),
      receiverBelow: await officer('OFFICER_CENTER', below),
      administrator: await officer('ADMIN'),
      auditor: await officer('AUDITOR'),
      checkpoint: await officer('OFFICER_CUSTOMS'),
      owner: await test.person({
        roles: ['OPERATOR_OWNER'],
        personType: 'employee',
        memberOf: { holderId: otherHolder, kind: 'owner' },
      }),
      agent: await test.person({
        roles: ['OPERATOR_AGENT'],
        personType: 'employee',
        memberOf: { holderId: people.holderId, kind: 'agent' },
      }),
    };
    const filed = await fileLetter(test, clerk);
    for (const [person, action, more] of [
      [clerk, 'request', {}],
      [people.receiver, 'receive', {}],
      [people.receiver, 'check', { data: { result: 'passed' } }],
      [people.receiver, 'pass', {}],
      [people.approver, 're-edit', { remark: 'ก' }],
    ] as const) {
      await takeStep(test, person, filed, action, more);
      expect([action, await newlyNotified(filed, outsiders)]).toEqual([action, []]);
    }
  });

  it('people who have left the holder, or whose account is not in use', async () => {
    const leaver = await test.person({
      roles: ['OPERATOR_EMP'],
      personType: 'employee',
      memberOf: { holderId: people.holderId, kind: 'employee' },
    });
    const idle = await officer('OFFICER_CENTER');
    await test.app.pools.api.query(`update "user" set "status" = 'suspended' where "id" = $1`, [idle.id]);
    const filed = await fileLetter(test, leaver);
    await takeStep(test, leaver, filed, 'request');
    expect(await newlyNotified(filed, { idle, head: people.head })).toEqual(['head']);
    await test.app.pools.api.query(`update "membership" set "is_active" = false where "user_id" = $1`, [leaver.id]);
    await takeStep(test, people.receiver, filed, 're-edit', { remark: 'ก' });
    expect(await newlyNotified(filed, { leaver, owner: people.operator })).toEqual(['owner']);
  });
});

describe('a substitute', () => {
  it('is notified on the days of the substitution, with a link to a page where they can act', async () => {
    const [day, other] = [test.clock.today(), '2020-01-01'];
    const [approver, today, once, abroad] = [
      await officer('SIGNATORY'),
      await officer('OFFICER_HEAD'),
      await officer('OFFICER_HEAD'),
      await officer('OFFICER_HEAD', await makeDepartment(test.app)),
    ];
    await standInFor(approver, today, { startDate: day, endDate: day });
    await standInFor(approver, once, { startDate: other, endDate: other });
    const second = await officer('SIGNATORY');
    await standInFor(second, abroad, { startDate: day, endDate: day });
    const filed = await fileLetter(test, clerk);
    await bringToSignatory(test, { ...people, operator: clerk }, filed);
    expect(await newlyNotified(filed, { approver, today, once, abroad })).toEqual(['approver', 'today']);
    expect((await noticesOf(approver, filed)).map(({ url }) => url)).toEqual([
      `/app/to-whom/request-approves/${filed.id}/view`,
    ]);
    expect((await noticesOf(today, filed)).map(({ url }) => url)).toEqual([
      `/app/to-whom/request-receives/${filed.id}/view`,
    ]);
  });

  it('is notified together with the officer who has the case', async () => {
    const day = test.clock.today();
    const [receiver, instead] = [await officer('OFFICER_CENTER'), await officer('OFFICER_CENTER')];
    await standInFor(receiver, instead, { startDate: day, endDate: day });
    const filed = await fileLetter(test, clerk);
    await takeStep(test, clerk, filed, 'request');
    await takeStep(test, receiver, filed, 'receive');
    await run();
    await takeStep(test, receiver, filed, 'unlock', { data: { fields: ['productName'] } });
    await run();
    await takeStep(test, clerk, filed, 'request');
    expect(await newlyNotified(filed, { receiver, instead, other: people.receiver })).toEqual(['instead', 'receiver']);
  });
});

describe('the notification job', () => {
  const historyIdOf = async ({ requestId }: FiledRequest): Promise<string> => {
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      'select "id" from "status_history" where "record_id" = $1 order by "seq" desc limit 1',
      [requestId],
    );
    return rows[0]?.id ?? '';
  };
  const runOne = (historyId: string, app = test.app) =>
    notifyStep({ app, payload: { historyId }, log: app.log, signal: new AbortController().signal });

  it('notifies once, however often it is run', async () => {
    const filed = await fileLetter(test, clerk);
    await takeStep(test, clerk, filed, 'request');
    await takeStep(test, people.receiver, filed, 're-edit', { remark: 'ก' });
    await run();
    const [notified, notices, mails] = [
      await notifiedOf(filed),
      await noticesOf(clerk, filed),
      await queuedMails(test.app, 'clerk@example.org'),
    ];
    expect(notices).toHaveLength(1);
    await Promise.all([runOne(await historyIdOf(filed)), runOne(await historyIdOf(filed))]);
    expect([
      await notifiedOf(filed),
      await noticesOf(clerk, filed),
      await queuedMails(test.app, 'clerk@example.org'),
    ]).toEqual([notified, notices, mails]);
  });

  it('notifies once after a failure in the middle, which saved nothing', async () => {
    const filed = await fileLetter(test, clerk);
    await takeStep(test, clerk, filed, 'request');
    await run();
    await takeStep(test, people.receiver, filed, 'receive');
    const before = (await notifiedOf(filed)).length;
    const mails = (await queuedMails(test.app, 'clerk@example.org')).length;
    // At this point the row and the notice are written.
    const config = {
      ...test.app.config,
      get keySecret(): string {
        throw new Error('There is no key to seal a mail with');
      },
    };
    await expect(runOne(await historyIdOf(filed), { ...test.app, config })).rejects.toThrow('no key to seal');
    expect([(await notifiedOf(filed)).length, (await noticesOf(clerk, filed)).length]).toEqual([before, 0]);
    await run();
    expect([
      (await notifiedOf(filed)).length,
      (await noticesOf(clerk, filed)).length,
      (await queuedMails(test.app, 'clerk@example.org')).length,
    ]).toEqual([before + 1, 1, mails + 1]);
  });

  it('does nothing for a case that no longer exists', async () => {
    expect(await runOne(newId())).toBeUndefined();
  });
});

describe('the text of a notification', () => {
  it('contains what happened, by whom, why, what to do by when, and where, in both languages', async () => {
    const receiver = await test.person({
      roles: ['OFFICER_CENTER'],
      departmentId: CENTRAL_OFFICE,
      fullName: 'สมศรี ตรวจดี',
      email: 'somsri@example.org',
    });
    const filed = await fileLetter(test, clerk);
    await takeStep(test, clerk, filed, 'request');
    await run();
    const { request, heldBy } = await readCase(test, receiver, filed.requestId);
    const year = Number(heldBy?.dueDate?.slice(0, 4));
    const [receiverMail] = (await queuedMails(test.app, 'somsri@example.org')).slice(-1);
    expect(receiverMail?.subject).toEqual([
      `คำขอ ${request.requestCode}: ยื่นคำขอแล้ว`,
      `Request ${request.requestCode}: submitted`,
    ]);
    expect(receiverMail?.text[0]).toContain('เรียน สมศรี ตรวจดี');
    expect(receiverMail?.text[0]).toMatch(new RegExp(`กรุณารับเรื่อง ภายในวันที่ \\d+ \\S+ ${year + 543}`));
    expect(receiverMail?.text[1]).toMatch(new RegExp(`Please receive the request by \\d+ \\w+ ${year}\\.`));
    expect(receiverMail?.text[0]).toContain('โดย ผู้ประกอบการ เสมียน ขยัน');
    expect(receiverMail?.text[0]).toContain(
      `https://haz.example.org/haz/app/to-whom/request-receives/${filed.id}/view`,
    );

    const remark = 'กรุณาระบุ <b>ความเข้มข้น</b>\n<script>alert(1)</script>';
    await takeStep(test, receiver, filed, 're-edit', { remark });
    await run();
    const [back] = (await queuedMails(test.app, 'clerk@example.org')).slice(-1);
    expect(back?.text[0]).toContain(remark);
    const { html } = writeMail(back ?? { subject: ['', ''], text: ['', ''] }, {
      brand: ['', ''],
      publicUrl: 'https://haz.example.org',
    });
    expect(html).toContain('&lt;b&gt;ความเข้มข้น');
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain(`<a href="https://haz.example.org/haz/app/to-whom/requests/${filed.id}/view">`);
    expect(back?.text[0]).toContain('โดย เจ้าหน้าที่ สมศรี ตรวจดี');
    expect(back?.text[1]).toMatch(/^By .+, officer$/mu);
    expect(back?.text[0]).toContain('กรุณาแก้ไขตามเหตุผลที่แจ้งแล้วยื่นคำขออีกครั้ง');
    expect(back?.text[1]).toContain(`https://haz.example.org/haz/app/to-whom/requests/${filed.id}/view`);
    const notice = await lastNoticeOf(clerk, filed);
    expect(notice.title).toBe(`คำขอ ${request.requestCode}: ส่งกลับให้แก้ไข`);
    expect(notice.content).toContain('กรุณาแก้ไข');
  });

  it('names the fields that are open', async () => {
    const filed = await fileLetter(test, clerk);
    await takeStep(test, clerk, filed, 'request');
    await takeStep(test, people.receiver, filed, 'unlock', { data: { fields: ['productName'] } });
    await run();
    expect((await lastNoticeOf(clerk, filed)).contentEn).toContain(
      'Please correct Product referred to and send your corrections.',
    );
  });

  it('is sent as a notice only to people without an address; the mails to others are in the timeline', async () => {
    const filed = await fileLetter(test, clerk);
    await takeStep(test, clerk, filed, 'request');
    await run();
    await takeStep(test, people.receiver, filed, 're-edit', { remark: 'ก' });
    await run();
    const notified = (await notifiedOf(filed)).filter(({ action }) => action === 're-edit');
    expect(new Map(notified.map(({ userId, address }) => [userId, address]))).toEqual(
      new Map([
        [clerk.id, 'cl***@example.org'],
        [people.operator.id, null],
      ]),
    );
    expect(await noticesOf(people.operator, filed)).toHaveLength(1);
    const { timeline } = await readCase(test, clerk, filed.requestId);
    const mails = timeline.filter(({ kind, by }) => kind === 'mail' && by?.[0] === 'เสมียน ขยัน');
    expect(mails.map(({ address, label }) => [address, label[1].split(': ')[1]])).toEqual([
      ['cl***@example.org', 'sent back for correction'],
    ]);
    expect(timeline.filter(({ kind, address }) => kind === 'mail' && address === null)).toEqual([]);
  });
});
