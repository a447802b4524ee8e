/**
 * The socket with frames that no client sends: they are refused, no messages of others are delivered, and the server
 * survives.
 */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { notifyChanged } from '#platform/server/database/listen.ts';
import { API } from '#platform/server/routes/server.ts';
import { destinations, NOTIFICATION } from '#platform/server/realtime/destinations.ts';
import { writeFrame } from '#platform/server/realtime/frame.ts';
import { MAX_FRAME, MAX_MESSAGE_BYTES } from '#platform/server/realtime/limits.ts';
import { makeAttacker, signIn } from './actors.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import { forgedTokens } from './badTokens.ts';
import { createRandom } from './random.ts';
import type { Target } from './target.ts';

const LEAST_SHARE = 0.1;

export async function attack(options: AttackOptions): Promise<void> {
  const { target, report, seed, share } = options;
  const random = createRandom(seed);
  // Each conversation waits for possible answers: a small share has few of them.
  const some = <T>(all: readonly T[]): readonly T[] =>
    random.sample(all, shareOf(all.length, Math.max(share, LEAST_SHARE)));
  const username = await makeAttacker(target.db, []);
  const token = await signIn(target.call, username);
  const hello = writeFrame('CONNECT', { 'accept-version': '1.2', host: 'haz', Authorization: `Bearer ${token}` });
  for (const frame of some(malformedFrames(token))) {
    const answerText = await runConversation(target, [frame]);
    report.expect(
      !answerText.includes('CONNECTED'),
      () => `${JSON.stringify(frame).slice(0, 120)}: ${answerText.slice(0, 120)}`,
    );
  }
  for (const { name, token: bad } of some(await forgedTokens(target))) {
    const answerText = await runConversation(target, [
      writeFrame('CONNECT', { 'accept-version': '1.2', host: 'haz', Authorization: `Bearer ${bad}` }),
    ]);
    report.expect(!answerText.includes('CONNECTED'), () => `${name} was let in at the socket`);
  }
  const admin = target.actors.find(({ name }) => name === 'admin')?.actor;
  for (const destination of some(destinationsOfOthers(admin?.userId ?? ''))) {
    const answerText = await runConversation(target, [
      hello,
      writeFrame('SUBSCRIBE', { id: '1', destination, receipt: 'r' }),
    ]);
    report.expect(
      answerText.includes('CONNECTED') && answerText.includes('ERROR') && !answerText.includes('RECEIPT'),
      () => `SUBSCRIBE ${destination}: ${answerText.slice(0, 200)}`,
    );
  }
  for (const command of some(['SEND', 'MESSAGE', 'BEGIN', 'ACK', 'CONNECT', 'ERROR'])) {
    const answerText = await runConversation(target, [
      hello,
      writeFrame(command, { destination: NOTIFICATION, transaction: '1', id: '1' }, '{"reason":"signOut"}'),
    ]);
    report.expect(!answerText.includes('MESSAGE\\n'), () => `${command} was passed on: ${answerText.slice(0, 200)}`);
  }
  await expectNoForeignMessages(options, { hello, otherId: admin?.userId ?? '' });
  await plainCalls(options);
  await rawSockets(options);
  const alive = await target.call('GET', '/api/server/info');
  report.expect(alive.status === 200, () => `The server does not answer any more: ${alive.status}`);
}

function malformedFrames(token: string): readonly string[] {
  return [
    '',
    '\0',
    'CONNECT',
    'CONNECT\n\n',
    'CONNECT\naccept-version:1.2\n\n',
    `connect\naccept-version:1.2\nAuthorization:Bearer ${token}\n\n\0`,
    `CONNECT\naccept-version:9.9\nAuthorization:Bearer ${token}\n\n\0`,
    `CONNECT\nAuthorization\n\n\0`,
    `CONNECT\n:\n\n\0`,
    `SUBSCRIBE\nid:1\ndestination:${NOTIFICATION}\n\n\0`,
    'SEND\ndestination:/topic/auth/getInfo\n\n{}\0',
    `CONNECT\ncontent-length:99999999\n\nx\0`,
    `CONNECT\n${'a:b\n'.repeat(2000)}\n\0`,
    '\n'.repeat(MAX_FRAME * 2),
    'x'.repeat(MAX_FRAME + 1),
    '\uD800\n\n\0',
    '__proto__\n\n\0',
    'GET / HTTP/1.1\r\n\r\n\0',
  ];
}

function destinationsOfOthers(userId: string): readonly string[] {
  const own = [...destinations];
  return [
    ...own
      .map((destination) => destination.replace('/user/', `/user/${userId}/`))
      .filter((destination) => !destinations.has(destination)),
    ...own.map((destination) => `${destination}/`),
    ...own.map((destination) => destination.toUpperCase()),
    '/user/admin/topic/notification',
    `/queue/${userId}`,
    '/topic/*',
    '/topic/>',
    '/**',
    '',
    '/user/topic/../admin/topic/notification',
    '__proto__',
    '/topic/auth/getInfo\u0000',
  ];
}

