/**
 * Who is listening, and what they are told: that their session ends and why, that what they may do has changed, that
 * somebody wrote to them. Never what it is about: they ask, and are answered by their rights.
 */
import type { Catalogue } from '#language/catalogue.ts';
import { formatMessage, message, type Message, type MessageRef } from '#language/message.ts';
import type { Origin } from '../audit/securityEvent.ts';
import type { SessionBook } from '../auth/sessionBook.ts';
import { FORCED_LOGOUT_MS } from '../auth/sessionRows.ts';
import type { Listener } from '../database/listen.ts';
import { addressKey } from '../http/addressKey.ts';
import type { Metrics } from '../metrics.ts';
import { createAudience, memberOf, type Audience } from './audience.ts';
import { createConversation, type Conversation, type Wire } from './conversation.ts';
import { INFO, LOGOUT, NOTIFICATION } from './destinations.ts';
import { LIMITS, type RealtimeLimits } from './limits.ts';

export interface Realtime {
  /** Where the pages are that may open a socket. */
  readonly publicUrl: string;
  /** How many are open, whether or not they have said who they are. */
  readonly connections: () => number;
  /** How many of them hear when their session ends. */
  readonly listeners: () => number;
  /** A client has come; it is heard until it has gone. */
  readonly open: (wire: Wire, origin: Origin) => { readonly heard: (text: string) => void; readonly gone: () => void };
  /** Closes what belongs to a session that is no more. Done by itself twice a minute, and when one is about to end. */
  readonly check: () => Promise<void>;
  readonly close: () => void;
}

export interface RealtimeOptions {
  readonly limits: RealtimeLimits;
  /** How often a heart-beat is sent, and wanted. */
  readonly beatMs: number;
  /** How long one may take to say who one is. */
  readonly connectMs: number;
  /** What everybody is told they are told one after the other: thousands of browsers must not ask at once. */
  readonly spread: (tell: () => void) => void;
}

export interface RealtimeParts {
  readonly sessions: Pick<SessionBook, 'findLive' | 'findEndReason' | 'recordRefusal'>;
  readonly listener: Listener;
  readonly catalogue: Pick<Catalogue, 'messages'>;
  readonly metrics: Pick<Metrics, 'gauge'>;
  readonly log: { readonly warn: (details: object, text: string) => void };
  readonly publicUrl: string;
  readonly options?: Partial<RealtimeOptions> | undefined;
}

const SPREAD_MS = 1_000;
const defaults: RealtimeOptions = {
  limits: LIMITS,
  beatMs: 10_000,
  connectMs: 10_000,
  spread: (tell) => void setTimeout(tell, Math.random() * SPREAD_MS).unref(),
};

export function createRealtime(parts: RealtimeParts): Realtime {
  const { sessions, metrics } = parts;
  const options = { ...defaults, ...parts.options };
  const audience = createAudience();
  const listening = new Set<Conversation>();
  const watch = createWatch(parts, audience);
  const stopListening = listen(parts, { audience, watch, spread: options.spread });
  metrics.gauge({ name: 'haz_realtime_connections', help: 'Open connections of listeners.', read: audience.size });
  return {
    publicUrl: parts.publicUrl,
    connections: audience.size,
    listeners: () => listening.size,
    check: watch.check,
    open: (wire, origin) => {
      const one: Conversation = createConversation({
        ...options,
        wire,
        textsOf: (ref) => textsIn(parts.catalogue, ref),
        findLive: async (token) => {
          const live = await sessions.findLive({ token });
          return live === undefined ? undefined : memberOf(live);
        },
        findObstacle: ({ actor }) =>
          audience.ofSession(actor.sessionId).length < options.limits.connectionsOfSession
            ? undefined
            : message('socketTooMany'),
        opened: (member) => {
          audience.join(one, member);
          // It may have ended while it was looked up, when nobody knew whom to tell.
          watch.soon(() => watch.checkSession(member.actor.sessionId));
        },
        // Came while it was ending: the others were told before.
        subscribed: ({ actor, endedBy }, destination) => {
          if (destination !== LOGOUT) return;
          listening.add(one);
          if (endedBy !== null) watch.ending(actor.sessionId, { reason: endedBy, whom: [one] });
        },
        refused: ({ actor }, what) => sessions.recordRefusal({ ...origin, actor, call: what }),
        closed: () => {
          listening.delete(one);
          audience.remove(one);
        },
      });
      const address = addressKey(origin.ip);
      audience.add(one, address);
      if (isFull(audience, address, options.limits)) one.refuse(message('socketTooMany'));
      return { heard: one.heard, gone: one.close };
    },
    close: () => {
      stopListening();
      watch.stop();
      for (const one of audience.everybody()) one.close();
    },
  };
}

