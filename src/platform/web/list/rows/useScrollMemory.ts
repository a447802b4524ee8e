/** Restores the scroll position when the person returns to a list. */
import { useEffect, useRef, type RefObject } from 'react';

interface ScrollPosition {
  readonly top: number;
  readonly inTop: number;
  readonly inLeft: number;
}

/** Stored per tab, by address. */
const scrollPositions = new Map<string, ScrollPosition>();
const POSITIONS_MAX = 50;

/** `isReady`: the rows are rendered, so that the page can be scrolled. */
export function useScrollMemory(address: string | undefined, isReady: boolean): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const isRestored = useRef(false);
  useEffect(() => {
    if (address === undefined || !isReady || isRestored.current) return undefined;
    isRestored.current = true;
    const place = scrollPositions.get(address);
    if (place === undefined) return undefined;
    // Runs after the code that scrolls to the top of a new page.
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
    // Stored while scrolling: when the list is unmounted, its position is lost.
    addEventListener('scroll', note, { passive: true });
    element?.addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      element?.removeEventListener('scroll', note);
    };
  }, [address, isReady]);
  return scroller;
}
