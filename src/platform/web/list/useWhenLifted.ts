import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs something at once, or, while the pointer is down, when it has been lifted. Pressing a button leaves the field
 * before it: a message that came at that moment would move the button away, and the click would be lost.
 */
export function useWhenLifted(): (run: () => void) => void {
  const waiting = useRef<(() => void)[] | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = (): void => void (waiting.current ??= []);
    const release = (): void => {
      const all = waiting.current ?? [];
      waiting.current = undefined;
      for (const run of all) run();
    };
    // The click comes after the pointer is up, in the same breath.
    const lift = (): void => void (timer = setTimeout(release));
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('pointerup', lift, { capture: true });
    addEventListener('pointercancel', lift, { capture: true });
    return () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('pointerup', lift, { capture: true });
      removeEventListener('pointercancel', lift, { capture: true });
      clearTimeout(timer);
    };
  }, []);
  return useCallback((run) => {
    if (waiting.current === undefined) run();
    else waiting.current.push(run);
  }, []);
}
