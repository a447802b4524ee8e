/** The figures as a table for a terminal and for Markdown. */
import { GOAL, headline } from './questions.ts';
import type { Result } from './measure.ts';

export interface Start {
  readonly name: string;
  readonly coldStartMs: number;
  readonly memoryMb: number;
}

export function table(title: string, results: readonly Result[]): string {
  const rows = results.map((result) => [
    `${result.key}  ${result.title}`,
    ...[result.ours, result.byHand].flatMap((side) => [
      side.perSecond.toFixed(side.perSecond < 100 ? 1 : 0),
      side.p50Ms.toFixed(1),
      side.p99Ms.toFixed(1),
      side.cpuMs.toFixed(2),
      side.statements.toFixed(1),
    ]),
    result.ratio.toFixed(2),
  ]);
  const side = ['calls/s', 'p50 ms', 'p99 ms', 'CPU ms', 'SQL'];
  return lines(title, [
    ['', ...side.map((name) => `ours ${name}`), ...side.map((name) => `hand ${name}`), 'ours/hand'],
    ...rows,
  ]);
}

/** Returns one line for each promise. */
export function goals(results: readonly Result[]): string {
  return results
    .filter(({ key }) => headline.has(key))
    .map(
      ({ key, title, ratio }) =>
        `${ratio >= GOAL ? 'met    ' : 'not met'}  ${key}  ${title}: ${ratio.toFixed(2)} (goal ${GOAL})`,
    )
    .join('\n');
}

export function starts(all: readonly Start[]): string {
  return lines('Processes', [
    ['', 'first answer after ms', 'memory MB'],
    ...all.map(({ name, coldStartMs, memoryMb }) => [name, coldStartMs.toFixed(0), memoryMb.toFixed(0)]),
  ]);
}

/** Returns a Markdown table with columns as wide as their content. */
export function lines(title: string, rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? ` ${'-'.repeat(width)} ` : ` ${'-'.repeat(width - 1)}: `)).join('|')}|`;
  const [head = [], ...rest] = rows;
  return [title, '', line(head), rule, ...rest.map(line), ''].join('\n');
}
