/** The log of what people asked for and may not do. Asking a thousand times is one line a minute. */
import type { Actor } from '../access/actor.ts';
import { createBackground, type Background } from './background.ts';
import { recordSecurityEvent, type Origin } from './securityEvent.ts';
import type { SessionParts } from './sessionParts.ts';

export type RecordRefusal = (refusal: Origin & { readonly actor: Actor; readonly call: string }) => void;

export function createRefusals({ pool, securityClock, log }: Pick<SessionParts, 'pool' | 'securityClock' | 'log'>): { record: RecordRefusal; settled: Background['settled'] } {
  const background = createBackground(log, 'A refusal could not be written');
  const lastMs = new Map<string, number>();
  return {
    record: ({ actor, call, ...origin }) => {
      const nowMs = securityClock.nowMs();
      const key = `${actor.sessionId ?? ''} ${call}`;
      if (nowMs - (lastMs.get(key) ?? -Infinity) < AGAIN_AFTER_MS) return;
      if (lastMs.size >= MAX_REMEMBERED) lastMs.clear();
      lastMs.set(key, nowMs);
      const { userId, username } = actor;
      background.start(() => recordSecurityEvent(pool, { action: 'refused', outcome: 'failure', userId, username, reason: call, origin, nowMs }));
    },
    settled: background.settled,
  };
}

const AGAIN_AFTER_MS = 60_000;
const MAX_REMEMBERED = 10_000;
