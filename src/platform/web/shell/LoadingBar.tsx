import { useEffect, useState, type ReactElement } from 'react';
import { useNavigation } from 'react-router';
import { INDICATOR_HIDES_AFTER_MS } from '../constants.ts';
import { useTexts } from '../i18n/texts.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './LoadingBar.module.css';
import { texts } from './texts.ts';

/** A thin bar at the top of the window while a page is loading. */
export function LoadingBar(): ReactElement | null {
  const t = useTexts(texts);
  const isNavigating = useNavigation().state !== 'idle';
  const isShown = useDelayedHide(isNavigating);
  if (!isShown) return null;
  return (
    <output className={css.bar} data-done={!isNavigating}>
      <VisuallyHidden>{isNavigating ? t('loading') : null}</VisuallyHidden>
    </output>
  );
}

/** Returns true while `isActive` and a moment longer, so that a quick page does not flicker. */
function useDelayedHide(isActive: boolean): boolean {
  const [isShown, setShown] = useState(isActive);
  useEffect(() => {
    const timer = setTimeout(() => setShown(isActive), isActive ? 0 : INDICATOR_HIDES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isActive]);
  return isShown;
}
