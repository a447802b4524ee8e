import { useEffect } from 'react';
import { useBrand } from '../theme/serverTheme.ts';

/** The name of the tab: the page first, because a tab shows only the beginning. */
export function usePageTitle(page: string | undefined): void {
  const { name } = useBrand();
  useEffect(() => {
    document.title = page === undefined || page === name ? name : `${page} · ${name}`;
  }, [page, name]);
}
