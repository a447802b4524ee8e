/** Sessions that were asked for lately, so that the next call need not ask the database. Told of a change, it forgets. */
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
  /** Why it ends when it does, where somebody has ended it for then. */
  readonly endedBy: EndReason | null;
  /** The business day it was worked out for: memberships begin and end with days. */
  readonly day: number;
  /** When the row last said that it was seen. */
  seenMs: number;
}

export interface SessionCache {
  readonly find: (sessionId: string) => LiveSession | undefined;
  /** Changes with everything that is forgotten: what was read before may be old, and is not kept. */
  readonly epoch: () => number;
  readonly add: (session: LiveSession, epoch: number) => void;
  readonly forget: (sessionId: string) => void;
  /** Sessions of the person, and of those who act, may act, or could until now act for them. */
  readonly forgetUser: (userId: string) => void;
  /** Sessions that have the role. */
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

/** Several times as many as there are people at work; the oldest go first, and are read again when they come back. */
const MAX_SESSIONS = 20_000;
