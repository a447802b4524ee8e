/**
 * What the server tells without being asked: that the session ends, that rights have changed, that a notice has come.
 * One connection a tab while somebody is signed in. What is missed while it is down is made up for by the next visit.
 */
import { chunk } from '../lazy/chunk.ts';
import { sessionIdOf, tokens } from '../session/tokens.ts';

export type RealtimeTopic = 'notification' | 'info' | 'logout';

export interface ListeningPort {
  /** A list that is there to be chosen from tells nobody anything: whoever opened it listens. */
  readonly isPicker: () => boolean;
  /** The server takes the token no longer. */
  readonly refused: () => void;
}

type Heard = (body: unknown) => void;

const listeners: Readonly<Record<RealtimeTopic, Set<Heard>>> = {
  notification: new Set(),
  info: new Set(),
  logout: new Set(),
};
let connection: { readonly sessionId: string; readonly close: () => void } | undefined;
let endedId: string | undefined;
let port: ListeningPort | undefined;

/** Answers how to take it back. */
export function onRealtime(topic: RealtimeTopic, heard: Heard): () => void {
  listeners[topic].add(heard);
  return () => void listeners[topic].delete(heard);
}

/** From now on, whoever comes and goes. */
export function keepListening(connected: ListeningPort): void {
  port = connected;
  tokens.subscribe(followPerson);
  followPerson();
}

/** Called when the person, or what kind of page is open, may be another. A renewed token is the same session. */
export function followPerson(): void {
  const held = tokens.get();
  const sessionId = held === undefined || port?.isPicker() === true ? undefined : sessionIdOf(held);
  if (sessionId === connection?.sessionId) return;
  connection?.close();
  connection = sessionId === undefined || sessionId === endedId ? undefined : open(sessionId);
}

function open(sessionId: string): { readonly sessionId: string; readonly close: () => void } {
  let isClosed = false;
  let close = (): void => undefined;
  const begin = async (): Promise<void> => {
    const { openConnection } = await chunk(() => import('./connection.ts'));
    if (isClosed) return;
    close = openConnection({ token: () => tokens.get(), heard: tell, refused: () => port?.refused() });
  };
  // First the page, then what it may hear one day. What cannot be fetched is not worth a word: the next visit asks.
  const waiting = afterwards(() => void begin().catch(() => undefined));
  return {
    sessionId,
    close: () => {
      isClosed = true;
      waiting();
      close();
    },
  };
}

function tell(topic: RealtimeTopic, body: unknown): void {
  if (topic === 'logout') {
    endedId = connection?.sessionId;
    connection?.close();
    connection = undefined;
  }
  for (const one of listeners[topic]) one(body);
}

/** By then a first page is usually there. */
const AFTERWARDS_MS = 1000;

function afterwards(work: () => void): () => void {
  const timer = setTimeout(work, AFTERWARDS_MS);
  return () => clearTimeout(timer);
}
