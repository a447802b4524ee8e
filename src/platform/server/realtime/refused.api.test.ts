/** Who may not listen, what nobody may listen to, and what exceeds the limits of a connection. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { SignJWT } from 'jose';
import SockJS from 'sockjs-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { openSocketListener, type SocketListener } from '#platform/testing/socketListener.ts';
import type { Person } from '#platform/testing/people.ts';
import { API } from '../routes/server.ts';
import { REALTIME_LIMITS, MAX_FRAME, MAX_MESSAGE_BYTES } from './limits.ts';

const BEAT_MS = 30;

let test: TestApp;
let address = '';
let opened: { close: () => unknown }[] = [];

beforeAll(async () => {
  test = await startTestApp({
    realtime: {
      heartbeatMs: BEAT_MS,
      limits: { ...REALTIME_LIMITS, connectionsPerSession: 3, connections: 12, anonymous: 6, anonymousPerAddress: 4 },
    },
  });
  address = await test.listen();
});
afterEach(async () => {
  for (const connection of opened) connection.close();
  opened = [];
  test.securityClock.move(0);
  await vi.waitUntil(() => test.app.realtime.connections() === 0, { timeout: 10_000 });
});
afterAll(() => test.stop());

const badToken = /^badToken: การเข้าสู่ระบบ.* \/ Your session has expired/;
const refusedWith = (token: string, headers?: Record<string, string>): Promise<string> =>
  openSocketListener({ address, token }, headers === undefined ? {} : { headers }).then(
    () => 'let in',
    (error: Error) => error.message,
  );
async function listen(person: Person): Promise<SocketListener> {
  const socketListener = await openSocketListener({ address, token: person.token });
  opened.push({ close: socketListener.stop });
  return socketListener;
}

interface Raw {
  readonly send: (text: string) => void;
  /** Returns everything received until the server closed. */
  readonly untilClosed: () => Promise<string>;
  /** Waits until this text has been received. */
  readonly until: (text: string) => Promise<void>;
}

/** A client that sends whatever the test wants. */
async function openRaw(from = '127.0.0.1'): Promise<Raw> {
  const options = {
    transports: 'websocket',
    transportOptions: { websocket: { headers: { 'x-forwarded-for': from } } },
  };
  const socket = new SockJS(`${address}${API}/ws`, undefined, options);
  opened.push(socket);
  let text = '';
  let onText = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => resolve());
  });
  socket.addEventListener('message', (event) => {
    text += (event as unknown as { data: string }).data;
    onText();
  });
  await new Promise<void>((resolve) => {
    socket.addEventListener('open', () => resolve());
  });
  return {
    send: (sent) => socket.send(sent),
    untilClosed: async () => {
      await closed;
      return text;
    },
    until: (expected) =>
      new Promise<void>((resolve) => {
        onText = () => {
          if (text.includes(expected)) resolve();
        };
        onText();
      }),
  };
}

async function connectRaw({ token }: Person, more = ''): Promise<Raw> {
  const raw = await openRaw();
  raw.send(`CONNECT\naccept-version:1.2\nAuthorization:Bearer ${token}\n${more}\n\0`);
  await raw.until('CONNECTED');
  return raw;
}

async function refusalsOf({ username }: Person): Promise<unknown[]> {
  const { rows } = await test.app.pools.api.query(
    `select "action", "outcome", "reason", "ip_address" as "ip" from "security_event"
      where "username" = $1 and "action" <> 'signIn'`,
    [username],
  );
  return rows as unknown[];
}

describe('a client without identification', () => {
  it('is refused in both languages: without a token, or with an invalid, changed, forged or expired one', async () => {
    const person = await test.person({ roles: [], remember: true });
    const { sessionId } = (await test.app.sessions.findActor(person.token)) ?? {};
    const foreign = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('z'.repeat(40)));
    const unknown = await new SignJWT({ sid: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('x'.repeat(40)));
    for (const token of [`${person.token}x`, foreign, unknown, 'x', person.refreshToken ?? ''])
      expect(await refusedWith(token)).toMatch(badToken);
    expect(await refusedWith('', {})).toMatch(badToken);
    expect(await refusedWith('', { Authorization: person.token })).toMatch(badToken);
    test.securityClock.move(31 * 60_000);
    expect(await refusedWith(person.token)).toMatch(badToken);
  });

  it('is refused for any other first frame', async () => {
    for (const first of [
      'SUBSCRIBE\nid:1\ndestination:/topic/auth/getInfo\n\n\0',
      'SEND\ndestination:/topic/auth/getInfo\n\n\0',
    ]) {
      const raw = await openRaw();
      raw.send(first);
      expect(await raw.untilClosed()).toMatch(/^ERROR[^]*"unauthenticated"/);
    }
  });

  it('is disconnected after a while', async () => {
    const impatient = await startTestApp({ database: test.database, realtime: { connectMs: 20 } });
    const raw = new SockJS(`${await impatient.listen()}${API}/ws`, undefined, { transports: 'websocket' });
    await new Promise<void>((resolve) => {
      raw.addEventListener('close', () => resolve());
    });
    expect(impatient.app.realtime.connections()).toBe(0);
    await impatient.stop();
  });

  it('with an unsupported protocol is refused with the supported one', async () => {
    const raw = await openRaw();
    raw.send('CONNECT\naccept-version:9.9\nAuthorization:Bearer x\n\n\0');
    expect(await raw.untilClosed()).toContain('STOMP 1.1');
  });
});

