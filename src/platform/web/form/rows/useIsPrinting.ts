import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is on its way to paper, where nothing can be turned over by a button. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    // Drawn before the browser goes on: it takes the page as it is when this returns.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    const follow = ({ matches }: MediaQueryListEvent): void => (matches ? begin() : end());
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}
