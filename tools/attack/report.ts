/** What came of the attacks: one row an attack, held or fallen, with the first that fell. */

/** What an attack tells while it goes on. */
export interface Report {
  readonly recordSuccess: () => void;
  /** Answers what was tried and what came of it, short enough for a table. */
  readonly recordFailure: (example: string) => void;
  /** Held if it is so. */
  readonly expect: (isHeld: boolean, example: () => string) => void;
  /** A number worth knowing that decides nothing. */
  readonly note: (text: string) => void;
  /** No further try is begun: the time is over. */
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

/** As it is printed, and as it stands in docs/security.md. */
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
