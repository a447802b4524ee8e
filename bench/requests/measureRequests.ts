/**
 * Measures cases per second from the draft to the approval: over HTTP, with and without the paper, and the same rows
 * written by hand, in turns.
 */
import type { ServerProcess } from '../contender.ts';
import { median } from '../measure.ts';
import { lines } from '../report.ts';
import { changesOf, cycleByHand, type Changes } from './byHand.ts';
import { cycleOverHttp, makeFiles } from './overHttp.ts';
import { CONNECTIONS, openRequestSetup, type RequestSetup } from './setup.ts';

/** Remembers how long each call took. */
export type Timer = <T>(name: string, call: () => Promise<T>) => Promise<T>;

const KINDS = ['ours', 'printing', 'byHand'] as const;
type Kind = (typeof KINDS)[number];

interface Run {
  readonly cyclesPerSecond: number;
  readonly latenciesMs: ReadonlyMap<string, readonly number[]>;
  /** Processor time of the Node process of the server per cycle. */
  readonly cpuMs: number;
  readonly statements: number;
}

export async function measureRequests({
  isSmall,
  say,
}: {
  isSmall: boolean;
  say: (line: string) => void;
}): Promise<void> {
  const stage = await openRequestSetup();
  try {
    const changes = await recordOnce(stage);
    const [rounds, seconds] = isSmall ? [1, 2] : [3, 8];
    for (const kind of KINDS) await run(stage, { kind, seconds: seconds / 2, changes });
    const runs: Record<Kind, Run[]> = { ours: [], printing: [], byHand: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed())
        runs[kind].push(await run(stage, { kind, seconds, changes }));
    }
    say(report(runs));
  } finally {
    await stage.close();
  }
}

/**
 * Reads the log of a case that was made over HTTP, for the hand-written side; also checks that both leave the same
 * rows.
 */
async function recordOnce({ pool, people, plain }: RequestSetup): Promise<Changes> {
  const [firstFile = '', other = ''] = await makeFiles(pool, people, 2);
  const before = await countRows(pool);
  const requestId = await cycleOverHttp({ server: plain, people, fileId: firstFile, timed: (_name, call) => call() });
  const between = await countRows(pool);
  const changes = await changesOf(pool, requestId);
  await cycleByHand({ pool, people, fileId: other, changes, timed: (_name, call) => call() });
  const after = await countRows(pool);
  const [ours, byHand] = [
    between.map((count, index) => count - (before[index] ?? 0)),
    after.map((count, index) => count - (between[index] ?? 0)),
  ];
  if (ours.join() !== byHand.join())
    throw new Error(`A case leaves ${ours.join()} rows, and by hand ${byHand.join()}, in ${TABLES.join(', ')}.`);
  return changes;
}

const TABLES = [
  'dossier',
  'request',
  'to_whom',
  'to_whom_attachment',
  'status_history',
  'entity_log',
  'graphile_worker._private_jobs',
];

async function countRows(pool: RequestSetup['pool']): Promise<number[]> {
  const { rows } = await pool.query<{ counts: number[] }>(
    `select array[${TABLES.map((table) => `(select count(*)::int from ${table})`).join(', ')}] as "counts"`,
  );
  return rows[0]?.counts ?? [];
}

async function run(
  stage: RequestSetup,
  { kind, seconds, changes }: { kind: Kind; seconds: number; changes: Changes },
): Promise<Run> {
  const { pool, people, plain, printing } = stage;
  const server: ServerProcess = kind === 'printing' ? printing : plain;
  const latenciesMs = new Map<string, number[]>();
  const timed: Timer = async (name, call) => {
    const began = performance.now();
    const answer = await call();
    latenciesMs.set(name, [...(latenciesMs.get(name) ?? []), performance.now() - began]);
    return answer;
  };
  const files = await makeFiles(pool, people, MOST_A_SECOND * seconds);
  const cycle = async (fileId: string): Promise<unknown> =>
    kind === 'byHand'
      ? cycleByHand({ pool, people, fileId, changes, timed })
      : cycleOverHttp({ server, people, fileId, timed });
  const before = await server.usage();
  const began = performance.now();
  const end = began + seconds * 1000;
  let cycles = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let fileId = files.pop(); fileId !== undefined && performance.now() < end; fileId = files.pop()) {
        await cycle(fileId);
        cycles += 1;
      }
    }),
  );
  const after = await server.usage();
  return {
    cyclesPerSecond: (cycles / (performance.now() - began)) * 1000,
    latenciesMs,
    cpuMs: (after.cpuMs - before.cpuMs) / cycles,
    statements: (after.statements - before.statements) / cycles,
  };
}

const MOST_A_SECOND = 500;

function report(runs: Readonly<Record<Kind, readonly Run[]>>): string {
  const perSecond = (kind: Kind): number => median(runs[kind].map((caseRun) => caseRun.cyclesPerSecond));
  const ratioOf = (kind: Kind): string =>
    median(
      runs[kind].map((caseRun, index) => caseRun.cyclesPerSecond / (runs.byHand[index]?.cyclesPerSecond ?? Number.NaN)),
    ).toFixed(2);
  const own = (kind: Kind, of: (run: Run) => number): string =>
    kind === 'byHand' ? '–' : median(runs[kind].map(of)).toFixed(1);
  const names: Readonly<Record<Kind, string>> = {
    ours: 'ours, without paper',
    printing: 'ours, with its paper',
    byHand: 'by hand, SQL alone',
  };
  const cases = KINDS.map((kind) => [
    names[kind],
    perSecond(kind).toFixed(1),
    kind === 'byHand' ? '' : ratioOf(kind),
    own(kind, ({ cpuMs }) => cpuMs),
    own(kind, ({ statements }) => statements),
  ]);
  const calls = [...(runs.ours[0]?.latenciesMs.keys() ?? [])].map((name) => [
    name,
    ...KINDS.flatMap((kind) => percentiles(runs[kind].flatMap((caseRun) => caseRun.latenciesMs.get(name) ?? []))),
  ]);
  return [
    lines(`Cases from the draft to the approval, ${CONNECTIONS} at a time`, [
      ['', 'cases/s', 'of by hand', 'CPU ms a case', 'SQL a case'],
      ...cases,
    ]),
    lines('Each call, ms', [
      [
        '',
        ...KINDS.flatMap((kind) => [`${names[kind].split(',')[0]}${kind === 'printing' ? ' + paper' : ''} p50`, 'p99']),
      ],
      ...calls,
    ]),
  ].join('\n');
}

function percentiles(latencies: readonly number[]): [p50: string, p99: string] {
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
  return [at(0.5), at(0.99)];
}
