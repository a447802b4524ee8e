/** What attackers, or pages of another site, send to the transports of the socket. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { API } from '../routes/server.ts';
import { MAX_MESSAGE_BYTES } from './limits.ts';

const PUBLIC_URL = 'https://haz.example.go.th';
const FOREIGN = 'https://evil.example';

let test: TestApp;
let port = 0;

beforeAll(async () => {
  test = await startTestApp({ env: { PUBLIC_URL } });
  port = Number(new URL(await test.listen()).port);
});
afterAll(() => test.stop());

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Returns only the status: some of them answer without an end. */
async function statusOf({ method = 'POST', path, headers = {}, body }: Sent): Promise<number> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const all = {
    host: `127.0.0.1:${port}`,
    ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  socket.write(
    `${method} ${API}/ws${path} HTTP/1.1\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body ?? ''}`,
  );
  const [head] = (await once(socket, 'data')) as [string];
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
}

let sessions = 0;
const newSession = (): string => `session${(sessions += 1)}`;

/** Opens a session that stays open while it is written to. */
async function openSession(): Promise<string> {
  const session = newSession();
  const answer = await fetch(`http://127.0.0.1:${port}${API}/ws/000/${session}/xhr`, { method: 'POST' });
  expect(await answer.text()).toBe('o\n');
  return session;
}

describe('xhr_send', () => {
  it.each([
    ['another type', 'application/x-www-form-urlencoded', '["x"]', 415],
    ['a type of several parts', 'multipart/form-data; boundary=x', '--x--', 415],
    ['bytes', 'application/octet-stream', '["x"]', 415],
    ['an image', 'image/png', '["x"]', 415],
    ['what is no type', 'x', '["x"]', 415],
    ['nothing', 'text/plain', '', 400],
    ['broken JSON', 'text/plain', '["x"', 400],
    ['JSON that is no list', 'application/json', '{"x":1}', 400],
    ['null', 'text/plain', 'null', 400],
    ['an object without ancestors', 'text/plain', '{"__proto__":null}', 400],
    ['a list of what are no frames', 'text/plain', '[null,{"x":[]}]', 400],
    ['more than any message', 'text/plain', JSON.stringify(['x'.repeat(MAX_MESSAGE_BYTES)]), 413],
  ])('refuses %s', async (_, type, body, status) => {
    expect(
      await statusOf({ path: `/000/${await openSession()}/xhr_send`, headers: { 'content-type': type }, body }),
    ).toBe(status);
  });

  it.each(['text/plain', 'TEXT/PLAIN; charset=UTF-8', 'application/json', ''])(
    'accepts frames as “%s”',
    async (type) => {
      const headers = type === '' ? {} : { 'content-type': type };
      expect(await statusOf({ path: `/000/${await openSession()}/xhr_send`, headers, body: '["hello"]' })).toBe(204);
    },
  );

  it('of a session that was not opened is not found', async () => {
    expect(
      await statusOf({
        path: `/000/${newSession()}/xhr_send`,
        headers: { 'content-type': 'text/plain' },
        body: '["x"]',
      }),
    ).toBe(404);
  });
});

describe('the receiving transports', () => {
  const bodies = [
    ['application/x-www-form-urlencoded', 'a=b'],
    ['image/png', ''],
    ['application/json', '{"x"'],
    ['multipart/form-data', '["x"'],
  ] as const;

  it.each(['xhr', 'xhr_streaming'])(
    '%s ignores a body of any type, and refuses one larger than a message',
    async (transport) => {
      for (const [type, body] of bodies)
        expect([
          type,
          await statusOf({ path: `/000/${newSession()}/${transport}`, headers: { 'content-type': type }, body }),
        ]).toEqual([type, 200]);
      expect(
        await statusOf({
          path: `/000/${newSession()}/${transport}`,
          headers: { 'content-type': 'text/plain' },
          body: 'x'.repeat(MAX_MESSAGE_BYTES + 1),
        }),
      ).toBe(413);
    },
  );

  it.each(['info', `000/abcdefgh/eventsource`])('%s can be read from, but not sent to', async (path) => {
    expect(await statusOf({ method: 'GET', path: `/${path}`, headers: { 'content-type': 'image/png' } })).toBe(200);
    expect(await statusOf({ path: `/${path}`, headers: { 'content-type': 'text/xml' }, body: '{' })).toBe(405);
    expect(await statusOf({ path: `/${path}`, headers: { 'content-type': 'x' }, body: '{' })).toBe(415);
  });
});

describe('a page of another site', () => {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const transportCases: readonly (readonly [string, () => Sent, number])[] = [
    ['a websocket', () => ({ method: 'GET', path: `/000/${newSession()}/websocket`, headers: upgrade }), 101],
    ['a websocket without SockJS', () => ({ method: 'GET', path: '/websocket', headers: upgrade }), 101],
    ['xhr_streaming', () => ({ path: `/000/${newSession()}/xhr_streaming`, body: '' }), 200],
    ['xhr', () => ({ path: `/000/${newSession()}/xhr`, body: '' }), 200],
    [
      'xhr_send',
      () => ({ path: `/000/${newSession()}/xhr_send`, headers: { 'content-type': 'text/plain' }, body: '["x"]' }),
      404,
    ],
    ['eventsource', () => ({ method: 'GET', path: `/000/${newSession()}/eventsource` }), 200],
    ['info', () => ({ method: 'GET', path: '/info' }), 200],
  ];
  const statusFrom = (sent: Sent, origin: Record<string, string>): Promise<number> =>
    statusOf({ ...sent, headers: { ...sent.headers, ...origin } });

  it.each(transportCases)(
    'is refused %s, which own pages, pages behind a proxy and programs may use',
    async (_, sent, given) => {
      expect(await statusFrom(sent(), { origin: FOREIGN })).toBe(403);
      expect(await statusFrom(sent(), { origin: 'null' })).toBe(403);
      expect(await statusFrom(sent(), { origin: PUBLIC_URL })).toBe(given);
      expect(await statusFrom(sent(), { origin: `http://127.0.0.1:${port}` })).toBe(given);
      expect(await statusFrom(sent(), { origin: 'https://inside.example', 'x-forwarded-host': 'inside.example' })).toBe(
        given,
      );
      expect(await statusFrom(sent(), {})).toBe(given);
    },
  );
});
