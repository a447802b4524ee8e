/** Signing in: who gets a session, who does not, and what either costs. */
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makePerson, TEST_PASSWORD } from '#platform/testing/people.ts';
import { createStoppedClock } from '#platform/testing/stoppedClock.ts';
import type { MovableClock } from '../clock.ts';
import { createListener, type Listener } from '../database/listen.ts';
import { Refusal } from '../errors.ts';
import { createLog } from '../log.ts';
import { argon, createPasswordHasher, type PasswordHasher } from './password.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { MAX_UNKNOWN_SIGN_INS } from './signIn.ts';
import { TEMPORARY_PASSWORD_MS } from './signIn.ts';

let test: TestApp;
let listener: Listener;
beforeAll(async () => {
  test = await startTestApp();
  listener = await createListener({ url: test.database.appUrl, log: createLog({ level: 'silent' }) });
});
afterAll(async () => {
  await listener.close();
  await test.stop();
});

const home = { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' };
const abroad = { ip: '203.0.113.7', userAgent: 'guesser', requestId: 'test' };

/** Returns the pool, and the texts of its queries in their order. */
function listeningPool(): { pool: Pool; texts: string[] } {
  const texts: string[] = [];
  const recording = <T extends Pool | PoolClient>(observed: T): T =>
    new Proxy(observed, {
      get: (target, name): unknown => {
        const found: unknown = Reflect.get(target, name, target);
        if (name === 'connect') return async () => recording(await (target as Pool).connect());
        if (typeof found !== 'function') return found;
        return (...given: unknown[]): unknown => {
          if (name === 'query')
            texts.push(typeof given[0] === 'string' ? given[0] : (given[0] as { text: string }).text);
          return Reflect.apply(found, target, given);
        };
      },
    });
  return { pool: recording(test.app.pools.api), texts };
}

/** Creates sessions of their own, which count the calls of argon2 and have no recorded failures. */
function freshSessions(pool = test.app.pools.api): {
  sessions: Sessions;
  clock: MovableClock;
  argonCalls: () => number;
} {
  let calls = 0;
  const count = <T>(answer: Promise<T>): Promise<T> => {
    calls += 1;
    return answer;
  };
  const hasher = createPasswordHasher({
    hash: (text) => count(argon.hash(text)),
    verify: (stored, text) => count(argon.verify(stored, text)),
  });
  const clock = createStoppedClock();
  const { app } = test;
  const sessions = createSessions({
    pool,
    access: app.access,
    listener,
    clock: app.clock,
    securityClock: clock,
    config: app.config,
    log: app.log,
    hasher,
  });
  return { sessions, clock, argonCalls: () => calls };
}

const refusalOf = async (
  work: Promise<unknown>,
): Promise<{ status: number; key: string; retryAfter: number | undefined } | undefined> => {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, key: error.ref.messageKey, retryAfter: error.retryAfter };
  }
};

async function eventsOf(username: string): Promise<Record<string, unknown>[]> {
  const { rows } = await test.app.pools.api.query<Record<string, unknown>>(
    'select "action", "outcome", "reason", "ip_address" as "ip", "user_agent" as "agent", "user_id" is not null as "known" from "security_event" where "username" = $1 order by "id"',
    [username],
  );
  return rows;
}

