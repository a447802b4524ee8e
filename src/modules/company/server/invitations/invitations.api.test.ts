/**
 * Tests that nobody works for a company, or is its agent, before they have accepted, and that the company learns
 * nothing of them before.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withCheckDigit } from '#language/values/idCard.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { keyInMail, takeIn } from '#modules/company/testing/invitations.ts';
import { idOf, createPowerTools, type Company } from '#modules/company/testing/powers.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import type { Person } from '#platform/testing/people.ts';
import { INVITATION_DAYS } from '../../invitation.ts';
import { lapseInvitations } from './lapse.ts';
import { findOwnInvitations } from './openInvitation.ts';
import { MAX_INVITATIONS_A_DAY, MAX_OPEN_INVITATIONS } from './limits.ts';
import { notifyInvited } from './notifyInvited.ts';

const DAY_MS = 86_400_000;
const EMPLOYEES = '/api/v1/security/users/employee';
const INVITATIONS = '/api/v1/security/invitations';
const OWN = '/api/v1/security/users/me/invitations';
let test: TestApp;
let make: ReturnType<typeof createPowerTools>;
beforeAll(async () => {
  test = await startTestApp();
  make = createPowerTools(test);
});
afterEach(() => test.clock.move(0));
afterAll(() => test.stop());

let count = 0;
const newCard = () => {
  count += 1;
  return withCheckDigit(`18${String(count).padStart(10, '0')}`);
};

interface Offer {
  readonly id: string;
  readonly seen: string;
  readonly company: readonly [string, string];
}

const invite = (as: Person, person: object, more: object = {}) =>
  test.call('PUT', EMPLOYEES, { as, body: { person: { email: 'typed@example.com', ...person }, ...more } });
const offersOf = async (as: Person) => (await test.call('GET', OWN, { as })).body as readonly Offer[];
const answer = (as: Person, { id, seen }: Offer, word: 'accepted' | 'declined') =>
  test.call('PUT', OWN, { as, body: { id, seen, answer: word } });
const firstOf = async (as: Person): Promise<Offer> => {
  const [offer] = await offersOf(as);
  if (offer === undefined) throw new Error('There is no invitation');
  return offer;
};
const actingForOptionsOf = async (as: Person) =>
  (
    (await test.call('POST', '/api/auth/info', { as, body: {} })).body as {
      actingForOptions: { id: string; kind: string }[];
    }
  ).actingForOptions.map(({ id, kind }) => `${kind} ${id}`);
const statusOf = async (id: string) =>
  (await test.app.pools.api.query<{ status: string }>('select "status" from "invitation" where "id" = $1', [id]))
    .rows[0]?.status;
const membersOf = async ({ holderId }: Company) =>
  (
    await test.app.pools.api.query(
      `select 1 from "membership" where "holder_id" = $1 and "kind" = 'employee' and "is_active"`,
      [holderId],
    )
  ).rows.length;

/** Removes the values that differ between any two records. */
function shape(body: unknown): unknown {
  const { id, createDate, updateDate, idCard, fullName, ...rest } = body as Record<string, unknown>;
  return { ...rest, has: [id, createDate, updateDate, idCard, fullName].map((value) => typeof value) };
}

