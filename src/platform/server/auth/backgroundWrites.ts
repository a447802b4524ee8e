/** Writes that no call waits for: a failure is logged, and the shutdown of the server can wait for the rest. */
import type { SessionDependencies } from './sessionDependencies.ts';

export interface BackgroundWrites {
  readonly start: (work: () => Promise<unknown>) => void;
  readonly whenDone: () => Promise<void>;
}

export function createBackgroundWrites(log: SessionDependencies['log'], complaint: string): BackgroundWrites {
  const running = new Set<Promise<unknown>>();
  return {
    start: (work) => {
      const write = work()
        .catch((error: unknown) => log.warn({ error }, complaint))
        .finally(() => running.delete(write));
      running.add(write);
    },
    whenDone: async () => void (await Promise.all(running)),
  };
}
