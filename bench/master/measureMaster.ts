/**
 * Measures `_search` on every entity of master data at a hundred thousand rows, against a plain select on the same
 * indexes, in turns.
 */
import { Agent } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { load, send, type LoadCall } from '../load.ts';
import { median } from '../measure.ts';
import { lines } from '../report.ts';
import { bases, masterCatalogue } from './bases.ts';
import { questionsOf, type MasterQuestion } from './questions.ts';
import { openMasterSetup, type Contender, type MasterSetup } from './setup.ts';

/** The highest allowed ratio of our p95 to theirs. */
const GOAL = 3;
const ROWS = { large: 100_000, small: 2000 } as const;
const CONNECTIONS = 2;

interface Latencies {
  readonly p50Ms: number;
  readonly p95Ms: number;
}

interface Result {
  readonly question: MasterQuestion;
  readonly total: number;
  readonly ours: Latencies;
  readonly byHand: Latencies;
  /** Latencies with the total counted again, as for the first caller. */
  readonly counting: Latencies;
  /**
   * Our figures divided by theirs, the median of the rounds: of the p95, and of the p50, which a busy machine disturbs
   * less.
   */
  readonly ratio: number;
  readonly middleRatio: number;
}

export async function measureMaster({
  isSmall,
  say,
}: {
  isSmall: boolean;
  say: (line: string) => void;
}): Promise<void> {
  const began = performance.now();
  const stage = await openMasterSetup({ rows: isSmall ? ROWS.small : ROWS.large, say });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stage.close().finally(() => process.exit(1)));
  try {
    say(
      `${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(2)}, Node ${process.version}, ${CONNECTIONS} connections.\n`,
    );
    const results: Result[] = [];
    for (const question of bases.flatMap((entity) => questionsOf(masterCatalogue, entity)))
      results.push(await measureOne(stage, question, isSmall ? SHORT : LONG));
    say(report(results));
  } finally {
    await stage.close();
  }
  say(`Done in ${Math.round((performance.now() - began) / 1000)} s, load ${loadavg()[0]?.toFixed(2)}.`);
}

interface Effort {
  /** For a list, which takes a millisecond, and for a search, which takes longer. */
  readonly rounds: number;
  readonly searchRounds: number;
  /** Calls of each connection in a round, and the longest time of a round. */
  readonly calls: number;
  readonly atMostMs: number;
}

const LONG: Effort = { rounds: 5, searchRounds: 3, calls: 40, atMostMs: 250 };
const SHORT: Effort = { rounds: 1, searchRounds: 1, calls: 5, atMostMs: 100 };

async function measureOne(stage: MasterSetup, question: MasterQuestion, effort: Effort): Promise<Result> {
  const total = await assertSameRows(stage, question);
  const rounds: Record<Contender, Latencies[]> = { ours: [], counting: [], byHand: [] };
  for (let round = 0; round < (question.key === 'list' ? effort.rounds : effort.searchRounds); round += 1) {
    const order: Contender[] = round % 2 === 0 ? ['ours', 'byHand'] : ['byHand', 'ours'];
    for (const name of order) rounds[name].push(await oneRound(stage, { name, question, effort }));
  }
  rounds.counting.push(
    await oneRound(stage, { name: 'counting', question, effort: { ...effort, calls: Math.ceil(effort.calls / 2) } }),
  );
  const ratioOf = (of: keyof Latencies): number =>
    median(rounds.ours.map((run, index) => run[of] / (rounds.byHand[index]?.[of] ?? Number.NaN)));
  return {
    question,
    total,
    ours: medianLatencies(rounds.ours),
    byHand: medianLatencies(rounds.byHand),
    counting: medianLatencies(rounds.counting),
    ratio: ratioOf('p95Ms'),
    middleRatio: ratioOf('p50Ms'),
  };
}

