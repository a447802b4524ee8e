/** Everybody who listens, found by session and by person. */
import type { LiveSession } from '../auth/sessionMemory.ts';
import type { Conversation } from './conversation.ts';

/** What is kept of a session: not its menus, of which there would soon be an old copy for every tab. */
export interface Member extends Pick<LiveSession, 'actor' | 'endedBy'> {
  /** The person, and for whom they may act: what changes about one of these changes what they may do. */
  readonly concerns: readonly string[];
}

export interface Audience {
  readonly size: () => number;
  /** Who has not said who they are. */
  readonly strangers: () => number;
  readonly strangersAt: (address: string) => number;
  readonly add: (one: Conversation, address: string) => void;
  readonly join: (one: Conversation, member: Member) => void;
  readonly remove: (one: Conversation) => void;
  readonly ofSession: (sessionId: string) => readonly Conversation[];
  readonly sessionIds: () => readonly string[];
  /** Whose this is, without those who only act for them. */
  readonly ofPerson: (userId: string) => readonly Conversation[];
  readonly concernedBy: (userId: string) => readonly Conversation[];
  readonly everybody: () => readonly Conversation[];
}

export function createAudience(): Audience {
  const strangers = new Map<Conversation, string>();
  const members = new Map<Conversation, Member>();
  const bySession = new Map<string, Set<Conversation>>();
  const where = (suits: (member: Member) => boolean): Conversation[] =>
    [...members].filter(([, member]) => suits(member)).map(([one]) => one);
  return {
    size: () => strangers.size + members.size,
    strangers: () => strangers.size,
    strangersAt: (address) => [...strangers.values()].filter((one) => one === address).length,
    add: (one, address) => void strangers.set(one, address),
    join: (one, member) => {
      const { sessionId } = member.actor;
      strangers.delete(one);
      members.set(one, member);
      bySession.set(sessionId, (bySession.get(sessionId) ?? new Set()).add(one));
    },
    remove: (one) => {
      strangers.delete(one);
      const sessionId = members.get(one)?.actor.sessionId ?? '';
      members.delete(one);
      const others = bySession.get(sessionId);
      others?.delete(one);
      if (others?.size === 0) bySession.delete(sessionId);
    },
    ofSession: (sessionId) => [...(bySession.get(sessionId) ?? [])],
    sessionIds: () => [...bySession.keys()],
    ofPerson: (userId) => where(({ actor }) => actor.userId === userId),
    concernedBy: (userId) => where(({ concerns }) => concerns.includes(userId)),
    everybody: () => [...strangers.keys(), ...members.keys()],
  };
}

export function memberOf({ actor, endedBy, actingForOptions, lostHolder }: LiveSession): Member {
  return {
    actor,
    endedBy,
    concerns: [
      actor.userId,
      ...(lostHolder === undefined ? [] : [lostHolder.id]),
      ...actingForOptions.map(({ id }) => id),
    ],
  };
}
