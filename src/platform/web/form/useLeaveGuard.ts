/** Nobody loses what they typed by going elsewhere: within the application they are asked, and the draft is kept either way. */
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { confirm } from '../ui/confirm.ts';
import type { FormSession } from './formSession.ts';
import { texts } from './texts.ts';

/** Answers a function that lets the next navigation through: what was typed is saved, or given up. */
export function useLeaveGuard({ saver, keeper }: FormSession): () => void {
  const t = useTexts(texts);
  const isFree = useRef(false);
  const mustAsk = useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => !isFree.current && currentLocation.pathname !== nextLocation.pathname && saver.isChanged(), [saver]);
  const blocker = useBlocker(mustAsk);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title: t('leaveTitle'), text: t('leaveText'), confirmLabel: t('leave') }).then((isLeaving) => {
      if (!isLeaving) {
        blocker.reset();
        return;
      }
      void keeper.flush();
      blocker.proceed();
    });
    // Asked once each time it is blocked, in the language of that moment.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [blocker.state]);
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent): void => {
      keeper.mirrorNow();
      const { kind } = keeper.state.get();
      if ((kind === 'waiting' || kind === 'failed') && saver.isChanged()) event.preventDefault();
    };
    const hiding = (): void => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    addEventListener('beforeunload', leaving);
    addEventListener('pagehide', keeper.mirrorNow);
    document.addEventListener('visibilitychange', hiding);
    return () => {
      removeEventListener('beforeunload', leaving);
      removeEventListener('pagehide', keeper.mirrorNow);
      document.removeEventListener('visibilitychange', hiding);
    };
  }, [keeper, saver]);
  return useCallback(() => void (isFree.current = true), []);
}
