import { useCallback, useEffect, useRef } from 'react';
import { watchPointer } from '../../ui/watchPointer.ts';

/** Runs a function at once or, while the pointer is down, after it has been lifted. */
export function useAfterPointerUp(): (run: () => void) => void {
  const waiting = useRef<(() => void)[] | undefined>(undefined);
  useEffect(
    () =>
      watchPointer({
        onPress: () => void (waiting.current ??= []),
        onLift: () => {
          const all = waiting.current ?? [];
          waiting.current = undefined;
          for (const run of all) run();
        },
      }),
    [],
  );
  return useCallback((run) => {
    if (waiting.current === undefined) run();
    else waiting.current.push(run);
  }, []);
}