describe('a signed-in client', () => {
  it.each([
    [
      'somebody else’s topic',
      'SUBSCRIBE\nid:1\ndestination:/user/somebody/topic/logout\n\n\0',
      'SUBSCRIBE /user/somebody/topic/logout',
    ],
    ['a pattern of topics', 'SUBSCRIBE\nid:1\ndestination:/user/topic/*\n\n\0', 'SUBSCRIBE /user/topic/*'],
    ['sending', 'SEND\ndestination:/user/topic/logout\n\n{"reason":"administrator"}\0', 'SEND /user/topic/logout'],
    ['a transaction', 'BEGIN\ntransaction:1\n\n\0', 'BEGIN'],
  ])('is refused %s, and it is logged like any other call they have no right to', async (_, frame, reason) => {
    const person = await test.person({ roles: ['ADMIN'] });
    const raw = await connectRaw(person);
    raw.send(frame);
    expect(await raw.untilClosed()).toMatch(/ERROR[^]*"forbidden"/);
    await expect
      .poll(() => refusalsOf(person), { timeout: 10_000 })
      .toEqual([{ action: 'refused', outcome: 'failure', reason, ip: '127.0.0.1' }]);
  });

  it.each([
    ['no frame', 'hello'],
    ['two frames in one', 'UNSUBSCRIBE\nid:1\n\n\0UNSUBSCRIBE\nid:1\n\n\0'],
    ['a frame without its id', 'SUBSCRIBE\ndestination:/topic/auth/getInfo\n\n\0'],
    ['a longer frame than there is', `UNSUBSCRIBE\nid:${'x'.repeat(MAX_FRAME)}\n\n\0`],
  ])('is refused %s', async (_, text) => {
    const raw = await connectRaw(await test.person({ roles: [] }));
    raw.send(text);
    expect(await raw.untilClosed()).toMatch(/ERROR[^]*"socketNotUnderstood"/);
  });

  it('is disconnected by a message above the size limit', async () => {
    const raw = await connectRaw(await test.person({ roles: [] }));
    raw.send('x'.repeat(MAX_MESSAGE_BYTES + 1));
    expect(await raw.untilClosed()).toMatch(/^CONNECTED[^\0]*\0\n*$/);
  });

  it('is refused more frames in a second, and more subscriptions, than any screen needs', async () => {
    const person = await test.person({ roles: [] });
    const fast = await connectRaw(person);
    for (let times = 0; times < 2 * REALTIME_LIMITS.framesPerSecond + 1; times += 1) fast.send('\n');
    expect(await fast.untilClosed()).toContain('"tooManyRequests"');
    const many = await connectRaw(person);
    for (let id = 0; id <= REALTIME_LIMITS.subscriptions; id += 1)
      many.send(`SUBSCRIBE\nid:${id}\ndestination:/topic/auth/getInfo\n\n\0`);
    expect(await many.untilClosed()).toContain('"tooMany"');
  });

  it('is refused more connections than a session may have, and accepted again when one is closed', async () => {
    const person = await test.person({ roles: [] });
    const [first] = [await listen(person), await listen(person), await listen(person)];
    expect(await refusedWith(person.token)).toMatch(/^socketTooMany: /);
    await first.stop();
    await expect.poll(test.app.realtime.connections, { timeout: 10_000 }).toBe(2);
    expect((await listen(person)).client.connected).toBe(true);
  });

  it('is disconnected when heart-beats are missing', async () => {
    const raw = await connectRaw(await test.person({ roles: [] }), `heart-beat:${BEAT_MS},0\n`);
    expect(await raw.untilClosed()).toMatch(/^CONNECTED/);
    expect(test.app.realtime.connections()).toBe(0);
  });

  it('is disconnected on request, after a receipt', async () => {
    const raw = await connectRaw(await test.person({ roles: [] }));
    raw.send('DISCONNECT\nreceipt:bye\n\n\0');
    expect(await raw.untilClosed()).toContain('RECEIPT\nreceipt-id:bye\n\n\0');
  });
});

