/**
 * Runs one search at a time for each person, so that typing cannot take all connections: of those that wait, only the
 * last is run and the others are dropped.
 */
export interface LatestOnly {
  /** Returns undefined for a search that was replaced by a newer one. */
  readonly run: <T>(userId: string, work: () => Promise<T>) => Promise<T | undefined>;
}

export function createLatestOnly(): LatestOnly {
  const lines = new Map<string, { waiting?: (isNext: boolean) => void }>();
  return {
    run: async (userId, work) => {
      const ahead = lines.get(userId);
      const line = ahead ?? {};
      lines.set(userId, line);
      if (ahead !== undefined) {
        ahead.waiting?.(false);
        const isNext = await new Promise<boolean>((resolve) => {
          ahead.waiting = resolve;
        });
        if (!isNext) return undefined;
      }
      try {
        return await work();
      } finally {
        const { waiting } = line;
        delete line.waiting;
        if (waiting === undefined) lines.delete(userId);
        else waiting(true);
      }
    },
  };
}
