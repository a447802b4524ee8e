/**
 * Prevents the loss of typed values on navigation: within the application the person is asked, and the draft is saved
 * either way. After a sign-out the person is not asked: typed values must not remain on the screen.
 */
import { useCallback, useEffect, useRef } from 'react';
import type { BlockerFunction } from 'react-router';
import { info } from '../../session/info.ts';
import { beforeSignOut } from '../../session/signOutAndLeave.ts';
import { tokens } from '../../session/tokens.ts';
import type { DraftOwner } from './draftCalls.ts';
import type { FormSession } from '../page/formSession.ts';
import { useConfirmLeave } from './useConfirmLeave.ts';

/** Returns a function that allows the next navigation, because the values were saved or discarded. */
export function useLeaveGuard({ saver, draftSaver, owner }: FormSession): () => void {
  const isFree = useRef(false);
  const mustAsk = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      !isFree.current && currentLocation.pathname !== nextLocation.pathname && isHere(owner) && saver.isChanged(),
    [saver, owner],
  );
  const what = (): 'leaveText' | 'leaveInTab' =>
    draftSaver.state.get().kind === 'refused' ? 'leaveInTab' : 'leaveText';
  useConfirmLeave(mustAsk, { what, onLeaving: () => void draftSaver.flush() });
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent): void => {
      draftSaver.saveInTabNow();
      const isMissing = ['waiting', 'failed', 'refused'].includes(draftSaver.state.get().kind);
      if (isMissing && isHere(owner) && saver.isChanged()) event.preventDefault();
    };
    const hiding = (): void => {
      if (document.visibilityState === 'hidden') void draftSaver.flush();
    };
    addEventListener('beforeunload', leaving);
    addEventListener('pagehide', draftSaver.saveInTabNow);
    document.addEventListener('visibilitychange', hiding);
    const stay = beforeSignOut(draftSaver.flush);
    return () => {
      stay();
      removeEventListener('beforeunload', leaving);
      removeEventListener('pagehide', draftSaver.saveInTabNow);
      document.removeEventListener('visibilitychange', hiding);
    };
  }, [draftSaver, saver, owner]);
  return useCallback(() => void (isFree.current = true), []);
}

/** Returns true if the same person is signed in, on behalf of the same holder. */
function isHere({ userId, actingForId }: DraftOwner): boolean {
  const { user, actingFor } = info.get() ?? {};
  return tokens.get() !== undefined && user?.id === userId && (actingFor?.id ?? null) === actingForId;
}
