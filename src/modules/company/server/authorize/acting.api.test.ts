/**
 * Tests an acting agent: rows and rights follow the holder they act for, and end with the power, also in an open
 * session.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { createPowerTools, type Company } from '#modules/company/testing/powers.ts';
import { fileLetter, letter } from '#modules/to-whom/testing/letters.ts';
import { newId } from '#platform/server/database/newId.ts';

const DAY_MS = 86_400_000;
const LETTERS = '/api/v1/transaction/to-whoms';
let test: TestApp;
let make: ReturnType<typeof createPowerTools>;
beforeAll(async () => {
  test = await startTestApp();
  make = createPowerTools(test);
});
afterEach(() => test.clock.move(0));
afterAll(() => test.stop());

type ActingForOption = { readonly id: string; readonly kind: string; readonly endDate: string | null };
interface Info {
  readonly actingFor: ActingForOption | null;
  readonly actingForOptions: readonly ActingForOption[];
  readonly lostPower: { readonly id: string; readonly why: string } | null;
  readonly menus: readonly { readonly url: string }[];
}

const infoOf = async (as: Person) => (await test.call('POST', '/api/auth/info', { as, body: {} })).body as Info;
const actFor = (as: Person, id: string) =>
  test.call('PUT', '/api/v1/security/users/me/acting-for', { as, body: { id } });
const letters = (as: Person, headers: Readonly<Record<string, string>> = {}) =>
  test.call('POST', `${LETTERS}/_search`, { as, body: { size: 100 }, headers });
const idsOf = async (as: Person) => ((await letters(as)).body as { data: { id: string }[] }).data.map(({ id }) => id);
const waitUntilLoaded = () => test.app.access.whenLoaded();
/** Waits until the process that has the session knows of the change. */
const until = async (as: Person, ids: readonly string[]) => {
  await expect
    .poll(async () => (await infoOf(as)).actingForOptions.map(({ id }) => id), { interval: 5, timeout: 10_000 })
    .toEqual(ids);
};

async function employ(userId: string, { holderId }: Company): Promise<void> {
  await test.app.pools.api.query(
    `insert into "membership" ("id", "user_id", "holder_id", "kind", "version", "is_active", "create_by",
        "create_date", "update_by", "update_date") values ($1, $2, $3, 'employee', 1, true, 'test', $4, 'test', $4)`,
    [newId(), userId, holderId, test.clock.now()],
  );
  await test.app.pools.api.query(`select pg_notify('haz_changed', $1)`, [`user:${userId}`]);
}

describe('an agent', () => {
  it('sees and files for the holder the types of the power, and both are named in the audit', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    const id = await make.give(company, agent.idCard);
    await until(agent, [company.holderId]);
    expect((await infoOf(agent)).actingFor).toMatchObject({ kind: 'agent', endDate: make.day(30) });
    const own = await fileLetter(test, company.owner);
    const others = await fileLetter(test, (await make.company()).owner);
    const filed = await fileLetter(test, agent);
    const visibleIds = await idsOf(agent);
    expect([visibleIds.toSorted(), visibleIds.includes(others.id)]).toEqual([[own.id, filed.id].toSorted(), false]);
    const { rows } = await test.app.pools.api.query(
      'select "authorize_id", "holder_id", "acting_user_id" from "request" where "id" = $1',
      [filed.requestId],
    );
    expect(rows).toEqual([{ authorize_id: id, holder_id: company.holderId, acting_user_id: agent.id }]);
    const { rows: log } = await test.app.pools.api.query(
      `select "user_id", "acting_for_id" from "entity_log" where "record_id" = $1 and "action" = 'create'`,
      [filed.id],
    );
    expect(log).toEqual([{ user_id: agent.id, acting_for_id: company.holderId }]);
  });

  it('sees and files nothing of other types of document', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    await make.give(company, agent.idCard, { documentTypes: ['freeSale'] });
    await until(agent, [company.holderId]);
    await fileLetter(test, company.owner);
    expect(await idsOf(agent)).toEqual([]);
    expect(await test.call('PUT', LETTERS, { as: agent, body: letter })).toMatchObject({
      status: 403,
      body: { messageKey: 'rowScope' },
    });
  });

  it('has the menus of the roles of the power, and not those of their own company', async () => {
    const [principal, own] = [await make.company(), await make.company()];
    await make.give(principal, await numberOf(own.owner));
    await until(own.owner, [own.holderId, principal.holderId]);
    expect((await infoOf(own.owner)).menus.some(({ url }) => url.startsWith('/app/company/mgt'))).toBe(true);
    expect((await actFor(own.owner, principal.holderId)).status).toBe(200);
    const { menus } = await infoOf(own.owner);
    expect([
      menus.some(({ url }) => url.startsWith('/app/company')),
      menus.some(({ url }) => url.startsWith('/app/to-whom/requests')),
    ]).toEqual([false, true]);
    expect(
      (
        await test.call('PUT', '/api/v1/transaction/user-authorizes/status', {
          as: own.owner,
          body: { id: newId(), status: 'revoked', reason: 'x' },
        })
      ).status,
    ).toBe(403);
  });

  it('is refused the day after the power ends, in an open session, with the reason', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    await make.give(company, agent.idCard, { endDate: make.day(3) });
    await until(agent, [company.holderId]);
    const { id } = await fileLetter(test, agent);
    test.clock.move(3 * DAY_MS);
    expect(await idsOf(agent)).toEqual([id]);
    test.clock.move(4 * DAY_MS);
    const why = {
      status: 403,
      body: { messageKey: 'powerHasEnded', message: expect.stringContaining('สิ้นสุดแล้ว') as string },
    };
    expect(await letters(agent)).toMatchObject(why);
    expect(await letters(agent, { 'x-acting-for': company.holderId })).toMatchObject(why);
    expect(await test.call('PUT', LETTERS, { as: agent, body: letter })).toMatchObject(why);
    expect(await infoOf(agent)).toMatchObject({
      actingFor: null,
      actingForOptions: [],
      lostPower: { id: company.holderId, why: 'ended' },
    });
    expect((await actFor(agent, company.holderId)).status).toBe(404);
  });

  it('cannot act before the first day', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    await make.give(company, agent.idCard, { startDate: make.day(2) });
    expect((await infoOf(agent)).actingForOptions).toEqual([]);
    test.clock.move(2 * DAY_MS);
    await until(agent, [company.holderId]);
  });

  it('loses access at once when the power is suspended or revoked, and has it again when it is reinstated', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    const id = await make.give(company, agent.idCard);
    await until(agent, [company.holderId]);
    for (const [status, messageKey] of [
      ['suspended', 'powerIsSuspended'],
      ['inForce', undefined],
      ['revoked', 'powerIsRevoked'],
    ] as const) {
      expect((await make.setStatus(company, { id, status, reason: 'ทดสอบ' })).status).toBe(200);
      await until(agent, messageKey === undefined ? [company.holderId] : []);
      await waitUntilLoaded();
      expect(((await letters(agent)).body as { messageKey?: string }).messageKey).toBe(messageKey);
    }
  });

  it('loses at once a type of document that is removed from the power', async () => {
    const company = await make.company();
    const agent = await make.stranger();
    const id = await make.give(company, agent.idCard, { documentTypes: ['toWhom', 'freeSale'] });
    await until(agent, [company.holderId]);
    const filed = await fileLetter(test, agent);
    expect(await idsOf(agent)).toEqual([filed.id]);
    expect((await make.save(company.owner, { id, version: 2, documentTypes: ['freeSale'] })).status).toBe(200);
    await expect.poll(() => idsOf(agent), { interval: 5, timeout: 10_000 }).toEqual([]);
  });
});

