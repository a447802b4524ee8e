/** Tests the client of the page and the local agent over a real connection on this computer. */
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { READ_CARD_MESSAGE, parseCardReaderAnswer } from '#platform/model/linkage/idCardFacts.ts';
import { NEW_FARMER } from '../registries/inventedCompanies.ts';
import { startCardReader, type DemoCardReader } from './startCardReader.ts';

let reader: DemoCardReader;
beforeEach(async () => {
  reader = await startCardReader({ port: 0, idCard: NEW_FARMER });
});
afterEach(() => reader.stop());

async function open(): Promise<WebSocket> {
  const socket = new WebSocket(reader.url, { origin: 'http://localhost:8080' });
  await once(socket, 'open');
  return socket;
}

async function nextText(socket: WebSocket): Promise<string> {
  const [data] = (await once(socket, 'message')) as [Buffer];
  return data.toString('utf8');
}

describe('the agent of a card reader', () => {
  it('reads the inserted card, also if the message arrives in two fragments', async () => {
    const socket = await open();
    const answer = nextText(socket);
    socket.send(READ_CARD_MESSAGE.slice(0, 5), { fin: false });
    socket.send(READ_CARD_MESSAGE.slice(5), { fin: true });
    expect(parseCardReaderAnswer(await answer)).toMatchObject({
      card: {
        citizenId: NEW_FARMER,
        firstNameTh: 'ชลธิชา',
        birthDate: '1991-08-12',
        photo: expect.stringMatching(/^data:image\/jpeg;base64,/u) as string,
      },
    });
    socket.terminate();
  });

  it.each([
    ['empty', 'noCard'],
    ['nonsense', 'unreadable'],
  ] as const)('in the mode %s answers so that the page shows %s', async (behaviour, problem) => {
    reader.setBehaviour(behaviour);
    const socket = await open();
    const answer = nextText(socket);
    socket.send(READ_CARD_MESSAGE);
    expect(parseCardReaderAnswer(await answer)).toEqual({ problem });
    socket.terminate();
  });

  it('answers a message that follows one it does not understand', async () => {
    const socket = await open();
    const answer = nextText(socket);
    socket.send('not JSON');
    socket.send('{"type":"else"}');
    socket.send(READ_CARD_MESSAGE);
    expect(parseCardReaderAnswer(await answer)).toHaveProperty('card');
    socket.terminate();
  });

  it('answers a ping, and closes when the page closes the connection', async () => {
    const socket = await open();
    const pong = once(socket, 'pong');
    socket.ping('still there?');
    expect(await pong).toEqual([Buffer.from('still there?')]);
    const closed = once(socket, 'close');
    socket.close();
    await closed;
    expect(socket.readyState).toBe(WebSocket.CLOSED);
  });

  it('closes the connection of a page that sends more than a message can be, and still answers others', async () => {
    const socket = await open();
    const closed = once(socket, 'close');
    socket.send('x'.repeat(70_000));
    await closed;
    const other = await open();
    const answer = nextText(other);
    other.send(READ_CARD_MESSAGE);
    expect(parseCardReaderAnswer(await answer)).toHaveProperty('card');
    other.terminate();
  });

  it.each(['https://elsewhere.example', ''])('refuses a connection from the origin %j', async (origin) => {
    const socket = new WebSocket(reader.url, { origin });
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { readonly statusCode: number }];
    expect(response.statusCode).toBe(403);
    socket.on('error', () => undefined);
    socket.terminate();
  });
});
