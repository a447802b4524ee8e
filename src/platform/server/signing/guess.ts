/** Passwords of certificates are tried a few times, then ever more slowly. */
import { message } from '#language/message.ts';
import type { Actor } from '../access/actor.ts';
import type { App } from '../app.ts';
import { createBackoff, FREE_FAILURES_OF_NAME, type Backoff } from '../auth/backoff.ts';
import { recordSecurityEvent, type Origin } from '../auth/securityEvent.ts';
import type { Clock } from '../clock.ts';
import { Refusal } from '../errors.ts';
import type { OpenedP12, P12Problem } from './openP12.ts';

/** Each server remembers for itself. */
const books = new WeakMap<Clock, Backoff>();

export interface Guess {
  readonly actor: Actor;
  readonly origin: Partial<Origin>;
}

/** Also for who is about to do something costly with what a password opens: nothing of it is begun for somebody who has to wait. */
export function refuseWaiting({ securityClock }: Pick<App, 'securityClock'>, { userId }: Pick<Actor, 'userId'>): void {
  const seconds = bookOf(securityClock).waitSeconds(userId ?? '');
  if (seconds > 0) throw new Refusal(429, message('tooManyRequests', { seconds }), { retryAfter: seconds });
}

export async function guess(app: Pick<App, 'pools' | 'securityClock'>, { actor, origin }: Guess, open: () => Promise<OpenedP12 | P12Problem>): Promise<OpenedP12 | P12Problem> {
  refuseWaiting(app, actor);
  const name = actor.userId ?? '';
  const book = bookOf(app.securityClock);
  const done = book.begin(name);
  const found = await open().finally(done);
  if (found.problem === 'wrongPassword') {
    book.fail(name);
    await recordSecurityEvent(app.pools.aside, { action: 'accountChanged', outcome: 'failure', userId: actor.userId, username: actor.username, reason: 'certificate wrongPassword', origin, nowMs: app.securityClock.nowMs() });
  } else if (found.problem === undefined) book.clear(name);
  return found;
}

function bookOf(clock: Clock): Backoff {
  const known = books.get(clock) ?? createBackoff({ nowMs: clock.nowMs, freeFailures: FREE_FAILURES_OF_NAME });
  books.set(clock, known);
  return known;
}
