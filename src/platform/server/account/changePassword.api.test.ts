/**
 * A new password set by its owner or by an administrator, and what a person with a given password may do before
 * changing it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { countedArgon } from '#platform/testing/countedArgon.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { makeHolder, TEST_PASSWORD, type Person } from '#platform/testing/people.ts';
import { createStoppedClock } from '#platform/testing/stoppedClock.ts';
import { isAllowedBeforePasswordChange } from '../routes/mustChangePassword.ts';
import { newId } from '../database/newId.ts';

let test: TestApp;
const argon = countedArgon();
beforeAll(async () => {
  test = await startTestApp({ passwords: argon.hasher, securityClock: createStoppedClock() });
});
afterAll(() => test.stop());

const NEW_PASSWORD = 'ข้าวเหนียวมะม่วงสุก';
let personCount = 0;

type Reader = Person & { readonly email: string };

async function reader(options: { roles?: string[]; mustChange?: boolean } = {}): Promise<Reader> {
  personCount += 1;
  const email = `own${personCount}@example.com`;
  return {
    ...(await test.person({ roles: options.roles ?? [], email, mustChange: options.mustChange ?? false })),
    email,
  };
}

async function codeFor(person: Reader): Promise<{ referCode: string; code: string }> {
  const answer = await test.call('POST', '/api/v1/security/otps/generate', {
    as: person,
    body: { purpose: 'password' },
  });
  const { referCode } = answer.body as { referCode: string };
  const mail = (await queuedMails(test.app, person.email)).at(-1);
  return { referCode, code: /\n(\d{6})\n/.exec(mail?.text[0] ?? '')?.[1] ?? '' };
}

const OWN = '/api/v1/security/users/me/change-password';
const change = (as: Person, body: Record<string, unknown>) =>
  test.call('PUT', OWN, {
    as,
    body: { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD, ...body },
    headers: { 'user-agent': 'desk' },
  });
const signIn = async (person: Pick<Person, 'username'>, password: string) =>
  test.call('POST', '/api/auth', { body: { username: person.username, password } });
const isIn = async (as: { token: string }) =>
  (await test.call('POST', '/api/auth/info', { as, body: {} })).status === 200;
const eventsOf = async (userId: string) =>
  (
    await test.app.pools.api.query(
      'select "outcome", "reason", "user_agent" as "agent", "ip_address" as "ip" from "security_event" where "user_id" = $1 and "action" = $2 order by "id"',
      [userId, 'passwordChanged'],
    )
  ).rows as unknown[];

describe('changing one’s own password', () => {
  it('requires the current one and a code, leaves this session open, and notifies the person by mail', async () => {
    const person = await reader();
    const otp = await codeFor(person);
    const before = argon.calls();
    expect(await change(person, { otp })).toMatchObject({ status: 200, body: {} });
    expect(argon.calls() - before).toBe(2);
    expect(await isIn(person)).toBe(true);
    expect((await queuedMails(test.app, person.email)).at(-1)?.subject[1]).toBe('Your password was changed');
    expect(await eventsOf(person.id)).toEqual([{ outcome: 'success', reason: null, agent: 'desk', ip: '127.0.0.1' }]);
    expect([(await signIn(person, TEST_PASSWORD)).status, (await signIn(person, NEW_PASSWORD)).status]).toEqual([
      401, 200,
    ]);
  });

  it('requires a session and refuses unknown fields', async () => {
    expect((await test.call('PUT', OWN, { body: { currentPassword: 'x', password: 'y' } })).status).toBe(401);
    const person = await reader();
    expect(await change(person, { mustChange: false })).toMatchObject({
      status: 400,
      body: { messageKey: 'unknownField', data: { name: 'mustChange' } },
    });
    expect(await change(person, { otp: { referCode: 'A', code: '1', purpose: 'email' } })).toMatchObject({
      status: 400,
      body: { messageKey: 'unknownField' },
    });
    expect(await test.call('PUT', OWN, { as: person, body: {} })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'currentPassword', messageKey: 'required' }, { path: 'password' }] },
    });
  });

  it('with a wrong current one costs one argon2, reports the error at its field and logs it', async () => {
    const person = await reader();
    const before = argon.calls();
    expect(await change(person, { currentPassword: 'wrong' })).toMatchObject({
      status: 422,
      body: { messageKey: 'wrongCurrentPassword', fields: [{ path: 'currentPassword' }] },
    });
    expect(argon.calls() - before).toBe(1);
    expect(await eventsOf(person.id)).toMatchObject([{ outcome: 'failure', reason: 'wrongCurrentPassword' }]);
  });

  it('is delayed after five mistakes, also with the right one, and delays signing in as well', async () => {
    const person = await reader();
    for (let n = 0; n < 5; n++) expect((await change(person, { currentPassword: `wrong ${n}` })).status).toBe(422);
    const before = argon.calls();
    expect(await change(person, {})).toMatchObject({
      status: 429,
      body: { messageKey: 'tooManyRequests' },
      headers: { 'retry-after': '1' },
    });
    expect(argon.calls()).toBe(before);
    const { rows } = await test.app.pools.api.query('select "failed_count" from "credential" where "user_id" = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ failed_count: 5 }]);
  });

  it('cannot be used to guess it by parallel calls', async () => {
    const person = await reader();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change(person, { currentPassword: `wrong ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5);
  });

  it('to the same one, or to one that is easy to guess, is refused', async () => {
    const person = await reader();
    const before = argon.calls();
    expect(await change(person, { password: TEST_PASSWORD })).toMatchObject({
      status: 422,
      body: { messageKey: 'passwordSame', fields: [{ path: 'password' }] },
    });
    expect(await change(person, { password: 'short' })).toMatchObject({
      status: 422,
      body: { messageKey: 'passwordTooShort', data: { n: 10 } },
    });
    expect(await change(person, { password: 'qwertyuiop' })).toMatchObject({
      status: 422,
      body: { messageKey: 'passwordRepeats' },
    });
    expect(await change(person, { password: `x ${person.email}` })).toMatchObject({
      status: 422,
      body: { messageKey: 'passwordHoldsName' },
    });
    expect(argon.calls() - before).toBe(4);
  });

  it('checks the code last, and distinguishes a missing, wrong, used and expired one', async () => {
    const person = await reader();
    expect(await change(person, {})).toMatchObject({
      status: 422,
      body: { messageKey: 'otpMissing', fields: [{ path: 'otp' }] },
    });
    const otp = await codeFor(person);
    const wrong = { ...otp, code: otp.code === '000000' ? '000001' : '000000' };
    expect(await change(person, { otp: wrong })).toMatchObject({
      status: 422,
      body: { messageKey: 'otpWrong', fields: [{ path: 'otp' }] },
    });
    expect((await change(person, { otp })).status).toBe(200);
    expect(await change(person, { currentPassword: NEW_PASSWORD, password: 'yet another of them', otp })).toMatchObject(
      { status: 422, body: { messageKey: 'otpUsed' } },
    );
    const late = await codeFor(person);
    test.securityClock.move(6 * 60_000);
    try {
      expect(
        await change(person, { currentPassword: NEW_PASSWORD, password: 'yet another of them', otp: late }),
      ).toMatchObject({ status: 422, body: { messageKey: 'otpExpired' } });
    } finally {
      test.securityClock.move(0);
    }
    expect((await signIn(person, NEW_PASSWORD)).status).toBe(200);
  });

  it('does not use up the code when the form has errors', async () => {
    const person = await reader();
    const otp = await codeFor(person);
    expect((await change(person, { otp, password: 'short' })).status).toBe(422);
    expect((await change(person, { otp })).status).toBe(200);
  });

  it('accepts one of the maximum length in any script, with which its owner can then sign in', async () => {
    const person = await reader({ mustChange: true });
    const password = Array.from({ length: 200 }, (_, nth) => String.fromCodePoint(0x1f300 + nth)).join('');
    expect((await change(person, { password })).status).toBe(200);
    expect((await signIn(person, password)).status).toBe(200);
  });

  it('by two calls at once changes it once', async () => {
    const person = await reader({ mustChange: true });
    const passwords = ['the first of the two', 'the other of the two'];
    const answers = await Promise.all(passwords.map((password) => change(person, { password })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
    expect((await signIn(person, passwords[answers.findIndex(({ status }) => status === 200)] ?? '')).status).toBe(200);
  });
});

describe('a person whose password was set by another', () => {
  it('changes it without a code and can continue at once in the same session', async () => {
    const person = await reader({ roles: ['ADMIN'], mustChange: true });
    const lookups = () => test.call('POST', '/api/v1/master/lookups/_search', { as: person, body: { size: 1 } });
    expect(await lookups()).toMatchObject({ status: 403, body: { messageKey: 'mustChangePassword' } });
    expect((await change(person, {})).status).toBe(200);
    expect((await lookups()).status).toBe(200);
    expect((await test.call('POST', '/api/auth/info', { as: person, body: {} })).body).toMatchObject({
      user: { mustChangePassword: false },
    });
  });

  it('gets an error for every call except changing it, reading their profile and signing out', async () => {
    const person = await reader({ roles: ['ADMIN'], mustChange: true });
    expect((await test.call('POST', '/api/auth/info', { as: person, body: {} })).body).toMatchObject({
      user: { mustChangePassword: true },
    });
    const refused: string[] = [];
    for (const { method, path } of test.app.calls) {
      if (isAllowedBeforePasswordChange({ method, path })) continue;
      const answer = await test.call(
        method,
        path.replaceAll(/\{\w+\}/g, () => newId()),
        { as: person, ...(method === 'GET' ? {} : { body: {} }) },
      );
      if (answer.status !== 403) refused.push(`${method} ${path}: ${answer.status}`);
    }
    expect(refused).toEqual([]);
  });

  it('can make only the calls that the change needs', () => {
    const open = test.app.calls.filter(isAllowedBeforePasswordChange).map(({ method, path }) => `${method} ${path}`);
    const others = open.filter((call) => !call.includes(' /api/auth'));
    expect(others.toSorted()).toEqual([
      'GET /api/anonymous/info',
      'GET /api/server/info',
      'GET /api/server/pictures/{name}',
      'GET /api/v1/security/users/me/profile',
      'GET /api/v1/transaction/requests/short-detail/{token}',
      'POST /api/v1/security/otps/generate',
      'POST /api/v1/transaction/requests/short-detail/check',
      'POST /api/v1/transaction/requests/short-details',
      'PUT /api/v1/security/users/me/change-password',
    ]);
  });
});

describe('an administrator', () => {
  const OTHER = '/api/v1/security/users/change-password';
  const set = (as: Person | undefined, body: unknown) =>
    test.call('PUT', OTHER, { ...(as === undefined ? {} : { as }), body, headers: { 'user-agent': 'desk' } });

  it('sets a person’s password: their sessions end, they must change it, and are notified', async () => {
    const [admin, person] = [await reader({ roles: ['ADMIN'] }), await reader()];
    const before = argon.calls();
    expect(await set(admin, { id: person.id, password: 'given by hand once' })).toMatchObject({
      status: 200,
      body: {},
    });
    expect(argon.calls() - before).toBe(1);
    expect([await isIn(person), await isIn(admin)]).toEqual([false, true]);
    const again = (await signIn(person, 'given by hand once')).body as { token: string };
    expect((await test.call('POST', '/api/auth/info', { as: again, body: {} })).body).toMatchObject({
      user: { mustChangePassword: true },
    });
    expect(await eventsOf(person.id)).toEqual([
      { outcome: 'success', reason: `by ${admin.username}`, agent: 'desk', ip: '127.0.0.1' },
    ]);
    const mail = (await queuedMails(test.app, person.email)).at(-1);
    expect(mail?.text[1]).toContain('An administrator set a new password for you');
    expect(JSON.stringify(mail)).not.toContain('given by hand once');
  });

  it('cannot waive the obligation to change it', async () => {
    const [admin, person] = [await reader({ roles: ['ADMIN'] }), await reader()];
    expect(await set(admin, { id: person.id, password: 'given by hand once', mustChange: false })).toMatchObject({
      status: 400,
      body: { messageKey: 'unknownField', data: { name: 'mustChange' } },
    });
    expect(await isIn(person)).toBe(true);
  });

  it('must use the call with current password and code for their own password', async () => {
    const admin = await reader({ roles: ['ADMIN'] });
    expect(await set(admin, { id: admin.id, password: 'given by hand once' })).toMatchObject({
      status: 422,
      body: { messageKey: 'notYourself' },
    });
    expect(await set(admin, { id: admin.id.toUpperCase(), password: 'given by hand once' })).toMatchObject({
      status: 422,
      body: { messageKey: 'notYourself' },
    });
  });

  it('gets 404 for an unknown id or a company without user name, and 422 for a weak password', async () => {
    const [admin, person] = [await reader({ roles: ['ADMIN'] }), await reader()];
    expect(await set(admin, { id: newId(), password: 'given by hand once' })).toMatchObject({
      status: 404,
      body: { messageKey: 'notFound' },
    });
    expect((await set(admin, { id: await makeHolder(test.app), password: 'given by hand once' })).status).toBe(404);
    expect(await set(admin, { id: person.id, password: `my ${person.username}` })).toMatchObject({
      status: 422,
      body: { messageKey: 'passwordHoldsName', fields: [{ path: 'password' }] },
    });
    expect(await isIn(person)).toBe(true);
  });

  it('needs the right to edit, and can send no other fields', async () => {
    const person = await reader();
    const body = { id: person.id, password: 'given by hand once' };
    expect((await set(undefined, body)).status).toBe(401);
    expect((await set(await reader(), body)).status).toBe(403);
    expect((await set(await reader({ roles: ['AUDITOR'] }), body)).status).toBe(403);
    const admin = await reader({ roles: ['ADMIN'] });
    expect(await set(admin, { ...body, roles: ['ADMIN'] })).toMatchObject({
      status: 400,
      body: { messageKey: 'unknownField', data: { name: 'roles' } },
    });
    expect(await set(admin, { ...body, id: 'x' })).toMatchObject({ status: 400 });
  });
});
