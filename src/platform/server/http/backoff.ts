/**
 * How long a caller who guesses has to wait before the next guess. It grows with every failure up to a limit, so that
 * an anonymous caller can slow a person down but never lock them out.
 */
export interface Backoff {
  /** Seconds to wait; 0 to continue. */
  readonly waitSeconds: (name: string) => number;
  readonly hasFailed: (name: string) => boolean;
  /** Attempts in progress count as failures until they succeed, so that guesses cannot be made in parallel. */
  readonly begin: (name: string) => () => void;
  readonly fail: (name: string) => void;
  readonly clear: (name: string) => void;
}

export interface BackoffOptions {
  readonly nowMs: () => number;
  readonly freeFailures: number;
}

export function createBackoff({ nowMs, freeFailures }: BackoffOptions): Backoff {
  const failures = new Map<string, Failures>();
  const pending = new Map<string, number>();
  const failuresOf = (name: string): Failures => {
    const found = failures.get(name);
    return found === undefined || nowMs() - found.lastMs > FORGOTTEN_AFTER_MS ? { count: 0, lastMs: 0 } : found;
  };
  return {
    waitSeconds: (name) => {
      const { count, lastMs } = failuresOf(name);
      const underWay = pending.get(name) ?? 0;
      return waitSeconds(
        { count: count + underWay, lastMs: underWay > 0 ? nowMs() : lastMs },
        { nowMs: nowMs(), freeFailures },
      );
    },
    hasFailed: (name) => failuresOf(name).count > 0,
    begin: (name) => {
      pending.set(name, (pending.get(name) ?? 0) + 1);
      return () => {
        const left = (pending.get(name) ?? 0) - 1;
        if (left > 0) pending.set(name, left);
        else pending.delete(name);
      };
    },
    fail: (name) => {
      const { count } = failuresOf(name);
      // Moved to the end, so that recent failures are remembered longest.
      failures.delete(name);
      if (failures.size >= MAX_NAMES) failures.delete(failures.keys().next().value ?? '');
      failures.set(name, { count: count + 1, lastMs: nowMs() });
    },
    clear: (name) => void failures.delete(name),
  };
}

export interface Failures {
  readonly count: number;
  readonly lastMs: number;
}

/** 1, 2, 4 … seconds since the last failure, at most a minute. */
export function waitSeconds(
  { count, lastMs }: Failures,
  { nowMs, freeFailures }: { nowMs: number; freeFailures: number },
): number {
  if (count < freeFailures) return 0;
  const seconds = Math.min(MAX_WAIT_SECONDS, 2 ** Math.min(count - freeFailures, MAX_WAIT_SECONDS));
  const left = Math.ceil((lastMs - nowMs) / SECOND_MS + seconds);
  return Math.min(Math.max(0, left), MAX_WAIT_SECONDS);
}

export const FREE_FAILURES_OF_NAME = 5;
/** The people of one company or department often share an address, so it may fail more often. */
export const FREE_FAILURES_OF_ADDRESS = 20;
export const MAX_WAIT_SECONDS = 60;
export const FORGOTTEN_AFTER_MS = 15 * 60 * 1000;
const SECOND_MS = 1000;
/** Input of anonymous callers must not fill the memory. */
const MAX_NAMES = 10_000;
