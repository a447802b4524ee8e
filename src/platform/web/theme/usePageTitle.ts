import { useEffect, useSyncExternalStore } from 'react';
import { useBrand } from './serverTheme.ts';
import { pageName } from '../ui/layout/pageName.ts';

/**
 * Sets the title of the tab: the page first, because a tab shows only the beginning; then its section, and the name of
 * the system.
 */
export function usePageTitle(place: string | undefined): void {
  const { name: brand } = useBrand();
  const page = useSyncExternalStore(pageName.subscribe, pageName.get);
  useEffect(() => {
    document.title = [...new Set([page, place, brand])].filter((part) => part !== undefined).join(' · ');
  }, [page, place, brand]);
}
