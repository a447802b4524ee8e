import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Saver } from '../save/saver.ts';

/** Restores the focus after a save with the keyboard: while the form is disabled nothing in it can have the focus. */
export function useRestoreFocus({ get, subscribe }: Saver['isBusy'], isBusy: boolean): void {
  const left = useRef<Element>(null);
  // Called before the form is rendered again, while the focus is still in its field.
  useEffect(() => subscribe(() => void (get() && (left.current = document.activeElement))), [get, subscribe]);
  useLayoutEffect(() => {
    if (isBusy) return;
    const { current } = left;
    left.current = null;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  }, [isBusy]);
}
