/** Tests powers given by an owner: what is refused, what happens to them, and who is notified. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FREE_LOOKUPS_PER_PERSON } from '#platform/server/linkage/throttleLookups.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { makeCompanyRole, makeHolder } from '#platform/testing/people.ts';
import { notifyEndingPowers } from './notifyEndingPowers.ts';
import { acceptPower } from '#modules/company/testing/invitations.ts';
import { idOf, createPowerTools, type Body, type Company } from '#modules/company/testing/powers.ts';
import { createStoppedClock } from '#platform/testing/stoppedClock.ts';

const DAY_MS = 86_400_000;
let test: TestApp;
let make: ReturnType<typeof createPowerTools>;
beforeAll(async () => {
  test = await startTestApp({ securityClock: createStoppedClock() });
  make = createPowerTools(test);
});
afterEach(() => test.clock.move(0));
afterAll(() => test.stop());

const refused = ({ body }: TestAnswer) =>
  ((body as { fields?: readonly { path: string; messageKey: string }[] }).fields ?? []).map(
    ({ path, messageKey }) => `${path} ${messageKey}`,
  );
const stored = async (id: string) =>
  (await test.app.pools.api.query<Record<string, unknown>>('select * from "user_authorize" where "id" = $1', [id]))
    .rows[0];
const tried = async (company: Company, idCard: string, more: Body = {}) =>
  make.save(company.owner, make.power(company, idCard, more));

describe('a power', () => {
  it('is offered with a code by mail, and is in force under the registered name of the agent once they accept', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    const body = { ...make.power(company, agent.idCard), fullName: ` ${agent.fullName.replace(' ', '  ')}` };
    expect(
      refused(await test.call('PUT', '/api/v1/transaction/user-authorizes/authorize', { as: company.owner, body })),
    ).toEqual(['otp otpMissing']);
    const answer = await make.save(company.owner, body);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        refStatus: { key: '4' },
        roles: [{ refRole: { id: company.roleId } }],
        refUser: null,
        refHolder: { id: company.holderId },
      },
    });
    await acceptPower(test, idOf(answer));
    expect(await stored(idOf(answer))).toMatchObject({
      status: 'inForce',
      user_id: agent.id,
      full_name: agent.fullName,
    });
    const { rows: events } = await test.app.pools.api.query(
      `select from "security_event" where "action" = 'rightsChanged' and "user_id" = $1 and "reason" like 'agent %'`,
      [agent.id],
    );
    expect(events).toHaveLength(1);
    const { rows: log } = await test.app.pools.api.query<{ action: string }>(
      'select "action" from "entity_log" where "record_id" = $1 order by "action"',
      [idOf(answer)],
    );
    expect(log).toEqual([{ action: 'create' }, { action: 'update' }]);
  });

  it('belongs to the person whose ID card has the number, and not to a later one with a passport of that number', async () => {
    const company = await make.company();
    const [agent, other] = [await make.stranger(), await make.stranger()];
    await test.app.pools.api.query(
      `update "user" set "id_card" = $2, "document_type_person" = 'passport' where "id" = $1`,
      [other.id, agent.idCard],
    );
    expect((await stored(await make.give(company, agent.idCard)))?.['user_id']).toBe(agent.id);
  });

  it('throttles attempts with many ID card numbers', async () => {
    const company = await make.company();
    const lookUp = () =>
      test.call('PUT', '/api/v1/transaction/user-authorizes/authorize', {
        as: company.owner,
        body: make.power(company, '1101700230708'),
      });
    for (let attempt = 0; attempt < FREE_LOOKUPS_PER_PERSON; attempt += 1) expect((await lookUp()).status).toBe(422);
    expect((await lookUp()).status).toBe(429);
    const person = { fullName: 'ใคร สักคน', idCard: '1101700230708', email: 'whoever@example.com' };
    expect(
      (await test.call('PUT', '/api/v1/security/users/employee', { as: company.owner, body: { person } })).status,
    ).toBe(429);
  });

  it('cannot be offered to a person who belongs to the company', async () => {
    const company = await make.company();
    const member = await make.stranger({ memberOf: { holderId: company.holderId, kind: 'employee' } });
    expect(refused(await tried(company, member.idCard))).toEqual(['idCard agentIsMember']);
  });

  it('needs documents, an end, an authoriser and a paper, and only such as the company may give', async () => {
    const company = await make.company();
    const { idCard } = await make.stranger();
    const other = await make.company();
    expect(
      refused(
        await tried(company, idCard, {
          documentTypes: [],
          endDate: null,
          roles: [],
          file: null,
          documentNo: null,
          refAuthorizer: null,
        }),
      ).toSorted(),
    ).toEqual([
      'documentNo required',
      'documentTypes required',
      'endDate required',
      'file required',
      'refAuthorizer required',
      'roles required',
    ]);
    expect(refused(await tried(company, idCard, { documentTypes: ['toWhom', 'employeeRegistration'] }))).toEqual([
      'documentTypes notYourDocumentType',
    ]);
    expect(refused(await tried(company, idCard, { roles: [{ refRole: { id: other.roleId } }] }))).toEqual([
      'roles roleOfAnotherCompany',
    ]);
    expect(refused(await tried(company, idCard, { refAuthorizer: { id: other.authorizerId } }))).toEqual([
      'refAuthorizer authorizerNotInForce',
    ]);
    expect(refused(await tried(company, idCard, { startDate: make.day(-10), endDate: make.day(-1) }))).toEqual([
      'endDate endsInPast',
    ]);
    expect(refused(await tried(company, idCard, { startDate: make.day(9), endDate: make.day(8) }))).not.toEqual([]);
  });

  it('is limited to the types and the dates of the authoriser', async () => {
    const company = await make.company();
    const { idCard } = await make.stranger();
    const limited = idOf(
      await make.save(company.owner, {
        refKind: { key: '1' },
        fullName: 'กรรมการ ชั่วคราว',
        documentTypes: ['freeSale'],
        startDate: make.day(0),
        endDate: make.day(10),
      }),
    );
    const by = { refAuthorizer: { id: limited } };
    expect(refused(await tried(company, idCard, { ...by, documentTypes: ['freeSale'] }))).toEqual([
      'refAuthorizer authorizerNotInForce',
    ]);
    expect(refused(await tried(company, idCard, { ...by, endDate: make.day(10) }))).toEqual([
      'documentTypes authorizerNotForType',
    ]);
    expect((await make.setStatus(company, { id: limited, status: 'suspended', reason: 'ลาออก' })).status).toBe(200);
    expect(
      refused(await tried(company, idCard, { ...by, endDate: make.day(10), documentTypes: ['freeSale'] })),
    ).toEqual(['refAuthorizer authorizerNotInForce']);
  });

  it('may not overlap another of the same agent from the same holder, also if two are given at once', async () => {
    const company = await make.company();
    const { idCard } = await make.stranger();
    const first = await make.give(company, idCard, { startDate: make.day(0), endDate: make.day(10) });
    expect(refused(await tried(company, idCard, { startDate: make.day(10), endDate: make.day(20) }))).toEqual([
      'startDate agentOverlaps',
    ]);
    await make.give(company, idCard, { startDate: make.day(11), endDate: make.day(20) });
    expect((await tried(await make.company(), idCard)).status).toBe(200);
    expect((await make.setStatus(company, { id: first, status: 'revoked', reason: 'เลิกจ้าง' })).status).toBe(200);
    expect((await tried(company, idCard, { endDate: make.day(10) })).status).toBe(200);

    const another = await make.stranger();
    const codes = [await make.codeFor(company.owner), await make.codeFor(company.owner)];
    const both = await Promise.all(
      codes.map((otp) => make.save(company.owner, make.power(company, another.idCard), otp)),
    );
    const { rows } = await test.app.pools.api.query('select from "user_authorize" where "id_card" = $1', [
      another.idCard,
    ]);
    expect([both.filter(({ status }) => status === 200).length, rows.length]).toEqual([1, 1]);
  });

  it('is changed with another code, never to another person, and not by an old version', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    const id = await make.give(company, agent.idCard);
    const change = (more: Body) => make.save(company.owner, { id, version: 2, ...more });
    expect(refused(await change({ idCard: (await make.stranger()).idCard }))).toEqual(['idCard agentStays']);
    expect(await change({ endDate: make.day(60), refUser: { id: company.owner.id } })).toMatchObject({ status: 422 });
    expect(await change({ endDate: make.day(60) })).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await change({ endDate: make.day(90) })).toMatchObject({
      status: 409,
      body: { messageKey: 'staleVersion' },
    });
    expect((await queuedMails(test.app, agent.email)).map(({ subject }) => subject[1])).toEqual([
      expect.stringContaining('changed your authorisation'),
    ]);
  });

  it('cannot be read or changed by anybody else', async () => {
    const [company, other] = [await make.company(), await make.company()];
    const agent = await make.stranger();
    const id = await make.give(company, agent.idCard);
    expect((await make.setStatus(other, { id, status: 'revoked', reason: 'x' })).status).toBe(404);
    expect((await make.save(other.owner, { id, version: 2, endDate: make.day(5) })).status).toBe(404);
    const employee = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId: company.holderId, kind: 'employee' },
    });
    expect(
      (
        await test.call('PUT', '/api/v1/transaction/user-authorizes/status', {
          as: employee,
          body: { id, status: 'revoked', reason: 'x' },
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await test.call('PUT', '/api/v1/transaction/user-authorizes/status', {
          as: agent,
          body: { id, status: 'revoked', reason: 'x' },
        })
      ).status,
    ).toBe(403);
    expect((await stored(id))?.['status']).toBe('inForce');
  });
});

describe('the standing of a power', () => {
  it('changes with a reason, is notified, and ends for good with its revocation', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    const id = await make.give(company, agent.idCard);
    expect(refused(await make.setStatus(company, { id, status: 'suspended', reason: '  ' }))).toEqual([
      'reason required',
    ]);
    expect(await make.setStatus(company, { id, version: 7, status: 'suspended', reason: 'รอเอกสาร' })).toMatchObject({
      status: 409,
    });
    expect(await make.setStatus(company, { id, version: 2, status: 'suspended', reason: 'รอเอกสาร' })).toMatchObject({
      status: 200,
      body: { version: 3, statusReason: 'รอเอกสาร', refStatus: { key: '2' } },
    });
    expect(await make.setStatus(company, { id, status: 'suspended', reason: 'อีกครั้ง' })).toMatchObject({
      status: 200,
      body: { version: 3 },
    });
    expect(await make.setStatus(company, { id, status: 'inForce' })).toMatchObject({
      status: 200,
      body: { statusReason: null },
    });
    expect(await make.setStatus(company, { id, status: 'revoked', reason: 'เลิกจ้าง' })).toMatchObject({ status: 200 });
    expect(await make.setStatus(company, { id, status: 'inForce' })).toMatchObject({
      status: 409,
      body: { messageKey: 'powerRevoked' },
    });
    expect(await make.save(company.owner, { id, version: 5, endDate: make.day(90) })).toMatchObject({
      status: 409,
      body: { messageKey: 'powerRevoked' },
    });
    const subjects = (await queuedMails(test.app, agent.email)).map(({ subject }) => subject[1]);
    expect(subjects).toEqual(
      ['suspended', 'reinstated', 'revoked'].map((word) => expect.stringContaining(word) as string),
    );
  });

  it('is restored only with a code by mail, as when it was given; ending it needs none', async () => {
    const company = await make.company();
    const id = await make.give(company, (await make.stranger()).idCard);
    const reinstated = (otp: unknown) => make.setStatus(company, { id, status: 'inForce', otp });
    expect((await make.setStatus(company, { id, status: 'suspended', reason: 'รอเอกสาร' })).status).toBe(200);
    expect(refused(await reinstated(null))).toEqual(['otp otpMissing']);
    const code = await make.codeFor(company.owner);
    expect(refused(await reinstated({ ...code, code: code.code === '000000' ? '000001' : '000000' }))).toEqual([
      'otp otpWrong',
    ]);
    expect((await stored(id))?.['status']).toBe('suspended');
    expect((await reinstated(code)).status).toBe(200);
    expect((await make.setStatus(company, { id, status: 'suspended', reason: 'อีกครั้ง' })).status).toBe(200);
    expect(refused(await reinstated(code))).toEqual(['otp otpUsed']);
  });

  it('is restored only if it could be given now', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    const id = await make.give(company, agent.idCard);
    await make.setStatus(company, { id, status: 'suspended', reason: 'รอเอกสาร' });
    await make.setStatus(company, { id: company.authorizerId, status: 'revoked', reason: 'พ้นตำแหน่ง' });
    expect(refused(await make.setStatus(company, { id, status: 'inForce' }))).toEqual([
      'refAuthorizer authorizerNotInForce',
    ]);
    expect((await stored(id))?.['status']).toBe('suspended');
  });
});

describe('before a power ends', () => {
  it('both sides are notified once, a week ahead, and again of another end', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    const id = await make.give(company, agent.idCard, { endDate: make.day(20) });
    const endMailCounts = async () =>
      [agent.email, company.owner.email].map(
        async (to) =>
          (await queuedMails(test.app, to)).filter(({ subject }) => subject[1].includes('ends soon')).length,
      );
    const counts = async () => Promise.all(await endMailCounts());
    test.clock.move(12 * DAY_MS);
    await notifyEndingPowers(test.app);
    expect(await counts()).toEqual([0, 0]);
    test.clock.move(13 * DAY_MS);
    await Promise.all([notifyEndingPowers(test.app), notifyEndingPowers(test.app)]);
    await notifyEndingPowers(test.app);
    expect(await counts()).toEqual([1, 1]);
    test.clock.move(0);
    expect((await make.save(company.owner, { id, version: 2, endDate: make.day(40) })).status).toBe(200);
    test.clock.move(39 * DAY_MS);
    await notifyEndingPowers(test.app);
    expect(await counts()).toEqual([2, 2]);
  });

  it('nobody is notified of a power that is not in force', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    const id = await make.give(company, agent.idCard, { endDate: make.day(3) });
    await make.setStatus(company, { id, status: 'suspended', reason: 'รอเอกสาร' });
    await notifyEndingPowers(test.app);
    expect((await stored(id))?.['end_told_date']).toBeNull();
  });
});

describe('an individual', () => {
  it('may give powers for themselves, and none to themselves', async () => {
    const email = 'self@example.com';
    const self = { ...(await make.stranger({ personType: 'individual', roles: ['OPERATOR_OWNER'], email })), email };
    const saved = await make.save(self, { refKind: { key: '1' }, fullName: 'ตนเอง', startDate: make.day(0) });
    expect(saved.status).toBe(200);
    const company: Company = {
      holderId: self.id,
      owner: self,
      authorizerId: idOf(saved),
      roleId: await makeCompanyRole(test.app, { holderId: self.id }),
    };
    expect(refused(await tried(company, self.idCard))).toEqual(['idCard agentIsMember']);
    expect((await tried(company, (await make.stranger()).idCard)).status).toBe(200);
    expect(await makeHolder(test.app)).not.toBe(self.id);
  });
});
