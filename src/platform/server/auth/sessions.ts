/**
 * Finds who is signed in. A cached session costs microseconds; whatever ends or changes one takes effect in every
 * process at once.
 */
import { BANGKOK_OFFSET_MS, DAY_MS } from '#language/values/calendar.ts';
import type { Actor } from '../access/actor/actor.ts';
import { rolesWhileActing } from '../access/actor/rolesWhileActing.ts';
import { resolveScope, type ResolvedScope } from '../access/actor/resolveScope.ts';
import { SIGNED_IN_ROLE } from '../access/rights/roles.ts';
import type { Config } from '../config.ts';
import { notifyChanged } from '../database/listen.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound, unauthenticated } from '../errors.ts';
import { createBackgroundWrites } from './backgroundWrites.ts';
import { createAuthInfo, type AuthInfo } from './authInfo.ts';
import { createPasswordHasher } from './password.ts';
import { createRefresh, type Refresh } from './refresh.ts';
import { createRefusalLog, type RecordRefusal } from './refusalLog.ts';
import { recordSecurityEvent, type Origin } from '../audit/securityEvent.ts';
import { createSessionCache, type LiveSession } from './sessionCache.ts';
import type { SessionDependencies } from './sessionDependencies.ts';
import {
  endExpired,
  endSessions,
  findEndReason,
  findSession,
  saveFirstHolder,
  markSeen,
  type EndReason,
  type SessionEnding,
  type SessionRow,
} from './sessionRows.ts';
import { createSignIn, type SignIn } from './signIn.ts';
import { createAccessTokens } from './accessTokens.ts';

export interface Sessions {
  readonly signIn: SignIn;
  readonly refresh: Refresh;
  /** Returns undefined for a token that is not ours or has expired, and for a session that has ended. */
  readonly findActor: (token: string) => Promise<Actor | undefined>;
  /** Like `findActor`, for clients that only listen: it does not count as a use of the session. */
  readonly findLive: (
    which: { readonly token: string } | { readonly sessionId: string },
  ) => Promise<LiveSession | undefined>;
  readonly findEndReason: (sessionId: string) => Promise<EndReason>;
  readonly anonymous: () => Actor;
  readonly end: (sessionId: string, why: EndReason, origin?: Origin) => Promise<void>;
  /** Returns the number of sessions. */
  readonly endAll: (
    which: SessionEnding['which'],
    why: EndReason,
    by?: { readonly username: string; readonly origin: Origin },
  ) => Promise<number>;
  /** Writes the end of sessions that expired; they are refused from that moment, whether or not this has run. */
  readonly closeExpired: () => Promise<number>;
  /** From now on the session acts for another holder the person may act for. */
  readonly chooseActingFor: (actor: Actor, holderId: string) => Promise<void>;
  /** Drops what is cached about a person who was changed. Other processes are notified separately. */
  readonly forget: (userId: string) => void;
  readonly infoFor: (actor: Actor) => Promise<AuthInfo>;
  /** Logs that a signed-in person made a call they have no right to. Not waited for. */
  readonly recordRefusal: RecordRefusal;
  readonly close: () => Promise<void>;
}

export interface SessionsOptions extends Pick<
  SessionDependencies,
  'pool' | 'access' | 'listener' | 'clock' | 'securityClock' | 'log'
> {
  readonly config: Pick<Config, 'tokenSecret'>;
  readonly hasher?: SessionDependencies['hasher'];
}

export function createSessions({ config, hasher = createPasswordHasher(), ...given }: SessionsOptions): Sessions {
  const memory = createSessionCache();
  const parts: SessionDependencies = {
    ...given,
    hasher,
    cache: memory,
    tokens: createAccessTokens({ secret: config.tokenSecret, clock: given.securityClock }),
  };
  const { pool, access, securityClock } = parts;
  const info = createAuthInfo(access);
  const sight = createSeenWriter(parts);
  const refusals = createRefusalLog(parts);
  const stopListening = listenForChanges(parts);
  const loading = createSharedLoader(parts);
  const findLive = async (sessionId: string): Promise<LiveSession | undefined> =>
    findCached(parts, sessionId) ?? loading(sessionId);
  const findBearer = async (text: string): Promise<LiveSession | undefined> => {
    const token = await parts.tokens.verify(text);
    return token === undefined ? undefined : findLive(token.sessionId);
  };
  const endAndTell = async (ending: Omit<SessionEnding, 'nowMs'>, origin?: Origin, by?: string): Promise<number> => {
    const nowMs = securityClock.nowMs();
    const action = ending.why === 'signOut' ? 'signOut' : 'sessionEnded';
    const ended = await inTransaction(pool, {}, async (db) => {
      const rows = await endSessions(db, { ...ending, nowMs });
      for (const { userId, username } of rows)
        await recordSecurityEvent(db, {
          action,
          outcome: 'success',
          userId,
          username,
          reason: by === undefined ? ending.why : `by ${by}`,
          origin,
          nowMs,
        });
      return rows;
    });
    for (const { id } of ended) memory.forget(id);
    return ended.length;
  };
  return {
    signIn: createSignIn(parts, refusals),
    refresh: createRefresh(parts),
    findActor: async (text) => {
      const live = await findBearer(text);
      if (live !== undefined) sight.note(live);
      return live?.actor;
    },
    findLive: (which) => ('token' in which ? findBearer(which.token) : findLive(which.sessionId)),
    findEndReason: (sessionId) => findEndReason(pool, sessionId),
    anonymous: access.anonymous,
    end: async (sessionId, why, origin) => void (await endAndTell({ which: { sessionId }, why }, origin)),
    endAll: (which, why, by) => endAndTell({ which, why }, by?.origin, by?.username),
    closeExpired: () => inTransaction(pool, {}, async (db) => (await endExpired(db, securityClock.nowMs())).length),
    chooseActingFor: async ({ sessionId }, holderId) => {
      const live = sessionId === null ? undefined : await findLive(sessionId);
      if (live === undefined) throw unauthenticated();
      if (live.actingForOptions.every((option) => option.id !== holderId)) throw notFound();
      await inTransaction(pool, {}, async (db) => {
        await db.query('update "session" set "acting_for_id" = $2 where "id" = $1', [sessionId, holderId]);
        await notifyChanged(db, 'session', live.actor.sessionId);
      });
      memory.forget(live.actor.sessionId);
    },
    forget: memory.forgetUser,
    infoFor: async ({ sessionId }) => info(sessionId === null ? undefined : await findLive(sessionId)),
    recordRefusal: refusals.record,
    close: async () => {
      stopListening();
      await Promise.all([sight.settled(), refusals.whenDone()]);
    },
  };
}

