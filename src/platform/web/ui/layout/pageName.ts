/** What the page that is open calls itself, for who names the tab of the browser. */
import { useEffect } from 'react';
import { createStore } from '../../store.ts';

export const pageName = createStore<string | undefined>(undefined);

/** As long as the component is shown. */
export function usePageName(name: string): void {
  useEffect(() => {
    pageName.set(name);
    return () => {
      // The next page may have come before this one went.
      if (pageName.get() === name) pageName.set(undefined);
    };
  }, [name]);
}
