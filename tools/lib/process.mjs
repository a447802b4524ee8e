// @ts-check
/** Runs a program with everything it starts, so that nothing outlives its time limit or an interrupted run. */
import { spawn } from 'node:child_process';

/** A runner that was asked to stop may still have to stop the database it started. */
const GRACE_MS = 5000;

/** @type {Set<number>} */
const running = new Set();

/**
 * @param {{ command: readonly string[], cwd: string, env?: NodeJS.ProcessEnv, timeoutMs: number, onLine?: (line: string) => void }} what
 * @returns {Promise<{ exitCode: number | null, output: string, timedOut: boolean }>}
 */
export function runProgram({ command, cwd, env = {}, timeoutMs, onLine = () => undefined }) {
  const [program = '', ...rest] = command;
  // A separate process group, so that the workers of a runner end with it.
  const child = spawn(program, rest, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = child.pid;
  if (group !== undefined) running.add(group);
  const collected = collectLines(onLine);
  child.stdout.setEncoding('utf8').on('data', collected.add);
  child.stderr.setEncoding('utf8').on('data', collected.add);

  return new Promise((resolve) => {
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      void endGroup(group);
    }, timeoutMs);
    const finish = (/** @type {number | null} */ exitCode) => {
      clearTimeout(timer);
      if (group !== undefined) running.delete(group);
      resolve({ exitCode, output: collected.text(), timedOut });
    };
    child.on('error', (error) => {
      collected.add(`${error.message}\n`);
      finish(null);
    });
    child.on('exit', (exitCode) => {
      signalGroup(group, 'SIGKILL');
      // A descendant that left the group may hold the pipes open: do not wait for it.
      const waited = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        finish(exitCode);
      }, GRACE_MS);
      child.on('close', () => {
        clearTimeout(waited);
        finish(exitCode);
      });
    });
  });
}

/** Ends every program still running; for an interrupted run. */
export async function endAll() {
  await Promise.all([...running].map(endGroup));
}

/** @param {(line: string) => void} onLine */
function collectLines(onLine) {
  let text = '';
  let unfinished = '';
  return {
    text: () => text,
    add: (/** @type {string} */ chunk) => {
      text += chunk;
      const lines = `${unfinished}${chunk}`.split('\n');
      unfinished = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    },
  };
}

/** @param {number | undefined} group */
async function endGroup(group) {
  const deadline = Date.now() + GRACE_MS;
  let alive = signalGroup(group, 'SIGTERM');
  while (alive && Date.now() < deadline) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    alive = signalGroup(group, 0);
  }
  signalGroup(group, 'SIGKILL');
}

/**
 * Sends a signal to the process group. Returns whether it exists.
 * @param {number | undefined} group
 * @param {NodeJS.Signals | 0} signal
 */
function signalGroup(group, signal) {
  if (group === undefined) return false;
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
