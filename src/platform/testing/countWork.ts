/**
 * What a run of tests costs, counted in work and not in minutes: how many servers it starts, databases it clones, pages it
 * opens. Each piece of work is one line in a file that `npm test` names and adds up (tools/testBudget.json).
 */
import { appendFileSync } from 'node:fs';

export type Work =
  /** The product as a process of its own. */
  | 'servers'
  /** A server within the process of the test. */
  | 'apps'
  | 'databases'
  /** The stories of the demonstration, from the first to the last. */
  | 'demonstrations'
  | 'browsers'
  | 'pages'
  /** A page looked at by axe. */
  | 'axe'
  /** A process that sets papers. */
  | 'printers';

/** Nothing where a test is run by itself. */
export function countWork(work: Work): void {
  const file = process.env['TEST_WORK_FILE'];
  if (file !== undefined) appendFileSync(file, `${work}\n`);
}
