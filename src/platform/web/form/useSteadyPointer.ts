import { useEffect } from 'react';
import type { FormStore } from './formStore.ts';

/**
 * Pressing a button leaves the field before it, and a message that comes or goes then would move the button away before
 * the pointer is lifted: the click would be lost. So messages wait until it is done.
 */
export function useSteadyPointer({ holdProblems }: FormStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = (): void => {
      clearTimeout(timer);
      holdProblems(true);
    };
    // The click comes after the pointer is up, in the same breath.
    const lift = (): void => void (timer = setTimeout(() => holdProblems(false)));
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('pointerup', lift, { capture: true });
    addEventListener('pointercancel', lift, { capture: true });
    return () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('pointerup', lift, { capture: true });
      removeEventListener('pointercancel', lift, { capture: true });
      clearTimeout(timer);
      holdProblems(false);
    };
  }, [holdProblems]);
}
