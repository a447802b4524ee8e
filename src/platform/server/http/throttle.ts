/**
 * Limits calls that anybody may make, signed in or not: some are free for one address, and then each waits longer than
 * the one before.
 */
import { message } from '#language/message.ts';
import type { App } from '../app.ts';
import { createBackoff, type Backoff } from './backoff.ts';
import { Refusal } from '../errors.ts';
import { addressKey } from './addressKey.ts';
import type { CallContext } from './call.ts';

/** Throws 429. Each server counts separately. */
export function throttleByAddress(freeCalls: number): (context: Pick<CallContext, 'app' | 'ip'>) => void {
  const backoffs = new WeakMap<App, Backoff>();
  return ({ app, ip }) => {
    const backoff =
      backoffs.get(app) ?? createBackoff({ nowMs: () => app.securityClock.nowMs(), freeFailures: freeCalls });
    backoffs.set(app, backoff);
    const address = addressKey(ip);
    const seconds = backoff.waitSeconds(address);
    if (seconds > 0) throw new Refusal(429, message('tooManyRequests', { seconds }), { retryAfter: seconds });
    backoff.fail(address);
  };
}
