/** For forms that keep no draft: nobody loses what they changed by going elsewhere, or by closing the page, without being asked. */
import { useEffect } from 'react';
import { tokens } from '../../session/tokens.ts';
import { useConfirmLeave } from './useConfirmLeave.ts';

export function useUnsavedGuard(isChanged: boolean): void {
  // Who has been signed out is not held here: what they typed must not stay on the screen.
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
