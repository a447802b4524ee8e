/** For calls that anybody may make, signed in or not: from one address so many are free, and then each waits longer than the one before. */
import { message } from '#language/message.ts';
import type { App } from '../app.ts';
import { createBackoff, type Backoff } from './backoff.ts';
import { Refusal } from '../errors.ts';
import { addressKey } from './addressKey.ts';
import type { CallContext } from './call.ts';

/** Throws 429. What is remembered of those who ask too often is each server's own. */
export function throttleByAddress(freeCalls: number): (context: Pick<CallContext, 'app' | 'ip'>) => void {
  const books = new WeakMap<App, Backoff>();
  return ({ app, ip }) => {
    const book = books.get(app) ?? createBackoff({ nowMs: () => app.securityClock.nowMs(), freeFailures: freeCalls });
    books.set(app, book);
    const address = addressKey(ip);
    const seconds = book.waitSeconds(address);
    if (seconds > 0) throw new Refusal(429, message('tooManyRequests', { seconds }), { retryAfter: seconds });
    book.fail(address);
  };
}
