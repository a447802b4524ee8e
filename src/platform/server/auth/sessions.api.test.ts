/** Sessions and renewal: what a token is valid for, and how it is renewed. */
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '#platform/testing/app.ts';
import {
  personKnownTo,
  renewToken,
  readSessions,
  startTwoApps,
  type TwoApps,
  waitUntilSignedOut,
  sessionStatus,
} from '#platform/testing/sessions.ts';
import type { Listener } from '../database/listen.ts';
import { MAX_SESSION_MS } from './refresh.ts';
import { createSessions } from './sessions.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let apps: TwoApps;
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  apps = await startTwoApps();
  ({ here, there } = apps);
});
afterEach(() => apps.resetClocks());
afterAll(() => apps.stop());

/** A process whose connection for notifications the test can interrupt. */
function deafable() {
  let isLive = true;
  const again: (() => void)[] = [];
  const { app } = here;
  const listener: Listener = {
    subscribe: () => () => undefined,
    onReconnect: (callback) => {
      again.push(callback);
      return () => undefined;
    },
    isLive: () => isLive,
    caughtUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const { pools, access, clock, securityClock, config, log } = app;
  const sessions = createSessions({ pool: pools.api, access, listener, clock, securityClock, config, log });
  return {
    sessions,
    lose: () => void (isLive = false),
    find: () => {
      for (const callback of again) callback();
      isLive = true;
    },
  };
}

describe('a process without notifications', () => {
  it('reads the session from the database every time, and drops its cache after reconnecting', async () => {
    const { sessions, lose, find } = deafable();
    const person = await here.person({ roles: [] });
    expect(await sessions.findActor(person.token)).toBeDefined();
    await here.app.pools.api.query('update "session" set "ended_at" = now() where "user_id" = $1', [person.id]);
    expect(await sessions.findActor(person.token)).toBeDefined();
    lose();
    expect(await sessions.findActor(person.token)).toBeUndefined();
    await here.app.pools.api.query('update "session" set "ended_at" = null where "user_id" = $1', [person.id]);
    expect(await sessions.findActor(person.token)).toBeDefined();
    await here.app.pools.api.query('update "session" set "ended_at" = now() where "user_id" = $1', [person.id]);
    find();
    expect(await sessions.findActor(person.token)).toBeUndefined();
    await sessions.close();
  });
});

describe('a token', () => {
  it('is accepted by every process', async () => {
    const person = await here.person({ roles: ['ADMIN'] });
    expect([await sessionStatus(here, person), await sessionStatus(there, person)]).toEqual([200, 200]);
  });

  it('needs no database query once it is cached', async () => {
    const person = await personKnownTo([here, there]);
    const queries = vi.spyOn(here.app.pools.api, 'query');
    for (let times = 0; times < 50; times += 1) expect(await here.app.sessions.findActor(person.token)).toBeDefined();
    const count = queries.mock.calls.length;
    queries.mockRestore();
    expect(count).toBe(0);
  });

  it('that expired, was changed or was signed with another secret is refused', async () => {
    const person = await personKnownTo([here, there]);
    const sid = (await here.app.sessions.findActor(person.token))?.sessionId ?? '';
    const foreign = await new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('z'.repeat(40)));
    const [head = '', , signature = ''] = person.token.split('.');
    const forged = `${head}.${Buffer.from(JSON.stringify({ sid, iat: 1, exp: 99_999_999_999 })).toString('base64url')}.${signature}`;
    for (const token of [foreign, forged, `${person.token}x`, 'x']) {
      const answer = await here.call('POST', '/api/v1/master/lookups/_search', { as: { token }, body: {} });
      expect([answer.status, (answer.body as { messageKey: string }).messageKey]).toEqual([401, 'badToken']);
    }
    apps.moveSecurityClocks(30 * MINUTE_MS);
    expect([await sessionStatus(here, person), await sessionStatus(there, person)]).toEqual([401, 401]);
  });

  it('is valid as long as the row of its session allows, and no longer', async () => {
    const person = await here.person({ roles: [] });
    await here.app.pools.api.query(`update "session" set "expires_at" = "started_at" where "user_id" = $1`, [
      person.id,
    ]);
    expect([await sessionStatus(here, person), (await renewToken(here, person.token)).status]).toEqual([401, 401]);
  });

  it('may be sent in the body of auth/info', async () => {
    const person = await personKnownTo([here, there]);
    expect((await here.call('POST', '/api/auth/info', { body: { token: person.token } })).body).toMatchObject({
      user: { id: person.id },
    });
    expect((await here.call('POST', '/api/auth/info', { body: { token: 'x' } })).status).toBe(401);
    expect((await here.call('POST', '/api/auth/info', { body: {} })).status).toBe(401);
  });
});

