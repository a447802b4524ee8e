/** A frozen database: every call is answered in a few seconds, and everything recovers when it continues. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { postmasterOf } from '#platform/testing/processBench.ts';
import { makeAttacker, signIn } from './actors.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import type { Answer } from './target.ts';

const CALLS = 60;
/** No caller waits longer for an answer. */
const LONGEST_MS = 12_000;
/** Includes the delay of a busy machine. */
const MOST_MS = 20_000;
const RECOVERY_MS = 30_000;

export async function attack({ target, share, report }: AttackOptions): Promise<void> {
  const { instance } = target;
  if (instance === undefined) return;
  const token = await signIn(target.call, await makeAttacker(target.db, []));
  const callList = (): Promise<Answer> =>
    target.call('POST', '/api/v1/master/lookups/_search', {
      as: { token },
      body: { size: 1, where: [{ name: 'value', operator: 'like', value: String(Math.random()) }] },
      timeoutMs: LONGEST_MS,
    });
  const frozen = familyOf(postmasterOf(instance.dataDir));
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    const answers = await Promise.all(Array.from({ length: shareOf(CALLS, share) }, callList));
    for (const { status, ms } of answers)
      report.expect(
        status === 503 && ms < MOST_MS,
        () => `While the database stands still a call is answered with ${status} after ${Math.round(ms)} ms`,
      );
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    report.note(`answered within ${Math.round(slowest)} ms`);
    const live = await target.call('GET', '/haz/health/live', { isPage: true, timeoutMs: LONGEST_MS });
    report.expect(live.status === 200, () => `The server says of itself ${live.status}`);
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  }
  const began = performance.now();
  let answer = await callList();
  while (answer.status !== 200 && performance.now() - began < RECOVERY_MS) {
    await pause(POLL_MS);
    answer = await callList();
  }
  report.expect(answer.status === 200, () => `The database goes on and calls are answered with ${answer.status}`);
  report.note(`well again after ${Math.round(performance.now() - began)} ms`);
}

const POLL_MS = 200;

/** Returns a process and all its descendants. */
function familyOf(pid: number): readonly number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid);
  return [pid, ...children.flatMap(familyOf)];
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
