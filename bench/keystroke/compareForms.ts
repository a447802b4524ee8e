/** Compares the cost of a keystroke in a declared form and in the same hand-written form. */
import type { TestBrowser } from '../../e2e/support/browser.ts';
import { median } from '../measure.ts';
import { PACE_MS, WARM_UP_PACE_MS, type Effort } from './effort.ts';
import { contenders, type Contender } from './pages.ts';
import { countRenders, takeRenders, type Renders } from './renders.ts';
import { typingSubjects, type TypingSubject } from './typingSubjects.ts';
import { typeKeys, typeAndMeasure, type Cost } from './typing.ts';
import {
  focusAgain,
  focusInput,
  openForm,
  waitUntilPainted,
  sizeOf,
  withBrowser,
  type FormFigures,
} from './visitForm.ts';

/** Keys whose renders are counted; each of them draws the same. */
const COUNTED_KEYS = 20;

export type Visit = 'first' | 'again';
export const visits: readonly Visit[] = ['first', 'again'];

export interface Compared {
  readonly subject: TypingSubject;
  readonly visit: Visit;
  readonly ours: Cost;
  readonly byHand: Cost;
  readonly renders: Readonly<Record<Contender, Renders>>;
  /** Our cost divided by the cost of the hand-written form: the median over the rounds. */
  readonly ratio: { readonly all: number; readonly scripts: number };
}

export interface Comparison {
  readonly keystrokes: readonly Compared[];
  readonly forms: Readonly<Record<Contender, FormFigures>>;
}

export async function compareForms(effort: Effort): Promise<Comparison> {
  return withBrowser({}, async (browser) => {
    const rounds: Readonly<Record<Contender, Round[]>> = { ours: [], byHand: [] };
    for (let round = 0; round < effort.rounds; round += 1) {
      for (const name of round % 2 === 0 ? contenders : contenders.toReversed())
        rounds[name].push(await runRound(browser, { name, effort }));
    }
    const renders = {
      ours: await rendersOf(browser, { name: 'ours', effort }),
      byHand: await rendersOf(browser, { name: 'byHand', effort }),
    };
    const keystrokes = typingSubjects.flatMap((subject) =>
      visits.map((visit): Compared => {
        const key = keyOf(subject, visit);
        const [ours, byHand] = [costsOf(rounds.ours, key), costsOf(rounds.byHand, key)];
        return {
          subject,
          visit,
          ours: medianCost(ours),
          byHand: medianCost(byHand),
          renders: { ours: rendersFor(renders.ours, key), byHand: rendersFor(renders.byHand, key) },
          ratio: { all: medianRatio('allMs', { ours, byHand }), scripts: medianRatio('scriptMs', { ours, byHand }) },
        };
      }),
    );
    return { keystrokes, forms: { ours: medianForm(rounds.ours), byHand: medianForm(rounds.byHand) } };
  });
}

interface Round {
  readonly costs: ReadonlyMap<string, Cost>;
  readonly form: FormFigures;
}

async function runRound(browser: TestBrowser, { name, effort }: { name: Contender; effort: Effort }): Promise<Round> {
  const { page, session, mountMs } = await openForm(browser, { name, rows: effort.rows });
  const costs = new Map<string, Cost>();
  for (const subject of typingSubjects) {
    const { keys } = subject;
    await focusInput(page, subject);
    await typeKeys(session, { keys, count: effort.warmUpKeys, paceMs: WARM_UP_PACE_MS });
    costs.set(
      keyOf(subject, 'first'),
      await typeAndMeasure(session, { keys, count: effort.firstKeys, paceMs: PACE_MS }),
    );
    await focusAgain(page, subject);
    costs.set(
      keyOf(subject, 'again'),
      await typeAndMeasure(session, { keys, count: effort.againKeys, paceMs: PACE_MS }),
    );
  }
  const form = { mountMs, ...(await sizeOf(page, session)) };
  await page.context().close();
  return { costs, form };
}

async function rendersOf(
  browser: TestBrowser,
  { name, effort: { rows, warmUpKeys } }: { name: Contender; effort: Effort },
): Promise<ReadonlyMap<string, Renders>> {
  const { page, session } = await openForm(browser, { name, rows, prepare: countRenders });
  const found = new Map<string, Renders>();
  const count = async (subject: TypingSubject, visit: Visit): Promise<void> => {
    await typeKeys(session, { keys: subject.keys, count: warmUpKeys, paceMs: WARM_UP_PACE_MS });
    await waitUntilPainted(page);
    await takeRenders(page);
    await typeKeys(session, { keys: subject.keys, count: COUNTED_KEYS, paceMs: PACE_MS });
    const { commits, components } = await takeRenders(page);
    found.set(keyOf(subject, visit), { commits: commits / COUNTED_KEYS, components: components / COUNTED_KEYS });
  };
  for (const subject of typingSubjects) {
    await focusInput(page, subject);
    await count(subject, 'first');
    await focusAgain(page, subject);
    await count(subject, 'again');
  }
  await page.context().close();
  return found;
}

function keyOf({ key }: TypingSubject, visit: Visit): string {
  return `${key} ${visit}`;
}

function costsOf(rounds: readonly Round[], key: string): Cost[] {
  return rounds.map(({ costs }) => {
    const cost = costs.get(key);
    if (cost === undefined) throw new Error(`Nothing was measured for ${key}`);
    return cost;
  });
}

function rendersFor(renders: ReadonlyMap<string, Renders>, key: string): Renders {
  return renders.get(key) ?? { commits: Number.NaN, components: Number.NaN };
}

function medianCost(costs: readonly Cost[]): Cost {
  return { allMs: median(costs.map(({ allMs }) => allMs)), scriptMs: median(costs.map(({ scriptMs }) => scriptMs)) };
}

function medianRatio(name: keyof Cost, { ours, byHand }: { ours: readonly Cost[]; byHand: readonly Cost[] }): number {
  return median(ours.map((cost, index) => cost[name] / (byHand[index]?.[name] ?? Number.NaN)));
}

function medianForm(rounds: readonly Round[]): FormFigures {
  const of = (name: keyof FormFigures): number => median(rounds.map(({ form }) => form[name]));
  return { mountMs: of('mountMs'), heapMb: of('heapMb'), elements: of('elements'), inputs: of('inputs') };
}
