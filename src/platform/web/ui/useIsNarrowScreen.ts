import { useSyncExternalStore } from 'react';

/** Below this width a table of several columns cannot be read, and each row is a card. */
const NARROW = '(width < 700px)';

export function useIsNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
