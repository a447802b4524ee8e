/** What came of the attacks: one row an attack, held or fallen, with the first that fell. */

/** What an attack tells while it goes on. */
export interface Report {
  readonly held: () => void;
  /** Answers what was tried and what came of it, short enough for a table. */
  readonly fell: (example: string) => void;
  /** Held if it is so. */
  readonly expect: (isHeld: boolean, example: () => string) => void;
  /** A number worth knowing that decides nothing. */
  readonly note: (text: string) => void;
  /** No further try is begun: the time is over. */
  readonly isOver: () => boolean;
}

export interface Row {
  readonly name: string;
  readonly held: number;
  readonly fallen: number;
  readonly examples: readonly string[];
  readonly notes: readonly string[];
  readonly seconds: number;
}

export interface RowReport {
  readonly report: Report;
  readonly row: () => Row;
}

const KEPT_EXAMPLES = 20;

export function openRow(name: string, until: number): RowReport {
  const began = performance.now();
  const examples: string[] = [];
  const notes: string[] = [];
  let held = 0;
  let fallen = 0;
  const report: Report = {
    held: () => void (held += 1),
    fell: (example) => {
      fallen += 1;
      if (examples.length < KEPT_EXAMPLES) examples.push(example);
    },
    expect: (isHeld, example) => (isHeld ? report.held() : report.fell(example())),
    note: (text) => void notes.push(text),
    isOver: () => performance.now() > until,
  };
  return { report, row: () => ({ name, held, fallen, examples, notes, seconds: (performance.now() - began) / MS }) };
}

/** As it is printed, and as it stands in docs/security.md. */
export function tableOf(rows: readonly Row[], seed: number): string {
  const cells = rows.map(({ name, held, fallen, examples: [first], seconds }) => [
    name,
    String(held + fallen),
    String(held),
    String(fallen),
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
