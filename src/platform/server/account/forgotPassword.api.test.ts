/** Resetting a forgotten password: a link by mail, for the owner only, usable once, for an hour. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { countedArgon } from '#platform/testing/countedArgon.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { runQueuedTask } from '#platform/testing/runQueuedTask.ts';
import { createStoppedClock } from '#platform/testing/stoppedClock.ts';
import { inTransaction } from '../database/transaction.ts';
import { newId } from '../database/newId.ts';
import { ANSWER_RESET_TASK, HAS_EMAIL_SQL, LINKS_PER_HOUR } from './queuePasswordReset.ts';

let test: TestApp;
const argon = countedArgon();
beforeAll(async () => {
  test = await startTestApp({ passwords: argon.hasher, securityClock: createStoppedClock() });
});
afterAll(() => test.stop());

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'ถนนดอกไม้สายนี้';
let personCount = 0;

type Reader = Person & { readonly email: string };

async function reader(options: { status?: 'suspended' | 'pending'; email?: string } = {}): Promise<Reader> {
  personCount += 1;
  const email = options.email ?? `back${personCount}@example.com`;
  const person = await test.person({ roles: [], email });
  if (options.status !== undefined)
    await test.app.pools.api.query('update "user" set "status" = $2 where "id" = $1', [person.id, options.status]);
  return { ...person, email };
}

let requestCount = 0;
/** Each call uses a different address, unless the test is about the address. */
const requestReset = (username: unknown, ip = `10.0.0.${(requestCount += 1)}`) =>
  test.call('POST', '/api/auth/forgot-password', {
    body: { username },
    headers: { 'x-forwarded-for': ip, 'user-agent': 'phone' },
  });

async function askAndAnswer(name: string): Promise<void> {
  expect(await requestReset(name)).toMatchObject({ status: 200, body: {} });
  await runQueuedTask(test.app, ANSWER_RESET_TASK);
}

async function keysOf(email: string): Promise<string[]> {
  const mails = await queuedMails(test.app, email);
  return mails.flatMap(({ text }) => /active-forgot-password\?key=([\w-]{43})\n/.exec(text[0])?.[1] ?? []);
}

async function keyFor(person: Reader): Promise<string> {
  await askAndAnswer(person.username);
  return (await keysOf(person.email)).at(-1) ?? '';
}

const getLink = (key: string) => test.call('GET', `/api/auth/forgot-password-by-key?key=${encodeURIComponent(key)}`);
const use = (key: string, password = NEW_PASSWORD) =>
  test.call('POST', '/api/auth/active-forgot-password', {
    body: { key, password },
    headers: { 'x-forwarded-for': '203.0.113.5', 'user-agent': 'phone' },
  });
const signIn = async (person: Person, password: string) =>
  (await test.call('POST', '/api/auth', { body: { username: person.username, password } })).status;

const eventsOf = async (userId: string, action: string) =>
  (
    await test.app.pools.api.query(
      'select "outcome", "reason", "ip_address" as "ip", "user_agent" as "agent", "request_id" is not null as "hasRequest" from "security_event" where "user_id" = $1 and "action" = $2 order by "id"',
      [userId, action],
    )
  ).rows as unknown[];

