import { useEffect } from 'react';
import { watchPointer } from '../../ui/watchPointer.ts';
import type { FormStore } from '../store/formStore.ts';

/** Messages are delayed while a button is being pressed, so that the button stays under the pointer. */
export function useHoldProblemsWhilePressed({ holdProblems }: FormStore): void {
  useEffect(() => {
    const stop = watchPointer({ onPress: () => holdProblems(true), onLift: () => holdProblems(false) });
    return () => {
      stop();
      holdProblems(false);
    };
  }, [holdProblems]);
}
