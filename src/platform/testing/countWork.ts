/**
 * Counts what a run of tests costs in work and not in minutes: how many servers it starts, databases it clones, pages
 * it opens. Each piece of work is one line in a file that `npm test` names and sums up (tools/testBudget.json).
 */
import { appendFileSync } from 'node:fs';

export type Work =
  /** The product as a separate process. */
  | 'servers'
  /** A server within the process of the test. */
  | 'apps'
  | 'databases'
  /** The stories of the demonstration, from the first to the last. */
  | 'demonstrations'
  | 'browsers'
  | 'pages'
  /** A page checked by axe. */
  | 'axe'
  /** A process that typesets papers. */
  | 'printers';

/** Counts nothing if a test is run by itself. */
export function countWork(work: Work): void {
  const file = process.env['TEST_WORK_FILE'];
  if (file !== undefined) appendFileSync(file, `${work}\n`);
}