describe('requesting a new password', () => {
  it('by name or by e-mail sends a link to the e-mail of the account, and returns an empty answer', async () => {
    const person = await reader();
    await askAndAnswer(person.username);
    await askAndAnswer(` ${person.email.toUpperCase()} `);
    const mails = await queuedMails(test.app, person.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text[0]).toContain(`${test.app.config.publicUrl}/haz/account/active-forgot-password?key=`);
    expect(mails[0]?.text[1]).toContain(person.username);
    expect(await eventsOf(person.id, 'resetRequested')).toMatchObject([
      { outcome: 'success', reason: 'system', agent: 'phone', hasRequest: true },
      { outcome: 'success' },
    ]);
  });

  it('gives the same bytes and does the same work, whether the person exists or not', async () => {
    const person = await reader();
    const before = argon.calls();
    const answers = [
      await requestReset(person.username),
      await requestReset('nobody.at.all'),
      await requestReset('nobody@example.com'),
      await requestReset(''),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const { rows } = await test.app.pools.api.query<{ count: number }>(
      `select count(*)::int as "count" from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t."id" = j."task_id" where t."identifier" = $1`,
      [ANSWER_RESET_TASK],
    );
    // Each call adds one job and does nothing else: the account is looked up later.
    expect(rows[0]?.count).toBe(4);
    expect(argon.calls()).toBe(before);
    await runQueuedTask(test.app, ANSWER_RESET_TASK);
    const unknown = await test.app.pools.api.query(
      `select "username", "outcome", "reason" from "security_event"
        where "action" = 'resetRequested' and "user_id" is null and "username" = 'nobody.at.all'`,
    );
    expect(unknown.rows).toEqual([{ username: 'nobody.at.all', outcome: 'failure', reason: 'unknown' }]);
  });

  it('sends nothing if the account may not be used or has no e-mail, and records the reason only in the log', async () => {
    const [suspended, pending] = [await reader({ status: 'suspended' }), await reader({ status: 'pending' })];
    const [archived, withoutMail] = [await reader(), await test.person({ roles: [] })];
    await test.app.pools.api.query('update "user" set "is_active" = false where "id" = $1', [archived.id]);
    for (const person of [suspended, pending, archived, withoutMail]) await askAndAnswer(person.username);
    for (const { email } of [suspended, pending, archived]) expect(await queuedMails(test.app, email)).toEqual([]);
    expect(await eventsOf(suspended.id, 'resetRequested')).toMatchObject([
      { outcome: 'failure', reason: 'accountUnusable' },
    ]);
    expect(await eventsOf(withoutMail.id, 'resetRequested')).toMatchObject([
      { outcome: 'failure', reason: 'emailNotFound' },
    ]);
  });

  it('by an e-mail that several people share sends one mail for each account, with its name', async () => {
    const [first, second] = [
      await reader({ email: 'office@example.com' }),
      await reader({ email: 'Office@example.com' }),
    ];
    await askAndAnswer('office@example.com');
    const texts = [
      ...(await queuedMails(test.app, 'office@example.com')),
      ...(await queuedMails(test.app, 'Office@example.com')),
    ].map(({ text }) => text[0]);
    expect(texts).toHaveLength(2);
    for (const { username } of [first, second]) expect(texts.filter((text) => text.includes(username))).toHaveLength(1);
  });

  it(`is answered ${LINKS_PER_HOUR} times an hour for one account, and after that silently not`, async () => {
    const person = await reader();
    for (let n = 0; n < LINKS_PER_HOUR + 2; n++) await askAndAnswer(person.username);
    expect(await queuedMails(test.app, person.email)).toHaveLength(LINKS_PER_HOUR);
    test.securityClock.move(61 * MINUTE_MS);
    try {
      await askAndAnswer(person.username);
      expect(await queuedMails(test.app, person.email)).toHaveLength(LINKS_PER_HOUR + 1);
    } finally {
      test.securityClock.move(0);
    }
  });

  it('too often from one address is refused for a while, whatever the name', async () => {
    const ip = '198.51.100.44';
    for (let n = 0; n < 10; n++) expect((await requestReset(`some.name.${n}`, ip)).status).toBe(200);
    expect(await requestReset('some.name.11', ip)).toMatchObject({
      status: 429,
      body: { messageKey: 'tooManyRequests' },
      headers: { 'retry-after': '1' },
    });
    expect((await requestReset('some.name.11', '198.51.100.45')).status).toBe(200);
  });

  it('by e-mail uses an index instead of scanning all users', async () => {
    await inTransaction(test.app.pools.api, { isDryRun: true }, async (db) => {
      await db.query('set local enable_seqscan = off');
      const { rows } = await db.query<{ 'QUERY PLAN': string }>(
        `explain select u."id" from "user" u where ${HAS_EMAIL_SQL}`,
        ['Somebody@example.com'],
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('user_email_lower_idx');
    });
  });

  it('counts all addresses of one IPv6 network as one', async () => {
    for (let n = 0; n < 10; n++)
      expect((await requestReset(`other.name.${n}`, `2001:db8:7:7::${n + 1}`)).status).toBe(200);
    expect((await requestReset('other.name.11', '2001:db8:7:7:1:2:3:4')).status).toBe(429);
    expect((await requestReset('other.name.11', '2001:db8:7:8::1')).status).toBe(200);
  });

  it('accepts a name and no other fields', async () => {
    expect(
      await test.call('POST', '/api/auth/forgot-password', { body: { username: 'a', email: 'x@example.com' } }),
    ).toMatchObject({ status: 400, body: { messageKey: 'unknownField', data: { name: 'email' } } });
    expect(await requestReset(5)).toMatchObject({ status: 400 });
  });

  it('stores the key neither in its table nor in the queue', async () => {
    const person = await reader();
    const key = await keyFor(person);
    const { rows } = await test.app.pools.api.query<{ text: string }>(
      `select f::text as "text" from "forgot_password" f union all select j."payload"::text
        from graphile_worker._private_jobs j`,
    );
    expect(key).toHaveLength(43);
    expect(rows.map(({ text }) => text).join()).not.toContain(key);
  });
});

describe('a reset link', () => {
  it('returns its owner and its expiry', async () => {
    const person = await reader();
    expect(await getLink(await keyFor(person))).toMatchObject({
      status: 200,
      body: { username: person.username, expireDate: expect.stringMatching(/\+07:00$/) as string },
    });
  });

  it('sets a new password once: every session ends, failed attempts are reset, and the person is notified', async () => {
    const person = await reader();
    await test.app.pools.api.query(
      'update "credential" set "failed_count" = 4, "failed_at" = now(), "must_change" = true where "user_id" = $1',
      [person.id],
    );
    const key = await keyFor(person);
    const before = argon.calls();
    expect(await use(key)).toMatchObject({ status: 200, body: {} });
    expect(argon.calls() - before).toBe(1);
    expect((await test.call('POST', '/api/auth/info', { as: person, body: {} })).status).toBe(401);
    const { rows } = await test.app.pools.api.query(
      'select "failed_count", "must_change" from "credential" where "user_id" = $1',
      [person.id],
    );
    expect(rows).toEqual([{ failed_count: 0, must_change: false }]);
    const usage = await test.app.pools.api.query('select "reason" from "user_usage" where "user_id" = $1', [person.id]);
    expect(usage.rows).toEqual([{ reason: 'passwordChanged' }]);
    expect([await signIn(person, person.password), await signIn(person, NEW_PASSWORD)]).toEqual([401, 200]);
    expect((await queuedMails(test.app, person.email)).at(-1)?.subject).toEqual([
      'รหัสผ่านของท่านถูกเปลี่ยน',
      'Your password was changed',
    ]);
    expect(await eventsOf(person.id, 'passwordChanged')).toEqual([
      { outcome: 'success', reason: 'resetLink', ip: '203.0.113.5', agent: 'phone', hasRequest: true },
    ]);
  });

  it('that was used is reported as used, both when read and when used again', async () => {
    const person = await reader();
    const key = await keyFor(person);
    await use(key);
    expect(await getLink(key)).toMatchObject({ status: 409, body: { messageKey: 'forgotCodeUsed' } });
    expect(await use(key, 'another long one')).toMatchObject({ status: 409, body: { messageKey: 'forgotCodeUsed' } });
    expect(await signIn(person, NEW_PASSWORD)).toBe(200);
  });

  it.each(['', 'nonsense', 'x'.repeat(43)])(
    'with an unknown key (%j) is not found, and costs no argon2',
    async (key) => {
      const before = argon.calls();
      expect(await getLink(key)).toMatchObject({ status: 404, body: { messageKey: 'forgotCodeNotFound' } });
      expect(await use(key)).toMatchObject({ status: 404, body: { messageKey: 'forgotCodeNotFound' } });
      expect(argon.calls()).toBe(before);
    },
  );

  it('expires after an hour', async () => {
    const person = await reader();
    const key = await keyFor(person);
    try {
      test.securityClock.move(59 * MINUTE_MS);
      expect((await getLink(key)).status).toBe(200);
      test.securityClock.move(61 * MINUTE_MS);
      expect(await getLink(key)).toMatchObject({ status: 422, body: { messageKey: 'forgotCodeExpired' } });
      expect(await use(key)).toMatchObject({ status: 422, body: { messageKey: 'forgotCodeExpired' } });
    } finally {
      test.securityClock.move(0);
    }
  });

  it('becomes invalid when a newer one is made, or the e-mail or password has changed', async () => {
    const person = await reader();
    const first = await keyFor(person);
    const second = await keyFor(person);
    expect(await getLink(first)).toMatchObject({ status: 422, body: { messageKey: 'forgotCodeExpired' } });
    expect((await getLink(second)).status).toBe(200);
    await test.app.pools.api.query('update "user" set "email" = $2 where "id" = $1', [person.id, 'moved@example.com']);
    expect(await getLink(second)).toMatchObject({ status: 422, body: { messageKey: 'forgotCodeExpired' } });
    const other = await reader();
    const [old, admin] = [await keyFor(other), await test.person({ roles: ['ADMIN'] })];
    await test.call('PUT', '/api/v1/security/users/change-password', {
      as: admin,
      body: { id: other.id, password: 'given by hand once' },
    });
    expect(await getLink(old)).toMatchObject({ status: 422, body: { messageKey: 'forgotCodeExpired' } });
  });

  it('is invalid while the account may not be used', async () => {
    const person = await reader();
    const key = await keyFor(person);
    await test.app.pools.api.query(`update "user" set "status" = 'suspended' where "id" = $1`, [person.id]);
    expect(await use(key)).toMatchObject({ status: 422, body: { messageKey: 'accountUnusable' } });
  });

  it('used by two calls at once sets one of the two passwords', async () => {
    const person = await reader();
    const key = await keyFor(person);
    const passwords = ['the first of the two', 'the other of the two'];
    const answers = await Promise.all(passwords.map((password) => use(key, password)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await signIn(person, passwords[winner] ?? '')).toBe(200);
    expect(await signIn(person, passwords[1 - winner] ?? '')).toBe(401);
  });

  it.each([
    ['short', 'passwordTooShort'],
    ['x1'.repeat(101), 'passwordTooLong'],
    ['Password2569!', 'passwordTooCommon'],
    ['tulip7tulip7', 'passwordRepeats'],
    ['this is hazardous', 'passwordHoldsName'],
  ])('refuses a password that is easy to guess: %s', async (password, messageKey) => {
    const person = await reader();
    const key = await keyFor(person);
    expect(await use(key, password)).toMatchObject({
      status: 422,
      body: { messageKey, fields: [{ path: 'password', messageKey }] },
    });
    expect((await getLink(key)).status).toBe(200);
  });

  it('refuses a password that contains the name of its owner', async () => {
    const person = await reader();
    expect(await use(await keyFor(person), `my ${person.username.toUpperCase()}`)).toMatchObject({
      status: 422,
      body: { messageKey: 'passwordHoldsName' },
    });
  });

  it('accepts a key and a password and no other fields', async () => {
    expect(
      await test.call('POST', '/api/auth/active-forgot-password', {
        body: { key: 'a', password: NEW_PASSWORD, username: 'admin' },
      }),
    ).toMatchObject({ status: 400, body: { messageKey: 'unknownField' } });
  });
});

describe('an administrator', () => {
  const send = (as: Person | undefined, body: unknown) =>
    test.call('PUT', '/api/v1/security/forgot-passwords', { ...(as === undefined ? {} : { as }), body });

  it('sends a person a link, as often as needed, and gets the masked address', async () => {
    const [admin, person] = [await test.person({ roles: ['ADMIN'] }), await reader()];
    for (let n = 0; n <= LINKS_PER_HOUR; n++)
      expect(await send(admin, { refUser: { id: person.id } })).toMatchObject({
        status: 200,
        body: { email: 'ba***@example.com', expireDate: expect.any(String) as string },
      });
    const key = (await keysOf(person.email)).at(-1) ?? '';
    expect((await use(key)).status).toBe(200);
    expect(await signIn(person, NEW_PASSWORD)).toBe(200);
    expect(await eventsOf(person.id, 'resetRequested')).toMatchObject(
      Array.from({ length: LINKS_PER_HOUR + 1 }, () => ({ outcome: 'success', reason: admin.username })),
    );
  });

  it('gets the reason if it cannot be sent: no e-mail, an account that may not be used, an unknown id', async () => {
    const [admin, withoutMail, suspended] = [
      await test.person({ roles: ['ADMIN'] }),
      await test.person({ roles: [] }),
      await reader({ status: 'suspended' }),
    ];
    expect(await send(admin, { refUser: { id: withoutMail.id } })).toMatchObject({
      status: 422,
      body: { messageKey: 'emailNotFound' },
    });
    expect(await send(admin, { refUser: { id: suspended.id } })).toMatchObject({
      status: 422,
      body: { messageKey: 'accountUnusable' },
    });
    expect(await send(admin, { refUser: { id: newId() } })).toMatchObject({
      status: 404,
      body: { messageKey: 'notFound' },
    });
    expect(await send(admin, { refUser: { id: await makeHolder(test.app) } })).toMatchObject({ status: 404 });
  });

  it('needs the right to edit, and can send no field but the user', async () => {
    const person = await reader();
    expect((await send(undefined, { refUser: { id: person.id } })).status).toBe(401);
    expect((await send(person, { refUser: { id: person.id } })).status).toBe(403);
    expect((await send(await test.person({ roles: ['AUDITOR'] }), { refUser: { id: person.id } })).status).toBe(403);
    const admin = await test.person({ roles: ['ADMIN'] });
    expect(await send(admin, { refUser: { id: person.id, email: 'x@example.com' } })).toMatchObject({
      status: 400,
      body: { messageKey: 'unknownField' },
    });
    expect(await send(admin, { refUser: { id: person.id }, keyHash: 'x' })).toMatchObject({
      status: 400,
      body: { messageKey: 'unknownField' },
    });
    expect(await send(admin, { refUser: { id: 'x' } })).toMatchObject({ status: 400 });
  });
});
