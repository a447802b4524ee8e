/**
 * Notifies connected browsers that their session ends and why, that their rights have changed, or that a notice
 * arrived. Never the content: they request it, and get what their rights allow.
 */
import type { Catalogue } from '#language/catalogue.ts';
import { formatMessage, message, type Message, type MessageRef } from '#language/message.ts';
import type { Origin } from '../audit/securityEvent.ts';
import type { Sessions } from '../auth/sessions.ts';
import { FORCED_LOGOUT_MS } from '../auth/sessionRows.ts';
import type { Listener } from '../database/listen.ts';
import { addressKey } from '../http/addressKey.ts';
import type { Metrics } from '../metrics.ts';
import { createRealtimeClients, clientSessionOf, type RealtimeClients } from './realtimeClients.ts';
import { createClientConnection, type ClientConnection, type ClientTransport } from './clientConnection.ts';
import { INFO, LOGOUT, NOTIFICATION } from './destinations.ts';
import { REALTIME_LIMITS, type RealtimeLimits } from './limits.ts';

export interface Realtime {
  /** The address of the pages that may open a socket. */
  readonly publicUrl: string;
  /** How many are open, whether or not they have identified themselves. */
  readonly connections: () => number;
  /** How many of them are notified when their session ends. */
  readonly listeners: () => number;
  /** Registers a new client; it is served until it disconnects. */
  readonly open: (
    wire: ClientTransport,
    origin: Origin,
  ) => { readonly receive: (text: string) => void; readonly close: () => void };
  /**
   * Closes connections of sessions that no longer exist. Runs automatically twice a minute, and when a session is about
   * to end.
   */
  readonly check: () => Promise<void>;
  readonly close: () => void;
}

export interface RealtimeOptions {
  readonly limits: RealtimeLimits;
  /** How often a heart-beat is sent, and expected. */
  readonly heartbeatMs: number;
  /** How long a client may take to identify itself. */
  readonly connectMs: number;
  /** Broadcasts are spread over time: thousands of browsers must not send requests at once. */
  readonly spreadOut: (tell: () => void) => void;
}

export interface RealtimeDependencies {
  readonly sessions: Pick<Sessions, 'findLive' | 'findEndReason' | 'recordRefusal'>;
  readonly listener: Listener;
  readonly catalogue: Pick<Catalogue, 'messages'>;
  readonly metrics: Pick<Metrics, 'gauge'>;
  readonly log: { readonly warn: (details: object, text: string) => void };
  readonly publicUrl: string;
  readonly options?: Partial<RealtimeOptions> | undefined;
}

const SPREAD_MS = 1_000;
const defaults: RealtimeOptions = {
  limits: REALTIME_LIMITS,
  heartbeatMs: 10_000,
  connectMs: 10_000,
  spreadOut: (send) => void setTimeout(send, Math.random() * SPREAD_MS).unref(),
};

export function createRealtime(parts: RealtimeDependencies): Realtime {
  const { sessions, metrics } = parts;
  const options = { ...defaults, ...parts.options };
  const audience = createRealtimeClients();
  const listening = new Set<ClientConnection>();
  const watch = createSessionWatch(parts, audience);
  const stopListening = forwardChanges(parts, { audience, watch, spread: options.spreadOut });
  metrics.gauge({ name: 'haz_realtime_connections', help: 'Open connections of listeners.', read: audience.size });
  return {
    publicUrl: parts.publicUrl,
    connections: audience.size,
    listeners: () => listening.size,
    check: watch.check,
    open: (wire, origin) => {
      const connection: ClientConnection = createClientConnection({
        ...options,
        transport: wire,
        textsOf: (ref) => textsIn(parts.catalogue, ref),
        findLive: async (token) => {
          const live = await sessions.findLive({ token });
          return live === undefined ? undefined : clientSessionOf(live);
        },
        findRefusal: ({ actor }) =>
          audience.ofSession(actor.sessionId).length < options.limits.connectionsPerSession
            ? undefined
            : message('socketTooMany'),
        onOpen: (member) => {
          audience.identify(connection, member);
          // The session may have ended during the lookup, when this connection was not registered yet.
          watch.runLogged(() => watch.checkSession(member.actor.sessionId));
        },
        // Connected while the session was ending: the other connections were notified before.
        onSubscribe: ({ actor, endedBy }, destination) => {
          if (destination !== LOGOUT) return;
          listening.add(connection);
          if (endedBy !== null) watch.announceEnd(actor.sessionId, { reason: endedBy, whom: [connection] });
        },
        onRefused: ({ actor }, what) => sessions.recordRefusal({ ...origin, actor, call: what }),
        onClose: () => {
          listening.delete(connection);
          audience.remove(connection);
        },
      });
      const address = addressKey(origin.ip);
      audience.add(connection, address);
      if (isFull(audience, address, options.limits)) connection.refuse(message('socketTooMany'));
      return { receive: connection.receive, close: connection.close };
    },
    close: () => {
      stopListening();
      watch.stop();
      for (const connection of audience.all()) connection.close();
    },
  };
}

