/** One piece of work to be done a little later, once, however often it is asked for meanwhile. */
export interface Plan {
  readonly soon: () => void;
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
    soon: () => {
      cancel();
      isDue = true;
      timer = setTimeout(now, delayMs);
    },
    now,
    cancel,
    isDue: () => isDue,
  };
}
