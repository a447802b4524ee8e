/** Notifications to signed-in people, wherever the cause is: with two processes on one database. */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { asAdmin, testCluster } from '#platform/testing/database.ts';
import {
  openSocketListener,
  type SocketListener,
  type SocketListenerOptions,
} from '#platform/testing/socketListener.ts';
import { makeHolder, TEST_PASSWORD, type Person } from '#platform/testing/people.ts';
import { argon } from '../auth/password.ts';
import { setPassword } from '../auth/credential.ts';
import { notifyChanged } from '../database/listen.ts';
import { notifyUser } from '../notify/notifyUser.ts';

const MINUTE_MS = 60_000;
/** Long enough for a busy machine not to miss two. */
const BEAT_MS = 200;
/** Sent at once, so that messages arrive in order. */
const realtime = { heartbeatMs: BEAT_MS, spreadOut: (send: () => void) => send() };

let here: TestApp;
/** The process to which all clients connect. */
let there: TestApp;
let address = '';
let listening: SocketListener[] = [];

beforeAll(async () => {
  here = await startTestApp({ realtime });
  there = await startTestApp({ database: here.database, realtime });
  address = await there.listen();
});
afterEach(async () => {
  await Promise.all(listening.map((socketListener) => socketListener.stop()));
  listening = [];
  moveSecurityClocks(0);
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const moveSecurityClocks = (ms: number): void => {
  here.securityClock.move(ms);
  there.securityClock.move(ms);
};
async function listen({ token }: { token: string }, options?: SocketListenerOptions): Promise<SocketListener> {
  const socketListener = await openSocketListener({ address, token }, options);
  listening.push(socketListener);
  return socketListener;
}
/** Sends a last message: when it has arrived, no earlier message is still in transfer. */
async function everythingHeard(socketListener: SocketListener, { id }: Person): Promise<readonly string[]> {
  await notifyChanged(here.app.pools.api, 'notification', id);
  while ((await socketListener.next()) !== 'notification {}');
  return socketListener.received.slice(0, -1);
}
const signInElsewhere = async ({ username }: Person) =>
  here.app.sessions.signIn({
    username,
    password: TEST_PASSWORD,
    remember: false,
    origin: { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' },
  });
const archive = async ({ id }: Person): Promise<void> => {
  const admin = await here.person({ roles: ['ADMIN'] });
  expect((await here.call('POST', '/api/v1/security/users/_delete', { as: admin, body: { id } })).status).toBe(200);
};
const changePassword = async ({ id, username }: Person): Promise<void> =>
  setPassword(here.app.pools.api, {
    userId: id,
    username,
    passwordHash: await argon.hash('New-2570!'),
    mustChange: false,
    nowMs: here.securityClock.nowMs(),
  });

describe('the end of a session', () => {
  it.each([
    ['signOut', (person: Person) => here.call('POST', '/api/auth/logout', { as: person, body: {} })],
    ['accountUnusable', archive],
    ['passwordChanged', changePassword],
    ['administrator', ({ id }: Person) => here.app.sessions.endAll({ userId: id }, 'administrator')],
  ])('is sent with its reason, %s, as the last message: the socket is closed at once', async (reason, end) => {
    const person = await here.person({ roles: [] });
    const socketListener = await listen(person);
    await end(person);
    await socketListener.closed();
    expect(socketListener.received).toEqual([`logout {"reason":"${reason}"}`]);
  });

  it('by signing in elsewhere is announced five seconds ahead, also to clients that connect meanwhile, and then closes the socket', async () => {
    const person = await here.person({ roles: [] });
    const socketListener = await listen(person);
    const { token } = await signInElsewhere(person);
    const other = await listen({ token });
    expect(await socketListener.next()).toBe('logout {"reason":"otherSession"}');
    const late = await listen(person);
    expect(await late.next()).toBe('logout {"reason":"otherSession"}');
    await there.app.realtime.check();
    expect([socketListener.client.connected, late.client.connected]).toEqual([true, true]);
    moveSecurityClocks(5_100);
    await there.app.realtime.check();
    await Promise.all([socketListener.closed(), late.closed()]);
    expect(socketListener.received.filter((text) => text.startsWith('logout'))).toHaveLength(1);
    expect([other.client.connected, other.received]).toEqual([true, []]);
  });

  it('is sent to every tab of it, and to nobody else', async () => {
    const [person, otherPerson] = [await here.person({ roles: [] }), await here.person({ roles: [] })];
    const tabs = [await listen(person), await listen(person)];
    const other = await listen(otherPerson);
    await here.app.sessions.endAll({ userId: person.id }, 'administrator');
    await Promise.all(tabs.map((tab) => tab.closed()));
    expect(tabs.map((tab) => tab.received)).toEqual([
      ['logout {"reason":"administrator"}'],
      ['logout {"reason":"administrator"}'],
    ]);
    expect(await everythingHeard(other, otherPerson)).toEqual([]);
  });

  it('by expiry closes the socket, and listening does not prolong the session', async () => {
    const person = await here.person({ roles: [] });
    const socketListener = await listen(person);
    moveSecurityClocks(29 * MINUTE_MS);
    await there.app.realtime.check();
    expect(socketListener.client.connected).toBe(true);
    const { rows } = await here.app.pools.api.query(
      'select "seen_at" = "started_at" as "unseen" from "session" where "user_id" = $1',
      [person.id],
    );
    expect(rows).toEqual([{ unseen: true }]);
    moveSecurityClocks(31 * MINUTE_MS);
    await there.app.realtime.check();
    await socketListener.closed();
    expect(socketListener.received).toEqual(['logout {"reason":"expired"}']);
  });
});

describe('a change of rights', () => {
  it('in the roles of one person is sent to that person', async () => {
    const admin = await here.person({ roles: ['ADMIN'] });
    const [person, otherPerson] = [await here.person({ roles: [] }), await here.person({ roles: [] })];
    const [socketListener, other] = [await listen(person), await listen(otherPerson)];
    const { rows } = await here.app.pools.api.query<{ id: string }>(`select "id" from "role" where "code" = 'AUDITOR'`);
    const answer = await here.call('PUT', '/api/v1/security/users', {
      as: admin,
      body: { id: person.id, version: 1, roles: [{ refRole: { id: rows[0]?.id } }] },
    });
    expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
    expect(await socketListener.next()).toBe('getInfo');
    expect((await there.call('POST', '/api/auth/info', { as: person, body: {} })).text).toContain('/app/data-mgt');
    expect(await everythingHeard(other, otherPerson)).toEqual([]);
  });

  it('in a role or a menu is sent to everybody', async () => {
    const admin = await here.person({ roles: ['ADMIN'] });
    const [person, otherPerson] = [await here.person({ roles: [] }), await here.person({ roles: ['AUDITOR'] })];
    const ones = [await listen(person), await listen(otherPerson)];
    const { rows } = await here.app.pools.api.query<{ id: string; version: number }>(
      `select "id", "version" from "role" where "code" = 'AUDITOR'`,
    );
    const answer = await here.call('PUT', '/api/v1/security/roles', { as: admin, body: { ...rows[0], desc: 'ทดสอบ' } });
    expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
    expect(await Promise.all(ones.map((socketListener) => socketListener.next()))).toEqual(['getInfo', 'getInfo']);
  });

  it('by acting for another holder is sent to the tabs of that session', async () => {
    const [first, second] = [await makeHolder(here.app), await makeHolder(here.app)];
    const person = await here.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'individual',
      memberOf: { holderId: first, kind: 'owner' },
    });
    const socketListener = await listen(person);
    expect(second).not.toBe(first);
    expect(
      (await here.call('PUT', '/api/v1/security/users/me/acting-for', { as: person, body: { id: first } })).status,
    ).toBe(200);
    expect(await socketListener.next()).toBe('getInfo');
  });

  it('is sent to everybody once after the notification connection was lost, and sessions ended meanwhile are closed', async () => {
    const [person, endedPerson] = [await here.person({ roles: [] }), await here.person({ roles: [] })];
    const [socketListener, other] = [await listen(person), await listen(endedPerson)];
    await here.app.pools.api.query(
      `update "session" set "ended_at" = now() - interval '1 s', "ended_by" = 'administrator' where "user_id" = $1`,
      [endedPerson.id],
    );
    await asAdmin(
      testCluster().adminUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'haz listener' and datname = '${new URL(here.database.appUrl).pathname.slice(1)}'`,
    );
    expect(await socketListener.next()).toBe('getInfo');
    await other.closed();
    expect(other.received.at(-1)).toBe('logout {"reason":"administrator"}');
    expect(await everythingHeard(socketListener, person)).toEqual(['getInfo']);
  });
});

describe('a notice', () => {
  it('is announced to its recipient, without its content', async () => {
    const [person, otherPerson] = [await here.person({ roles: ['ADMIN'] }), await here.person({ roles: ['ADMIN'] })];
    const [socketListener, other] = [await listen(person), await listen(otherPerson)];
    await notifyUser(here.app.pools.api, { userId: person.id, title: ['ลับ', 'Secret'], nowMs: here.clock.nowMs() });
    expect(await socketListener.next()).toBe('notification {}');
    expect(await everythingHeard(other, otherPerson)).toEqual([]);
  });
});

describe('a connection', () => {
  it.each(['xhr-streaming', 'xhr-polling'] as const)(
    'without websockets receives the same over %s',
    async (transport) => {
      const person = await here.person({ roles: [] });
      const socketListener = await listen(person, { transport });
      await notifyChanged(here.app.pools.api, 'notification', person.id);
      expect(await socketListener.next()).toBe('notification {}');
      await here.app.sessions.endAll({ userId: person.id }, 'administrator');
      await socketListener.closed();
      expect(socketListener.received.at(-1)).toBe('logout {"reason":"administrator"}');
    },
  );

  it('is maintained by heart-beats of both sides', async () => {
    const person = await here.person({ roles: [] });
    const socketListener = await listen(person, { heartbeatMs: BEAT_MS });
    await expect.poll(socketListener.heartbeats, { timeout: 10_000 }).toBeGreaterThan(4);
    // Four times as long as the server waits for one of ours.
    expect(socketListener.client.connected).toBe(true);
  });

  it('accepts the name of its header in lower case too', async () => {
    const person = await here.person({ roles: [] });
    const socketListener = await listen(person, { headers: { authorization: `Bearer ${person.token}` } });
    expect(socketListener.client.connected).toBe(true);
  });

  it('that a network drops is reconnected automatically, with all its subscriptions', async () => {
    const person = await here.person({ roles: [] });
    const network = await openNetwork(Number(new URL(address).port));
    const socketListener = await openSocketListener(
      { address: network.address, token: person.token },
      { reconnectMs: 20 },
    );
    listening.push(socketListener);
    network.drop();
    await socketListener.closed();
    await expect.poll(() => socketListener.client.connected, { timeout: 10_000 }).toBe(true);
    // When this message has arrived, the subscriptions are active again.
    await expect
      .poll(
        async () =>
          notifyChanged(here.app.pools.api, 'notification', person.id).then(() => socketListener.received.length),
        {
          timeout: 10_000,
        },
      )
      .toBeGreaterThan(0);
    await socketListener.stop();
    network.close();
  });

  it('is counted in the metrics while it is open', async () => {
    const before = there.app.realtime.connections();
    const socketListener = await listen(await here.person({ roles: [] }));
    expect(there.app.realtime.connections()).toBe(before + 1);
    expect(there.app.metrics.text()).toContain(`haz_realtime_connections ${before + 1}\n`);
    await socketListener.stop();
    await expect.poll(there.app.realtime.connections, { timeout: 10_000 }).toBe(before);
  });
});

/** A network that the test can interrupt. */
async function openNetwork(port: number): Promise<{ address: string; drop: () => void; close: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(port, '127.0.0.1');
    for (const socket of [inner, outer]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    inner.pipe(outer).pipe(inner);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    drop,
    close: () => {
      server.close();
      drop();
    },
  };
}
