/** Nobody loses what they changed by going elsewhere, also to another tab of the page, without being asked. */
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { tokens } from '#platform/web/session/tokens.ts';
import { confirm } from '#platform/web/ui/confirm.ts';
import { texts } from './texts.ts';

export function useUnsaved(isChanged: boolean): void {
  const t = useTexts(texts);
  // Who has been signed out is not held here: what they typed must not stay on the screen.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isChanged && tokens.get() !== undefined && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title: t('leaveTitle'), text: t('leaveText'), confirmLabel: t('leave') }).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
    // Asked once each time it is blocked, in the language of that moment.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [blocker.state]);
  useEffect(() => {
    if (!isChanged) return undefined;
    const leaving = (event: BeforeUnloadEvent): void => {
      if (tokens.get() !== undefined) event.preventDefault();
    };
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, [isChanged]);
}
