/** Tests that people who may no longer act for the holder they chose act for nobody until they choose again. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { newId } from '#platform/server/database/newId.ts';
import { createPowerTools, type Company } from '#modules/company/testing/powers.ts';
import { fileLetter, letter } from '#modules/to-whom/testing/letters.ts';

const DAY_MS = 86_400_000;
const LETTERS = '/api/v1/transaction/to-whoms';
let test: TestApp;
let make: ReturnType<typeof createPowerTools>;
beforeAll(async () => {
  // The test suspends a company by a row of its dossier that no request explains.
  test = await startTestApp({ skipsInvariants: true });
  make = createPowerTools(test);
});
afterEach(() => test.clock.move(0));
afterAll(() => test.stop());

interface Info {
  readonly actingFor: { readonly id: string } | null;
  readonly actingForOptions: readonly { readonly id: string }[];
  readonly lostHolder: { readonly id: string } | null;
  readonly menus: readonly { readonly url: string }[];
}

const infoOf = async (as: Person) => (await test.call('POST', '/api/auth/info', { as, body: {} })).body as Info;
const actFor = (as: Person, id: string) =>
  test.call('PUT', '/api/v1/security/users/me/acting-for', { as, body: { id } });
const search = (as: Person, headers = {}) =>
  test.call('POST', `${LETTERS}/_search`, { as, body: { size: 100 }, headers });
const write = (as: Person, headers = {}) => test.call('PUT', LETTERS, { as, body: letter, headers });
const lettersOf = async ({ holderId }: Company) =>
  (await test.app.pools.api.query('select "id" from "to_whom" where "holder_id" = $1', [holderId])).rows.length;
const untilLost = async (as: Person, id: string) => {
  await expect
    .poll(async () => (await infoOf(as)).actingForOptions.some((option) => option.id === id), {
      interval: 5,
      timeout: 10_000,
    })
    .toBe(false);
};

/** Makes an agent of two companies who acts for the first. */
async function agentOfTwo() {
  const [one, two] = [await make.company(), await make.company()];
  const agent = await make.stranger();
  const powerId = await make.give(one, agent.idCard, { endDate: make.day(3) });
  await make.give(two, agent.idCard);
  await expect
    .poll(async () => (await infoOf(agent)).actingForOptions.length, { interval: 5, timeout: 10_000 })
    .toBe(2);
  expect((await actFor(agent, one.holderId)).status).toBe(200);
  await fileLetter(test, agent);
  return { one, two, agent, powerId };
}

async function suspendHolder(holderId: string): Promise<void> {
  await test.app.pools.api.query(`update "user" set "status" = 'suspended' where "id" = $1`, [holderId]);
  await test.app.pools.api.query(`select pg_notify('haz_changed', $1)`, [`user:${holderId}`]);
}

const losses: readonly (readonly [
  how: string,
  lose: (cast: Awaited<ReturnType<typeof agentOfTwo>>) => Promise<unknown>,
])[] = [
  [
    'ends with its last day',
    () => {
      test.clock.move(4 * DAY_MS);
      return Promise.resolve();
    },
  ],
  ['is revoked', ({ one, powerId }) => make.setStatus(one, { id: powerId, status: 'revoked', reason: 'ทดสอบ' })],
  ['is of a company that was suspended', ({ one }) => suspendHolder(one.holderId)],
];

describe.each(losses)('a session whose power %s', (_, lose) => {
  it('reads and writes for no other holder, answers 409, and continues once another was chosen', async () => {
    const setup = await agentOfTwo();
    const { one, two, agent } = setup;
    await lose(setup);
    await untilLost(agent, one.holderId);
    const refused = { status: 409, body: { messageKey: 'chooseActingFor' } };
    for (const headers of [{}, { 'x-acting-for': one.holderId }, { 'x-acting-for': two.holderId }]) {
      expect(await write(agent, headers)).toMatchObject(refused);
      expect(await search(agent, headers)).toMatchObject(refused);
    }
    expect([await lettersOf(one), await lettersOf(two)]).toEqual([1, 0]);
    expect(await infoOf(agent)).toMatchObject({
      actingFor: null,
      actingForOptions: [{ id: two.holderId }],
      lostHolder: { id: one.holderId },
    });
    expect((await infoOf(agent)).menus.map(({ url }) => url)).toEqual(['/app/home']);
    expect((await actFor(agent, two.holderId)).status).toBe(200);
    expect((await write(agent)).status).toBe(200);
    expect([await lettersOf(one), await lettersOf(two), (await infoOf(agent)).lostHolder]).toEqual([1, 1, null]);
  });

  it('still serves what needs no holder: the own data, notifications and drafts, and signing out', async () => {
    const setup = await agentOfTwo();
    const { one, agent } = setup;
    await lose(setup);
    await untilLost(agent, one.holderId);
    const headers = { 'x-acting-for': one.holderId };
    const draft = {
      refUser: { id: agent.id },
      refActingFor: { id: one.holderId },
      entity: 'toWhom',
      recordId: newId(),
      body: { values: {} },
    };
    const open = [
      await test.call('GET', '/api/v1/security/users/me/profile', { as: agent, headers }),
      await test.call('POST', '/api/v1/notification/notifications/_search', { as: agent, body: { size: 1 }, headers }),
      await test.call('PUT', '/api/v1/security/form-drafts', { as: agent, body: draft, headers }),
      await test.call('POST', '/api/v1/transaction/requests/queue', { as: agent, body: {}, headers }),
      await test.call('POST', '/api/auth/logout', { as: agent, body: { username: agent.username }, headers }),
    ];
    expect(open.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual([200, 200, 200, 200, 200]);
  });
});

it('a session returns by itself to the holder it was chosen for, once the power is in force again', async () => {
  const { one, agent, powerId } = await agentOfTwo();
  await make.setStatus(one, { id: powerId, status: 'suspended', reason: 'ทดสอบ' });
  await untilLost(agent, one.holderId);
  expect((await write(agent)).status).toBe(409);
  await make.setStatus(one, { id: powerId, status: 'inForce' });
  await expect
    .poll(async () => (await infoOf(agent)).actingFor?.id, { interval: 5, timeout: 10_000 })
    .toBe(one.holderId);
  expect((await write(agent)).status).toBe(200);
});

it('a session that began with no holder remembers the first holder it acted for', async () => {
  const agent = await make.stranger();
  const [one, two] = [await make.company(), await make.company()];
  const powerId = await make.give(one, agent.idCard);
  await expect
    .poll(async () => (await infoOf(agent)).actingFor?.id, { interval: 5, timeout: 10_000 })
    .toBe(one.holderId);
  await make.give(two, agent.idCard);
  await make.setStatus(one, { id: powerId, status: 'revoked', reason: 'ทดสอบ' });
  await untilLost(agent, one.holderId);
  expect((await write(agent)).status).toBe(409);
  expect(await lettersOf(two)).toBe(0);
});
