/** Writes that nobody waits for: a failure is logged, and whoever stops the server can wait for the rest. */
import type { SessionParts } from './sessionParts.ts';

export interface Background {
  readonly start: (work: () => Promise<unknown>) => void;
  readonly settled: () => Promise<void>;
}

export function createBackground(log: SessionParts['log'], complaint: string): Background {
  const running = new Set<Promise<unknown>>();
  return {
    start: (work) => {
      const one = work()
        .catch((error: unknown) => log.warn({ error }, complaint))
        .finally(() => running.delete(one));
      running.add(one);
    },
    settled: async () => void (await Promise.all(running)),
  };
}
