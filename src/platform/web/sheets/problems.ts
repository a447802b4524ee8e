/** The problems of a file, as people review and correct them. */
import { BYTE_ORDER_MARK, csvLine } from '#language/values/csvText.ts';
import type { SheetProblem } from './importAnswer.ts';

export interface ProblemColumn {
  readonly key: string;
  readonly letters: string;
  readonly header: string;
  readonly count: number;
}

/** Returns the columns that have problems, in the order of the sheet; problems without a column come first. */
export function problemColumnsOf(problems: readonly SheetProblem[]): readonly ProblemColumn[] {
  const found = new Map<string, ProblemColumn>();
  for (const problem of problems) {
    const key = keyOf(problem);
    const { letters, header, count } = found.get(key) ?? { letters: problem.column, header: problem.header, count: 0 };
    found.set(key, { key, letters, header, count: count + 1 });
  }
  // B comes before AA, as in the sheet.
  return [...found.values()].toSorted(
    (a, b) => a.letters.length - b.letters.length || (a.letters < b.letters ? -1 : Number(a.letters > b.letters)),
  );
}

/** Returns all of them without a key. */
export function problemsOfColumn(problems: readonly SheetProblem[], key: string | undefined): readonly SheetProblem[] {
  return key === undefined ? problems : problems.filter((problem) => keyOf(problem) === key);
}

export interface ProblemHeaders {
  readonly row: string;
  readonly column: string;
  readonly header: string;
  readonly value: string;
  readonly message: string;
}

/** A list to have open next to the file while it is corrected. */
export function problemCsv(
  problems: readonly SheetProblem[],
  { row, column, header, value, message }: ProblemHeaders,
): string {
  const lines = problems.map((problem) => [
    String(problem.row),
    problem.column,
    problem.header,
    problem.value,
    problem.message,
  ]);
  return BYTE_ORDER_MARK + [[row, column, header, value, message], ...lines].map(csvLine).join('');
}

function keyOf({ column, header }: SheetProblem): string {
  return column === '' ? header : column;
}
