/**
 * Receives messages from the server: the session ends, rights have changed, a notification has arrived. One connection
 * per tab while a person is signed in. Messages that are missed while it is down are made up for by the next visit.
 */
import { loadChunk } from '../lazy/loadChunk.ts';
import { sessionIdOf, tokens } from '../session/tokens.ts';

export type RealtimeTopic = 'notification' | 'info' | 'logout';

export interface RealtimePort {
  /** A list opened as a picker does not connect: the page that opened it does. */
  readonly isPicker: () => boolean;
  /** The server no longer accepts the token. */
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

/** Returns a function that unsubscribes. */
export function onRealtime(topic: RealtimeTopic, listener: RealtimeListener): () => void {
  listeners[topic].add(listener);
  return () => void listeners[topic].delete(listener);
}

/** Starts now, and follows every later sign-in and sign-out. */
export function startRealtime(connected: RealtimePort): void {
  port = connected;
  tokens.subscribe(reconnectOnActorChange);
  reconnectOnActorChange();
}

/** Called when the person or the kind of page may have changed. A renewed token belongs to the same session. */
export function reconnectOnActorChange(): void {
  const current = tokens.get();
  const sessionId = current === undefined || port?.isPicker() === true ? undefined : sessionIdOf(current);
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
  // The page is loaded first, then the connection. A failed load is ignored: the next visit loads the data.
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
  for (const listener of listeners[topic]) listener(body);
}

/** By then the first page is usually shown. */
const CONNECT_DELAY_MS = 1000;

function runLater(task: () => void): () => void {
  const timer = setTimeout(task, CONNECT_DELAY_MS);
  return () => clearTimeout(timer);
}
