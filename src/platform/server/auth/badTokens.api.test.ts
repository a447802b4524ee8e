/** A token that is forged, expired or changed is refused by every kind of call. */
import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { TEST_PASSWORD, type Person } from '#platform/testing/people.ts';
import { ACCESS_TOKEN_MS } from './accessTokens.ts';

const FILES = '/api/v1/master/attachments';
const LOOKUPS = '/api/v1/master/lookups';
/** The secret that `startTestApp` signs with. */
const SECRET = 'x'.repeat(40);

let test: TestApp;
let person: Person;
let fileId: string;
beforeAll(async () => {
  test = await startTestApp();
  person = await test.person({ roles: ['ADMIN'] });
  fileId = ((await upload(person)).body as { id: string }).id;
});
afterAll(() => test.stop());

type Caller = { readonly token: string };

function upload(as: Caller): Promise<TestAnswer> {
  return test.call('POST', `${FILES}/upload`, {
    as,
    body: 'text',
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'a.txt' },
  });
}

/** One call of every method, one that receives a file, and one that returns one. */
const calls: Readonly<Record<string, (as: Caller) => Promise<TestAnswer>>> = {
  search: (as) => test.call('POST', `${LOOKUPS}/_search`, { as, body: { size: 1 } }),
  save: (as) => test.call('PUT', LOOKUPS, { as, body: { group: 'T', key: crypto.randomUUID(), value: 'x', seq: 1 } }),
  export: (as) =>
    test.call('POST', `${LOOKUPS}/_export`, { as, body: { where: [{ name: 'group', operator: '=', value: 'T' }] } }),
  'one’s own data': (as) => test.call('GET', '/api/v1/security/users/me/profile', { as }),
  upload,
  file: (as) => test.call('GET', `${FILES}/${fileId}`, { as }),
};

const parts = (): [header: string, payload: string, signature: string] => {
  const [header = '', payload = '', signature = ''] = person.token.split('.');
  return [header, payload, signature];
};
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = (): Record<string, unknown> =>
  JSON.parse(Buffer.from(parts()[1], 'base64url').toString()) as Record<string, unknown>;
const signedBy = (secret: string, head: object, body: object): string => {
  const text = `${encode(head)}.${encode(body)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
const now = (): number => Math.floor(Date.now() / 1000);

const forged: Readonly<Record<string, () => string | Promise<string>>> = {
  'for another session': () => `${parts()[0]}.${encode({ ...claims(), sid: crypto.randomUUID() })}.${parts()[2]}`,
  'for longer': () => `${parts()[0]}.${encode({ ...claims(), exp: now() + 999_999 })}.${parts()[2]}`,
  'with another signature': () =>
    `${parts()[0]}.${parts()[1]}.${parts()[2].replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
  'without one': () => `${parts()[0]}.${parts()[1]}.`,
  'that says it needs none': () => `${encode({ alg: 'none' })}.${parts()[1]}.`,
  'that says it needs none, and has the old one': () =>
    `${encode({ alg: 'none', typ: 'JWT' })}.${parts()[1]}.${parts()[2]}`,
  'signed by somebody else': () => signedBy('somebody else’s secret, long enough', { alg: 'HS256' }, claims()),
  'signed with nothing': () => signedBy('', { alg: 'HS256' }, claims()),
  'signed in another way with our own secret': () =>
    new SignJWT(claims()).setProtectedHeader({ alg: 'HS512' }).sign(new TextEncoder().encode(SECRET.repeat(2))),
  'of ours for a session there never was': () =>
    signedBy(SECRET, { alg: 'HS256' }, { ...claims(), sid: crypto.randomUUID() }),
  'of ours that names nobody': () => signedBy(SECRET, { alg: 'HS256' }, { iat: now(), exp: now() + 600 }),
  'of ours that never ends': () => signedBy(SECRET, { alg: 'HS256' }, { sid: claims()['sid'], iat: now() }),
  'that is a refresh token': async () => (await test.person({ roles: ['ADMIN'], remember: true })).refreshToken ?? '',
  'of nonsense': () => 'x.y.z',
  'of nothing': () => '',
};

const statuses = async (token: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(calls).map(async ([name, send]) => [name, (await send({ token })).status] as const),
    ),
  );
const refused = Object.fromEntries(Object.keys(calls).map((name) => [name, 401]));

describe('a token', () => {
  it('that is valid is accepted by every call', async () => {
    expect(Object.values(await statuses(person.token)).filter((status) => status !== 200)).toEqual([]);
  });

  it.each(Object.entries(forged))('%s is refused by every call', async (_what, forge) => {
    expect(await statuses(await forge())).toEqual(refused);
  });

  it('that has expired is refused by every call', async () => {
    const { token } = await test.person({ roles: ['ADMIN'] });
    test.securityClock.move(ACCESS_TOKEN_MS + 1000);
    try {
      expect(await statuses(token)).toEqual(refused);
    } finally {
      test.securityClock.move(0);
    }
  });

  it('of a session that has ended is refused by every call, even before its own expiry', async () => {
    const leaver = await test.person({ roles: ['ADMIN'] });
    expect((await test.call('POST', '/api/auth/logout', { as: leaver, body: {} })).status).toBe(200);
    expect(await statuses(leaver.token)).toEqual(refused);
  });

  it('of an account that was archived is refused by every call', async () => {
    const archivedPerson = await test.person({ roles: ['ADMIN'] });
    expect(
      (await test.call('POST', '/api/v1/security/users/_delete', { as: person, body: { id: archivedPerson.id } }))
        .status,
    ).toBe(200);
    expect(await statuses(archivedPerson.token)).toEqual(refused);
  });

  it('is accepted only as a bearer token in the authorization header', async () => {
    const search = (headers: Record<string, string>, query = ''): Promise<TestAnswer> =>
      test.call('POST', `/api/v1/security/users/_search${query}`, { body: { size: 1 }, headers });
    for (const headers of [
      { authorization: person.token },
      { authorization: `Basic ${person.token}` },
      { authorization: `Bearer ${person.token} x` },
      { cookie: `token=${person.token}` },
      { 'x-authorization': `Bearer ${person.token}` },
    ]) {
      expect([headers, (await search(headers)).status]).toEqual([headers, 401]);
    }
    expect((await search({}, `?token=${person.token}`)).status).toBe(401);
  });

  it('that is refused does not prevent signing in with the password', async () => {
    expect(
      (
        await test.call('POST', '/api/auth', {
          as: { token: 'x.y.z' },
          body: { username: person.username, password: TEST_PASSWORD },
        })
      ).status,
    ).toBe(200);
  });
});