function isFull(
  audience: Audience,
  address: string,
  { connections, strangers, strangersOfAddress }: RealtimeLimits,
): boolean {
  return (
    audience.size() > connections ||
    audience.strangers() > strangers ||
    audience.strangersAt(address) > strangersOfAddress
  );
}

const CHECK_MS = 30_000;
/** Timers may be a little early. */
const AFTERWARDS_MS = 100;

interface Watch {
  readonly check: () => Promise<void>;
  readonly checkSession: (sessionId: string) => Promise<void>;
  /** The session ends now, or in a moment: who belongs to it is told, and goes when it has ended. */
  readonly ending: (sessionId: string, how: { reason: string; whom: readonly Conversation[] }) => void;
  readonly soon: (work: () => Promise<void>) => void;
  readonly stop: () => void;
}

/** That nobody listens for longer than they are signed in. */
function createWatch({ sessions, listener, log }: RealtimeParts, audience: Audience): Watch {
  const soon: Watch['soon'] = (work) =>
    void work().catch((error: unknown) =>
      log.warn({ error }, 'It could not be found out whether listeners are still signed in'),
    );
  const told = new WeakSet<Conversation>();
  const tell = (ones: readonly Conversation[], reason: string): void => {
    for (const one of ones.filter((each) => !told.has(each))) {
      told.add(one);
      one.push(LOGOUT, { reason });
    }
  };
  const close = (ones: readonly Conversation[]): void => {
    for (const one of ones) one.close();
  };
  const checkSession: Watch['checkSession'] = async (sessionId) => {
    if ((await sessions.findLive({ sessionId })) !== undefined) return;
    const reason = await sessions.findEndReason(sessionId);
    const ones = audience.ofSession(sessionId);
    tell(ones, reason);
    close(ones);
  };
  const check: Watch['check'] = async () => {
    for (const sessionId of audience.sessionIds()) await checkSession(sessionId);
  };
  // Without news everything would have to be asked of a database that is in trouble.
  const checking = setInterval(() => listener.isLive() && soon(check), CHECK_MS);
  checking.unref();
  return {
    check,
    checkSession,
    soon,
    ending: (sessionId, { reason, whom }) => {
      tell(whom, reason);
      if (reason !== LATER) close(whom);
      else if (whom.length > 0)
        setTimeout(() => soon(() => checkSession(sessionId)), FORCED_LOGOUT_MS + AFTERWARDS_MS).unref();
    },
    stop: () => clearInterval(checking),
  };
}

/** Of all ends the one that is announced before it comes. */
const LATER = 'otherSession';

/** What processes tell each other, and whom it concerns here. */
function listen(
  { listener }: RealtimeParts,
  { audience, watch, spread }: { audience: Audience; watch: Watch; spread: RealtimeOptions['spread'] },
): () => void {
  const planned = new Set<Conversation>();
  const tellAll = (ones: readonly Conversation[]): void => {
    for (const one of ones) one.push(INFO);
  };
  const tellEverybody = (): void => {
    for (const one of audience.everybody()) {
      if (planned.has(one)) continue;
      planned.add(one);
      spread(() => {
        planned.delete(one);
        one.push(INFO);
      });
    }
  };
  const stops = [
    listener.subscribe('ended', (subject) => {
      const [sessionId = '', reason = ''] = subject.split(' ');
      watch.ending(sessionId, { reason, whom: audience.ofSession(sessionId) });
    }),
    listener.subscribe('session', (sessionId) => tellAll(audience.ofSession(sessionId))),
    listener.subscribe('user', (userId) => tellAll(audience.concernedBy(userId))),
    listener.subscribe('access', tellEverybody),
    listener.subscribe('all', tellEverybody),
    listener.subscribe('notification', (userId) => {
      for (const one of audience.ofPerson(userId)) one.push(NOTIFICATION, {});
    }),
    listener.onReconnect(() => {
      watch.soon(watch.check);
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
