/** Signing in and out, checked on running servers as a client would. */
import { expect } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from './app.ts';
import { TEST_PASSWORD, type Person, type PersonOptions } from './people.ts';

export interface TwoApps {
  readonly here: TestApp;
  /** Another process on the same database. */
  readonly there: TestApp;
  readonly moveSecurityClocks: (ms: number) => void;
  /** Both clocks show the true time again. */
  readonly resetClocks: () => void;
  readonly stop: () => Promise<void>;
}

export async function startTwoApps(): Promise<TwoApps> {
  const here = await startTestApp();
  const there = await startTestApp({ database: here.database });
  const moveSecurityClocks = (ms: number): void => {
    for (const app of [here, there]) app.securityClock.move(ms);
  };
  return {
    here,
    there,
    moveSecurityClocks,
    resetClocks: () => {
      moveSecurityClocks(0);
      for (const app of [here, there]) app.clock.move(0);
    },
    stop: async () => {
      await there.stop();
      await here.stop();
    },
  };
}

export async function sessionStatus(app: TestApp, as: { token: string }): Promise<number> {
  return (await app.call('POST', '/api/auth/info', { as, body: {} })).status;
}

export function renewToken(app: TestApp, token: string | undefined): Promise<TestAnswer> {
  return app.call('POST', '/api/auth/token', { body: { token } });
}

export async function signInAgain(
  app: TestApp,
  { username }: Person,
  rememberMe = false,
): Promise<{ token: string; refreshToken?: string }> {
  return (await app.call('POST', '/api/auth', { body: { username, password: TEST_PASSWORD, rememberMe } })).body as {
    token: string;
    refreshToken?: string;
  };
}

/** Returns the sessions, the oldest first. */
export async function readSessions({ app }: TestApp, { id }: Person): Promise<Record<string, unknown>[]> {
  const { rows } = await app.pools.api.query<Record<string, unknown>>(
    'select "ended_by" from "session" where "user_id" = $1 order by "started_at", "id"',
    [id],
  );
  return rows;
}

/** Makes a person whose session every process has cached, so that only a notification can make them forget it. */
export async function personKnownTo(
  apps: readonly [TestApp, ...TestApp[]],
  { roles = ['ADMIN'], remember = false }: Partial<PersonOptions> = {},
): Promise<Person> {
  const person = await apps[0].person({ roles, remember });
  for (const app of apps) expect(await sessionStatus(app, person)).toBe(200);
  return person;
}

/** Waits until everything committed so far has arrived; it takes milliseconds, and the test does not guess how many. */
export async function waitUntilSignedOut(app: TestApp, as: { token: string }): Promise<void> {
  await expect.poll(() => sessionStatus(app, as), { interval: 5, timeout: 10_000 }).toBe(401);
}
