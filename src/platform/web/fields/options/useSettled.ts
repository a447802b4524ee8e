import { useEffect, useState } from 'react';
import { SEARCH_DELAY_MS } from '../../constants.ts';

/** The text once the hand has stopped; nothing is asked for words half typed. An empty one is not waited for. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
