/** Limits how many calls do some work at once, and refuses with 503 when too many are waiting. */
import { unavailable } from '../errors.ts';

const RETRY_SECONDS = 5;

export function createConcurrencyLimit({
  atOnce,
  mostWaiting,
}: {
  readonly atOnce: number;
  readonly mostWaiting: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= atOnce) {
      if (waiting.length >= mostWaiting) throw unavailable(RETRY_SECONDS);
      // A call that ends passes its place on to the next one.
      await new Promise<void>((enter) => {
        waiting.push(enter);
      });
    } else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) inside -= 1;
      else next();
    }
  };
}
