/** One piece of work to be done a little later, once, however often it is asked for meanwhile. */
export interface DebouncedTask {
  /** After the usual time, or after another. */
  readonly schedule: (afterMs?: number) => void;
  readonly runNow: () => void;
  readonly cancel: () => void;
  /** Asked for, or never done yet. */
  readonly isPending: () => boolean;
}

export function createDebouncedTask(delayMs: number, work: () => void): DebouncedTask {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = true;
  const cancel = (): void => {
    clearTimeout(timer);
    isDue = false;
  };
  const runNow = (): void => {
    cancel();
    work();
  };
  return {
    schedule: (afterMs = delayMs) => {
      cancel();
      isDue = true;
      timer = setTimeout(runNow, afterMs);
    },
    runNow,
    cancel,
    isPending: () => isDue,
  };
}
