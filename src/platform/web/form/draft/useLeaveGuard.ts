/**
 * Nobody loses what they typed by going elsewhere: within the application they are asked, and the draft is kept either
 * way. Once the person is signed out nobody is asked any more: what they typed must not stay on the screen.
 */
import { useCallback, useEffect, useRef } from 'react';
import type { BlockerFunction } from 'react-router';
import { info } from '../../session/info.ts';
import { beforeSignOut } from '../../session/signOutAndLeave.ts';
import { tokens } from '../../session/tokens.ts';
import type { DraftOwner } from './draftCalls.ts';
import type { FormSession } from '../page/formSession.ts';
import { useConfirmLeave } from './useConfirmLeave.ts';

/** Answers a function that lets the next navigation through: what was typed is saved, or given up. */
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

/** Not signed out, and neither somebody else nor on behalf of somebody else. */
function isHere({ userId, actingForId }: DraftOwner): boolean {
  const { user, actingFor } = info.get() ?? {};
  return tokens.get() !== undefined && user?.id === userId && (actingFor?.id ?? null) === actingForId;
}
