import { useSyncExternalStore } from 'react';

/** Below it a table of several columns cannot be read. */
const NARROW = '(max-width: 640px)';

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
