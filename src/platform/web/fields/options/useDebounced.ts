import { useEffect, useState } from 'react';
import { SEARCH_DELAY_MS } from '../../constants.ts';

/** The text once the hand has stopped; nothing is asked for words half typed. An empty one is not waited for. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    if (text === debounced) return undefined;
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, debounced]);
  return debounced;
}
