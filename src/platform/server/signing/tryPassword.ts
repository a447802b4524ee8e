/** Passwords of certificates are tried a few times, then ever more slowly. */
import { message } from '#language/message.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { App } from '../app.ts';
import { createBackoff, FREE_FAILURES_OF_NAME, type Backoff } from '../http/backoff.ts';
import { recordSecurityEvent, type Origin } from '../audit/securityEvent.ts';
import type { Clock } from '../clock.ts';
import { Refusal } from '../errors.ts';
import type { OpenedP12, P12Problem } from './openP12.ts';

/** What costs the server work and opens nothing; whatever else is wrong is told by a certificate that was opened. */
const FAILED_ATTEMPTS: ReadonlySet<P12Problem['problem']> = new Set(['wrongPassword', 'tooDemanding', 'corrupt']);

/** Each server remembers for itself. */
const backoffs = new WeakMap<Clock, Backoff>();

export interface PasswordAttempt {
  readonly actor: Actor;
  readonly origin: Partial<Origin>;
}

/** Also for who is about to do something costly with what a password opens: nothing of it is begun for somebody who has to wait. */
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
  const book = backoffOf(app.securityClock);
  const done = book.begin(name);
  const found = await open().finally(done);
  if (found.problem !== undefined && FAILED_ATTEMPTS.has(found.problem)) {
    book.fail(name);
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
  } else if (found.problem === undefined) book.clear(name);
  return found;
}

function backoffOf(clock: Clock): Backoff {
  const known = backoffs.get(clock) ?? createBackoff({ nowMs: clock.nowMs, freeFailures: FREE_FAILURES_OF_NAME });
  backoffs.set(clock, known);
  return known;
}
