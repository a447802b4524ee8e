/**
 * Prevents going through the registries number by number: limits lookups per address, per person, and of all anonymous
 * callers together.
 */
import { message } from '#language/message.ts';
import type { App } from '../app.ts';
import { Refusal } from '../errors.ts';
import { createRateLimit, type RateLimit } from '../find/rateLimit.ts';
import type { CallContext } from '../http/call.ts';
import { throttleByAddress } from '../http/throttle.ts';

/** A person who registers makes a few lookups; people of one company often share an address. */
export const FREE_LOOKUPS_PER_ADDRESS = 30;
/** An officer works through a list. */
export const FREE_LOOKUPS_PER_PERSON = 200;
/** For all anonymous callers together: a registry that serves the whole country must not get more calls from us. */
export const MAX_ANONYMOUS_LOOKUPS_PER_SECOND = 10;
const RETRY_SECONDS = 1;

const byAddress = throttleByAddress(FREE_LOOKUPS_PER_ADDRESS);
const byPerson = throttleByAddress(FREE_LOOKUPS_PER_PERSON);
/** Each server counts separately. */
const rateLimits = new WeakMap<App, RateLimit>();

/** Throws 429. */
export function throttleLookups({ app, actor, ip }: Pick<CallContext, 'app' | 'actor' | 'ip'>): void {
  if (actor.userId !== null) {
    byPerson({ app, ip: actor.userId });
    return;
  }
  byAddress({ app, ip });
  const pace =
    rateLimits.get(app) ??
    createRateLimit({ most: MAX_ANONYMOUS_LOOKUPS_PER_SECOND, nowMs: () => app.securityClock.nowMs() });
  rateLimits.set(app, pace);
  if (!pace.take('strangers'))
    throw new Refusal(429, message('tooManyRequests', { seconds: RETRY_SECONDS }), { retryAfter: RETRY_SECONDS });
}
