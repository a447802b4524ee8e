import { useEffect, useSyncExternalStore } from 'react';
import { useBrand } from './serverTheme.ts';
import { pageName } from '../ui/layout/pageName.ts';

/** The name of the tab: the page first, because a tab shows only the beginning; then what it is a page of, and whose. */
export function usePageTitle(place: string | undefined): void {
  const { name: brand } = useBrand();
  const page = useSyncExternalStore(pageName.subscribe, pageName.get);
  useEffect(() => {
    document.title = [...new Set([page, place, brand])].filter((part) => part !== undefined).join(' · ');
  }, [page, place, brand]);
}