describe('signing in', () => {
  it('with name and password gives a token that is valid for a call, and no refresh token unless requested', async () => {
    const { username } = await test.person({ roles: ['ADMIN'] });
    const answer = await test.call('POST', '/api/auth', {
      body: { username: ` ${username} `, password: TEST_PASSWORD },
    });
    expect([answer.status, Object.keys(answer.body as object)]).toEqual([200, ['token']]);
    const info = await test.call('POST', '/api/auth/info', { as: answer.body as { token: string }, body: {} });
    expect(info.body).toMatchObject({ user: { username } });
    const remembered = await test.call('POST', '/api/auth', {
      body: { username, password: TEST_PASSWORD, rememberMe: true },
    });
    expect(Object.keys(remembered.body as object).toSorted()).toEqual(['refreshToken', 'token']);
  });

  it.each([
    ['an unknown name', 'nobody.at.all', TEST_PASSWORD],
    ['an empty name', '', TEST_PASSWORD],
  ])('is refused for %s as it is for a wrong password', async (_, username, password) => {
    const person = await test.person({ roles: [] });
    const wrong = await test.call('POST', '/api/auth', { body: { username: person.username, password: 'wrong' } });
    const unknown = await test.call('POST', '/api/auth', { body: { username, password } });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect({ ...(unknown.body as object), requestId: '' }).toEqual({ ...(wrong.body as object), requestId: '' });
    expect(wrong.body).toMatchObject({ messageKey: 'invalidCredentials', fields: [] });
  });

  it('costs one argon2 whether the name exists or not', async () => {
    const { sessions, argonCalls } = freshSessions();
    const person = await test.person({ roles: [] });
    for (const username of [person.username, 'nobody.knows.me']) {
      const before = argonCalls();
      expect(
        await refusalOf(sessions.signIn({ username, password: 'wrong', remember: false, origin: home })),
      ).toMatchObject({ status: 401 });
      expect(argonCalls() - before).toBe(1);
    }
  });

  it('that fails runs the same database statements and one argon2, whoever fails', async () => {
    const { pool, texts } = listeningPool();
    const { sessions, argonCalls } = freshSessions(pool);
    const of = async (change: string): Promise<string> => {
      const { id, username } = await test.person({ roles: [] });
      if (change !== '') await test.app.pools.api.query(change, [id]);
      return username;
    };
    const attempts = [
      ['an unknown name', 'nobody.is.called.so', abroad],
      ['an unknown name from where others come in', 'nobody.is.called.so.either', home],
      ['somebody’s name from elsewhere', await of(''), abroad],
      ['somebody’s name from where they usually are', await of(''), home],
      ['an archived account', await of('update "user" set "is_active" = false where "id" = $1'), abroad],
      ['an account without a password', await of('delete from "credential" where "user_id" = $1'), abroad],
      [
        'an account whose temporary password has run out',
        await of(`update "credential" set "must_change" = true, "changed_at" = '2000-01-01' where "user_id" = $1`),
        abroad,
      ],
      ['a suspended account', await of(`update "user" set "status" = 'suspended' where "id" = $1`), abroad],
    ] as const;
    const costByName = new Map<string, unknown>();
    for (const [name, username, origin] of attempts) {
      texts.length = 0;
      const before = argonCalls();
      expect([
        name,
        (await refusalOf(sessions.signIn({ username, password: 'wrong', remember: false, origin })))?.status,
      ]).toEqual([name, 401]);
      costByName.set(name, [argonCalls() - before, [...texts]]);
    }
    const first = costByName.get('an unknown name') as [number, string[]];
    expect([first[0], first[1].length]).toEqual([1, 5]);
    for (const [name, done] of costByName) expect([name, done]).toEqual([name, first]);
  });

  it('during the waiting time runs the same statement and no argon2, whether the name exists or not', async () => {
    const { pool, texts } = listeningPool();
    const { sessions, argonCalls } = freshSessions(pool);
    const person = await test.person({ roles: [] });
    const costs: unknown[] = [];
    for (const [index, username] of [person.username, 'nobody.is.held.off'].entries()) {
      const origin = { ...abroad, ip: `203.0.113.${100 + index}` };
      const guess = () => refusalOf(sessions.signIn({ username, password: 'wrong', remember: false, origin }));
      for (let times = 0; times < 5; times += 1) await guess();
      // The first refusal is logged after the answer.
      expect((await guess())?.status).toBe(429);
      texts.length = 0;
      const before = argonCalls();
      expect((await guess())?.status).toBe(429);
      costs.push([argonCalls() - before, [...texts]]);
    }
    expect(costs[0]).toEqual([0, [expect.stringContaining('from "user" u join "credential" c')]]);
    expect(costs[1]).toEqual(costs[0]);
  });

  it.each([
    ['suspended', 'suspended'],
    ['waiting for approval', 'pending'],
  ] as const)('reports that an account is %s only to a caller who knows its password', async (_, status) => {
    const person = await test.person({ roles: [] });
    await test.app.pools.api.query('update "user" set "status" = $2 where "id" = $1', [person.id, status]);
    const right = await test.call('POST', '/api/auth', {
      body: { username: person.username, password: TEST_PASSWORD },
    });
    const wrong = await test.call('POST', '/api/auth', { body: { username: person.username, password: 'guess' } });
    expect([right.status, (right.body as { messageKey: string }).messageKey]).toEqual([403, 'accountUnusable']);
    expect([wrong.status, (wrong.body as { messageKey: string }).messageKey]).toEqual([401, 'invalidCredentials']);
  });

  it('accepts a password set by another person for three days, and reports its expiry only to a caller who knows it', async () => {
    const { id, username } = await test.person({ roles: [] });
    await test.app.pools.api.query('update "credential" set "must_change" = true where "user_id" = $1', [id]);
    const signIn = (password: string) => test.call('POST', '/api/auth', { body: { username, password } });
    try {
      test.securityClock.move(TEMPORARY_PASSWORD_MS - 60_000);
      expect((await signIn(TEST_PASSWORD)).status).toBe(200);
      test.securityClock.move(TEMPORARY_PASSWORD_MS);
      expect(await signIn(TEST_PASSWORD)).toMatchObject({
        status: 403,
        body: { messageKey: 'temporaryPasswordExpired' },
      });
      expect(await signIn('guess')).toMatchObject({ status: 401, body: { messageKey: 'invalidCredentials' } });
    } finally {
      test.securityClock.move(0);
    }
  });

  it('with a password that was changed while the call waited in the queue gives no session', async () => {
    const { id, username } = await test.person({ roles: [] });
    const hasher = createPasswordHasher({
      hash: argon.hash,
      verify: async (stored, text) => {
        const isRight = await argon.verify(stored, text);
        await test.app.pools.api.query('update "credential" set "password_hash" = $2 where "user_id" = $1', [
          id,
          await argon.hash('another one'),
        ]);
        return isRight;
      },
    });
    const { app } = test;
    const sessions = createSessions({
      pool: app.pools.api,
      access: app.access,
      listener,
      clock: app.clock,
      securityClock: app.securityClock,
      config: app.config,
      log: app.log,
      hasher,
    });
    expect(
      await refusalOf(sessions.signIn({ username, password: TEST_PASSWORD, remember: false, origin: home })),
    ).toMatchObject({ status: 401, key: 'invalidCredentials' });
    await sessions.close();
  });

  it('is refused for an archived account', async () => {
    const person = await test.person({ roles: [] });
    await test.app.pools.api.query('update "user" set "is_active" = false where "id" = $1', [person.id]);
    expect(
      (await test.call('POST', '/api/auth', { body: { username: person.username, password: TEST_PASSWORD } })).status,
    ).toBe(403);
  });

  it('refuses an unknown field and names it', async () => {
    const answer = await test.call('POST', '/api/auth', { body: { username: 'a', password: 'b', role: 'ADMIN' } });
    expect(answer).toMatchObject({
      status: 400,
      body: { messageKey: 'unknownField', data: { name: 'role' }, fields: [{ path: 'role' }] },
    });
    expect((await test.call('POST', '/api/auth', { body: { username: 'a\0', password: 'b' } })).status).toBe(400);
  });

  it('is logged with the address of the caller, and so is every failure', async () => {
    const { sessions } = freshSessions();
    const { username } = await makePerson(test.app, { roles: [] });
    await refusalOf(
      sessions.signIn({
        username,
        password: 'wrong',
        remember: false,
        origin: { ...abroad, userAgent: 'x'.repeat(2000) },
      }),
    );
    expect(await eventsOf(username)).toEqual([
      { action: 'signIn', outcome: 'success', reason: null, ip: home.ip, agent: 'test', known: true },
      {
        action: 'signIn',
        outcome: 'failure',
        reason: 'invalidCredentials',
        ip: abroad.ip,
        agent: 'x'.repeat(300),
        known: true,
      },
    ]);
  });
});

