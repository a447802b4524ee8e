/** The question before somebody goes elsewhere within the application with something unsaved; asked once each time. */
import { useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { confirm } from '../ui/confirm.ts';
import { texts } from './texts.ts';

/** `what` says what becomes of it. */
export function useAskToLeave(mustAsk: BlockerFunction, { what, onLeaving }: { readonly what: 'leaveText' | 'leaveLost'; readonly onLeaving?: () => void }): void {
  const t = useTexts(texts);
  const blocker = useBlocker(mustAsk);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title: t('leaveTitle'), text: t(what), confirmLabel: t('leave') }).then((isLeaving) => {
      if (!isLeaving) {
        blocker.reset();
        return;
      }
      onLeaving?.();
      blocker.proceed();
    });
    // Asked once each time it is blocked, in the language of that moment.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [blocker.state]);
}
