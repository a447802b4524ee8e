/** Limits attempts at passwords of certificates: after a few failures, each further attempt must wait longer. */
import { message } from '#language/message.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { App } from '../app.ts';
import { createBackoff, FREE_FAILURES_OF_NAME, type Backoff } from '../http/backoff.ts';
import { recordSecurityEvent, type Origin } from '../audit/securityEvent.ts';
import type { Clock } from '../clock.ts';
import { Refusal } from '../errors.ts';
import type { OpenedP12, P12Problem } from './openP12.ts';

/**
 * Problems that cost the server work and open nothing. All other problems are found after the certificate was opened.
 */
const FAILED_ATTEMPTS: ReadonlySet<P12Problem['problem']> = new Set(['wrongPassword', 'tooDemanding', 'corrupt']);

/** Every process counts failures by itself. */
const backoffs = new WeakMap<Clock, Backoff>();

export interface PasswordAttempt {
  readonly actor: Actor;
  readonly origin: Partial<Origin>;
}

/**
 * Refuses people who have to wait. Call it also before costly work that depends on a password, so that none of it is
 * begun.
 */
export function refuseWhileWaiting(
  { securityClock }: Pick<App, 'securityClock'>,
  { userId }: Pick<Actor, 'userId'>,
): void {
  const seconds = backoffOf(securityClock).waitSeconds(userId ?? '');
  if (seconds > 0) throw new Refusal(429, message('tooManyRequests', { seconds }), { retryAfter: seconds });
}

export async function tryPassword(
  app: Pick<App, 'pools' | 'securityClock' | 'metrics'>,
  { actor, origin }: PasswordAttempt,
  open: () => Promise<OpenedP12 | P12Problem>,
): Promise<OpenedP12 | P12Problem> {
  refuseWhileWaiting(app, actor);
  const name = actor.userId ?? '';
  const backoff = backoffOf(app.securityClock);
  const done = backoff.begin(name);
  const found = await open().finally(done);
  if (found.problem !== undefined && FAILED_ATTEMPTS.has(found.problem)) {
    backoff.fail(name);
    app.metrics.certificateRefused(found.problem);
    await recordSecurityEvent(app.pools.outsideTransaction, {
      action: 'accountChanged',
      outcome: 'failure',
      userId: actor.userId,
      username: actor.username,
      reason: `certificate ${found.problem}`,
      origin,
      nowMs: app.securityClock.nowMs(),
    });
  } else if (found.problem === undefined) backoff.clear(name);
  return found;
}

function backoffOf(clock: Clock): Backoff {
  const backoff = backoffs.get(clock) ?? createBackoff({ nowMs: clock.nowMs, freeFailures: FREE_FAILURES_OF_NAME });
  backoffs.set(clock, backoff);
  return backoff;
}
