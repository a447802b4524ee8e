import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Saver } from '../save/saver.ts';

/** Who saves by key goes on in the same field: while the form is closed nothing in it can have the focus. */
export function useRestoreFocus({ get, subscribe }: Saver['isBusy'], isBusy: boolean): void {
  const left = useRef<Element>(null);
  // Told before anything is drawn anew, when the focus is still where it was.
  useEffect(() => subscribe(() => void (get() && (left.current = document.activeElement))), [get, subscribe]);
  useLayoutEffect(() => {
    if (isBusy) return;
    const { current } = left;
    left.current = null;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  }, [isBusy]);
}
