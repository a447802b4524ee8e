import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * How many of a bar's buttons fit in its one line, `most` at best; fewer where words are long or the page is not wide.
 * `words` are those on the buttons: with others it is tried anew.
 */
export function useFittingCount(
  most: number,
  words: string,
): { readonly bar: RefObject<HTMLDivElement | null>; readonly fitting: number } {
  const bar = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState({ most, words, count: most });
  const fitting = tried.words === words && tried.most === most ? tried.count : most;
  // Before anybody sees it, so that no button is seen to leave.
  useLayoutEffect(() => {
    if (fitting > 0 && bar.current !== null && isWrapped(bar.current)) setTried({ most, words, count: fitting - 1 });
  }, [most, words, fitting]);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    let widthPx = element.clientWidth;
    const observer = new ResizeObserver(() => {
      const isOther = element.clientWidth !== widthPx;
      widthPx = element.clientWidth;
      // Also when its letters have come, and the words are longer than they were.
      if (fitting > 0 && isWrapped(element)) setTried({ most, words, count: fitting - 1 });
      else if (isOther && fitting < most) setTried({ most, words, count: most });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [most, words, fitting]);
  return { bar, fitting };
}

function isWrapped(bar: HTMLElement): boolean {
  const shown = [...bar.querySelectorAll<HTMLElement>('a, button')];
  return (
    Math.max(...shown.map(({ offsetTop }) => offsetTop)) >=
    Math.min(...shown.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight))
  );
}
