import { useEffect, useState } from 'react';
import { SEARCH_DELAY_MS } from '../../constants.ts';

/**
 * Returns the text after typing has paused, so that nothing is requested for half-typed words. An empty text is
 * returned at once.
 */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    if (text === debounced) return undefined;
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, debounced]);
  return debounced;
}
