/** The results of the attacks: one row per attack, with its successes and failures, and the first failure. */

/** The reports of an attack while it runs. */
export interface Report {
  readonly recordSuccess: () => void;
  /** Takes a description of the attempt and its result, short enough for a table. */
  readonly recordFailure: (example: string) => void;
  /** Records a success if true, a failure otherwise. */
  readonly expect: (isHeld: boolean, example: () => string) => void;
  /** A useful number that decides nothing. */
  readonly note: (text: string) => void;
  /** The time is over: no further attempt is begun. */
  readonly isOver: () => boolean;
}

export interface AttackResult {
  readonly name: string;
  readonly succeeded: number;
  readonly failed: number;
  readonly examples: readonly string[];
  readonly notes: readonly string[];
  readonly seconds: number;
}

export interface AttackRun {
  readonly report: Report;
  readonly row: () => AttackResult;
}

const KEPT_EXAMPLES = 20;

export function openAttackRun(name: string, until: number): AttackRun {
  const began = performance.now();
  const examples: string[] = [];
  const notes: string[] = [];
  let succeeded = 0;
  let failed = 0;
  const report: Report = {
    recordSuccess: () => void (succeeded += 1),
    recordFailure: (example) => {
      failed += 1;
      if (examples.length < KEPT_EXAMPLES) examples.push(example);
    },
    expect: (isHeld, example) => (isHeld ? report.recordSuccess() : report.recordFailure(example())),
    note: (text) => void notes.push(text),
    isOver: () => performance.now() > until,
  };
  return {
    report,
    row: () => ({ name, succeeded, failed, examples, notes, seconds: (performance.now() - began) / MS }),
  };
}

/** Formats the table for the terminal and for docs/security.md. */
export function resultsTable(rows: readonly AttackResult[], seed: number): string {
  const cells = rows.map(({ name, succeeded, failed, examples: [first], seconds }) => [
    name,
    String(succeeded + failed),
    String(succeeded),
    String(failed),
    first === undefined ? '' : `${oneLine(first)} (\`--seed ${seed} --only ${name}\`)`,
    seconds.toFixed(1),
  ]);
  return [HEAD, HEAD.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const MS = 1000;
const HEAD = ['attack', 'tries', 'held', 'fallen', 'first that fell', 'seconds'];
const LONGEST_EXAMPLE = 200;

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').slice(0, LONGEST_EXAMPLE);
}
