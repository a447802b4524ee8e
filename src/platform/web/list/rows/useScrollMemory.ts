/** Coming back to a list, one finds it where one left it. */
import { useEffect, useRef, type RefObject } from 'react';

interface ScrollPosition {
  readonly top: number;
  readonly inTop: number;
  readonly inLeft: number;
}

/** Of this tab, by address. */
const scrollPositions = new Map<string, ScrollPosition>();
const POSITIONS_MAX = 50;

/** `isReady`: the rows are there to scroll to. */
export function useScrollMemory(address: string | undefined, isReady: boolean): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const isRestored = useRef(false);
  useEffect(() => {
    if (address === undefined || !isReady || isRestored.current) return undefined;
    isRestored.current = true;
    const place = scrollPositions.get(address);
    if (place === undefined) return undefined;
    // After whoever scrolls to the top of a new page.
    const frame = requestAnimationFrame(() => {
      scrollTo(0, place.top);
      scroller.current?.scrollTo(place.inLeft, place.inTop);
    });
    return () => cancelAnimationFrame(frame);
  }, [address, isReady]);
  useEffect(() => {
    if (address === undefined || !isReady) return undefined;
    const element = scroller.current;
    const note = (): void => {
      scrollPositions.delete(address);
      scrollPositions.set(address, { top: scrollY, inTop: element?.scrollTop ?? 0, inLeft: element?.scrollLeft ?? 0 });
      if (scrollPositions.size > POSITIONS_MAX) scrollPositions.delete(scrollPositions.keys().next().value ?? '');
    };
    // Noted while it happens: when the list goes, it has no place any more.
    addEventListener('scroll', note, { passive: true });
    element?.addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      element?.removeEventListener('scroll', note);
    };
  }, [address, isReady]);
  return scroller;
}