function isFull(
  audience: RealtimeClients,
  address: string,
  { connections, anonymous, anonymousPerAddress }: RealtimeLimits,
): boolean {
  return (
    audience.size() > connections ||
    audience.anonymousCount() > anonymous ||
    audience.anonymousCountAt(address) > anonymousPerAddress
  );
}

const CHECK_MS = 30_000;
/** Timers may fire a little early. */
const AFTERWARDS_MS = 100;

interface SessionWatch {
  readonly check: () => Promise<void>;
  readonly checkSession: (sessionId: string) => Promise<void>;
  /** The session ends now, or in a moment: its connections are notified, and closed when it has ended. */
  readonly announceEnd: (sessionId: string, how: { reason: string; whom: readonly ClientConnection[] }) => void;
  readonly runLogged: (work: () => Promise<void>) => void;
  readonly stop: () => void;
}

/** Ensures that nobody listens for longer than they are signed in. */
function createSessionWatch(
  { sessions, listener, log }: RealtimeDependencies,
  audience: RealtimeClients,
): SessionWatch {
  const soon: SessionWatch['runLogged'] = (work) =>
    void work().catch((error: unknown) =>
      log.warn({ error }, 'It could not be found out whether listeners are still signed in'),
    );
  const notified = new WeakSet<ClientConnection>();
  const notifyEnd = (ones: readonly ClientConnection[], reason: string): void => {
    for (const connection of ones.filter((each) => !notified.has(each))) {
      notified.add(connection);
      connection.push(LOGOUT, { reason });
    }
  };
  const close = (ones: readonly ClientConnection[]): void => {
    for (const connection of ones) connection.close();
  };
  const checkSession: SessionWatch['checkSession'] = async (sessionId) => {
    if ((await sessions.findLive({ sessionId })) !== undefined) return;
    const reason = await sessions.findEndReason(sessionId);
    const ones = audience.ofSession(sessionId);
    notifyEnd(ones, reason);
    close(ones);
  };
  const check: SessionWatch['check'] = async () => {
    for (const sessionId of audience.sessionIds()) await checkSession(sessionId);
  };
  // Without notifications every session would have to be read from a database that is in trouble.
  const checking = setInterval(() => listener.isLive() && soon(check), CHECK_MS);
  checking.unref();
  return {
    check,
    checkSession,
    runLogged: soon,
    announceEnd: (sessionId, { reason, whom }) => {
      notifyEnd(whom, reason);
      if (reason !== ANNOUNCED_END) close(whom);
      else if (whom.length > 0)
        setTimeout(() => soon(() => checkSession(sessionId)), FORCED_LOGOUT_MS + AFTERWARDS_MS).unref();
    },
    stop: () => clearInterval(checking),
  };
}

/** The only end that is announced in advance. */
const ANNOUNCED_END = 'otherSession';

/** Forwards changes published by processes to the connections they concern. */
function forwardChanges(
  { listener }: RealtimeDependencies,
  { audience, watch, spread }: { audience: RealtimeClients; watch: SessionWatch; spread: RealtimeOptions['spreadOut'] },
): () => void {
  const planned = new Set<ClientConnection>();
  const tellAll = (ones: readonly ClientConnection[]): void => {
    for (const connection of ones) connection.push(INFO);
  };
  const tellEverybody = (): void => {
    for (const connection of audience.all()) {
      if (planned.has(connection)) continue;
      planned.add(connection);
      spread(() => {
        planned.delete(connection);
        connection.push(INFO);
      });
    }
  };
  const stops = [
    listener.subscribe('ended', (subject) => {
      const [sessionId = '', reason = ''] = subject.split(' ');
      watch.announceEnd(sessionId, { reason, whom: audience.ofSession(sessionId) });
    }),
    listener.subscribe('session', (sessionId) => tellAll(audience.ofSession(sessionId))),
    listener.subscribe('user', (userId) => tellAll(audience.affectedBy(userId))),
    listener.subscribe('access', tellEverybody),
    listener.subscribe('all', tellEverybody),
    listener.subscribe('notification', (userId) => {
      for (const connection of audience.ofUser(userId)) connection.push(NOTIFICATION, {});
    }),
    listener.onReconnect(() => {
      watch.runLogged(watch.check);
      tellEverybody();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function textsIn({ messages }: Pick<Catalogue, 'messages'>, { messageKey, data }: MessageRef): Message {
  const text = messages.get(messageKey) ?? { th: messageKey, en: messageKey };
  return { th: formatMessage(text, 'th', data), en: formatMessage(text, 'en', data) };
}
