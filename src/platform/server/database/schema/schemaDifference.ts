/** One difference between a database and the wanted one: SQL if it can lose no data, a stub if it could. */
import { quoteLiteral } from '../sqlText.ts';

const phases = ['extension', 'function', 'table', 'column', 'constraint', 'reference', 'index', 'trigger'] as const;
export type Phase = (typeof phases)[number];

export interface Difference {
  /** One sentence for the person who changed the declaration. */
  readonly description: string;
  /** Only a suggestion if it is to be written manually. */
  readonly sql: string;
  readonly byHand: boolean;
  readonly phase: Phase;
}

export function automatic(phase: Phase, what: string, sql: string): Difference {
  return { description: what, sql, byHand: false, phase };
}

export function byHand(phase: Phase, what: string, suggestion: string): Difference {
  return { description: what, sql: suggestion, byHand: true, phase };
}

/** Returns them in the order in which the statements can run. */
export function sortByPhase(differences: readonly Difference[]): Difference[] {
  return differences.toSorted((one, other) => phases.indexOf(one.phase) - phases.indexOf(other.phase));
}

/** Returns the text of a migration. A stub refuses to run until a person has replaced it by the right statements. */
export function migrationText(differences: readonly Difference[]): string {
  const statements = differences.map((difference) => (difference.byHand ? stub(difference) : `${difference.sql};\n`));
  return statements.map((sql, at) => (at > 0 && isLong(sql) ? `\n${sql}` : sql)).join('');
}

export interface ComparisonHandlers<T> {
  readonly added: (name: string, to: T) => readonly Difference[];
  readonly removed: (name: string, from: T) => readonly Difference[];
  readonly inBoth: (name: string, from: T, to: T) => readonly Difference[];
}

export function compareByName<T>(
  from: ReadonlyMap<string, T>,
  to: ReadonlyMap<string, T>,
  { added, removed, inBoth }: ComparisonHandlers<T>,
): Difference[] {
  return [
    ...[...from].flatMap(([name, here]) => (to.has(name) ? [] : removed(name, here))),
    ...[...to].flatMap(([name, there]) => {
      const here = from.get(name);
      return here === undefined ? added(name, there) : inBoth(name, here, there);
    }),
  ];
}

function isLong(sql: string): boolean {
  return sql.trimEnd().includes('\n');
}

function stub({ description, sql }: Difference): string {
  const suggestion = sql
    .split('\n')
    .map((line) => `-- ${line}`)
    .join('\n');
  return `do $$ begin raise exception using message = ${quoteLiteral(`Write this by hand: ${description}`)}; end $$;\n${suggestion};\n`;
}
