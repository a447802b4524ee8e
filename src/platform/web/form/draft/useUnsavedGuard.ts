/** For forms without a draft: asks before unsaved changes are lost by navigation or by closing the page. */
import { useEffect } from 'react';
import { tokens } from '../../session/tokens.ts';
import { useConfirmLeave } from './useConfirmLeave.ts';

export function useUnsavedGuard(isChanged: boolean): void {
  // A person who has been signed out is not asked: what they typed must not remain on the screen.
  useConfirmLeave(
    ({ currentLocation, nextLocation }) =>
      isChanged && tokens.get() !== undefined && currentLocation.pathname !== nextLocation.pathname,
    { what: () => 'leaveLost' },
  );
  useEffect(() => {
    if (!isChanged) return undefined;
    const leaving = (event: BeforeUnloadEvent): void => {
      if (tokens.get() !== undefined) event.preventDefault();
    };
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, [isChanged]);
}
