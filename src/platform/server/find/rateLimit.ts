/** Limits how often a person may call within a second; each server counts separately. */
export interface RateLimit {
  /** Returns false if the limit is exceeded. */
  readonly take: (name: string) => boolean;
}

const SECOND_MS = 1000;

export function createRateLimit({ most, nowMs }: { most: number; nowMs: () => number }): RateLimit {
  let second = 0;
  let counts = new Map<string, number>();
  return {
    take: (name) => {
      const now = Math.floor(nowMs() / SECOND_MS);
      if (now !== second) {
        second = now;
        counts = new Map<string, number>();
      }
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count <= most;
    },
  };
}
