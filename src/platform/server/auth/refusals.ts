/** The log of what people asked for and may not do. Asking a thousand times is one line a minute. */
import type { Actor } from '../access/actor/actor.ts';
import { createBackground, type Background } from './background.ts';
import { recordSecurityEvent, type Origin, type SecurityEvent } from '../audit/securityEvent.ts';
import type { SessionParts } from './sessionParts.ts';

export interface Refusals {
  readonly record: RecordRefusal;
  /** Somebody at the door who has to wait before the next attempt. */
  readonly recordHeldOff: (attempt: { readonly username: string; readonly origin: Origin }) => void;
  readonly settled: Background['settled'];
}

export type RecordRefusal = (refusal: Origin & { readonly actor: Actor; readonly call: string }) => void;

export function createRefusals({
  pool,
  securityClock,
  log,
}: Pick<SessionParts, 'pool' | 'securityClock' | 'log'>): Refusals {
  const background = createBackground(log, 'A refusal could not be written');
  const lastMs = new Map<string, number>();
  const onceAMinute = (key: string, event: Omit<SecurityEvent, 'outcome' | 'nowMs'>): void => {
    const nowMs = securityClock.nowMs();
    if (nowMs - (lastMs.get(key) ?? -Infinity) < AGAIN_AFTER_MS) return;
    if (lastMs.size >= MAX_REMEMBERED) lastMs.clear();
    lastMs.set(key, nowMs);
    background.start(() => recordSecurityEvent(pool, { ...event, outcome: 'failure', nowMs }));
  };
  return {
    record: ({ actor: { userId, username, sessionId }, call, ...origin }) =>
      onceAMinute(`${sessionId ?? ''} ${call}`, { action: 'refused', userId, username, reason: call, origin }),
    recordHeldOff: ({ username, origin }) =>
      onceAMinute(`${username}\n${origin.ip}`, {
        action: 'signIn',
        userId: null,
        username,
        reason: 'tooManyRequests',
        origin,
      }),
    settled: background.settled,
  };
}

const AGAIN_AFTER_MS = 60_000;
const MAX_REMEMBERED = 10_000;
