/** Counters with labels, and their lines in Prometheus' text format. */

export type Labels = Readonly<Record<string, string>>;

export interface Counter {
  readonly add: (labels: Labels, by: number) => void;
  readonly lines: () => string[];
}

export interface Histogram {
  readonly observe: (labels: Labels, value: number) => void;
  readonly lines: () => string[];
}

export interface GaugeReading {
  readonly labels: Labels;
  readonly read: () => number;
}

export function createCounter(name: string, help: string): Counter {
  const series = new Map<string, number>();
  return {
    add: (labels, by) => {
      const key = keyIn(series, labels);
      series.set(key, (series.get(key) ?? 0) + by);
    },
    lines: () => [
      ...header(name, help, 'counter'),
      ...[...series].map(([key, value]) => `${name}${braces(key)} ${value}`),
    ],
  };
}

export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Map<string, { counts: number[]; sum: number; count: number }>();
  return {
    observe: (labels, value) => {
      const key = keyIn(series, labels);
      const entry = series.get(key) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 };
      series.set(key, entry);
      const at = bounds.findIndex((bound) => value <= bound);
      if (at !== -1) entry.counts[at] = (entry.counts[at] ?? 0) + 1;
      entry.sum += value;
      entry.count += 1;
    },
    lines: () => [
      ...header(name, help, 'histogram'),
      ...[...series].flatMap(([key, { counts, sum, count }]) => {
        let cumulative = 0;
        const buckets = bounds.map((bound, index) => {
          cumulative += counts[index] ?? 0;
          return `${name}_bucket${braces(join(key, `le="${bound}"`))} ${cumulative}`;
        });
        return [
          ...buckets,
          `${name}_bucket${braces(join(key, 'le="+Inf"'))} ${count}`,
          `${name}_sum${braces(key)} ${sum}`,
          `${name}_count${braces(key)} ${count}`,
        ];
      }),
    ],
  };
}

export function gaugeLines(name: string, help: string, readings: readonly GaugeReading[]): string[] {
  return [
    ...header(name, help, 'gauge'),
    ...readings.map(({ labels, read }) => `${name}${braces(keyOf(labels))} ${read()}`),
  ];
}

/**
 * Labels are set in code, but a mistake there must not fill the memory: everything over the limit is counted together.
 */
const MAX_SERIES = 5000;
const OVERFLOW_KEY = 'overflow="true"';

function keyIn(series: ReadonlyMap<string, unknown>, labels: Labels): string {
  const key = keyOf(labels);
  return series.has(key) || series.size < MAX_SERIES ? key : OVERFLOW_KEY;
}

function keyOf(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeLabel(value)}"`)
    .join(',');
}

/** Looks first whether there is anything to escape: labels are made for every call, and hardly any has. */
function escapeLabel(value: string): string {
  if (!/[\\"\n]/u.test(value)) return value;
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);
}

function join(key: string, more: string): string {
  return key === '' ? more : `${key},${more}`;
}

function braces(key: string): string {
  return key === '' ? '' : `{${key}}`;
}

function header(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
