/**
 * Loads the theme again on every navigation, because the administrator may change name and colours while pages are
 * open.
 */
import { applyServerTheme } from '../theme/serverTheme.ts';
import { router } from './router.tsx';

export function refreshThemeOnNavigation(): void {
  void applyServerTheme();
  let lastPath: string | undefined;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === lastPath) return;
    const isFirst = lastPath === undefined;
    lastPath = pathname;
    if (!isFirst) void applyServerTheme();
  });
}
