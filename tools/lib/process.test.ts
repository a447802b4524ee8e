import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runProgram } from './process.mjs';

const cwd = process.cwd();
const minuteMs = 60_000;

it('a program returns its exit code and all its output', async () => {
  const lines: string[] = [];
  const command = [process.execPath, '-e', "console.log('one'); console.error('two'); process.exitCode = 3"];
  const done = await runProgram({ command, cwd, timeoutMs: minuteMs, onLine: (line: string) => lines.push(line) });
  expect(done).toMatchObject({ exitCode: 3, timedOut: false });
  expect(lines.toSorted()).toEqual(['one', 'two']);
});

it('a program past its time limit is ended, with everything it started', async () => {
  const inner = 'setInterval(() => {}, 1000)';
  const outer = `const { spawn } = require('node:child_process'); const child = spawn(process.execPath, ['-e', ${JSON.stringify(inner)}]); console.log(child.pid); setInterval(() => {}, 1000)`;
  const done = await runProgram({ command: [process.execPath, '-e', outer], cwd, timeoutMs: 500 });
  expect(done.timedOut).toBe(true);
  await waitUntilEnded(Number(done.output));
});

it('a program that does not exist is a failure, not a crash', async () => {
  const done = await runProgram({ command: ['/nowhere/at-all'], cwd, timeoutMs: minuteMs });
  expect(done.exitCode).toBeNull();
  expect(done.output).toContain('ENOENT');
});

/** Resolves once the process has ended; if it never does, the test times out. */
async function waitUntilEnded(pid: number): Promise<void> {
  while (isRunning(pid)) await setImmediate();
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // An ended process whose parent has not collected it yet still has an entry, marked Z.
    return process.platform !== 'linux' || !/\) Z/u.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
