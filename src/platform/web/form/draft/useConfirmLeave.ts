/**
 * Asks before the person leaves a page of the application with unsaved changes; asks once, for the last address they
 * wanted to go to.
 */
import { useEffect, useRef } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { useTexts } from '../../i18n/texts.ts';
import { confirm } from '../../ui/overlay/confirm.ts';
import { texts } from '../texts.ts';

/** `what` names the text that explains what happens to the changes. */
export function useConfirmLeave(
  mustConfirm: BlockerFunction,
  {
    what,
    onLeaving,
  }: { readonly what: () => 'leaveText' | 'leaveInTab' | 'leaveLost'; readonly onLeaving?: () => void },
): void {
  const t = useTexts(texts);
  const blocker = useBlocker(mustConfirm);
  const latest = useRef(blocker);
  const isAsking = useRef(false);
  useEffect(() => {
    latest.current = blocker;
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void confirm({ title: t('leaveTitle'), text: t(what()), confirmLabel: t('leave') }).then((isLeaving) => {
      isAsking.current = false;
      const { current } = latest;
      if (current.state !== 'blocked') return;
      if (!isLeaving) {
        current.reset();
        return;
      }
      onLeaving?.();
      current.proceed();
    });
    // Asked in the language of that moment. Each time it is blocked it is another blocker, also where a busy page never
    // came to draw the one between that was not.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [blocker]);
}
