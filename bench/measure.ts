/** Sends one query to both servers in turn, and returns the figures. */
import type { BenchActor } from './actors.ts';
import type { ContenderName } from './contender.ts';
import { load, type LoadPlan } from './load.ts';
import { handCall, searchCall, type Pair } from './sameAnswers.ts';
import { SAVE, SAVE_BY_HAND, type Question } from './questions.ts';

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the Node process per call. */
  readonly cpuMs: number;
  readonly statements: number;
  readonly calls: number;
}

export interface Result {
  readonly key: string;
  readonly title: string;
  readonly connections: number;
  readonly ours: Measured;
  readonly byHand: Measured;
  /** Calls per second, ours divided by theirs: the median over the rounds. */
  readonly ratio: number;
}

export interface Subject {
  readonly key: string;
  readonly title: string;
  readonly work: (name: ContenderName) => Pick<LoadPlan, 'call' | 'onAnswer'>;
}

export interface Effort {
  readonly rounds: number;
  readonly warmUpMs: number;
  readonly atLeastMs: number;
  readonly atMostMs: number;
}

/** Reads: every connection goes through the cases from a different start. */
export function reading({ key, title, cases }: Question): Subject {
  const calls = { ours: cases.map(searchCall), byHand: cases.map(handCall) };
  return {
    key,
    title,
    work: (name) => ({
      call: (connection, round) => {
        const call = calls[name][(connection * STRIDE + round) % cases.length];
        if (call === undefined) throw new Error(`Question ${key} has no cases.`);
        return call;
      },
    }),
  };
}

/**
 * Writes: every connection has records of its own, so that none meets a version that another connection has made stale.
 */
export function writing(ids: readonly string[], versions: Map<string, number>): Subject {
  return {
    key: 'e',
    title: 'change of one record, with version and audit',
    work: (name) => {
      const last = new Map<number, string>();
      return {
        call: (connection, round) => {
          const id = ids[(connection * EACH + (round % EACH)) % ids.length] ?? '';
          last.set(connection, id);
          return {
            method: 'PUT',
            path: name === 'ours' ? SAVE : SAVE_BY_HAND,
            body: JSON.stringify({
              id,
              version: versions.get(id),
              subject: `ขออนุญาตนำเข้าวัตถุอันตราย ฉบับแก้ไขครั้งที่ ${versions.get(id)}`,
            }),
          };
        },
        onAnswer: (connection) => {
          const id = last.get(connection) ?? '';
          versions.set(id, (versions.get(id) ?? 0) + 1);
        },
      };
    },
  };
}

const STRIDE = 7;
/** Records each connection writes to. */
const EACH = 64;
/** A prepared statement finds its plan in the first five calls; ten and more show its cost after that. */
const CALLS_EACH = 12;

export async function measure(
  pair: Pair,
  { subject, actor, connections, effort }: { subject: Subject; actor: BenchActor; connections: number; effort: Effort },
): Promise<Result> {
  const runs: Record<ContenderName, Run[]> = { ours: [], byHand: [] };
  for (let round = 0; round < effort.rounds; round += 1) {
    const order: ContenderName[] = round % 2 === 0 ? ['ours', 'byHand'] : ['byHand', 'ours'];
    for (const name of order) runs[name].push(await measureOnce(pair, { name, subject, actor, connections, effort }));
  }
  const ratios = runs.ours.map((run, index) => run.perSecond / (runs.byHand[index]?.perSecond ?? Number.NaN));
  return {
    key: subject.key,
    title: subject.title,
    connections,
    ours: combineRuns(runs.ours),
    byHand: combineRuns(runs.byHand),
    ratio: median(ratios),
  };
}

interface Run extends Measured {
  readonly latenciesMs: readonly number[];
}

async function measureOnce(
  pair: Pair,
  {
    name,
    subject,
    actor,
    connections,
    effort,
  }: { name: ContenderName; subject: Subject; actor: BenchActor; connections: number; effort: Effort },
): Promise<Run> {
  const plan = { address: pair[name].address, token: actor.token, connections, ...subject.work(name) };
  await load({ ...plan, atLeastMs: effort.warmUpMs, atLeastCalls: 1, atMostMs: effort.warmUpMs * 4 });
  const before = await pair[name].usage();
  const { calls, seconds, latenciesMs } = await load({
    ...plan,
    atLeastMs: effort.atLeastMs,
    atLeastCalls: CALLS_EACH,
    atMostMs: effort.atMostMs,
  });
  const after = await pair[name].usage();
  return {
    calls,
    latenciesMs,
    perSecond: calls / seconds,
    p50Ms: 0,
    p99Ms: 0,
    cpuMs: (after.cpuMs - before.cpuMs) / calls,
    statements: (after.statements - before.statements) / calls,
  };
}

function combineRuns(runs: readonly Run[]): Measured {
  const latencies = runs.flatMap((run) => run.latenciesMs).toSorted((one, other) => one - other);
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
  return {
    perSecond: median(runs.map((run) => run.perSecond)),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    cpuMs: median(runs.map((run) => run.cpuMs)),
    statements: median(runs.map((run) => run.statements)),
    calls: latencies.length,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