describe('an owner who invites an employee', () => {
  it('gets the same answer whether the card is unknown, known, an officer’s or under another name', async () => {
    const company = await make.company();
    const [invitee, officer, other, suspended] = [
      await make.stranger(),
      await make.stranger({ personType: 'officer' }),
      await make.stranger(),
      await make.stranger(),
    ];
    await test.app.pools.api.query(`update "user" set "status" = 'suspended' where "id" = $1`, [suspended.id]);
    const people = [
      { idCard: newCard(), fullName: 'ไม่มี ใคร' },
      { idCard: invitee.idCard, fullName: invitee.fullName },
      { idCard: officer.idCard, fullName: officer.fullName },
      { idCard: other.idCard, fullName: 'ชื่อ อื่น' },
      { idCard: suspended.idCard, fullName: suspended.fullName },
    ];
    const answers = [];
    for (const person of people) answers.push(await invite(company.owner, person));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const shapes = answers.map(({ body }) => shape(body));
    for (const answerShape of shapes) expect(answerShape).toEqual(shapes[0]);
    for (const secret of [invitee.username, invitee.email, invitee.id])
      expect(answers.map(({ text }) => text).join(' ')).not.toContain(secret);
    expect(await membersOf(company)).toBe(0);
    expect(await actingForOptionsOf(invitee)).toEqual([]);
  });

  it('sees only the typed data in the list of invitations, and nobody among the employees', async () => {
    const company = await make.company();
    const invitee = await make.stranger();
    await invite(company.owner, { idCard: invitee.idCard, fullName: invitee.fullName });
    const listed = await test.call('POST', `${INVITATIONS}/_search`, { as: company.owner, body: {} });
    expect(listed.body).toMatchObject({
      totalSize: 1,
      data: [{ fullName: invitee.fullName, refStatus: { key: '1' } }],
    });
    for (const secret of [invitee.username, invitee.email, invitee.id]) expect(listed.text).not.toContain(secret);
    const employees = await test.call('POST', `${EMPLOYEES}/_search`, { as: company.owner, body: {} });
    expect(employees.text).not.toContain(invitee.id);
    const other = await make.company();
    expect((await test.call('POST', `${INVITATIONS}/_search`, { as: other.owner, body: {} })).body).toMatchObject({
      totalSize: 0,
    });
  });

  it('can have one open invitation for a person, as an employee or as an agent', async () => {
    const company = await make.company();
    const person = { idCard: newCard(), fullName: 'ไม่มี ใคร' };
    expect((await invite(company.owner, person)).status).toBe(200);
    expect(await invite(company.owner, person)).toMatchObject({ status: 409, body: { messageKey: 'invitationWaits' } });
    expect(
      await make.save(company.owner, make.power(company, person.idCard, { fullName: person.fullName })),
    ).toMatchObject({ status: 409, body: { messageKey: 'invitationWaits' } });
    expect((await invite((await make.company()).owner, person)).status).toBe(200);
  });

  it('is refused if the person belongs to the company already', async () => {
    const company = await make.company();
    const member = await make.stranger({ memberOf: { holderId: company.holderId, kind: 'employee' } });
    expect(await invite(company.owner, { idCard: member.idCard, fullName: member.fullName })).toMatchObject({
      status: 409,
      body: { messageKey: 'alreadyMember' },
    });
  });

  it('withdraws it, and then nobody can accept it', async () => {
    const company = await make.company();
    const invitee = await make.stranger();
    const { body } = await invite(company.owner, { idCard: invitee.idCard, fullName: invitee.fullName });
    const offer = await firstOf(invitee);
    const withdraw = (as: Person) =>
      test.call('PUT', `${INVITATIONS}/withdraw`, { as, body: { id: (body as Offer).id } });
    expect((await withdraw((await make.company()).owner)).status).toBe(404);
    expect((await withdraw(invitee)).status).toBe(403);
    expect(await withdraw(company.owner)).toMatchObject({ status: 200, body: { refStatus: { key: '4' } } });
    expect(await withdraw(company.owner)).toMatchObject({ status: 409, body: { messageKey: 'invitationClosed' } });
    expect(await offersOf(invitee)).toEqual([]);
    expect(await answer(invitee, offer, 'accepted')).toMatchObject({
      status: 409,
      body: { messageKey: 'invitationClosed' },
    });
    expect(await membersOf(company)).toBe(0);
  });

  it('has a limit of invitations a day and of open invitations', async () => {
    const company = await make.company();
    const plant = async (n: number, daysAgo: number) =>
      test.app.pools.api.query(
        `insert into "invitation" ("id", "holder_id", "kind", "document_type_person", "id_card", "full_name",
            "status", "lapse_date", "version", "is_active", "create_by", "create_date", "update_by", "update_date")
select gen_random_uuid(), $1, 'employee', 'passport', 'AA' || (100000 + $4 * 1000 + g), 'x', 'waiting', $2, 1, true,
  'test', $3, 'test', $3 from generate_series(1, $5::int) g`,
        [company.holderId, make.day(20), new Date(test.clock.nowMs() - daysAgo * DAY_MS), daysAgo, n],
      );
    const person = () => ({ idCard: newCard(), fullName: 'ไม่มี ใคร' });
    await plant(MAX_INVITATIONS_A_DAY, 0);
    expect(await invite(company.owner, person())).toMatchObject({
      status: 409,
      body: { messageKey: 'tooManyInvitationsToday' },
    });
    test.clock.move(DAY_MS + 60_000);
    expect((await invite(company.owner, person())).status).toBe(200);
    await plant(MAX_OPEN_INVITATIONS - MAX_INVITATIONS_A_DAY - 1, 3);
    expect(await invite(company.owner, person())).toMatchObject({
      status: 409,
      body: { messageKey: 'tooManyInvitationsOpen' },
    });
  });
});