describe('guessing passwords', () => {
  it('is slowed down after five failures, and the answer contains the waiting time', async () => {
    const { sessions, clock, argonCalls } = freshSessions();
    const { username } = await test.person({ roles: [] });
    const guess = () => refusalOf(sessions.signIn({ username, password: 'wrong', remember: false, origin: abroad }));
    for (let times = 0; times < 5; times += 1) expect(await guess()).toMatchObject({ status: 401 });
    const before = argonCalls();
    expect(await guess()).toEqual({ status: 429, key: 'tooManyRequests', retryAfter: 1 });
    expect(argonCalls()).toBe(before);
    clock.move(2000);
    expect(await guess()).toMatchObject({ status: 401 });
    expect(await guess()).toMatchObject({ status: 429, retryAfter: 2 });
  });

  it('during the waiting time is logged once a minute', async () => {
    const { sessions, clock } = freshSessions();
    const username = 'held.off';
    const guess = () => refusalOf(sessions.signIn({ username, password: 'wrong', remember: false, origin: abroad }));
    for (let times = 0; times < 8; times += 1) await guess();
    clock.move(61_000);
    for (let times = 0; times < 3; times += 1) await guess();
    await sessions.close();
    expect((await eventsOf(username)).filter(({ reason }) => reason === 'tooManyRequests')).toEqual(
      Array.from({ length: 2 }, () => ({
        action: 'signIn',
        outcome: 'failure',
        reason: 'tooManyRequests',
        ip: abroad.ip,
        agent: abroad.userAgent,
        known: false,
      })),
    );
  });

  it('is slowed down for a name that does not exist as for one that does', async () => {
    const { sessions } = freshSessions();
    const guess = () =>
      refusalOf(sessions.signIn({ username: 'no.such.name', password: 'wrong', remember: false, origin: abroad }));
    for (let times = 0; times < 5; times += 1) expect(await guess()).toMatchObject({ status: 401 });
    expect(await guess()).toMatchObject({ status: 429, retryAfter: 1 });
  });

  it('is slowed down in every process, also in one that has just started', async () => {
    const { username } = await test.person({ roles: [] });
    const first = freshSessions();
    for (let times = 0; times < 7; times += 1) {
      first.clock.move(times * 60_000);
      await refusalOf(first.sessions.signIn({ username, password: 'wrong', remember: false, origin: abroad }));
    }
    const second = freshSessions();
    second.clock.move(6 * 60_000);
    expect(
      await refusalOf(second.sessions.signIn({ username, password: 'wrong', remember: false, origin: abroad })),
    ).toMatchObject({ status: 429 });
  });

  it('under a name composed of a user’s name and address does not count as that user’s failure', async () => {
    const { sessions } = freshSessions();
    const { username } = await test.person({ roles: [] });
    for (const sign of ['\n', ' ', '|'])
      for (let times = 0; times < 8; times += 1)
        await refusalOf(
          sessions.signIn({
            username: `${username}${sign}${home.ip}`,
            password: 'wrong',
            remember: false,
            origin: abroad,
          }),
        );
    expect(
      await refusalOf(sessions.signIn({ username, password: TEST_PASSWORD, remember: false, origin: home })),
    ).toBeUndefined();
  });

  it('from unknown addresses does not delay the person at their usual address', async () => {
    const { sessions } = freshSessions();
    const { username } = await test.person({ roles: [] });
    for (let times = 0; times < 8; times += 1)
      await refusalOf(sessions.signIn({ username, password: 'wrong', remember: false, origin: abroad }));
    expect(
      await refusalOf(sessions.signIn({ username, password: TEST_PASSWORD, remember: false, origin: abroad })),
    ).toMatchObject({ status: 429 });
    expect(
      await refusalOf(sessions.signIn({ username, password: TEST_PASSWORD, remember: false, origin: home })),
    ).toBeUndefined();
  });

  it('from many addresses at once does not delay the person at their usual address', async () => {
    const { app } = test;
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const hasher: PasswordHasher = createPasswordHasher({
      hash: argon.hash,
      verify: (_stored, text) => gate.then(() => text === TEST_PASSWORD),
    });
    const sessions = createSessions({
      pool: app.pools.api,
      access: app.access,
      listener,
      clock: app.clock,
      securityClock: createStoppedClock(),
      config: app.config,
      log: app.log,
      hasher,
    });
    const victim = await test.person({ roles: [] });
    const guesses = Array.from({ length: 4 * MAX_UNKNOWN_SIGN_INS }, (_, index) =>
      refusalOf(
        sessions.signIn({
          username: index % 2 === 0 ? victim.username : `some.name.${index}`,
          password: 'wrong',
          remember: false,
          origin: { ...abroad, ip: `198.51.${index % 250}.7` },
        }),
      ),
    );
    const refused = new Set<number>();
    for (const [index, guess] of guesses.entries()) void guess.then(() => refused.add(index));
    // Calls beyond the limit are refused at once, and the rest waits in the queue.
    await expect
      .poll(() => refused.size, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(guesses.length - MAX_UNKNOWN_SIGN_INS);
    const comingIn = refusalOf(
      sessions.signIn({ username: victim.username, password: TEST_PASSWORD, remember: false, origin: home }),
    );
    open();
    expect(await comingIn).toBeUndefined();
    await Promise.all(guesses);
    await sessions.close();
  });

  it('by others at the same address delays only those who have failed there themselves', async () => {
    const { sessions } = freshSessions();
    const [person, clumsy] = [await test.person({ roles: [] }), await test.person({ roles: [] })];
    for (let name = 0; name < 25; name += 1)
      await refusalOf(
        sessions.signIn({ username: `some.other.${name}`, password: 'wrong', remember: false, origin: home }),
      );
    const guess = (username: string, password: string) =>
      refusalOf(sessions.signIn({ username, password, remember: false, origin: home }));
    expect(await guess(person.username, TEST_PASSWORD)).toBeUndefined();
    expect(await guess(clumsy.username, 'wrong')).toMatchObject({ status: 401 });
    expect(await guess(clumsy.username, TEST_PASSWORD)).toMatchObject({ status: 429 });
    expect(await guess('nobody.has.been.here', TEST_PASSWORD)).toMatchObject({ status: 429 });
  });

  it('never delays the person for longer than a minute', async () => {
    const { sessions, clock } = freshSessions();
    const { username } = await test.person({ roles: [] });
    for (let times = 0; times < 30; times += 1) {
      clock.move(times * 61_000);
      await refusalOf(
        sessions.signIn({
          username,
          password: 'wrong',
          remember: false,
          origin: { ...abroad, ip: `203.0.113.${times}` },
        }),
      );
    }
    clock.move(29 * 61_000 + 60_000);
    expect(
      await refusalOf(sessions.signIn({ username, password: TEST_PASSWORD, remember: false, origin: abroad })),
    ).toBeUndefined();
  });

  it('many names from one address is slowed down too', async () => {
    const { sessions, argonCalls } = freshSessions();
    const guess = (name: number) =>
      refusalOf(
        sessions.signIn({
          username: `some.name.${name}`,
          password: 'wrong',
          remember: false,
          origin: { ...abroad, ip: '198.51.100.9' },
        }),
      );
    for (let name = 0; name < 20; name += 1) expect(await guess(name)).toMatchObject({ status: 401 });
    expect(await guess(20)).toMatchObject({ status: 429 });
    expect(argonCalls()).toBe(20);
  });

  it('ends with the right password: the next mistake counts as the first', async () => {
    const { sessions } = freshSessions();
    const { username, id } = await test.person({ roles: [] });
    const from = { ...abroad, ip: '198.51.100.77' };
    for (let times = 0; times < 4; times += 1)
      await refusalOf(sessions.signIn({ username, password: 'wrong', remember: false, origin: from }));
    await sessions.signIn({ username, password: TEST_PASSWORD, remember: false, origin: from });
    const { rows } = await test.app.pools.api.query(
      'select "failed_count", "failed_at" from "credential" where "user_id" = $1',
      [id],
    );
    expect(rows).toEqual([{ failed_count: 0, failed_at: null }]);
    expect(
      await refusalOf(sessions.signIn({ username, password: 'wrong', remember: false, origin: from })),
    ).toMatchObject({
      status: 401,
    });
  });
});