describe('acting for several holders', () => {
  it('an employee of two and agent of three has exactly these five, always in the same order, and switches within one session', async () => {
    const companies: Company[] = [];
    for (let n = 0; n < 5; n += 1) companies.push(await make.company());
    const [one, two, three, four, five] = companies as [Company, Company, Company, Company, Company];
    const person = await make.stranger();
    await employ(person.id, one);
    await make.give(two, person.idCard);
    await employ(person.id, three);
    await make.give(four, person.idCard, { documentTypes: ['freeSale'] });
    await make.give(five, person.idCard);
    const holderIds = companies.map(({ holderId }) => holderId);
    await until(person, holderIds);
    expect((await infoOf(person)).actingForOptions.map(({ kind }) => kind)).toEqual([
      'employee',
      'agent',
      'employee',
      'agent',
      'agent',
    ]);
    for (const { holderId } of [five, one, four, two]) {
      expect((await actFor(person, holderId)).status).toBe(200);
      const { actingFor, actingForOptions } = await infoOf(person);
      expect([actingFor?.id, actingForOptions.map(({ id }) => id)]).toEqual([holderId, holderIds]);
    }
    const inTwo = await fileLetter(test, person);
    expect((await actFor(person, five.holderId)).status).toBe(200);
    expect(await idsOf(person)).toEqual([]);
    expect((await actFor(person, two.holderId)).status).toBe(200);
    expect(await idsOf(person)).toEqual([inTwo.id]);
    for (const forged of [await makeHolder(test.app), newId(), person.id])
      expect((await actFor(person, forged)).status).toBe(404);
  });

  it('an employee of a company acts as its employee, even with a power of it', async () => {
    const company = await make.company();
    const person = await make.stranger();
    await make.give(company, person.idCard);
    await employ(person.id, company);
    await expect
      .poll(async () => (await infoOf(person)).actingForOptions.map(({ kind }) => kind), {
        interval: 5,
        timeout: 10_000,
      })
      .toEqual(['employee']);
  });

  it('a page opened for a principal whose power has ended is refused with the reason, and writes for no other', async () => {
    const [one, two] = [await make.company(), await make.company()];
    const agent = await make.stranger();
    await make.give(one, agent.idCard, { endDate: make.day(1) });
    await make.give(two, agent.idCard);
    await until(agent, [one.holderId, two.holderId]);
    expect((await actFor(agent, one.holderId)).status).toBe(200);
    test.clock.move(2 * DAY_MS);
    const headers = { 'x-acting-for': one.holderId };
    expect(await test.call('PUT', LETTERS, { as: agent, body: letter, headers })).toMatchObject({
      status: 409,
      body: { messageKey: 'chooseActingFor' },
    });
    expect(await infoOf(agent)).toMatchObject({
      actingFor: null,
      actingForOptions: [{ id: two.holderId }],
      lostPower: { id: one.holderId, why: 'ended' },
    });
    expect((await actFor(agent, two.holderId)).status).toBe(200);
    expect(await test.call('PUT', LETTERS, { as: agent, body: letter, headers })).toMatchObject({
      status: 403,
      body: { messageKey: 'powerHasEnded' },
    });
    expect((await letters(agent, { 'x-acting-for': two.holderId })).status).toBe(200);
  });
});

/** Gives an ID card number to an owner who has none. */
async function numberOf({ id }: Person): Promise<string> {
  const { idCard, id: other } = await make.stranger();
  await test.app.pools.api.query('update "user" set "id_card" = null, "document_type_person" = null where "id" = $1', [
    other,
  ]);
  await test.app.pools.api.query(
    `update "user" set "id_card" = $2, "document_type_person" = 'idCard' where "id" = $1`,
    [id, idCard],
  );
  return idCard;
}