describe('renewal', () => {
  it('without remember-me needs a valid access token and prolongs the session', async () => {
    const person = await personKnownTo([here, there]);
    apps.moveSecurityClocks(20 * MINUTE_MS);
    const renewed = await renewToken(there, person.token);
    expect([renewed.status, Object.keys(renewed.body as object)]).toEqual([200, ['token']]);
    apps.moveSecurityClocks(45 * MINUTE_MS);
    expect(await sessionStatus(here, person)).toBe(401);
    expect([
      await sessionStatus(here, renewed.body as { token: string }),
      await sessionStatus(there, renewed.body as { token: string }),
    ]).toEqual([200, 200]);
    expect((await renewToken(here, person.token)).status).toBe(401);
  });

  it('with remember-me needs the refresh token, long after the access token has expired', async () => {
    const person = await here.person({ roles: [], remember: true });
    apps.moveSecurityClocks(13 * DAY_MS);
    const renewed = (await renewToken(here, person.refreshToken)).body as { token: string; refreshToken: string };
    expect(renewed.refreshToken).not.toBe(person.refreshToken);
    expect(await sessionStatus(there, renewed)).toBe(200);
    apps.moveSecurityClocks(26 * DAY_MS);
    expect((await renewToken(there, renewed.refreshToken)).status).toBe(200);
    apps.moveSecurityClocks(41 * DAY_MS);
    expect((await renewToken(there, renewed.refreshToken)).status).toBe(401);
  });

  it.each([
    { remember: false, everyMs: 20 * MINUTE_MS, longestMs: MAX_SESSION_MS.plain },
    { remember: true, everyMs: DAY_MS, longestMs: MAX_SESSION_MS.remembered },
  ])(
    'gives no more than a working day, or a month if the person is remembered ($remember), however often it is requested',
    async ({ remember, everyMs, longestMs }) => {
      const person = await here.person({ roles: [], remember });
      let currentToken: string | undefined = person.refreshToken ?? person.token;
      let lastedMs = 0;
      while (currentToken !== undefined && lastedMs <= longestMs) {
        lastedMs += everyMs;
        apps.moveSecurityClocks(lastedMs);
        const { status, body } = await renewToken(here, currentToken);
        const given = body as { token: string; refreshToken?: string };
        currentToken = status === 200 ? (given.refreshToken ?? given.token) : undefined;
      }
      expect(lastedMs).toBe(longestMs);
    },
  );

  it('of a remembered session is refused with its access token', async () => {
    const person = await here.person({ roles: [], remember: true });
    expect((await renewToken(here, person.token)).status).toBe(401);
    expect(await sessionStatus(here, person)).toBe(200);
  });

  it('with a refresh token that was used before ends the session for both who have it', async () => {
    const person = await personKnownTo([here, there], { roles: [], remember: true });
    const renewed = (await renewToken(here, person.refreshToken)).body as { token: string; refreshToken: string };
    expect(await sessionStatus(there, renewed)).toBe(200);
    expect((await renewToken(there, person.refreshToken)).status).toBe(401);
    expect(await sessionStatus(there, renewed)).toBe(401);
    await waitUntilSignedOut(here, renewed);
    expect((await renewToken(here, renewed.refreshToken)).status).toBe(401);
    expect(await readSessions(here, person)).toEqual([{ ended_by: 'refreshReused' }]);
    const { rows } = await here.app.pools.api.query(
      `select "action", "reason" from "security_event" where "username" = $1 and "outcome" = 'failure'`,
      [person.username],
    );
    expect(rows).toEqual([{ action: 'refused', reason: 'refreshReused' }]);
  });

  it('with a made-up refresh token is refused, and ends nothing', async () => {
    const person = await here.person({ roles: [], remember: true });
    const [session = ''] = person.refreshToken?.split('.') ?? [];
    for (const token of [
      `${session}.${'A'.repeat(43)}`,
      `01890a5d-ac96-774b-bcce-b302099a8057.${'A'.repeat(43)}`,
      session,
      'x',
    ]) {
      expect((await renewToken(here, token)).status).toBe(401);
    }
    expect((await renewToken(here, person.refreshToken)).status).toBe(200);
  });

  it('succeeds for one of two concurrent calls, and the refresh token is not stored in plain text', async () => {
    const person = await here.person({ roles: [], remember: true });
    const answers = await Promise.all([renewToken(here, person.refreshToken), renewToken(there, person.refreshToken)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401']);
    const { rows } = await here.app.pools.api.query<{ text: string }>(
      `select row_to_json(s)::text as "text" from "session" s where "user_id" = $1`,
      [person.id],
    );
    expect(rows[0]?.text).not.toContain(
      Buffer.from(person.refreshToken?.split('.')[1] ?? '', 'base64url').toString('hex'),
    );
  });
});
