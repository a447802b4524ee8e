/** The memory of the processes that typeset documents. It is known on Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

const PROGRAM = 'print/worker.mjs';

/** Memory in MB of each process below this one. */
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
        .filter((pidText) => pidText !== '')
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
