/** Logs refused calls of people. A thousand equal refusals give one line a minute. */
import type { Actor } from '../access/actor/actor.ts';
import { createBackgroundWrites, type BackgroundWrites } from './backgroundWrites.ts';
import { recordSecurityEvent, type Origin, type SecurityEvent } from '../audit/securityEvent.ts';
import type { SessionDependencies } from './sessionDependencies.ts';

export interface RefusalLog {
  readonly record: RecordRefusal;
  /** A person who signs in and has to wait before the next attempt. */
  readonly recordBackoff: (attempt: { readonly username: string; readonly origin: Origin }) => void;
  readonly whenDone: BackgroundWrites['whenDone'];
}

export type RecordRefusal = (refusal: Origin & { readonly actor: Actor; readonly call: string }) => void;

export function createRefusalLog({
  pool,
  securityClock,
  log,
}: Pick<SessionDependencies, 'pool' | 'securityClock' | 'log'>): RefusalLog {
  const background = createBackgroundWrites(log, 'A refusal could not be written');
  const lastMs = new Map<string, number>();
  const onceAMinute = (key: string, event: Omit<SecurityEvent, 'outcome' | 'nowMs'>): void => {
    const nowMs = securityClock.nowMs();
    if (nowMs - (lastMs.get(key) ?? -Infinity) < REPEAT_AFTER_MS) return;
    if (lastMs.size >= MAX_REMEMBERED) lastMs.clear();
    lastMs.set(key, nowMs);
    background.start(() => recordSecurityEvent(pool, { ...event, outcome: 'failure', nowMs }));
  };
  return {
    record: ({ actor: { userId, username, sessionId }, call, ...origin }) =>
      onceAMinute(`${sessionId ?? ''} ${call}`, { action: 'refused', userId, username, reason: call, origin }),
    recordBackoff: ({ username, origin }) =>
      onceAMinute(`${username}\n${origin.ip}`, {
        action: 'signIn',
        userId: null,
        username,
        reason: 'tooManyRequests',
        origin,
      }),
    whenDone: background.whenDone,
  };
}

const REPEAT_AFTER_MS = 60_000;
const MAX_REMEMBERED = 10_000;
