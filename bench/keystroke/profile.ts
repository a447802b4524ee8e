/** Shows where the time of a page is spent: a sampling profile, summed up by function. */
import { writeFileSync } from 'node:fs';
import type { CDPSession } from 'playwright-core';

export interface FunctionShare {
  readonly name: string;
  /** Time in the function itself, per keystroke. */
  readonly selfMs: number;
  /** Time with everything it called. */
  readonly totalMs: number;
}

/** Fine enough for work that lasts a tenth of a millisecond. */
const SAMPLE_US = 100;

export async function profile(
  session: CDPSession,
  {
    keystrokes,
    work,
    file,
  }: { readonly keystrokes: number; readonly work: () => Promise<void>; readonly file?: string },
): Promise<readonly FunctionShare[]> {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  await session.send('Profiler.start');
  await work();
  const { profile: cpuProfile } = await session.send('Profiler.stop');
  await session.send('Profiler.disable');
  if (file !== undefined) writeFileSync(file, JSON.stringify(cpuProfile));
  return sharesOf(cpuProfile).map((share) => ({
    ...share,
    selfMs: share.selfMs / keystrokes,
    totalMs: share.totalMs / keystrokes,
  }));
}

interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly lineNumber: number };
    readonly children?: readonly number[];
  }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/** Entries that are no function of the page: idle time and the browser's own work. */
const NOT_OURS = new Set(['(idle)', '(program)', '(root)']);

/** Largest own time first. A function that calls itself is counted once in its total. */
function sharesOf({ nodes, samples = [], timeDeltas = [] }: CpuProfile): FunctionShare[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const nameOf = (id: number): string => {
    const frame = byId.get(id)?.callFrame;
    return frame === undefined || frame.functionName === ''
      ? `(anonymous:${frame?.lineNumber ?? 0})`
      : frame.functionName;
  };
  const self = new Map<string, number>();
  const total = new Map<string, number>();
  samples.forEach((id, index) => {
    const ms = (timeDeltas[index] ?? 0) / 1000;
    self.set(nameOf(id), (self.get(nameOf(id)) ?? 0) + ms);
    const names = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) names.add(nameOf(at));
    for (const name of names) total.set(name, (total.get(name) ?? 0) + ms);
  });
  return [...total]
    .filter(([name]) => !NOT_OURS.has(name))
    .map(([name, totalMs]) => ({ name, totalMs, selfMs: self.get(name) ?? 0 }))
    .toSorted((one, other) => other.selfMs - one.selfMs);
}
