/**
 * What the server tells without being asked: that the session ends, that rights have changed, that a notice has come.
 * One connection a tab while somebody is signed in. What is missed while it is down is made up for by the next visit.
 */
import { loadChunk } from '../lazy/loadChunk.ts';
import { sessionIdOf, tokens } from '../session/tokens.ts';

export type RealtimeTopic = 'notification' | 'info' | 'logout';

export interface RealtimePort {
  /** A list that is there to be chosen from tells nobody anything: whoever opened it listens. */
  readonly isPicker: () => boolean;
  /** The server takes the token no longer. */
  readonly onTokenRefused: () => void;
}

type RealtimeListener = (body: unknown) => void;

const listeners: Readonly<Record<RealtimeTopic, Set<RealtimeListener>>> = {
  notification: new Set(),
  info: new Set(),
  logout: new Set(),
};
let connection: { readonly sessionId: string; readonly close: () => void } | undefined;
let endedId: string | undefined;
let port: RealtimePort | undefined;

/** Answers how to take it back. */
export function onRealtime(topic: RealtimeTopic, heard: RealtimeListener): () => void {
  listeners[topic].add(heard);
  return () => void listeners[topic].delete(heard);
}

/** From now on, whoever comes and goes. */
export function startRealtime(connected: RealtimePort): void {
  port = connected;
  tokens.subscribe(reconnectOnActorChange);
  reconnectOnActorChange();
}

/** Called when the person, or what kind of page is open, may be another. A renewed token is the same session. */
export function reconnectOnActorChange(): void {
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
    const { openConnection } = await loadChunk(() => import('./connection.ts'));
    if (isClosed) return;
    close = openConnection({
      token: () => tokens.get(),
      onMessage: dispatchMessage,
      onTokenRefused: () => port?.onTokenRefused(),
    });
  };
  // First the page, then what it may hear one day. What cannot be fetched is not worth a word: the next visit asks.
  const waiting = runLater(() => void begin().catch(() => undefined));
  return {
    sessionId,
    close: () => {
      isClosed = true;
      waiting();
      close();
    },
  };
}

function dispatchMessage(topic: RealtimeTopic, body: unknown): void {
  if (topic === 'logout') {
    endedId = connection?.sessionId;
    connection?.close();
    connection = undefined;
  }
  for (const one of listeners[topic]) one(body);
}

/** By then a first page is usually there. */
const CONNECT_DELAY_MS = 1000;

function runLater(work: () => void): () => void {
  const timer = setTimeout(work, CONNECT_DELAY_MS);
  return () => clearTimeout(timer);
}
