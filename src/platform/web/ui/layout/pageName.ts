/** The name of the open page, for the title of the browser tab. */
import { useEffect } from 'react';
import { createStore } from '../../store.ts';

export const pageName = createStore<string | undefined>(undefined);

/** Valid for as long as the component is mounted. */
export function usePageName(name: string): void {
  useEffect(() => {
    pageName.set(name);
    return () => {
      // The next page may be mounted before this one is unmounted.
      if (pageName.get() === name) pageName.set(undefined);
    };
  }, [name]);
}
