/** The page's half and the agent's, over a real line on this computer. */
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NEW_FARMER } from '../registries/invented.ts';
import { READ_A_CARD, readCardAnswer } from '#platform/model/linkage/idCardFacts.ts';
import { CLOSE, frameOf, PING, PONG, readFrames, TEXT, type WsFrame } from './frames.ts';
import { startCardReader, type DemoCardReader } from './startCardReader.ts';

let reader: DemoCardReader;
beforeEach(async () => {
  reader = await startCardReader({ port: 0, idCard: NEW_FARMER });
});
afterEach(() => reader.stop());

interface Line {
  readonly line: Duplex;
  readonly next: () => Promise<WsFrame>;
}

/** A browser, as far as a line goes. */
async function connect(origin: string): Promise<Line | number> {
  return new Promise((resolve, reject) => {
    const asked = request(reader.url.replace('ws:', 'http:'), {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Version': '13',
        Origin: origin,
      },
    });
    asked.on('upgrade', (response, line) => {
      if (response.headers['sec-websocket-accept'] !== 's3pPLMBiTxaQ9kYGzzhZRbK+xOo=')
        reject(new Error('not our line'));
      resolve({ line, next: async () => nextFrame(line) });
    });
    asked.on('response', (response) => resolve(response.statusCode ?? 0));
    asked.on('error', reject);
    asked.end();
  });
}

async function nextFrame(line: Duplex): Promise<WsFrame> {
  let bytes = Buffer.alloc(0);
  for await (const chunk of line.iterator({ destroyOnReturn: false })) {
    bytes = Buffer.concat([bytes, chunk as Buffer]);
    const [frame] = readFrames(bytes)?.frames ?? [];
    if (frame !== undefined) return frame;
  }
  throw new Error('the line ended');
}

async function open(): Promise<Line> {
  const line = await connect('http://localhost:8080');
  if (typeof line === 'number') throw new TypeError(`turned away with ${line}`);
  return line;
}

/** As a browser sends it: masked. */
function masked(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text);
  const mask = Buffer.from([1, 2, 3, 4]);
  return Buffer.concat([
    Buffer.from([0x80 | opcode, 0x80 | payload.length]),
    mask,
    payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
  ]);
}

describe('the agent of a card reader', () => {
  it('reads the card that is in it, also when the question comes in two pieces', async () => {
    const { line, next } = await open();
    const question = masked(TEXT, READ_A_CARD);
    line.write(question.subarray(0, 5));
    line.write(question.subarray(5));
    const { opcode, payload } = await next();
    expect(opcode).toBe(TEXT);
    expect(readCardAnswer(payload.toString('utf8'))).toMatchObject({
      card: {
        citizenId: NEW_FARMER,
        firstNameTh: 'ชลธิชา',
        birthDate: '1991-08-12',
        photo: expect.stringMatching(/^data:image\/jpeg;base64,/u) as string,
      },
    });
    line.destroy();
  });

  it.each([
    ['empty', 'noCard'],
    ['nonsense', 'unreadable'],
  ] as const)('that is %s is told apart: %s', async (mood, problem) => {
    reader.be(mood);
    const { line, next } = await open();
    line.write(masked(TEXT, READ_A_CARD));
    expect(readCardAnswer((await next()).payload.toString('utf8'))).toEqual({ problem });
    line.destroy();
  });

  it('answers a ping, and ends when it is told to', async () => {
    const { line, next } = await open();
    line.write(masked(PING, 'still there?'));
    expect(await next()).toEqual({ opcode: PONG, payload: Buffer.from('still there?') });
    line.write(masked(CLOSE, ''));
    expect((await next()).opcode).toBe(CLOSE);
    line.destroy();
  });

  it.each(['https://elsewhere.example', ''])('turns away a page of %j', async (origin) => {
    expect(await connect(origin)).toBe(403);
  });
});

describe('a frame', () => {
  it.each([0, 125, 126, 65_535])('of %i bytes is read as it was written', (length) => {
    const payload = Buffer.alloc(length, 7);
    const bytes = Buffer.concat([frameOf(TEXT, payload), Buffer.from([0x81])]);
    expect(readFrames(bytes)).toEqual({ frames: [{ opcode: TEXT, payload }], rest: Buffer.from([0x81]) });
  });

  it('of a kind that no page sends is refused', () => {
    expect(readFrames(Buffer.from([0x01, 0x80]))).toBeUndefined();
    expect(readFrames(Buffer.from([0x81, 0xff]))).toBeUndefined();
    expect(() => frameOf(TEXT, Buffer.alloc(65_536))).toThrow(RangeError);
  });
});
