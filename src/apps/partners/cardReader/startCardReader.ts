/**
 * The agent of a card reader for tests and demonstrations: it listens on this computer only and reads an invented card.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { CARD_READER_PORT } from '#platform/model/linkage/idCardFacts.ts';
import type { CitizenRow } from '#platform/model/linkage/registryRows.ts';
import { citizens, NEW_OWNER } from '../registries/inventedCompanies.ts';

/** `card`: a card is inserted. `empty`: no card. `silent`: does not answer. `nonsense`: answers something else. */
export type CardReaderBehaviour = 'card' | 'empty' | 'silent' | 'nonsense';

export interface DemoCardReader {
  readonly url: string;
  readonly setBehaviour: (mood: CardReaderBehaviour) => void;
  readonly stop: () => Promise<void>;
}

export interface CardReaderOptions {
  readonly port?: number;
  readonly idCard?: string;
  /** Origins of pages that may connect; every other page that a person has open is refused. */
  readonly isOurs?: (origin: string) => boolean;
}

export async function startCardReader({
  port = CARD_READER_PORT,
  idCard = NEW_OWNER,
  isOurs = isLocalOrigin,
}: CardReaderOptions = {}): Promise<DemoCardReader> {
  let behaviour: CardReaderBehaviour = 'card';
  const answer = (): string | undefined => {
    if (behaviour === 'silent') return undefined;
    if (behaviour === 'nonsense') return '{"citizenId":12}';
    const person = citizens.get(idCard);
    return JSON.stringify(behaviour === 'empty' || person === undefined ? { problem: 'noCard' } : cardOf(person));
  };
  const server = new WebSocketServer({
    host: LOOPBACK,
    port,
    maxPayload: LONGEST_QUESTION_BYTES,
    verifyClient: ({ origin }: { readonly origin: string | undefined }, done) => done(isOurs(origin ?? ''), FORBIDDEN),
  });
  server.on('connection', (socket) => answerQuestions(socket, answer));
  await once(server, 'listening');
  return {
    url: `ws://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    setBehaviour: (next) => void (behaviour = next),
    stop: async () => {
      const closed = once(server, 'close');
      for (const socket of server.clients) socket.terminate();
      server.close();
      await closed;
    },
  };
}

const LOOPBACK = '127.0.0.1';
const FORBIDDEN = 403;
/** A message is a few words. */
const LONGEST_QUESTION_BYTES = 65_535;

function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && ['localhost', LOOPBACK].includes(new URL(origin).hostname);
}

function answerQuestions(socket: WebSocket, answer: () => string | undefined): void {
  // A page that breaks the protocol loses its connection, and nothing else happens.
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: Buffer) => {
    const text = isQuestion(data.toString('utf8')) ? answer() : undefined;
    if (text !== undefined) socket.send(text);
  });
}

function isQuestion(text: string): boolean {
  try {
    return (JSON.parse(text) as { readonly type?: unknown } | null)?.type === 'read';
  } catch {
    return false;
  }
}

/** Returns the card in the format of such agents. */
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
