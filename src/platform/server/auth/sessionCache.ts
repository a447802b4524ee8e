/**
 * Caches sessions that were used recently, so that the next call needs no query. Entries are dropped when a change is
 * notified.
 */
import type { ActingFor, LostHolder, LostPower } from '../access/actor/actingFor.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { EndReason, UserInfo } from './sessionRows.ts';

export interface LiveSession {
  readonly actor: Actor & { readonly userId: string; readonly sessionId: string };
  readonly roles: readonly string[];
  readonly user: UserInfo;
  readonly mustChange: boolean;
  readonly actingFor: ActingFor | undefined;
  readonly actingForOptions: readonly ActingFor[];
  readonly lostPower: LostPower | undefined;
  readonly lostHolder: LostHolder | undefined;
  readonly expiresMs: number;
  /** Why it ends at that time, if it was ended in advance. */
  readonly endedBy: EndReason | null;
  /** The business day it was computed for: memberships start and end by days. */
  readonly day: number;
  /** The last-seen time stored in the row. */
  seenMs: number;
}

export interface SessionCache {
  readonly find: (sessionId: string) => LiveSession | undefined;
  /** Increases with every invalidation: a session read before the last one may be stale and is not cached. */
  readonly epoch: () => number;
  readonly add: (session: LiveSession, epoch: number) => void;
  readonly forget: (sessionId: string) => void;
  /** Drops sessions of the person, and of those who act, may act, or could until now act for them. */
  readonly forgetUser: (userId: string) => void;
  /** Drops sessions that have the role. */
  readonly forgetRole: (roleId: string) => void;
  readonly forgetAll: () => void;
}

export function createSessionCache(): SessionCache {
  const sessions = new Map<string, LiveSession>();
  let epoch = 0;
  return {
    find: (sessionId) => sessions.get(sessionId),
    epoch: () => epoch,
    add: (session, readAt) => {
      if (readAt !== epoch) return;
      if (sessions.size >= MAX_SESSIONS) sessions.delete(sessions.keys().next().value ?? '');
      sessions.set(session.actor.sessionId, session);
    },
    forget: (sessionId) => {
      epoch += 1;
      sessions.delete(sessionId);
    },
    forgetUser: (userId) => {
      epoch += 1;
      for (const [id, session] of sessions) {
        if (
          session.actor.userId === userId ||
          session.lostPower?.id === userId ||
          session.lostHolder?.id === userId ||
          session.actingForOptions.some((option) => option.id === userId)
        )
          sessions.delete(id);
      }
    },
    forgetRole: (roleId) => {
      epoch += 1;
      for (const [id, session] of sessions) if (session.roles.includes(roleId)) sessions.delete(id);
    },
    forgetAll: () => {
      epoch += 1;
      sessions.clear();
    },
  };
}

/** Several times the number of people who work at once; the oldest are dropped first and read again when needed. */
const MAX_SESSIONS = 20_000;