/**
 * Checks for the same rows in the same order, or the speeds could not be compared; each server has then seen the query
 * as often as it takes to prepare it.
 */
async function assertSameRows({ servers, token }: MasterSetup, question: MasterQuestion): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const fetchRows = async (name: Contender): Promise<{ data: { id: string }[]; totalSize: number }> => {
    const { hostname, port } = new URL(servers[name].address);
    return JSON.parse(await send({ agent, hostname, port, token, call: callFor(name, question) })) as {
      data: { id: string }[];
      totalSize: number;
    };
  };
  try {
    let total = 0;
    for (let time = 0; time < (question.key === 'list' ? PREPARED_AFTER : 2); time += 1) {
      const [ours, counting, byHand] = [
        await fetchRows('ours'),
        await fetchRows('counting'),
        await fetchRows('byHand'),
      ];
      const ids = ({ data }: { data: { id: string }[] }): string => data.map(({ id }) => id).join();
      if (ids(ours) !== ids(byHand) || ids(counting) !== ids(byHand))
        throw new Error(`${question.base}, ${question.title}: the rows are not the same.`);
      if (ours.totalSize !== counting.totalSize)
        throw new Error(
          `${question.base}, ${question.title}: ${ours.totalSize} rows, and counted ${counting.totalSize}.`,
        );
      total = ours.totalSize;
    }
    return total;
  } finally {
    agent.destroy();
  }
}

/** PostgreSQL decides on the plan of a prepared statement after five executions; searches are never prepared. */
const PREPARED_AFTER = 7;

function callFor(name: Contender, { path, criteria, base, key }: MasterQuestion): LoadCall {
  return name === 'byHand'
    ? { method: 'POST', path: `/${base}/${key}`, body: '{}' }
    : { method: 'POST', path, body: JSON.stringify(criteria) };
}

async function oneRound(
  { servers, token }: MasterSetup,
  { name, question, effort }: { name: Contender; question: MasterQuestion; effort: Effort },
): Promise<Latencies> {
  const call = callFor(name, question);
  const { latenciesMs } = await load({
    address: servers[name].address,
    token,
    connections: CONNECTIONS,
    atLeastMs: 0,
    atLeastCalls: effort.calls,
    atMostMs: effort.atMostMs,
    call: () => call,
  });
  const at = (share: number): number =>
    latenciesMs[Math.min(latenciesMs.length - 1, Math.floor(latenciesMs.length * share))] ?? Number.NaN;
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}

function medianLatencies(sides: readonly Latencies[]): Latencies {
  return { p50Ms: median(sides.map(({ p50Ms }) => p50Ms)), p95Ms: median(sides.map(({ p95Ms }) => p95Ms)) };
}

function report(results: readonly Result[]): string {
  const head = [
    '',
    'rows',
    'ours p50 ms',
    'p95',
    'hand p50 ms',
    'p95',
    'of p50',
    'of p95',
    `goal ${GOAL}`,
    'counted p50 ms',
  ];
  const rows = results.map(({ question, total, ours, byHand, counting, ratio, middleRatio }) => [
    `${question.base}  ${question.title}`,
    String(total),
    ...[ours, byHand].flatMap(({ p50Ms, p95Ms }) => [p50Ms.toFixed(1), p95Ms.toFixed(1)]),
    middleRatio.toFixed(2),
    ratio.toFixed(2),
    ratio <= GOAL ? 'met' : 'not met',
    counting.p50Ms.toFixed(1),
  ]);
  const isMet = ({ ratio }: Result): boolean => ratio <= GOAL;
  const lists = results.filter(({ question }) => question.key === 'list');
  const searches = results.filter(({ question }) => question.key !== 'list');
  return [
    lines('Every base of master data, an auditor', [head, ...rows]),
    `Lists: ${lists.filter(isMet).length} of ${lists.length} met the goal. Searches: ${searches.filter(isMet).length} of ${searches.length}.`,
  ].join('\n');
}
