import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Returns how many buttons of a bar fit in one line, at most `most`; fewer if texts are long or the page is narrow.
 * `words` are the texts of the buttons: it is measured again when they change.
 */
export function useFittingCount(
  most: number,
  words: string,
): { readonly bar: RefObject<HTMLDivElement | null>; readonly fitting: number } {
  const bar = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState({ most, words, count: most });
  const fitting = tried.words === words && tried.most === most ? tried.count : most;
  // Runs before painting, so that no button is seen to disappear.
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
      // Also runs when the font is loaded and the texts become longer.
      if (fitting > 0 && isWrapped(element)) setTried({ most, words, count: fitting - 1 });
      else if (isOther && fitting < most) setTried({ most, words, count: most });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [most, words, fitting]);
  return { bar, fitting };
}

function isWrapped(bar: HTMLElement): boolean {
  const buttons = [...bar.querySelectorAll<HTMLElement>('a, button')];
  return (
    Math.max(...buttons.map(({ offsetTop }) => offsetTop)) >=
    Math.min(...buttons.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight))
  );
}
