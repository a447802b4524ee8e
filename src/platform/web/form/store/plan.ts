/** One piece of work to be done a little later, once, however often it is asked for meanwhile. */
export interface Plan {
  /** After the usual time, or after another. */
  readonly soon: (afterMs?: number) => void;
  readonly now: () => void;
  readonly cancel: () => void;
  /** Asked for, or never done yet. */
  readonly isDue: () => boolean;
}

export function createPlan(delayMs: number, work: () => void): Plan {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = true;
  const cancel = (): void => {
    clearTimeout(timer);
    isDue = false;
  };
  const now = (): void => {
    cancel();
    work();
  };
  return {
    soon: (afterMs = delayMs) => {
      cancel();
      isDue = true;
      timer = setTimeout(now, afterMs);
    },
    now,
    cancel,
    isDue: () => isDue,
  };
}