/**
 * Returns a cached session only if it can be trusted: the listener is connected, it has not expired, and it was
 * computed today.
 */
function findCached(
  { cache, listener, clock, securityClock }: SessionDependencies,
  sessionId: string,
): LiveSession | undefined {
  const live = listener.isLive() ? cache.find(sessionId) : undefined;
  return live !== undefined && live.expiresMs > securityClock.nowMs() && live.day === dayOf(clock.nowMs())
    ? live
    : undefined;
}

function dayOf(ms: number): number {
  return Math.floor((ms + BANGKOK_OFFSET_MS) / DAY_MS);
}

/** Concurrent calls of one session read it once. */
function createSharedLoader(parts: SessionDependencies): (sessionId: string) => Promise<LiveSession | undefined> {
  const underWay = new Map<string, Promise<LiveSession | undefined>>();
  return (sessionId) => {
    // Never joins a read that started before the last change.
    const key = `${parts.cache.epoch()} ${sessionId}`;
    const pending = underWay.get(key);
    if (pending !== undefined) return pending;
    const reading = loadSession(parts, sessionId).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  };
}

async function loadSession(parts: SessionDependencies, sessionId: string): Promise<LiveSession | undefined> {
  const { cache, access, securityClock } = parts;
  const epoch = cache.epoch();
  await access.whenLoaded();
  const row = await findSession(parts.pool, { sessionId, nowMs: securityClock.nowMs() });
  if (row === undefined || row.expiresMs <= securityClock.nowMs()) return undefined;
  const live = await liveSessionOf(parts, row);
  cache.add(live, epoch);
  return live;
}

async function liveSessionOf({ pool, access, clock }: SessionDependencies, row: SessionRow): Promise<LiveSession> {
  const { id: sessionId, userId, user, departmentId, mustChange, expiresMs, endedBy, seenMs } = row;
  const day = dayOf(clock.nowMs());
  const widest = access.profileFor([...row.held.map(({ id }) => id), SIGNED_IN_ROLE]);
  const resolve = (chosenId: string | null): Promise<ResolvedScope> =>
    resolveScope(pool, { userId, departmentId, profile: widest, chosenId, today: clock.today() });
  let resolved = await resolve(row.actingForId);
  // The first holder a person acts for is saved in the session: otherwise a holder they lose would be replaced by the
  // next without notice.
  if (row.actingForId === null && resolved.grant !== undefined) {
    const savedId = await saveFirstHolder(pool, { sessionId, holderId: resolved.grant.id });
    if (savedId !== resolved.grant.id) resolved = await resolve(savedId);
  }
  const { scope, grant, actingFor, actingForOptions, lostPower, lostHolder } = resolved;
  // Rights depend on the holder acted for; while none is chosen, only the rights of everybody who has signed in apply.
  const roles = [...(lostHolder === undefined ? rolesWhileActing(grant, row.held) : []), SIGNED_IN_ROLE];
  await access.ensureRolesLoaded(roles);
  const actor = {
    userId,
    username: user.username,
    actingForId: actingFor?.id ?? null,
    authorizeId: grant?.authorizeId ?? null,
    lostHolder,
    sessionId,
    scope,
    fieldClasses: access.profileFor(roles).fieldClasses,
    grants: access.grantsFor(roles),
    mustChange,
  };
  return {
    actor,
    roles,
    user,
    mustChange,
    actingFor,
    actingForOptions,
    lostPower,
    lostHolder,
    expiresMs,
    endedBy,
    seenMs,
    day,
  };
}

function listenForChanges({ listener, cache, access, log }: SessionDependencies): () => void {
  const everythingAnew = (): void => {
    cache.forgetAll();
    access
      .reload()
      .catch((error: unknown) => log.warn({ error }, 'Rights could not be read; nobody is let in by the old ones'));
  };
  const stops = [
    listener.subscribe('session', cache.forget),
    listener.subscribe('user', cache.forgetUser),
    listener.subscribe('role', (roleId) => {
      access.forgetRole(roleId);
      cache.forgetRole(roleId);
    }),
    listener.subscribe('access', everythingAnew),
    listener.subscribe('all', everythingAnew),
    listener.onReconnect(everythingAnew),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const SEEN_EVERY_MS = 60_000;

/** Writes when a session was last seen, at most once a minute and without delaying calls. */
function createSeenWriter({ pool, securityClock, log }: SessionDependencies) {
  const background = createBackgroundWrites(log, 'It could not be written when a session was seen');
  return {
    note: (live: LiveSession): void => {
      const nowMs = securityClock.nowMs();
      if (nowMs - live.seenMs < SEEN_EVERY_MS) return;
      live.seenMs = nowMs;
      background.start(() => markSeen(pool, { sessionId: live.actor.sessionId, nowMs }));
    },
    settled: background.whenDone,
  };
}
