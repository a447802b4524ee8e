/**
 * `npm run attack [-- options]`: attacks a product that it starts itself, as an adversary would, over loopback alone,
 * and prints what held and what fell. Exits with 1 if anything fell. It leaves nothing behind.
 */
import { randomInt } from 'node:crypto';
import { runCommand, say } from '../lib/command.ts';
import { attacks, type NamedAttack } from './attacks.ts';
import { readOptions } from './options.ts';
import { openProcessTarget } from './processTarget.ts';
import { openAttackRun, resultsTable, type AttackResult } from './report.ts';
import type { Target } from './target.ts';

const MINUTE_MS = 60_000;

await runCommand(async (args) => {
  const {
    seed = randomInt(2 ** 31),
    only,
    share,
    minutes,
  } = readOptions(
    args,
    attacks.map(({ name }) => name),
  );
  const chosen = attacks.filter(({ name }) => only.length === 0 || only.includes(name));
  say(`Seed ${seed}, share ${share}, ${minutes} minutes at most.`);
  const target = await openProcessTarget();
  const stop = (): void => void target.close().finally(() => process.exit(1));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const rows: AttackResult[] = [];
  try {
    const until = performance.now() + minutes * MINUTE_MS;
    for (const namedAttack of chosen) rows.push(await run(namedAttack, { target, seed, share, until }));
  } finally {
    await target.close();
  }
  say(`\n${resultsTable(rows, seed)}\n`);
  return rows.some(({ failed }) => failed > 0) ? 1 : 0;
});

interface Run {
  readonly target: Target;
  readonly seed: number;
  readonly share: number;
  readonly until: number;
}

/** An attack that crashes counts as fallen: nobody knows what it would have found. */
async function run({ name, attack }: NamedAttack, { target, seed, share, until }: Run): Promise<AttackResult> {
  const { report, row } = openAttackRun(name, until);
  await attack({ target, seed, share, report }).catch((error: unknown) =>
    report.recordFailure(`the attack itself broke down: ${String((error as Error).stack)}`),
  );
  const { succeeded, failed, examples, notes, seconds } = row();
  say(`${failed === 0 ? 'held' : 'FELL'}  ${name}: ${succeeded} held, ${failed} fell, ${seconds.toFixed(1)} s`);
  for (const text of [...notes, ...examples]) say(`      ${text}`);
  return row();
}
