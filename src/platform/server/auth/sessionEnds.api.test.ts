/** The end of sessions: why and when a session ends, and that every process applies it and is notified. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#platform/testing/app.ts';
import { TEST_PASSWORD, type Person } from '#platform/testing/people.ts';
import {
  personKnownTo,
  renewToken,
  readSessions,
  signInAgain,
  startTwoApps,
  type TwoApps,
  waitUntilSignedOut,
  sessionStatus,
} from '#platform/testing/sessions.ts';
import { createListener } from '../database/listen.ts';
import { inTransaction } from '../database/transaction.ts';
import { anyHooks } from '../resource/hooks.ts';
import { setPassword } from './credential.ts';
import { argon } from './password.ts';

const MINUTE_MS = 60_000;

let apps: TwoApps;
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  apps = await startTwoApps();
  ({ here, there } = apps);
});
afterEach(() => apps.resetClocks());
afterAll(() => apps.stop());

async function seenSeconds({ id }: Person): Promise<number> {
  const { rows } = await here.app.pools.api.query<{ seconds: number }>(
    'select extract(epoch from "seen_at" - "started_at")::int as "seconds" from "session" where "user_id" = $1',
    [id],
  );
  return rows[0]?.seconds ?? 0;
}

describe('signing in elsewhere', () => {
  const usagesOf = async ({ id }: Person) =>
    (
      await here.app.pools.api.query(
        'select "reason", "duration_seconds" as "s" from "user_usage" where "user_id" = $1 order by "create_date", "id"',
        [id],
      )
    ).rows as unknown[];

  it('leaves the first session five seconds to save what was typed, in every process, and then ends it', async () => {
    const person = await personKnownTo([here, there]);
    const second = await signInAgain(there, person);
    expect([await sessionStatus(here, person), await sessionStatus(there, person)]).toEqual([200, 200]);
    apps.moveSecurityClocks(2_000);
    expect([await sessionStatus(here, person), await sessionStatus(there, person)]).toEqual([200, 200]);
    apps.moveSecurityClocks(5_100);
    await waitUntilSignedOut(here, person);
    await waitUntilSignedOut(there, person);
    expect([await sessionStatus(here, second), await sessionStatus(there, second)]).toEqual([200, 200]);
    expect(await readSessions(here, person)).toEqual([{ ended_by: 'otherSession' }, { ended_by: null }]);
    const { rows } = await here.app.pools.api.query(
      'select u."reason", u."end_date" - s."ended_at" < interval \'1 s\' as "isAtEnd", s."ended_at" - s."started_at" >= interval \'5 s\' as "isLater" from "user_usage" u join "session" s on s."user_id" = u."user_id" and s."ended_at" is not null where u."user_id" = $1',
      [person.id],
    );
    expect(rows).toEqual([{ reason: 'otherSession', isAtEnd: true, isLater: true }]);
  });

  it.each([false, true])('prevents the renewal of the first session meanwhile (remembered: %s)', async (remember) => {
    const person = await personKnownTo([here, there], { roles: [], remember });
    await signInAgain(there, person);
    expect((await renewToken(here, person.refreshToken ?? person.token)).status).toBe(401);
    expect(await sessionStatus(here, person)).toBe(200);
    apps.moveSecurityClocks(5_100);
    await waitUntilSignedOut(here, person);
  });

  it('a third time does not prolong the first session', async () => {
    const person = await personKnownTo([here, there]);
    const second = await signInAgain(there, person);
    apps.moveSecurityClocks(3_000);
    const third = await signInAgain(here, person);
    apps.moveSecurityClocks(5_100);
    await waitUntilSignedOut(here, person);
    expect([await sessionStatus(here, second), await sessionStatus(there, third)]).toEqual([200, 200]);
    apps.moveSecurityClocks(8_100);
    await waitUntilSignedOut(here, second);
    expect(await sessionStatus(there, third)).toBe(200);
  });

  it('does not prolong a session that would expire sooner', async () => {
    const person = await here.person({ roles: [] });
    await here.app.pools.api.query(
      `update "session" set "expires_at" = "started_at" + interval '2 s' where "user_id" = $1`,
      [person.id],
    );
    await signInAgain(there, person);
    apps.moveSecurityClocks(3_000);
    expect([await sessionStatus(here, person), await sessionStatus(there, person)]).toEqual([401, 401]);
  });

  it.each([
    [
      'signing out',
      async (person: Person) => void (await here.call('POST', '/api/auth/logout', { as: person, body: {} })),
      'signOut',
    ],
    ['being suspended', async (person: Person) => setSuspended(person, { to: true }), 'accountUnusable'],
    [
      'a new password',
      async ({ id, username }: Person) =>
        setPassword(here.app.pools.api, {
          userId: id,
          username,
          passwordHash: await argon.hash('New-2570!'),
          mustChange: false,
          nowMs: here.securityClock.nowMs(),
        }),
      'passwordChanged',
    ],
    [
      'an administrator',
      async ({ id }: Person) => there.app.sessions.endAll({ userId: id }, 'administrator'),
      'administrator',
    ],
  ])('does not delay %s, which ends the first session at once, and its use is logged once', async (_, end, why) => {
    const person = await personKnownTo([here, there]);
    await signInAgain(there, person);
    expect(await sessionStatus(here, person)).toBe(200);
    await end(person);
    await waitUntilSignedOut(here, person);
    await waitUntilSignedOut(there, person);
    expect((await readSessions(here, person))[0]).toEqual({ ended_by: why });
    expect(
      (await usagesOf(person)).filter((usage) => (usage as { reason: string }).reason === 'otherSession'),
    ).toHaveLength(1);
  });
});

describe('listeners get the reason for the end of a session', () => {
  it.each([
    ['otherSession', (person: Person) => signInAgain(there, person)],
    ['signOut', (person: Person) => here.call('POST', '/api/auth/logout', { as: person, body: {} })],
    ['accountUnusable', (person: Person) => setSuspended(person, { to: true })],
    ['administrator', (person: Person) => here.app.sessions.endAll({ userId: person.id }, 'administrator')],
  ])('%s', async (why, end) => {
    const person = await here.person({ roles: [] });
    const { sessionId } = (await here.app.sessions.findActor(person.token)) ?? {};
    const listener = await createListener({ url: here.database.appUrl, log: here.app.log });
    const subjects: string[] = [];
    listener.subscribe('ended', (subject) => subjects.push(subject));
    await end(person);
    await listener.caughtUp();
    await listener.close();
    expect(subjects).toEqual([`${String(sessionId)} ${why}`]);
  });

  it('expired, when the job records it', async () => {
    const person = await here.person({ roles: [] });
    const { sessionId } = (await here.app.sessions.findActor(person.token)) ?? {};
    const listener = await createListener({ url: here.database.appUrl, log: here.app.log });
    const subjects: string[] = [];
    listener.subscribe('ended', (subject) => subjects.push(subject));
    apps.moveSecurityClocks(31 * MINUTE_MS);
    await here.app.sessions.closeExpired();
    await listener.caughtUp();
    await listener.close();
    expect(subjects).toContain(`${String(sessionId)} expired`);
  });
});

describe('a session ends everywhere at once', () => {
  it('by signing out, whatever the body contains', async () => {
    const other = await personKnownTo([here, there]);
    const person = await personKnownTo([here, there]);
    expect(
      (await here.call('POST', '/api/auth/logout', { as: person, body: { username: other.username } })).status,
    ).toBe(200);
    expect(await sessionStatus(here, person)).toBe(401);
    await waitUntilSignedOut(there, person);
    expect([await sessionStatus(here, other), await sessionStatus(there, other)]).toEqual([200, 200]);
    expect((await here.call('POST', '/api/auth/logout', { body: {} })).status).toBe(200);
    const { rows } = await here.app.pools.api.query(
      'select "reason", "create_by", "duration_seconds" >= 0 as "lasted" from "user_usage" where "user_id" = $1',
      [person.id],
    );
    expect(rows).toEqual([{ reason: 'signOut', create_by: person.username, lasted: true }]);
  });

  it('so that a person has one session, even after many concurrent sign-ins', async () => {
    const person = await here.person({ roles: [] });
    const tokens = await Promise.all([here, there, here, there].map((app) => signInAgain(app, person)));
    await here.app.sessions.findActor(person.token);
    const live = (await readSessions(here, person)).filter(({ ended_by }) => ended_by === null);
    expect(live).toHaveLength(1);
    apps.moveSecurityClocks(6_000);
    await expect
      .poll(
        async () =>
          (await Promise.all(tokens.map((token) => sessionStatus(here, token)))).filter((status) => status === 200)
            .length,
        { interval: 5, timeout: 10_000 },
      )
      .toBe(1);
  });

  it.each([
    ['suspended', setSuspended],
    ['archived', setArchived],
  ])('by being %s, and does not continue when the person is allowed in again', async (_, set) => {
    const admin = await here.person({ roles: ['ADMIN'] });
    const person = await personKnownTo([here, there], { roles: [] });
    await set(person, { admin, to: true });
    await waitUntilSignedOut(here, person);
    await waitUntilSignedOut(there, person);
    await set(person, { admin, to: false });
    expect([await sessionStatus(here, person), await sessionStatus(there, person)]).toEqual([401, 401]);
    expect(await readSessions(here, person)).toEqual([{ ended_by: 'accountUnusable' }]);
    expect(await sessionStatus(here, await signInAgain(here, person))).toBe(200);
  });

  it('by changing the password, except the session in which it was changed', async () => {
    const person = await personKnownTo([here, there], { roles: [] });
    const other = await personKnownTo([here, there], { roles: [] });
    const ownSessionId = (await here.app.sessions.findActor(other.token))?.sessionId ?? '';
    const passwordHash = await argon.hash('New-2570!');
    const nowMs = here.securityClock.nowMs();
    await setPassword(here.app.pools.api, {
      userId: person.id,
      username: person.username,
      passwordHash,
      mustChange: true,
      nowMs,
    });
    await setPassword(here.app.pools.api, {
      userId: other.id,
      username: other.username,
      passwordHash,
      mustChange: false,
      keepSessionId: ownSessionId,
      nowMs,
    });
    await waitUntilSignedOut(here, person);
    await waitUntilSignedOut(there, person);
    expect(await sessionStatus(there, other)).toBe(200);
    expect(
      (await here.call('POST', '/api/auth', { body: { username: person.username, password: TEST_PASSWORD } })).status,
    ).toBe(401);
    const again = (await here.call('POST', '/api/auth', { body: { username: person.username, password: 'New-2570!' } }))
      .body as { token: string };
    expect((await here.call('POST', '/api/auth/info', { as: again, body: {} })).body).toMatchObject({
      user: { mustChangePassword: true },
    });
  });

  it('when another person ends all of their sessions', async () => {
    const person = await personKnownTo([here, there]);
    await there.app.sessions.endAll({ userId: person.id }, 'administrator');
    expect(await sessionStatus(there, person)).toBe(401);
    await waitUntilSignedOut(here, person);
  });

  it('when it expires, and the job records it with the time it was last seen', async () => {
    const person = await here.person({ roles: [] });
    apps.moveSecurityClocks(25 * MINUTE_MS);
    expect(await sessionStatus(here, person)).toBe(200);
    await expect.poll(() => seenSeconds(person), { interval: 5, timeout: 10_000 }).toBeCloseTo(1500, -2);
    apps.moveSecurityClocks(31 * MINUTE_MS);
    expect(await sessionStatus(here, person)).toBe(401);
    expect(await here.app.sessions.closeExpired()).toBeGreaterThan(0);
    expect(await readSessions(here, person)).toEqual([{ ended_by: 'expired' }]);
    const { rows } = await here.app.pools.api.query(
      'select "reason", "duration_seconds" as "s" from "user_usage" where "user_id" = $1',
      [person.id],
    );
    expect(rows).toEqual([{ reason: 'expired', s: expect.closeTo(1500, -2) as number }]);
  });
});

async function setArchived(person: Person, { admin, to }: { admin: Person; to: boolean }): Promise<void> {
  const answer = await here.call('POST', `/api/v1/security/users/${to ? '_delete' : '_active'}`, {
    as: admin,
    body: { id: person.id },
  });
  expect(answer.status).toBe(200);
}

/** Changes the status as a call does: the write and its hooks in one transaction. */
async function setSuspended({ id, username }: Person, { to }: { to: boolean }): Promise<void> {
  const { pools, hooks, sessions } = here.app;
  const record = (refStatus: string) => ({ id, username, isActive: true, refStatus, roles: [] });
  const sides = to
    ? { before: record('usable'), after: record('suspended') }
    : { before: record('suspended'), after: record('usable') };
  await inTransaction(pools.api, {}, async (db) => {
    await db.query('update "user" set "status" = $2 where "id" = $1', [id, sides.after.refStatus]);
    for (const hook of anyHooks(hooks).afterWrite['user'] ?? [])
      await hook({
        db,
        actor: sessions.anonymous(),
        entity: 'user',
        action: 'update',
        ...sides,
        origin: {},
        nowMs: here.securityClock.nowMs(),
      });
  });
}
