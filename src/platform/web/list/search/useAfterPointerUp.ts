import { useCallback, useEffect, useRef } from 'react';
import { watchPointer } from '../../ui/watchPointer.ts';

/** Returns a function that runs a callback at once, or after the pointer is lifted if it is down. */
export function useAfterPointerUp(): (run: () => void) => void {
  const waiting = useRef<(() => void)[] | undefined>(undefined);
  useEffect(
    () =>
      watchPointer({
        onPress: () => void (waiting.current ??= []),
        onLift: () => {
          const callbacks = waiting.current ?? [];
          waiting.current = undefined;
          for (const run of callbacks) run();
        },
      }),
    [],
  );
  return useCallback((run) => {
    if (waiting.current === undefined) run();
    else waiting.current.push(run);
  }, []);
}
