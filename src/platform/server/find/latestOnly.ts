/** One search at a time for each person, so that nobody takes all connections by typing: of those that wait, the last is asked and the others are given up. */
export interface LatestOnly {
  /** Undefined is one that was overtaken. */
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
