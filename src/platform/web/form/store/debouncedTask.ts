/** A task that runs once after a delay, however often it is scheduled in the meantime. */
export interface DebouncedTask {
  /** Runs the task after the default delay, or after another. */
  readonly schedule: (afterMs?: number) => void;
  readonly runNow: () => void;
  readonly cancel: () => void;
  /** True while it is scheduled, and before its first run. */
  readonly isPending: () => boolean;
}

export function createDebouncedTask(delayMs: number, task: () => void): DebouncedTask {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = true;
  const cancel = (): void => {
    clearTimeout(timer);
    isDue = false;
  };
  const runNow = (): void => {
    cancel();
    task();
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
