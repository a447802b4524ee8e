/**
 * Limits public calls: few at a time, and nobody can try number after number. Callers who have to wait are recorded in
 * the log.
 */
import { message } from '#language/message.ts';
import type { App } from '../../app.ts';
import { createBackoff, type Backoff } from '../../http/backoff.ts';
import { Refusal } from '../../errors.ts';
import { createRateLimit, type RateLimit } from '../../find/rateLimit.ts';
import type { CallContext } from '../../http/call.ts';

export interface ThrottleOptions<Kind extends string> {
  /** How many unsuccessful calls of each kind are free before the caller has to wait. */
  readonly freeFailures: Readonly<Record<Kind, number>>;
  /** The limit for all callers together. */
  readonly perSecond: number;
  /** True if every call counts, not only unsuccessful ones. */
  readonly isEachCounted?: true;
}

/** Throws 429 if the caller has to wait. `work` returns undefined if it finds nothing. */
export type Throttle<Kind extends string> = <T>(
  context: CallContext,
  names: Readonly<Record<Kind, string>>,
  work: () => Promise<T | undefined>,
) => Promise<T | undefined>;

interface ThrottleState {
  readonly backoffs: ReadonlyMap<string, Backoff>;
  readonly rateLimit: RateLimit;
}

/** The counts of callers are held in each server process separately. */
export function createThrottle<Kind extends string>({
  freeFailures,
  perSecond,
  isEachCounted,
}: ThrottleOptions<Kind>): Throttle<Kind> {
  const states = new WeakMap<App, ThrottleState>();
  const throttleStateOf = (app: App): ThrottleState => {
    const nowMs = (): number => app.securityClock.nowMs();
    const state = states.get(app) ?? {
      backoffs: new Map(
        Object.entries<number>(freeFailures).map(([kind, free]) => [
          kind,
          createBackoff({ nowMs, freeFailures: free }),
        ]),
      ),
      rateLimit: createRateLimit({ most: perSecond, nowMs }),
    };
    states.set(app, state);
    return state;
  };
  return async (context, names, work) => {
    const { backoffs, rateLimit } = throttleStateOf(context.app);
    const counted = Object.entries<string>(names).flatMap(([kind, name]) => {
      const backoff = backoffs.get(kind);
      return backoff === undefined ? [] : [{ backoff, name }];
    });
    const waiting = Math.max(...counted.map(({ backoff, name }) => backoff.waitSeconds(name)));
    // A caller who has to wait anyway does not use up the limit for all.
    const seconds = waiting > 0 || rateLimit.take('all') ? waiting : RETRY_SECONDS;
    if (seconds > 0) throw tooManyRequests(context, seconds);
    const ends = counted.map(({ backoff, name }) => backoff.begin(name));
    let found: Awaited<ReturnType<typeof work>>;
    try {
      found = await work();
      return found;
    } finally {
      for (const end of ends) end();
      if (isEachCounted === true || found === undefined) for (const { backoff, name } of counted) backoff.fail(name);
    }
  };
}

const RETRY_SECONDS = 1;

/** One line a minute for each address, so that a thousand calls do not fill the log. */
function tooManyRequests({ app, actor, call, requestId, ip, userAgent }: CallContext, seconds: number): Refusal {
  app.sessions.recordRefusal({ actor, call: `${call} (tooManyRequests ${ip})`, requestId, ip, userAgent });
  return new Refusal(429, message('tooManyRequests', { seconds }), { retryAfter: seconds });
}
