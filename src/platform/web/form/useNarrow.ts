import { useSyncExternalStore } from 'react';

/** Where a table has no room and each row is a card. */
const NARROW = '(width < 700px)';

export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(NARROW).matches);
}

function watch(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
