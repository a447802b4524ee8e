/** Staying in, and being out: tokens, renewal, and an end that every process obeys. */
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { TEST_PASSWORD, type Person } from '#platform/testing/people.ts';
import { createListener, type Listener } from '../database/listen.ts';
import { inTransaction } from '../database/transaction.ts';
import { setPassword } from './credential.ts';
import { argon } from './password.ts';
import { LONGEST_SESSION_MS } from './refresh.ts';
import { createSessionBook } from './sessionBook.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let here: TestApp;
/** Another process on the same database. */
let there: TestApp;
beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp({ database: here.database });
});
afterEach(() => {
  for (const app of [here, there]) {
    app.clock.move(0);
    app.securityClock.move(0);
  }
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const moveSecurityClocks = (ms: number) => {
  here.securityClock.move(ms);
  there.securityClock.move(ms);
};
const whoAmI = async (app: TestApp, as: { token: string }) => (await app.call('POST', '/api/auth/info', { as, body: {} })).status;
const renew = (app: TestApp, token: string | undefined) => app.call('POST', '/api/auth/token', { body: { token } });
const signInAgain = async (app: TestApp, { username }: Person, rememberMe = false) =>
  (await app.call('POST', '/api/auth', { body: { username, password: TEST_PASSWORD, rememberMe } })).body as { token: string; refreshToken?: string };

async function sessionsOf({ id }: Person): Promise<Record<string, unknown>[]> {
  const { rows } = await here.app.pools.api.query<Record<string, unknown>>('select "ended_by" from "session" where "user_id" = $1 order by "started_at", "id"', [id]);
  return rows;
}

async function seenSeconds({ id }: Person): Promise<number> {
  const { rows } = await here.app.pools.api.query<{ seconds: number }>('select extract(epoch from "seen_at" - "started_at")::int as "seconds" from "session" where "user_id" = $1', [id]);
  return rows[0]?.seconds ?? 0;
}

/** Known to both processes, so that only being told can make them forget. */
async function personKnownToBoth(roles: readonly string[] = ['ADMIN'], remember = false): Promise<Person> {
  const person = await here.person({ roles, remember });
  expect([await whoAmI(here, person), await whoAmI(there, person)]).toEqual([200, 200]);
  return person;
}

/** Everything committed so far has been heard; it takes milliseconds, and the test does not guess how many. */
async function untilOut(app: TestApp, as: { token: string }): Promise<void> {
  await expect.poll(() => whoAmI(app, as), { interval: 5, timeout: 10_000 }).toBe(401);
}

/** A process whose connection for news the test can take away. */
function deafable() {
  let isLive = true;
  const again: (() => void)[] = [];
  const { app } = here;
  const listener: Listener = {
    subscribe: () => () => undefined,
    onReconnect: (one) => {
      again.push(one);
      return () => undefined;
    },
    isLive: () => isLive,
    caughtUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const { pools, access, clock, securityClock, config, log } = app;
  const book = createSessionBook({ pool: pools.api, access, listener, clock, securityClock, config, log });
  return {
    book,
    lose: () => void (isLive = false),
    find: () => {
      for (const one of again) one();
      isLive = true;
    },
  };
}

describe('a process that hears no news', () => {
  it('asks the database every time, and after it hears again trusts nothing it knew', async () => {
    const { book, lose, find } = deafable();
    const person = await here.person({ roles: [] });
    expect(await book.findActor(person.token)).toBeDefined();
    await here.app.pools.api.query('update "session" set "ended_at" = now() where "user_id" = $1', [person.id]);
    expect(await book.findActor(person.token)).toBeDefined();
    lose();
    expect(await book.findActor(person.token)).toBeUndefined();
    await here.app.pools.api.query('update "session" set "ended_at" = null where "user_id" = $1', [person.id]);
    expect(await book.findActor(person.token)).toBeDefined();
    await here.app.pools.api.query('update "session" set "ended_at" = now() where "user_id" = $1', [person.id]);
    find();
    expect(await book.findActor(person.token)).toBeUndefined();
    await book.close();
  });
});

describe('a token', () => {
  it('lets its bearer in through every process', async () => {
    const person = await here.person({ roles: ['ADMIN'] });
    expect([await whoAmI(here, person), await whoAmI(there, person)]).toEqual([200, 200]);
  });

  it('is not asked about in the database once it is known', async () => {
    const person = await personKnownToBoth();
    const asked = vi.spyOn(here.app.pools.api, 'query');
    for (let times = 0; times < 50; times += 1) expect(await here.app.sessions.findActor(person.token)).toBeDefined();
    const count = asked.mock.calls.length;
    asked.mockRestore();
    expect(count).toBe(0);
  });

  it('that ran out, was changed or was signed by somebody else is refused', async () => {
    const person = await personKnownToBoth();
    const sid = (await here.app.sessions.findActor(person.token))?.sessionId ?? '';
    const foreign = await new SignJWT({ sid }).setProtectedHeader({ alg: 'HS256' }).setIssuedAt().setExpirationTime('1h').sign(new TextEncoder().encode('z'.repeat(40)));
    const [head = '', , signature = ''] = person.token.split('.');
    const forged = `${head}.${Buffer.from(JSON.stringify({ sid, iat: 1, exp: 99_999_999_999 })).toString('base64url')}.${signature}`;
    for (const token of [foreign, forged, `${person.token}x`, 'x']) {
      const answer = await here.call('POST', '/api/v1/master/lookups/_search', { as: { token }, body: {} });
      expect([answer.status, (answer.body as { messageKey: string }).messageKey]).toEqual([401, 'badToken']);
    }
    moveSecurityClocks(30 * MINUTE_MS);
    expect([await whoAmI(here, person), await whoAmI(there, person)]).toEqual([401, 401]);
  });

  it('is good for as long as the row of its session says, and no longer', async () => {
    const person = await here.person({ roles: [] });
    await here.app.pools.api.query(`update "session" set "expires_at" = "started_at" where "user_id" = $1`, [person.id]);
    expect([await whoAmI(here, person), (await renew(here, person.token)).status]).toEqual([401, 401]);
  });

  it('may stand in the body of auth/info', async () => {
    const person = await personKnownToBoth();
    expect((await here.call('POST', '/api/auth/info', { body: { token: person.token } })).body).toMatchObject({ user: { id: person.id } });
    expect((await here.call('POST', '/api/auth/info', { body: { token: 'x' } })).status).toBe(401);
    expect((await here.call('POST', '/api/auth/info', { body: {} })).status).toBe(401);
  });
});

describe('renewal', () => {
  it('without remember-me takes the access token while it is valid, and keeps the session going', async () => {
    const person = await personKnownToBoth();
    moveSecurityClocks(20 * MINUTE_MS);
    const renewed = await renew(there, person.token);
    expect([renewed.status, Object.keys(renewed.body as object)]).toEqual([200, ['token']]);
    moveSecurityClocks(45 * MINUTE_MS);
    expect(await whoAmI(here, person)).toBe(401);
    expect([await whoAmI(here, renewed.body as { token: string }), await whoAmI(there, renewed.body as { token: string })]).toEqual([200, 200]);
    expect((await renew(here, person.token)).status).toBe(401);
  });

  it('with remember-me takes the refresh token, long after the access token has run out', async () => {
    const person = await here.person({ roles: [], remember: true });
    moveSecurityClocks(13 * DAY_MS);
    const renewed = (await renew(here, person.refreshToken)).body as { token: string; refreshToken: string };
    expect(renewed.refreshToken).not.toBe(person.refreshToken);
    expect(await whoAmI(there, renewed)).toBe(200);
    moveSecurityClocks(26 * DAY_MS);
    expect((await renew(there, renewed.refreshToken)).status).toBe(200);
    moveSecurityClocks(41 * DAY_MS);
    expect((await renew(there, renewed.refreshToken)).status).toBe(401);
  });

  it.each([
    { remember: false, everyMs: 20 * MINUTE_MS, longestMs: LONGEST_SESSION_MS.plain },
    { remember: true, everyMs: DAY_MS, longestMs: LONGEST_SESSION_MS.remembered },
  ])('gives no more than a working day, or a month where the person is remembered ($remember), however often it is asked for', async ({ remember, everyMs, longestMs }) => {
    const person = await here.person({ roles: [], remember });
    let held: string | undefined = person.refreshToken ?? person.token;
    let lastedMs = 0;
    while (held !== undefined && lastedMs <= longestMs) {
      lastedMs += everyMs;
      moveSecurityClocks(lastedMs);
      const { status, body } = await renew(here, held);
      const given = body as { token: string; refreshToken?: string };
      held = status === 200 ? (given.refreshToken ?? given.token) : undefined;
    }
    expect(lastedMs).toBe(longestMs);
  });

  it('of a remembered session is not had with its access token', async () => {
    const person = await here.person({ roles: [], remember: true });
    expect((await renew(here, person.token)).status).toBe(401);
    expect(await whoAmI(here, person)).toBe(200);
  });

  it('with a refresh token that was used before ends the session for both who have it', async () => {
    const person = await personKnownToBoth([], true);
    const renewed = (await renew(here, person.refreshToken)).body as { token: string; refreshToken: string };
    expect(await whoAmI(there, renewed)).toBe(200);
    expect((await renew(there, person.refreshToken)).status).toBe(401);
    expect(await whoAmI(there, renewed)).toBe(401);
    await untilOut(here, renewed);
    expect((await renew(here, renewed.refreshToken)).status).toBe(401);
    expect(await sessionsOf(person)).toEqual([{ ended_by: 'refreshReused' }]);
    const { rows } = await here.app.pools.api.query(`select "action", "reason" from "security_event" where "username" = $1 and "outcome" = 'failure'`, [person.username]);
    expect(rows).toEqual([{ action: 'refused', reason: 'refreshReused' }]);
  });

  it('with a refresh token somebody made up is refused, and ends nothing', async () => {
    const person = await here.person({ roles: [], remember: true });
    const [session = ''] = person.refreshToken?.split('.') ?? [];
    for (const token of [`${session}.${'A'.repeat(43)}`, `01890a5d-ac96-774b-bcce-b302099a8057.${'A'.repeat(43)}`, session, 'x']) {
      expect((await renew(here, token)).status).toBe(401);
    }
    expect((await renew(here, person.refreshToken)).status).toBe(200);
  });

  it('of two at once is given to one, and the refresh token is not kept as it is', async () => {
    const person = await here.person({ roles: [], remember: true });
    const answers = await Promise.all([renew(here, person.refreshToken), renew(there, person.refreshToken)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401']);
    const { rows } = await here.app.pools.api.query<{ text: string }>(`select row_to_json(s)::text as "text" from "session" s where "user_id" = $1`, [person.id]);
    expect(rows[0]?.text).not.toContain(Buffer.from(person.refreshToken?.split('.')[1] ?? '', 'base64url').toString('hex'));
  });
});

describe('signing in elsewhere', () => {
  const usagesOf = async ({ id }: Person) =>
    (await here.app.pools.api.query('select "reason", "duration_seconds" as "s" from "user_usage" where "user_id" = $1 order by "create_date", "id"', [id])).rows as unknown[];

  it('leaves the first session five seconds to save what was typed, in every process, and then ends it', async () => {
    const person = await personKnownToBoth();
    const second = await signInAgain(there, person);
    expect([await whoAmI(here, person), await whoAmI(there, person)]).toEqual([200, 200]);
    moveSecurityClocks(2_000);
    expect([await whoAmI(here, person), await whoAmI(there, person)]).toEqual([200, 200]);
    moveSecurityClocks(5_100);
    await untilOut(here, person);
    await untilOut(there, person);
    expect([await whoAmI(here, second), await whoAmI(there, second)]).toEqual([200, 200]);
    expect(await sessionsOf(person)).toEqual([{ ended_by: 'otherSession' }, { ended_by: null }]);
    const { rows } = await here.app.pools.api.query(
      'select u."reason", u."end_date" - s."ended_at" < interval \'1 s\' as "isAtEnd", s."ended_at" - s."started_at" >= interval \'5 s\' as "isLater" from "user_usage" u join "session" s on s."user_id" = u."user_id" and s."ended_at" is not null where u."user_id" = $1',
      [person.id],
    );
    expect(rows).toEqual([{ reason: 'otherSession', isAtEnd: true, isLater: true }]);
  });

  it.each([false, true])('lets the first session not be renewed meanwhile (remembered: %s)', async (remember) => {
    const person = await personKnownToBoth([], remember);
    await signInAgain(there, person);
    expect((await renew(here, person.refreshToken ?? person.token)).status).toBe(401);
    expect(await whoAmI(here, person)).toBe(200);
    moveSecurityClocks(5_100);
    await untilOut(here, person);
  });

  it('a third time gives the first session no longer', async () => {
    const person = await personKnownToBoth();
    const second = await signInAgain(there, person);
    moveSecurityClocks(3_000);
    const third = await signInAgain(here, person);
    moveSecurityClocks(5_100);
    await untilOut(here, person);
    expect([await whoAmI(here, second), await whoAmI(there, third)]).toEqual([200, 200]);
    moveSecurityClocks(8_100);
    await untilOut(here, second);
    expect(await whoAmI(there, third)).toBe(200);
  });

  it('a session that would run out sooner is given no longer by it', async () => {
    const person = await here.person({ roles: [] });
    await here.app.pools.api.query(`update "session" set "expires_at" = "started_at" + interval '2 s' where "user_id" = $1`, [person.id]);
    await signInAgain(there, person);
    moveSecurityClocks(3_000);
    expect([await whoAmI(here, person), await whoAmI(there, person)]).toEqual([401, 401]);
  });

  it.each([
    ['signing out', async (person: Person) => void (await here.call('POST', '/api/auth/logout', { as: person, body: {} })), 'signOut'],
    ['being suspended', async (person: Person) => setSuspended(person, { to: true }), 'accountUnusable'],
    ['a new password', async ({ id, username }: Person) => setPassword(here.app.pools.api, { userId: id, username, passwordHash: await argon.hash('New-2570!'), mustChange: false, nowMs: here.securityClock.nowMs() }), 'passwordChanged'],
    ['an administrator', async ({ id }: Person) => there.app.sessions.endAll({ userId: id }, 'administrator'), 'administrator'],
  ])('does not put off %s, which ends the first session at once, and its use is written once', async (_, end, why) => {
    const person = await personKnownToBoth();
    await signInAgain(there, person);
    expect(await whoAmI(here, person)).toBe(200);
    await end(person);
    await untilOut(here, person);
    await untilOut(there, person);
    expect((await sessionsOf(person))[0]).toEqual({ ended_by: why });
    expect((await usagesOf(person)).filter((usage) => (usage as { reason: string }).reason === 'otherSession')).toHaveLength(1);
  });
});

describe('whoever listens is told why a session ended', () => {
  it.each([
    ['otherSession', (person: Person) => signInAgain(there, person)],
    ['signOut', (person: Person) => here.call('POST', '/api/auth/logout', { as: person, body: {} })],
    ['accountUnusable', (person: Person) => setSuspended(person, { to: true })],
    ['administrator', (person: Person) => here.app.sessions.endAll({ userId: person.id }, 'administrator')],
  ])('%s', async (why, end) => {
    const person = await here.person({ roles: [] });
    const { sessionId } = (await here.app.sessions.findActor(person.token)) ?? {};
    const listener = await createListener({ url: here.database.appUrl, log: here.app.log });
    const heard: string[] = [];
    listener.subscribe('ended', (subject) => heard.push(subject));
    await end(person);
    await listener.caughtUp();
    await listener.close();
    expect(heard).toEqual([`${String(sessionId)} ${why}`]);
  });

  it('expired, when the job writes it down', async () => {
    const person = await here.person({ roles: [] });
    const { sessionId } = (await here.app.sessions.findActor(person.token)) ?? {};
    const listener = await createListener({ url: here.database.appUrl, log: here.app.log });
    const heard: string[] = [];
    listener.subscribe('ended', (subject) => heard.push(subject));
    moveSecurityClocks(31 * MINUTE_MS);
    await here.app.sessions.closeExpired();
    await listener.caughtUp();
    await listener.close();
    expect(heard).toContain(`${String(sessionId)} expired`);
  });
});

describe('an end is an end everywhere, at once', () => {
  it('by signing out, whomever the body names', async () => {
    const other = await personKnownToBoth();
    const person = await personKnownToBoth();
    expect((await here.call('POST', '/api/auth/logout', { as: person, body: { username: other.username } })).status).toBe(200);
    expect(await whoAmI(here, person)).toBe(401);
    await untilOut(there, person);
    expect([await whoAmI(here, other), await whoAmI(there, other)]).toEqual([200, 200]);
    expect((await here.call('POST', '/api/auth/logout', { body: {} })).status).toBe(200);
    const { rows } = await here.app.pools.api.query('select "reason", "create_by", "duration_seconds" >= 0 as "lasted" from "user_usage" where "user_id" = $1', [person.id]);
    expect(rows).toEqual([{ reason: 'signOut', create_by: person.username, lasted: true }]);
  });

  it('and a person has one session, even when somebody signs in many times at once', async () => {
    const person = await here.person({ roles: [] });
    const tokens = await Promise.all([here, there, here, there].map((app) => signInAgain(app, person)));
    await here.app.sessions.findActor(person.token);
    const live = (await sessionsOf(person)).filter(({ ended_by }) => ended_by === null);
    expect(live).toHaveLength(1);
    moveSecurityClocks(6_000);
    await expect.poll(async () => (await Promise.all(tokens.map((token) => whoAmI(here, token)))).filter((status) => status === 200).length, { interval: 5, timeout: 10_000 }).toBe(1);
  });

  it.each([
    ['suspended', setSuspended],
    ['archived', setArchived],
  ])('by being %s, and being let in again does not bring the session back', async (_, set) => {
    const admin = await here.person({ roles: ['ADMIN'] });
    const person = await personKnownToBoth([]);
    await set(person, { admin, to: true });
    await untilOut(here, person);
    await untilOut(there, person);
    await set(person, { admin, to: false });
    expect([await whoAmI(here, person), await whoAmI(there, person)]).toEqual([401, 401]);
    expect(await sessionsOf(person)).toEqual([{ ended_by: 'accountUnusable' }]);
    expect(await whoAmI(here, await signInAgain(here, person))).toBe(200);
  });

  it('by changing the password, except where it was changed', async () => {
    const person = await personKnownToBoth([]);
    const other = await personKnownToBoth([]);
    const keep = (await here.app.sessions.findActor(other.token))?.sessionId ?? '';
    const passwordHash = await argon.hash('New-2570!');
    const nowMs = here.securityClock.nowMs();
    await setPassword(here.app.pools.api, { userId: person.id, username: person.username, passwordHash, mustChange: true, nowMs });
    await setPassword(here.app.pools.api, { userId: other.id, username: other.username, passwordHash, mustChange: false, keepSessionId: keep, nowMs });
    await untilOut(here, person);
    await untilOut(there, person);
    expect(await whoAmI(there, other)).toBe(200);
    expect((await here.call('POST', '/api/auth', { body: { username: person.username, password: TEST_PASSWORD } })).status).toBe(401);
    const again = (await here.call('POST', '/api/auth', { body: { username: person.username, password: 'New-2570!' } })).body as { token: string };
    expect((await here.call('POST', '/api/auth/info', { as: again, body: {} })).body).toMatchObject({ user: { mustChangePassword: true } });
  });

  it('when somebody else ends all of a person’s sessions', async () => {
    const person = await personKnownToBoth();
    await there.app.sessions.endAll({ userId: person.id }, 'administrator');
    expect(await whoAmI(there, person)).toBe(401);
    await untilOut(here, person);
  });

  it('when time has run out, and the job writes it down with the time it was last seen', async () => {
    const person = await here.person({ roles: [] });
    moveSecurityClocks(25 * MINUTE_MS);
    expect(await whoAmI(here, person)).toBe(200);
    await expect.poll(() => seenSeconds(person), { interval: 5, timeout: 10_000 }).toBeCloseTo(1500, -2);
    moveSecurityClocks(31 * MINUTE_MS);
    expect(await whoAmI(here, person)).toBe(401);
    expect(await here.app.sessions.closeExpired()).toBeGreaterThan(0);
    expect(await sessionsOf(person)).toEqual([{ ended_by: 'expired' }]);
    const { rows } = await here.app.pools.api.query('select "reason", "duration_seconds" as "s" from "user_usage" where "user_id" = $1', [person.id]);
    expect(rows).toEqual([{ reason: 'expired', s: expect.closeTo(1500, -2) as number }]);
  });
});

async function setArchived(person: Person, { admin, to }: { admin: Person; to: boolean }): Promise<void> {
  const answer = await here.call('POST', `/api/v1/security/users/${to ? '_delete' : '_active'}`, { as: admin, body: { id: person.id } });
  expect(answer.status).toBe(200);
}

/** As a call that manages the status does it: the write, and what follows it, in one transaction. */
async function setSuspended({ id, username }: Person, { to }: { to: boolean }): Promise<void> {
  const { pools, hooks, sessions } = here.app;
  const record = (refStatus: string) => ({ id, username, isActive: true, refStatus, roles: [] });
  const sides = to ? { before: record('usable'), after: record('suspended') } : { before: record('suspended'), after: record('usable') };
  await inTransaction(pools.api, {}, async (db) => {
    await db.query('update "user" set "status" = $2 where "id" = $1', [id, sides.after.refStatus]);
    for (const hook of hooks.afterWrite['user'] ?? []) await hook({ db, actor: sessions.anonymous(), entity: 'user', action: 'update', ...sides, origin: {}, nowMs: here.securityClock.nowMs() });
  });
}
