/**
 * Tests that a registration is written completely or not at all, only once, and that its numbers are free again if it
 * ended.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeIn } from '#modules/company/testing/invitations.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { tableFingerprint } from '#platform/testing/tableFingerprint.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { makeHolder } from '#platform/testing/people.ts';
import {
  accountBody,
  companyRegistrationBody,
  randomAddressHeader,
  holderDocument,
  newUsername,
  sendRegistration,
  REGISTER_PATH,
  createFakeRegistries,
} from '#platform/testing/registrationForms.ts';
import { withDatabaseFaultAt } from '#platform/testing/databaseFaults.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ registries: createFakeRegistries() });
});
afterAll(() => test.stop());

type QueryRow = Readonly<Record<string, unknown>>;
const query = async (text: string, values: readonly unknown[] = []): Promise<readonly QueryRow[]> =>
  (await test.app.pools.api.query<QueryRow>(text, [...values])).rows;

const TABLES = [
  '"user"',
  'user_role',
  'credential',
  'membership',
  'dossier',
  'request',
  'user_request',
  'user_request_attachment',
  'status_history',
  'entity_log',
  'security_event',
  'claim',
  'code_counter',
  'unproven_mail',
  'graphile_worker._private_jobs',
  'stored_file where owner_id is not null',
];

const fingerprint = (): Promise<string> => tableFingerprint(test.app.pools.api, TABLES);

describe('a registration that fails', () => {
  it('at the beginning, in the middle or with the last write leaves no rows', { timeout: 60_000 }, async () => {
    // Each uses another mailbox: a second mail to the same one would need one statement less.
    const toNewMailbox = async () => {
      const registrationBody = await companyRegistrationBody(test);
      return {
        ...registrationBody,
        applicant: { ...registrationBody.applicant, email: `${newUsername()}@example.com` },
      };
    };
    const filled = await toNewMailbox();
    const { sent: count } = await withDatabaseFaultAt(test.app, Number.POSITIVE_INFINITY, () =>
      sendRegistration(test, filled),
    );
    const body = await toNewMailbox();
    const before = await fingerprint();
    const places = [2, ...[1, 2, 3, 4, 5].map((part) => Math.floor((count * part) / 6)), count - 2, count - 1, count];
    const send = (): Promise<TestAnswer> => sendRegistration(test, body);
    for (const nth of places) {
      expect((await withDatabaseFaultAt(test.app, nth, send)).answer.status).toBe(500);
      expect(await fingerprint(), `after a failure before statement ${nth} of ${count}`).toBe(before);
    }
    expect((await sendRegistration(test, body)).status).toBe(200);
    expect(await fingerprint()).not.toBe(before);
  });

  it('because of its contents leaves no rows either', async () => {
    const body = await companyRegistrationBody(test);
    const before = await fingerprint();
    expect((await sendRegistration(test, { ...body, document: { ...body.document, attachments: [] } })).status).toBe(
      422,
    );
    expect(await fingerprint()).toBe(before);
  });
});

describe('two registrations at once', () => {
  const statusesOf = (answers: readonly TestAnswer[]): readonly number[] =>
    answers.map(({ status }) => status).toSorted((left, other) => left - other);

  it('with the same tax number: one is registered', async () => {
    const first = await companyRegistrationBody(test);
    const second = await companyRegistrationBody(test, String(first['idTax']));
    expect(statusesOf(await Promise.all([sendRegistration(test, first), sendRegistration(test, second)]))).toEqual([
      200, 422,
    ]);
    expect(await query('select count(*)::int as "count" from "user" where "id_tax" = $1', [first['idTax']])).toEqual([
      { count: 1 },
    ]);
  });

  it('with the same card, and with the same name: one is registered', async () => {
    const individual = { personType: 'individual', ...accountBody(), document: await holderDocument(test, ['2']) };
    const card = {
      personType: 'individual',
      ...accountBody(),
      applicant: individual.applicant,
      document: await holderDocument(test, ['2']),
    };
    expect(statusesOf(await Promise.all([sendRegistration(test, individual), sendRegistration(test, card)]))).toEqual([
      200, 422,
    ]);
    const two = await companyRegistrationBody(test);
    const name = { ...(await companyRegistrationBody(test)), username: two.username };
    expect(statusesOf(await Promise.all([sendRegistration(test, two), sendRegistration(test, name)]))).toEqual([
      200, 422,
    ]);
  });
});

describe('a registration that is sent again because the answer was lost', () => {
  const send = (body: object, key: string): Promise<TestAnswer> =>
    test.call('POST', REGISTER_PATH, { body, headers: { ...randomAddressHeader(), 'idempotency-key': key } });
  const countOf = async (body: { readonly username: string }): Promise<unknown> =>
    (
      await query(
        'select count(*)::int as "count" from "request" r join "user" u on u."id" = r."acting_user_id" where u."username" = $1',
        [body.username],
      )
    )[0]?.['count'];

  it('gets the same answer, however often, and happens once', async () => {
    const body = await companyRegistrationBody(test);
    const key = 'a key of this draft';
    const first = await send(body, key);
    expect(first.status, first.text).toBe(200);
    const before = await fingerprint();
    expect(await send(body, key)).toMatchObject({ status: 200, body: first.body });
    expect(await fingerprint()).toBe(before);
    expect(await countOf(body)).toBe(1);
  });

  it('at the same time gets the same answer', async () => {
    const body = await companyRegistrationBody(test);
    const [first, other] = await Promise.all([send(body, 'twice'), send(body, 'twice')]);
    expect([first?.status, other?.status, other?.body]).toEqual([200, 200, first?.body]);
    expect(await countOf(body)).toBe(1);
  });

  it('with other contents, or with another key, is refused like any other', async () => {
    const body = await companyRegistrationBody(test);
    expect((await send(body, 'mine')).status).toBe(200);
    for (const [changed, key] of [
      [{ ...body, password: 'Another kite over Ayutthaya 99' }, 'mine'],
      [body, 'theirs'],
      [body, ''],
    ] as const) {
      const answer = await send(changed, key);
      expect(answer.status).toBe(422);
      expect(answer.text).not.toContain('R90-');
    }
  });

  it('after a refusal is checked again with the same key', async () => {
    const body = await companyRegistrationBody(test);
    expect((await send({ ...body, termsAccepted: false }, 'again')).status).toBe(422);
    expect((await send({ ...body, document: { ...body.document, attachments: [] } }, 'again')).status).toBe(422);
    expect((await send(body, 'again')).status).toBe(200);
  });

  it('stores nothing from which its contents can be read', async () => {
    const body = await companyRegistrationBody(test);
    expect((await send(body, 'kept')).status).toBe(200);
    const rows = await query(`select t::text as "row" from "idempotency" t where t."response" like '%' || $1 || '%'`, [
      body.username,
    ]);
    expect(rows).toHaveLength(1);
    for (const secret of [body['password'], body.applicant['idCard'], 'kept'])
      expect(rows[0]?.['row']).not.toContain(secret);
  });
});

describe('a refused person', () => {
  it('registers again with the same name, card and tax number; the old rows stay readable', async () => {
    const body = await companyRegistrationBody(test);
    expect((await sendRegistration(test, body)).status).toBe(200);
    const [old] = await query('select "id" from "user" where "username" = $1', [body.username]);
    expect(
      (await sendRegistration(test, { ...(await companyRegistrationBody(test, String(body['idTax']))) })).status,
    ).toBe(422);
    await cancel(body);
    const checkName = async (name: string, sent: object): Promise<unknown> =>
      (await test.call('POST', `/api/v1/security/users/${name}`, { body: sent, headers: randomAddressHeader() })).body;
    expect(await checkName('has-username', { username: body.username })).toBe(false);
    expect(
      await checkName('has-id-card', { idCard: body.applicant['idCard'], refDocumentTypePerson: { key: '1' } }),
    ).toBe(false);

    const fresh = await companyRegistrationBody(test, String(body['idTax']));
    const again = await sendRegistration(test, {
      ...body,
      document: { ...body.document, attachments: fresh.document['attachments'] },
    });
    expect(again.status, again.text).toBe(200);
    expect(await query('select "username", "is_active" from "user" where "id" = $1', [old?.['id']])).toEqual([
      { username: null, is_active: false },
    ]);
    expect(
      await query(
        'select "is_active", count(*)::int as "count" from "user" where "id_tax" = $1 group by 1 order by 1',
        [body['idTax']],
      ),
    ).toEqual([
      { is_active: false, count: 1 },
      { is_active: true, count: 1 },
    ]);
    expect(await query('select "is_active" from "membership" where "user_id" = $1', [old?.['id']])).toEqual([
      { is_active: false },
    ]);
    expect(
      await query('select count(*)::int as "count" from "user_request" where "applicant_id" = $1', [old?.['id']]),
    ).toEqual([{ count: 1 }]);
    const log = await query(
      `select "action", "reason" from "entity_log" where "entity" = 'user' and "record_id" = $1
          and "action" = 'archive'`,
      [old?.['id']],
    );
    expect(log).toEqual([{ action: 'archive', reason: `Registers as ${body.username}` }]);
  });
});

describe('an account that a company opened for the card of a person', () => {
  const PASSWORD = /รหัสผ่านชั่วคราว (\S+)/u;

  async function opened(email = `${newUsername()}@example.com`) {
    const holderId = await makeHolder(test.app);
    const owner = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      email: `${newUsername()}@example.com`,
      memberOf: { holderId, kind: 'owner' },
    });
    const body = { personType: 'individual', ...accountBody(), document: await holderDocument(test, ['2']) };
    const person = { fullName: 'มานี มีนา', idCard: String(body.applicant['idCard']), email, username: newUsername() };
    const { username, ...invited } = person;
    const answer = await takeIn(test, owner, { person: invited, username });
    expect(answer.status, answer.text).toBe(200);
    return { body, person, owner, holderId };
  }
  const isTaken = async (body: { readonly applicant: QueryRow }) =>
    (
      await test.call('POST', '/api/v1/security/users/has-id-card', {
        body: { idCard: body.applicant['idCard'], refDocumentTypePerson: { key: '1' } },
        headers: randomAddressHeader(),
      })
    ).body;

  it('is released for the person who registers with the card, if it was never used; the company is notified', async () => {
    // Accounts in use are archived only while an administrator exists who could activate them again.
    await test.person({ roles: ['ADMIN'] });
    const { body, person, owner } = await opened();
    const [old] = await query('select "id" from "user" where "username" = $1', [person.username]);
    expect(await isTaken(body)).toBe(false);
    const answer = await sendRegistration(test, body);
    expect(answer.status, answer.text).toBe(200);
    expect(await query('select "username", "is_active" from "user" where "id" = $1', [old?.['id']])).toEqual([
      { username: null, is_active: false },
    ]);
    expect(await query('select "is_active" from "membership" where "user_id" = $1', [old?.['id']])).toEqual([
      { is_active: false },
    ]);
    expect(
      await query(
        `select "reason" from "entity_log" where "entity" = 'user' and "record_id" = $1 and "action" = 'archive'`,
        [old?.['id']],
      ),
    ).toEqual([{ reason: `Registers as ${body.username}` }]);
    expect(
      await query(`select "title_en" from "notification" where "user_id" = $1 and "title_en" like 'The account%'`, [
        owner.id,
      ]),
    ).toEqual([{ title_en: 'The account you opened for มานี มีนา was closed' }]);
  });

  it('stays if somebody has signed in with it, and its name cannot be taken', async () => {
    const { body, person } = await opened();
    const password = PASSWORD.exec((await queuedMails(test.app, person.email)).at(-1)?.text[0] ?? '')?.[1];
    const other = {
      personType: 'individual',
      ...accountBody(),
      username: person.username,
      document: await holderDocument(test, ['2']),
    };
    expect((await sendRegistration(test, other)).status).toBe(422);
    expect(
      (
        await test.call('POST', '/api/auth', {
          body: { username: person.username, password },
          headers: randomAddressHeader(),
        })
      ).status,
    ).toBe(200);
    expect(await isTaken(body)).toBe(true);
    expect((await sendRegistration(test, body)).status).toBe(422);
  });
});

async function cancel(body: { readonly username: string; readonly [name: string]: unknown }): Promise<void> {
  const { token } = (
    await test.call('POST', '/api/auth', {
      body: { username: body.username, password: body['password'] },
      headers: randomAddressHeader(),
    })
  ).body as { token: string };
  const [request] = await query(
    'select r."id", r."version" from "request" r join "user" u on u."id" = r."acting_user_id" where u."username" = $1',
    [body.username],
  );
  const answer = await test.call('PUT', '/api/v1/transaction/requests/request', {
    as: { token },
    body: { ...request, action: 'cancel', remark: 'A mistake' },
  });
  expect(answer.status, answer.text).toBe(200);
}
