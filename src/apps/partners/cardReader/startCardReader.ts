/** The agent of a card reader, for tests and demonstrations: it listens on this computer alone and reads an invented card. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { CARD_READER_PORT } from '#platform/model/linkage/idCardFacts.ts';
import type { CitizenRow } from '#platform/model/linkage/registryRows.ts';
import { citizens, NEW_OWNER } from '../registries/invented.ts';
import { acceptKey, CLOSE, frameOf, PING, PONG, readFrames, TEXT } from './frames.ts';

/** `card`: there is one. `empty`: there is none. `silent`: says nothing. `nonsense`: says something else. */
export type CardMood = 'card' | 'empty' | 'silent' | 'nonsense';

export interface DemoCardReader {
  readonly url: string;
  readonly be: (mood: CardMood) => void;
  readonly stop: () => Promise<void>;
}

export interface CardReaderParts {
  readonly port?: number;
  readonly idCard?: string;
  /** Pages that may ask; any other page a person has open is turned away. */
  readonly isOurs?: (origin: string) => boolean;
}

export async function startCardReader({
  port = CARD_READER_PORT,
  idCard = NEW_OWNER,
  isOurs = isOfThisComputer,
}: CardReaderParts = {}): Promise<DemoCardReader> {
  let mood: CardMood = 'card';
  const lines = new Set<Duplex>();
  const answer = (): string | undefined => {
    if (mood === 'silent') return undefined;
    if (mood === 'nonsense') return '{"citizenId":12}';
    const person = citizens.get(idCard);
    return JSON.stringify(mood === 'empty' || person === undefined ? { problem: 'noCard' } : cardOf(person));
  };
  const server = createServer((_request, response) => void response.writeHead(UPGRADE_REQUIRED).end());
  server.on('upgrade', (request: IncomingMessage, line: Duplex) => {
    line.on('error', () => line.destroy());
    const key = request.headers['sec-websocket-key'];
    if (key === undefined || !isOurs(request.headers.origin ?? '')) {
      line.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    lines.add(line);
    line.on('close', () => lines.delete(line));
    line.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${acceptKey(key)}\r\n\r\n`,
    );
    listen(line, answer);
  });
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return {
    url: `ws://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    be: (next) => void (mood = next),
    stop: async () => {
      const closed = once(server, 'close');
      for (const line of lines) line.destroy();
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const LOOPBACK = '127.0.0.1';
const UPGRADE_REQUIRED = 426;

function isOfThisComputer(origin: string): boolean {
  return URL.canParse(origin) && ['localhost', LOOPBACK].includes(new URL(origin).hostname);
}

function listen(line: Duplex, answer: () => string | undefined): void {
  let waiting = Buffer.alloc(0);
  line.on('data', (bytes: Buffer) => {
    const read = readFrames(Buffer.concat([waiting, bytes]));
    if (read === undefined) {
      line.destroy();
      return;
    }
    waiting = Buffer.from(read.rest);
    for (const { opcode, payload } of read.frames) {
      if (opcode === CLOSE) line.end(frameOf(CLOSE, payload));
      else if (opcode === PING) line.write(frameOf(PONG, payload));
      else if (opcode === TEXT && isQuestion(payload)) say(line, answer());
    }
  });
}

function isQuestion(payload: Buffer): boolean {
  try {
    return (JSON.parse(payload.toString('utf8')) as { readonly type?: unknown } | null)?.type === 'read';
  } catch {
    return false;
  }
}

function say(line: Duplex, text: string | undefined): void {
  if (text !== undefined) line.write(frameOf(TEXT, Buffer.from(text)));
}

/** In the words of such agents. */
function cardOf({
  citizenId,
  titleTh,
  firstNameTh,
  lastNameTh,
  titleEn,
  firstNameEn,
  lastNameEn,
  birthDate,
  address,
}: CitizenRow): Readonly<Record<string, string | null>> {
  const home =
    address === null
      ? null
      : [address.houseNo, address.soi, address.road, address.tambon, address.amphur, address.province]
          .filter((part) => part !== null)
          .join(' ');
  return {
    citizenId,
    titleTH: titleTh,
    firstNameTH: firstNameTh,
    lastNameTH: lastNameTh,
    titleEN: titleEn,
    firstNameEN: firstNameEn,
    lastNameEN: lastNameEn,
    birthday: birthDate,
    address: home,
    photo: PHOTO,
  };
}

/** A grey square of one pixel. */
const PHOTO =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=';