describe('an invited person with an account', () => {
  it('is notified by notification and by mail to their own address, with nothing that the company typed except its name', async () => {
    const company = await make.company();
    const invitee = await make.stranger();
    const sent = await invite(
      company.owner,
      { idCard: invitee.idCard, fullName: ` ${invitee.fullName} `, email: 'owners.own@example.com' },
      { position: 'ข้อความจากคนแปลกหน้า' },
    );
    await notifyInvited(test.app, idOf(sent));
    const { rows } = await test.app.pools.api.query<{ title: string; url: string }>(
      'select "title", "url" from "notification" where "user_id" = $1',
      [invitee.id],
    );
    expect(rows).toEqual([
      {
        title: expect.stringMatching(/บริษัท มอบอำนาจ \d+ จำกัด ส่งคำเชิญถึงท่าน/u) as string,
        url: '/app/profile/invitations',
      },
    ]);
    const mails = await queuedMails(test.app, invitee.email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('ข้อความจากคนแปลกหน้า');
    // The typed address gets the same mail as if nobody had the card.
    const typedMails = await queuedMails(test.app, 'owners.own@example.com');
    expect(typedMails).toHaveLength(1);
    for (const secret of [invitee.username, invitee.email, invitee.fullName, 'ข้อความจากคนแปลกหน้า'])
      expect(JSON.stringify(typedMails)).not.toContain(secret);
  });

  it('reads who invites, as what and with which roles, and belongs to the company from their acceptance on', async () => {
    const company = await make.company();
    const invitee = await make.stranger();
    const before = await userRow(invitee.id);
    const sent = await invite(
      company.owner,
      { idCard: invitee.idCard, fullName: invitee.fullName },
      { position: 'เสมียน', roles: [{ refRole: { id: company.roleId } }] },
    );
    const offer = await firstOf(invitee);
    expect(offer).toMatchObject({
      kind: 'employee',
      company: [expect.stringContaining('บริษัท มอบอำนาจ') as string, expect.any(String) as string],
      position: 'เสมียน',
      roles: [['พนักงาน', 'พนักงาน']],
      documentTypes: [],
    });
    expect(await actingForOptionsOf(invitee)).toEqual([]);
    expect((await answer(invitee, offer, 'accepted')).status).toBe(200);
    await expect
      .poll(() => actingForOptionsOf(invitee), { interval: 5, timeout: 10_000 })
      .toEqual([`employee ${company.holderId}`]);
    expect([await statusOf(idOf(sent)), await offersOf(invitee), await userRow(invitee.id)]).toEqual([
      'accepted',
      [],
      before,
    ]);
    const { rows: log } = await test.app.pools.api.query(
      `select l."action", l."user_id" from "entity_log" l join "membership" m on m."id" = l."record_id"
        where m."user_id" = $1`,
      [invitee.id],
    );
    expect(log).toEqual([{ action: 'create', user_id: invitee.id }]);
    const { rows: events } = await test.app.pools.api.query<{ reason: string }>(
      `select "reason" from "security_event" where "reason" like $1 order by "create_date", "reason" desc`,
      [`invitation ${idOf(sent)} %`],
    );
    expect(new Set(events.map(({ reason }) => reason.split(': ')[1]))).toEqual(new Set(['accepted', 'waiting']));
    const { rows: notifications } = await test.app.pools.api.query<{ title: string }>(
      'select "title" from "notification" where "user_id" = $1',
      [company.owner.id],
    );
    expect(notifications.map(({ title }) => title)).toEqual([`${invitee.fullName} ตอบรับคำเชิญแล้ว`]);
  });

  it('declines and does not join', async () => {
    const company = await make.company();
    const invitee = await make.stranger();
    const sent = await invite(company.owner, { idCard: invitee.idCard, fullName: invitee.fullName });
    const offer = await firstOf(invitee);
    expect((await answer(invitee, offer, 'declined')).status).toBe(200);
    expect(await answer(invitee, offer, 'accepted')).toMatchObject({
      status: 409,
      body: { messageKey: 'invitationClosed' },
    });
    expect([await statusOf(idOf(sent)), await membersOf(company), await actingForOptionsOf(invitee)]).toEqual([
      'declined',
      0,
      [],
    ]);
    expect((await invite(company.owner, { idCard: invitee.idCard, fullName: invitee.fullName })).status).toBe(200);
  });

  it('sees none for another person or name, for an officer, or for an account that another company opened', async () => {
    const company = await make.company();
    const [invitee, other, officer] = [
      await make.stranger(),
      await make.stranger(),
      await make.stranger({ personType: 'officer' }),
    ];
    await invite(company.owner, { idCard: invitee.idCard, fullName: invitee.fullName });
    await invite(company.owner, { idCard: other.idCard, fullName: 'ชื่อ อื่น' });
    await invite(company.owner, { idCard: officer.idCard, fullName: officer.fullName });
    expect([(await offersOf(invitee)).length, await offersOf(other), await offersOf(officer)]).toEqual([1, [], []]);
    expect((await answer(other, await firstOf(invitee), 'accepted')).status).toBe(409);

    const opener = await make.company();
    const card = newCard();
    const opened = await takeIn(test, opener.owner, {
      person: { fullName: 'มานี มีนา', idCard: card, email: 'manee@example.com' },
      username: `manee.${count}`,
    });
    const userId = (opened.body as { refUser: { id: string } }).refUser.id;
    await invite(company.owner, { idCard: card, fullName: 'มานี มีนา', email: 'other@example.com' });
    expect(await offersFor(userId)).toEqual([]);
    const third = await make.company();
    await invite(third.owner, { idCard: card, fullName: 'มานี มีนา', email: 'MANEE@example.com' });
    expect(await offersFor(userId)).toEqual([third.holderId]);
  });

  it('who left and accepts again has the same membership', async () => {
    const company = await make.company();
    const invitee = await make.stranger();
    const person = { idCard: invitee.idCard, fullName: invitee.fullName };
    await invite(company.owner, person);
    await answer(invitee, await firstOf(invitee), 'accepted');
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      'select "id" from "membership" where "user_id" = $1',
      [invitee.id],
    );
    expect(
      (await test.call('PUT', EMPLOYEES, { as: company.owner, body: { id: rows[0]?.id, version: 1, isActive: false } }))
        .status,
    ).toBe(200);
    await invite(company.owner, person, { position: 'กลับมา', roles: [{ refRole: { id: company.roleId } }] });
    expect((await answer(invitee, await firstOf(invitee), 'accepted')).status).toBe(200);
    const again = await test.app.pools.api.query(
      `select m."id", m."is_active", m."position", array(select r."role_id"::text from "membership_role" r
        where r."membership_id" = m."id") as "roles" from "membership" m where m."user_id" = $1`,
      [invitee.id],
    );
    expect(again.rows).toEqual([{ id: rows[0]?.id, is_active: true, position: 'กลับมา', roles: [company.roleId] }]);
  });

  it('can give only one of two answers sent at once', async () => {
    const company = await make.company();
    const invitee = await make.stranger();
    await invite(company.owner, { idCard: invitee.idCard, fullName: invitee.fullName });
    const offer = await firstOf(invitee);
    const both = await Promise.all([answer(invitee, offer, 'accepted'), answer(invitee, offer, 'declined')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  const userRow = async (id: string) =>
    (await test.app.pools.api.query<Record<string, unknown>>('select * from "user" where "id" = $1', [id])).rows;
  const offersFor = async (userId: string) =>
    (await findOwnInvitations(test.app.pools.api, { userId, today: test.clock.today() })).map(
      ({ holderId }) => holderId,
    );
});

describe('a person invited by mail without an account', () => {
  const byKey = (key: string, word: 'accepted' | 'declined', username?: string) =>
    test.call('POST', `${INVITATIONS}/by-key`, {
      body: { key, answer: word, ...(username === undefined ? {} : { username }) },
    });

  it('reads by the link who invites them, and declines', async () => {
    const company = await make.company();
    const sent = await invite(company.owner, { idCard: newCard(), fullName: 'ไม่มี ใคร', email: 'nobody@example.com' });
    const key = await keyInMail(test, { invitationId: idOf(sent), email: 'nobody@example.com' });
    const read = await test.call('GET', `${INVITATIONS}/by-key?key=${key}`);
    expect(read).toMatchObject({ status: 200, body: { kind: 'employee', fullName: 'ไม่มี ใคร' } });
    expect(read.body).not.toHaveProperty('id');
    expect((await byKey(key, 'declined')).status).toBe(200);
    expect(await statusOf(idOf(sent))).toBe('declined');
    for (const used of [key, 'x', ''])
      expect(await byKey(used, 'accepted', 'who.ever')).toMatchObject({
        status: 422,
        body: { messageKey: 'invitationClosed' },
      });
  });

  it('is refused an account with a taken, reserved or empty username, and nothing is stored', async () => {
    const company = await make.company();
    const idCard = newCard();
    const sent = await invite(company.owner, { idCard, fullName: 'ไม่มี ใคร', email: 'nobody2@example.com' });
    const key = await keyInMail(test, { invitationId: idOf(sent), email: 'nobody2@example.com' });
    for (const [username, messageKey] of [
      [company.owner.username.toUpperCase(), 'usernameTaken'],
      ['system', 'usernameReserved'],
      [' ', 'required'],
    ] as const) {
      expect(await byKey(key, 'accepted', username)).toMatchObject({
        status: 422,
        body: { fields: [{ path: 'username', messageKey }] },
      });
    }
    expect([
      await statusOf(idOf(sent)),
      (await test.app.pools.api.query('select 1 from "user" where "id_card" = $1', [idCard])).rows,
    ]).toEqual(['waiting', []]);
  });

  it('cannot open a second account for a card that has one, and is asked to sign in', async () => {
    const company = await make.company();
    const invitee = await make.stranger();
    const sent = await invite(company.owner, {
      idCard: invitee.idCard,
      fullName: invitee.fullName,
      email: 'owners.second@example.com',
    });
    const key = await keyInMail(test, { invitationId: idOf(sent), email: 'owners.second@example.com' });
    expect(await byKey(key, 'accepted', 'second.one')).toMatchObject({
      status: 409,
      body: { messageKey: 'invitedHasAccount' },
    });
    expect(await membersOf(company)).toBe(0);
  });
});

describe('an agent', () => {
  it('has no power before they accept the offer they read', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    const saved = await make.save(company.owner, make.power(company, agent.idCard));
    expect(saved).toMatchObject({ status: 200, body: { refStatus: { key: '4' }, refUser: null } });
    for (const secret of [agent.username, agent.email, agent.id]) expect(saved.text).not.toContain(secret);
    expect(await actingForOptionsOf(agent)).toEqual([]);
    const offer = await firstOf(agent);
    expect(offer).toMatchObject({
      kind: 'agent',
      endDate: make.day(30),
      roles: [['พนักงาน', 'พนักงาน']],
      documentTypes: [[expect.any(String), expect.any(String)]],
    });
    expect(await answer(agent, { ...offer, seen: '9.9' }, 'accepted')).toMatchObject({
      status: 409,
      body: { messageKey: 'invitationChanged' },
    });
    expect((await answer(agent, offer, 'accepted')).status).toBe(200);
    await expect
      .poll(() => actingForOptionsOf(agent), { interval: 5, timeout: 10_000 })
      .toEqual([`agent ${company.holderId}`]);
  });

  it('is offered a power with the same answer whether anybody has the card or not', async () => {
    const company = await make.company();
    const [invitee, officer] = [await make.stranger(), await make.stranger({ personType: 'officer' })];
    const answers = [];
    for (const [idCard, fullName] of [
      [newCard(), 'ไม่มี ใคร'],
      [invitee.idCard, invitee.fullName],
      [officer.idCard, officer.fullName],
    ] as const)
      answers.push(await make.save(company.owner, make.power(company, idCard, { fullName })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const shapes = answers.map(({ body }) => {
      const { file: _file, roles: _roles, ...rest } = shape(body) as Record<string, unknown>;
      return rest;
    });
    for (const answerShape of shapes) expect(answerShape).toEqual(shapes[0]);
  });

  it('who declines or does not answer has none, and the company gives another', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    const first = idOf(await make.save(company.owner, make.power(company, agent.idCard)));
    await answer(agent, await firstOf(agent), 'declined');
    expect(await powerStatus(first)).toBe('declined');
    for (const status of ['inForce', 'suspended', 'revoked'])
      expect(await make.setStatus(company, { id: first, status, reason: 'x' })).toMatchObject({
        status: 409,
        body: { messageKey: 'powerNotAccepted' },
      });
    const second = idOf(await make.save(company.owner, make.power(company, agent.idCard)));
    expect(await make.save(company.owner, { id: second, version: 1, endDate: make.day(60) })).toMatchObject({
      status: 409,
      body: { messageKey: 'powerWaits' },
    });
    expect(await make.setStatus(company, { id: second, status: 'inForce' })).toMatchObject({
      status: 409,
      body: { messageKey: 'powerWaits' },
    });
    expect(await make.setStatus(company, { id: second, status: 'revoked', reason: 'ส่งผิด' })).toMatchObject({
      status: 200,
      body: { refStatus: { key: '3' }, statusReason: 'ส่งผิด' },
    });
    expect([await powerStatus(second), await offersOf(agent)]).toEqual(['revoked', []]);
    expect(await actingForOptionsOf(agent)).toEqual([]);
  });

  it('cannot accept a power that the company could no longer give', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    const id = idOf(await make.save(company.owner, make.power(company, agent.idCard)));
    await make.setStatus(company, { id: company.authorizerId, status: 'revoked', reason: 'พ้นตำแหน่ง' });
    expect(await answer(agent, await firstOf(agent), 'accepted')).toMatchObject({
      status: 409,
      body: { messageKey: 'invitationNoLongerFits' },
    });
    expect(await powerStatus(id)).toBe('waiting');
  });

  const powerStatus = async (id: string) =>
    (await test.app.pools.api.query<{ status: string }>('select "status" from "user_authorize" where "id" = $1', [id]))
      .rows[0]?.status;
});

describe('an invitation without an answer', () => {
  it('is open to its last day, and lapses by itself after it', async () => {
    const company = await make.company();
    const invitee = await make.stranger();
    const agent = await make.stranger();
    const sent = await invite(company.owner, { idCard: invitee.idCard, fullName: invitee.fullName });
    const powerId = idOf(await make.save(company.owner, make.power(company, agent.idCard, { endDate: make.day(90) })));
    const offer = await firstOf(invitee);
    test.clock.move(INVITATION_DAYS * DAY_MS);
    await lapseInvitations(test.app);
    expect([await statusOf(idOf(sent)), (await offersOf(invitee)).length]).toEqual(['waiting', 1]);
    test.clock.move((INVITATION_DAYS + 1) * DAY_MS);
    expect(await offersOf(invitee)).toEqual([]);
    expect((await answer(invitee, offer, 'accepted')).status).toBe(409);
    expect(await lapseInvitations(test.app)).toBeGreaterThanOrEqual(2);
    const { rows } = await test.app.pools.api.query('select "status" from "user_authorize" where "id" = $1', [powerId]);
    expect([await statusOf(idOf(sent)), rows]).toEqual(['lapsed', [{ status: 'lapsed' }]]);
  });
});

it('a role that is offered in an open invitation cannot be archived', async () => {
  const company = await make.company();
  await invite(
    company.owner,
    { idCard: newCard(), fullName: 'รอ ตอบรับ' },
    { roles: [{ refRole: { id: company.roleId } }] },
  );
  const archived = await test.call('POST', '/api/v1/security/roles/company/_delete', {
    as: company.owner,
    body: { id: company.roleId },
  });
  expect(archived).toMatchObject({ status: 409, body: { messageKey: 'roleStillGiven', data: { names: 'รอ ตอบรับ' } } });
});
