/** Nobody goes through the registries number by number: so many from one address, so many from one person, so many of strangers altogether. */
import { message } from '#language/message.ts';
import type { App } from '../app.ts';
import { Refusal } from '../errors.ts';
import { createRateLimit, type RateLimit } from '../find/rateLimit.ts';
import type { CallContext } from '../http/call.ts';
import { throttleByAddress } from '../http/throttle.ts';

/** Who registers asks a few times; an office shares one address. */
export const FREE_LOOKUPS_PER_ADDRESS = 30;
/** An officer works through a list. */
export const FREE_LOOKUPS_PER_PERSON = 200;
/** Of all who are not signed in: a registry that serves the country is not asked more by us. */
export const MAX_ANONYMOUS_LOOKUPS_PER_SECOND = 10;
const RETRY_SECONDS = 1;

const byAddress = throttleByAddress(FREE_LOOKUPS_PER_ADDRESS);
const byPerson = throttleByAddress(FREE_LOOKUPS_PER_PERSON);
/** Each server counts its own. */
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
