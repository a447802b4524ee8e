/**
 * The stages that can be named for a new module: the text of each, and who takes its steps in the tests and the
 * demonstration.
 */
import { StartProblem } from '../../src/platform/server/startProblem.ts';

type OfficersStage = 'receive' | 'receiveAtCheckpoint' | 'review' | 'decideAtCentre' | 'visit' | 'laboratory' | 'sign';
export type StageName = OfficersStage | 'charge' | 'operatorConfirms';

interface NewStage {
  /** The text in the declaration. */
  readonly text: string;
  /**
   * Lines of the story test, one step each. The generator of the story adds `approve`: its form depends on the
   * signature.
   */
  readonly steps: readonly string[];
  /**
   * Steps of the demonstration, this many working days before it is approved. Undefined if nobody of the demonstration
   * can take them.
   */
  readonly demo?: (daysAgo: number) => readonly string[];
}

const CHECK = 'await check(test, people, filed);';

export const stages: Readonly<Record<StageName, NewStage>> = {
  receive: {
    text: 'receive({ days: 1 })',
    steps: ['await receive(test, people, filed);'],
    demo: (daysAgo) => [`received(${daysAgo})`],
  },
  receiveAtCheckpoint: {
    text: 'receiveAtCheckpoint({ days: 1, originalsDays: 3 })',
    steps: [CHECK, "await takeStep(test, people.receiver, filed, 'wait-approve-center');"],
  },
  review: {
    text: 'review({ days: 5 })',
    steps: [CHECK, 'await pass(test, people, filed);'],
    demo: (daysAgo) => [
      `step(${daysAgo}, 'center', 'check', { data: { result: 'passed' } })`,
      `step(${daysAgo}, 'center', 'pass')`,
    ],
  },
  decideAtCentre: { text: 'decideAtCentre({ days: 2 })', steps: [] },
  visit: {
    text: 'visit({ days: 5 })',
    steps: ["await takeStep(test, people.receiver, filed, 'record-visit');"],
    demo: (daysAgo) => [`step(${daysAgo}, 'center', 'record-visit')`],
  },
  laboratory: {
    text: 'laboratory({ days: 10 })',
    steps: ["await takeStep(test, laboratory, filed, 'record-analysis');"],
  },
  charge: {
    text: 'charge()',
    steps: ['await pay(test, people, filed);'],
    demo: (daysAgo) => [`...paid(${daysAgo}, 'cash')`],
  },
  operatorConfirms: {
    text: 'operatorConfirms()',
    steps: ["await takeStep(test, people.operator, filed, 'confirm');"],
    demo: (daysAgo) => [`step(${daysAgo}, 'operator', 'confirm')`],
  },
  sign: { text: 'sign({ days: 2 })', steps: [] },
};

export const stageNames = Object.keys(stages) as readonly StageName[];
export const USUAL_STAGES: readonly StageName[] = ['receive', 'review', 'sign'];

const RECEIVING_STAGES: ReadonlySet<string> = new Set(['receive', 'receiveAtCheckpoint']);
const DECIDING_STAGES: ReadonlySet<string> = new Set(['sign', 'decideAtCentre']);

const NAMES = `Name some of these after --stages, with commas between: ${stageNames.join(', ')}.`;
const BY_HAND =
  'waitForRelease waits for something that only your module can answer: leave it out here, and add it to the stages by hand as docs/how-to-add-a-module.md says.';

/** `receive,review,sign`: existing names, in an order in which a case can be received, checked and decided. */
export function readStages(typed: string): readonly StageName[] {
  const names = typed.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isStage(name));
  if (unknown === 'waitForRelease') throw new StartProblem(BY_HAND);
  if (unknown !== undefined) throw new StartProblem(`There is no stage "${unknown}". ${NAMES}`);
  const stageList = names.filter(isStage);
  const wrong = findOrderProblem(stageList);
  if (wrong !== undefined) throw new StartProblem(wrong);
  return stageList;
}

function isStage(name: string): name is StageName {
  return Object.hasOwn(stages, name);
}

function findOrderProblem(names: readonly StageName[]): string | undefined {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (twice !== undefined) return `The stage ${twice} is named twice: a case goes through each stage once.`;
  const list = names.join(',');
  if (!RECEIVING_STAGES.has(first))
    return `Somebody has to take the request in first: begin with receive or receiveAtCheckpoint, as in --stages receive,${list}.`;
  if (!DECIDING_STAGES.has(last))
    return `Somebody has to decide at the end: end with sign or decideAtCentre, as in --stages ${list},sign.`;
  if (names.includes('sign') && last !== 'sign') return 'sign issues the document: put it last in --stages.';
  if (names.slice(1).some((name) => RECEIVING_STAGES.has(name)))
    return 'A request is taken in once: name either receive or receiveAtCheckpoint, and name it first.';
  return findCentreProblem(names, last);
}

const PASSES_ON =
  'Before another stage decideAtCentre passes on what a checkpoint has checked: begin with receiveAtCheckpoint and leave out review, or put decideAtCentre last.';

/**
 * A decision at the central office needs an earlier check; a central office that only passes it on replaces the review.
 */
function findCentreProblem(names: readonly StageName[], last: string): string | undefined {
  if (!names.includes('decideAtCentre')) return undefined;
  const isChecked = names.includes('review') || names.includes('receiveAtCheckpoint');
  if (!isChecked)
    return 'decideAtCentre decides on what somebody has checked: add review after receive, or begin with receiveAtCheckpoint.';
  if (last === 'decideAtCentre') return undefined;
  const isPassing = names.includes('receiveAtCheckpoint') && !names.includes('review');
  return isPassing ? undefined : PASSES_ON;
}

/** Adds the charge before the deciding stage: an unpaid request is not decided. */
export function withCharge(names: readonly StageName[]): readonly StageName[] {
  return names.includes('charge') ? names : names.toSpliced(-1, 0, 'charge');
}

/** The central office passes it on to a signatory, who is then a separate party. */
export function isPassedOn(names: readonly StageName[]): boolean {
  return names.includes('decideAtCentre') && names.at(-1) !== 'decideAtCentre';
}
