/** All connected clients, found by session and by person. */
import type { LiveSession } from '../auth/sessionCache.ts';
import type { ClientConnection } from './clientConnection.ts';

/** The stored part of a session: not its menus, of which every tab would soon have an outdated copy. */
export interface ClientSession extends Pick<LiveSession, 'actor' | 'endedBy'> {
  /** The person, and the holders for whom they may act: a change of one of these changes their rights. */
  readonly affectedByUserIds: readonly string[];
}

export interface RealtimeClients {
  readonly size: () => number;
  /** Connections that have not identified themselves. */
  readonly anonymousCount: () => number;
  readonly anonymousCountAt: (address: string) => number;
  readonly add: (one: ClientConnection, address: string) => void;
  readonly identify: (one: ClientConnection, member: ClientSession) => void;
  readonly remove: (one: ClientConnection) => void;
  readonly ofSession: (sessionId: string) => readonly ClientConnection[];
  readonly sessionIds: () => readonly string[];
  /** The connections of this person, without people who only act for them. */
  readonly ofUser: (userId: string) => readonly ClientConnection[];
  readonly affectedBy: (userId: string) => readonly ClientConnection[];
  readonly all: () => readonly ClientConnection[];
}

export function createRealtimeClients(): RealtimeClients {
  const anonymous = new Map<ClientConnection, string>();
  const members = new Map<ClientConnection, ClientSession>();
  const bySession = new Map<string, Set<ClientConnection>>();
  const where = (suits: (member: ClientSession) => boolean): ClientConnection[] =>
    [...members].filter(([, member]) => suits(member)).map(([connection]) => connection);
  return {
    size: () => anonymous.size + members.size,
    anonymousCount: () => anonymous.size,
    anonymousCountAt: (address) => [...anonymous.values()].filter((clientAddress) => clientAddress === address).length,
    add: (connection, address) => void anonymous.set(connection, address),
    identify: (connection, member) => {
      const { sessionId } = member.actor;
      anonymous.delete(connection);
      members.set(connection, member);
      bySession.set(sessionId, (bySession.get(sessionId) ?? new Set()).add(connection));
    },
    remove: (connection) => {
      anonymous.delete(connection);
      const sessionId = members.get(connection)?.actor.sessionId ?? '';
      members.delete(connection);
      const others = bySession.get(sessionId);
      others?.delete(connection);
      if (others?.size === 0) bySession.delete(sessionId);
    },
    ofSession: (sessionId) => [...(bySession.get(sessionId) ?? [])],
    sessionIds: () => [...bySession.keys()],
    ofUser: (userId) => where(({ actor }) => actor.userId === userId),
    affectedBy: (userId) => where(({ affectedByUserIds }) => affectedByUserIds.includes(userId)),
    all: () => [...anonymous.keys(), ...members.keys()],
  };
}

export function clientSessionOf({ actor, endedBy, actingForOptions, lostHolder }: LiveSession): ClientSession {
  return {
    actor,
    endedBy,
    affectedByUserIds: [
      actor.userId,
      ...(lostHolder === undefined ? [] : [lostHolder.id]),
      ...actingForOptions.map(({ id }) => id),
    ],
  };
}
