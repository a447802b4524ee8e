/** What the processes that set documents hold in memory. Linux tells; elsewhere nothing is known. */
import { readdirSync, readFileSync } from 'node:fs';

const PROGRAM = 'print/worker.mjs';

/** Of each below this process, MB. */
export function printersOf(parent: number): readonly number[] {
  return childrenOf(parent)
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes(PROGRAM))
    .map((pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024);
}

function childrenOf(parent: number): readonly number[] {
  try {
    return readdirSync(`/proc/${parent}/task`).flatMap((task) =>
      read(`/proc/${parent}/task/${task}/children`)
        .split(' ')
        .filter((one) => one !== '')
        .map(Number),
    );
  } catch {
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