/** Runs a conversation over plain calls and returns what the server sent until it closed or was silent. */
async function runConversation(
  target: Pick<Target, 'call'>,
  frames: readonly string[],
  whenOpen?: () => Promise<void>,
): Promise<string> {
  const base = `/ws/000/${randomBytes(8).toString('hex')}`;
  const received: string[] = [(await target.call('POST', `${base}/xhr`)).text];
  for (const frame of frames) {
    await target.call('POST', `${base}/xhr_send`, { body: [frame], headers: { 'content-type': 'text/plain' } });
    received.push((await target.call('POST', `${base}/xhr`, { timeoutMs: SILENCE_MS })).text);
  }
  await whenOpen?.();
  for (let more = 0; more < 2; more += 1)
    received.push((await target.call('POST', `${base}/xhr`, { timeoutMs: SILENCE_MS })).text);
  return received.join('');
}

const SILENCE_MS = 300;

async function expectNoForeignMessages(
  { target, report }: AttackOptions,
  { hello, otherId }: { hello: string; otherId: string },
): Promise<void> {
  const subscribe = [...destinations].map((destination, index) =>
    writeFrame('SUBSCRIBE', { id: String(index), destination }),
  );
  const answerText = await runConversation(target, [hello, ...subscribe], async () => {
    await notifyChanged(target.db, 'notification', otherId);
    await notifyChanged(target.db, 'user', otherId);
    await pause(SILENCE_MS);
  });
  report.expect(
    answerText.includes('CONNECTED') && !answerText.includes('MESSAGE'),
    () => `Somebody hears what concerns another: ${answerText.slice(0, 300)}`,
  );
}

/** Calls of SockJS with bodies and types that no client sends. */
async function plainCalls({ target, report }: AttackOptions): Promise<void> {
  const base = `/ws/000/${randomBytes(8).toString('hex')}`;
  const bodies = [
    '',
    'not json',
    '{}',
    '[1]',
    '["',
    'null',
    '["a"',
    JSON.stringify(['x'.repeat(MAX_MESSAGE_BYTES)]),
    'x'.repeat(MAX_MESSAGE_BYTES * 4),
  ];
  const types = [
    'text/plain',
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'application/xml',
    '',
    'a/b; charset=utf-7',
  ];
  for (const body of bodies) {
    await target.call('POST', `${base}/xhr`, { timeoutMs: SILENCE_MS });
    for (const type of types) {
      const { status } = await target.call('POST', `${base}/xhr_send`, { body, headers: { 'content-type': type } });
      report.expect(status < 500, () => `xhr_send of ${JSON.stringify(body.slice(0, 20))} as ${type}: ${status}`);
    }
  }
  for (const path of ODD_PATHS) {
    const { status } = await target.call('POST', path, { timeoutMs: SILENCE_MS, body: '[]' });
    report.expect(status < 500, () => `${path}: ${status}`);
  }
}

const ODD_PATHS = [
  '/ws/info',
  '/ws/../info',
  '/ws/000/constructor/xhr',
  '/ws/000/__proto__/xhr',
  '/ws/a.b/c/xhr',
  '/ws/000/12345678/jsonp',
  '/ws/000/12345678/htmlfile',
  '/ws/000/12345678/xhr_send',
  `/ws/000/${'a'.repeat(5000)}/xhr`,
];

/** Raw websockets: frames that are too long, cut off, or invalid. */
async function rawSockets({ target, report }: AttackOptions): Promise<void> {
  const long = Buffer.concat([
    Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, 1, 2, 3, 4]),
    randomBytes(65_536),
  ]);
  const payloads = [
    long,
    Buffer.from([0x81, 0x05, 0x61]),
    Buffer.from([0xff, 0xff, 0xff, 0xff]),
    Buffer.from([0x88, 0x7f]),
    randomBytes(4096),
    Buffer.from([0x01, 0x80, 0, 0, 0, 0]),
    Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]),
  ];
  for (const payload of payloads) {
    for (const path of ['/ws/websocket', `/ws/000/${randomBytes(8).toString('hex')}/websocket`]) {
      await upgradeAndSend(target, path, payload);
      const { status } = await target.call('GET', '/api/server/info');
      report.expect(status === 200, () => `After ${payload.subarray(0, 8).toString('hex')} at ${path}: ${status}`);
    }
  }
}

function upgradeAndSend({ host, port }: Target, path: string, payload: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const head = [
      `GET ${API}${path} HTTP/1.1`,
      `Host: ${host}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '',
      '',
    ];
    socket.on('connect', () => socket.write(head.join('\r\n')));
    socket.once('data', () => socket.write(payload));
    socket.on('error', () => undefined).on('close', () => resolve());
    setTimeout(() => socket.destroy(), SILENCE_MS);
  });
}
