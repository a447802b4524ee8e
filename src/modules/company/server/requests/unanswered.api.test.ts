/**
 * Tests employees whom the company does not answer: they cancel by themselves, or the system does, and name and card
 * are free again.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import {
  accountBody,
  randomAddressHeader,
  newTaxNumber,
  sendRegistration,
  createFakeRegistries,
} from '#platform/testing/registrationForms.ts';
import { LAPSE_DAYS } from '../../lapse.ts';
import { lapseUnanswered } from './unanswered.ts';

const DAY_MS = 86_400_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ registries: createFakeRegistries() });
});
afterEach(() => test.clock.move(0));
afterAll(() => test.stop());

type QueryRow = Readonly<Record<string, unknown>>;
const query = async (text: string, values: readonly unknown[] = []): Promise<readonly QueryRow[]> =>
  (await test.app.pools.api.query<QueryRow>(text, [...values])).rows;

interface Waiting {
  readonly owner: Person;
  readonly body: ReturnType<typeof accountBody> & { readonly password?: unknown };
  readonly email: string;
  readonly requestId: string;
  readonly code: string;
}

/** Registers a person with a company. */
async function waiting(): Promise<Waiting> {
  const holderId = await makeHolder(test.app);
  const idTax = newTaxNumber();
  await query('update "user" set "id_tax" = $2 where "id" = $1', [holderId, idTax]);
  const owner = await test.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    memberOf: { holderId, kind: 'owner' },
  });
  const own = accountBody();
  const email = `${own.username}@example.com`;
  const body = { personType: 'employee', ...own, applicant: { ...own.applicant, email }, idTax, document: {} };
  const answer = await sendRegistration(test, body);
  expect(answer.status, answer.text).toBe(200);
  const { code } = answer.body as { code: string };
  const [row] = await query('select "id" from "request" where "request_code" = $1', [code]);
  return { owner, body, email, code, requestId: String(row?.['id']) };
}

const cancel = (body: object) =>
  test.call('POST', '/api/v1/security/users/register/cancel', { body, headers: randomAddressHeader() });
const statusOf = async ({ requestId }: Waiting) =>
  (await query('select "status", "is_open" from "request" where "id" = $1', [requestId]))[0];
const lastStep = async ({ requestId }: Waiting) =>
  (
    await query(
      `select h."action", h."to_status", h."remark", h."create_by", h."actor_id" from "status_history" h
        where h."entity" = 'request' and h."record_id" = $1 order by h."seq" desc limit 1`,
      [requestId],
    )
  )[0];
const subjectsTo = async ({ email }: Waiting) => (await queuedMails(test.app, email)).map(({ subject }) => subject[1]);

describe('without an answer', () => {
  it('a registration lapses after its days, by the system, and the person is notified', async () => {
    const registered = await waiting();
    test.clock.move(LAPSE_DAYS * DAY_MS - 60_000);
    expect(await lapseUnanswered(test.app)).toBe(0);
    test.clock.move(LAPSE_DAYS * DAY_MS + 60_000);
    expect(await lapseUnanswered(test.app)).toBe(1);
    expect(await statusOf(registered)).toEqual({ status: 'cancelled', is_open: false });
    expect(await lastStep(registered)).toMatchObject({
      action: 'cancel',
      to_status: 'cancelled',
      create_by: 'system',
      actor_id: null,
      remark: expect.stringContaining(`${LAPSE_DAYS} days`) as string,
    });
    expect(await subjectsTo(registered)).toContain('Your request to join as an employee has lapsed');
    expect(
      await query(
        `select "create_by", "reason" from "entity_log" where "entity" = 'request' and "record_id" = $1
          order by "create_date" desc, "id" desc limit 1`,
        [registered.requestId],
      ),
    ).toEqual([{ create_by: 'system', reason: `no answer within ${LAPSE_DAYS} days` }]);
    expect(await lapseUnanswered(test.app)).toBe(0);
    const again = await sendRegistration(test, registered.body);
    expect(again.status, again.text).toBe(200);
  });

  it('an answered registration does not lapse', async () => {
    const registered = await waiting();
    const [row] = await query('select "version" from "request" where "id" = $1', [registered.requestId]);
    expect(
      (
        await test.call('PUT', '/api/v1/transaction/requests/request', {
          as: registered.owner,
          body: { id: registered.requestId, version: row?.['version'], action: 'accept' },
        })
      ).status,
    ).toBe(200);
    test.clock.move((LAPSE_DAYS + 1) * DAY_MS);
    expect(await lapseUnanswered(test.app)).toBe(0);
    expect(await statusOf(registered)).toEqual({ status: 'approved', is_open: false });
  });
});

describe('a person who registered', () => {
  it('cancels with name and password, and registers again', async () => {
    const registered = await waiting();
    const { username, password } = registered.body;
    // On another day, because the one mail of the first day said that the registration had arrived.
    test.clock.move(DAY_MS);
    expect(await cancel({ username, password })).toMatchObject({ status: 200, body: { code: registered.code } });
    test.clock.move(0);
    expect(await statusOf(registered)).toEqual({ status: 'cancelled', is_open: false });
    expect(await lastStep(registered)).toMatchObject({ action: 'cancel', create_by: username });
    expect(await subjectsTo(registered)).toContain('Your request to join as an employee was cancelled');
    expect(await cancel({ username, password })).toMatchObject({
      status: 409,
      body: { messageKey: 'nothingToCancel' },
    });
    expect((await sendRegistration(test, registered.body)).status).toBe(200);
  });

  it('needs the correct password; without it nobody learns whether there is a registration', async () => {
    const registered = await waiting();
    expect(await cancel({ username: registered.body.username, password: 'Another kite 99' })).toMatchObject({
      status: 401,
      body: { messageKey: 'invalidCredentials' },
    });
    expect(await cancel({ username: 'nobody.at.all', password: 'Another kite 99' })).toMatchObject({
      status: 401,
      body: { messageKey: 'invalidCredentials' },
    });
    expect(await statusOf(registered)).toEqual({ status: 'submitted', is_open: true });
  });

  it('must cancel after signing in if they can sign in', async () => {
    const registered = await waiting();
    const [row] = await query('select "version" from "request" where "id" = $1', [registered.requestId]);
    await test.call('PUT', '/api/v1/transaction/requests/request', {
      as: registered.owner,
      body: { id: registered.requestId, version: row?.['version'], action: 'accept' },
    });
    const { username, password } = registered.body;
    expect(await cancel({ username, password })).toMatchObject({ status: 409, body: { messageKey: 'cancelInside' } });
    expect(
      await query(
        'select count(*)::int as "open" from "session" s join "user" u on u."id" = s."user_id" where u."username" = $1 and s."ended_at" is null',
        [username],
      ),
    ).toEqual([{ open: 0 }]);
  });
});