describe('a crowd', () => {
  it('of anonymous clients is refused beyond the limit, and takes no capacity from signed-in people', async () => {
    const person = await test.person({ roles: [] });
    const crowd = await Promise.all(Array.from({ length: 6 }, (_, n) => openRaw(`203.0.113.${n}`)));
    const raw = await openRaw('198.51.100.1');
    expect(await raw.untilClosed()).toContain('"socketTooMany"');
    crowd[0]?.send(`CONNECT\naccept-version:1.2\nAuthorization:Bearer ${person.token}\n\n\0`);
    await crowd[0]?.until('CONNECTED');
    expect((await listen(await test.person({ roles: [] }))).client.connected).toBe(true);
  });
});

describe('one address', () => {
  it.each([
    ['', Array.from({ length: 5 }, () => '203.0.113.9')],
    [', counted by its network', Array.from({ length: 5 }, (_, n) => `2001:db8:1:2::${n + 1}`)],
  ])(
    'is refused more anonymous clients than it may have%s, and leaves capacity for other addresses',
    async (_, [first = '', ...others]) => {
      await Promise.all(others.map((other) => openRaw(other)));
      const raw = await openRaw(first);
      expect(await raw.untilClosed()).toContain('"socketTooMany"');
      const person = await test.person({ roles: [] });
      expect((await listen(person)).client.connected).toBe(true);
    },
  );

  it('does not count clients that have identified themselves', async () => {
    const person = await test.person({ roles: [] });
    const crowd = await Promise.all(Array.from({ length: 4 }, () => openRaw()));
    crowd[0]?.send(`CONNECT\naccept-version:1.2\nAuthorization:Bearer ${person.token}\n\n\0`);
    await crowd[0]?.until('CONNECTED');
    expect((await listen(person)).client.connected).toBe(true);
  });
});

describe('around the socket', () => {
  const get = (path: string, init?: RequestInit) => fetch(`${address}${API}${path}`, init);

  it('the client’s file is our own, cached permanently by browsers, and the frame that loads it runs nothing else', async () => {
    const frame = await get('/ws/iframe.html');
    const page = await frame.text();
    const [, url = ''] = /<script src="([^"]+)">/.exec(page) ?? [];
    expect(url).toMatch(/^\/haz\/backend\/ws-client\//);
    expect(frame.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    const file = await fetch(address + url);
    expect([file.status, file.headers.get('cache-control'), file.headers.get('content-type')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ]);
    expect((await file.text()).length).toBeGreaterThan(10_000);
  });

  it('its answers have the common security headers, and allow no other site', async () => {
    const ours = await get('/ws/info', { headers: { origin: address } });
    expect(await ours.json()).toMatchObject({ websocket: true, cookie_needed: false });
    const answer = await get('/ws/info', { headers: { origin: 'https://example.com' } });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it.each([
    '/ws',
    '/ws/',
    '/ws/000/abcdefgh/jsonp?c=alert',
    '/ws/000/abcdefgh/htmlfile?c=alert',
    '/ws/000/constructor/eventsource',
    '/ws/000/short/eventsource',
    '/ws/else',
  ])('%s answers 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('an endless body is not read to its end', async () => {
    const knownAnswer = await get('/ws/000/abcdefgh/xhr_send', { method: 'POST', body: '[]' });
    expect(knownAnswer.status).toBe(404);
    expect(
      (await get('/ws/000/abcdefgh/xhr_send', { method: 'POST', body: 'x'.repeat(MAX_MESSAGE_BYTES + 1) })).status,
    ).toBe(413);
    const endless = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined);
    endless.write(
      `POST ${API}/ws/000/abcdefgh/xhr_send HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const pushing = setInterval(() => endless.write(`1000\r\n${'x'.repeat(4096)}\r\n`), 2);
    // Cut off halfway: the end may arrive as an error, which does not matter.
    await new Promise((resolve) => {
      endless.once('close', resolve);
    });
    clearInterval(pushing);
  });

  it('a call that offers another protocol is answered normally', async () => {
    const answerTo = async (head: string): Promise<string> => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('utf8');
      socket.write(
        `${head}\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
      );
      let text = '';
      socket.on('data', (chunk: string) => (text += chunk));
      await once(socket, 'close');
      return text;
    };
    expect(await answerTo('GET /health/live HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 [^]*"live"/);
    expect(await answerTo(`GET ${API}/ws/else/websocket HTTP/1.1`)).toMatch(/^HTTP\/1\.1 404 /);
    expect(await answerTo(`POST ${API}/api/auth HTTP/1.1\r\nContent-Length: 2`)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
