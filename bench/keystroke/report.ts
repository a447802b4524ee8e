/** The figures of a keystroke, as tables. */
import { lines } from '../report.ts';
import type { Comparison, Visit } from './compareForms.ts';
import type { Profiled } from './profileForms.ts';
import type { FormFigures } from './visitForm.ts';

/** The highest allowed ratio to the cost of the hand-written form. */
const GOAL = 1.2;

const visitWords: Readonly<Record<Visit, string>> = { first: 'the first time', again: 'come back to' };

export function keystrokeTables({ keystrokes, forms: { ours, byHand } }: Comparison): string {
  const costs = keystrokes.map(({ subject, visit, ours: own, byHand: handWritten, ratio }) => [
    `${subject.key}  ${subject.title}, ${visitWords[visit]}`,
    ...[own, handWritten].flatMap(({ allMs, scriptMs }) => [allMs.toFixed(2), scriptMs.toFixed(2)]),
    ratio.all.toFixed(2),
    ratio.scripts.toFixed(2),
    ratio.all <= GOAL ? 'met' : 'not met',
  ]);
  const drawn = keystrokes.map(({ subject, visit, renders }) => [
    `${subject.key}  ${subject.title}, ${visitWords[visit]}`,
    ...[renders.ours, renders.byHand].flatMap(({ commits, components }) => [commits.toFixed(1), components.toFixed(1)]),
  ]);
  const figure = (title: string, of: (form: FormFigures) => string): string[] => [title, of(ours), of(byHand)];
  return [
    lines('Processor time of the page, ms a keystroke', [
      ['', 'ours', 'of it scripts', 'by hand', 'of it scripts', 'ours/hand', 'scripts alone', `goal ${GOAL}`],
      ...costs,
    ]),
    lines('Drawn by React, a keystroke', [
      ['', 'ours commits', 'ours components', 'hand commits', 'hand components'],
      ...drawn,
    ]),
    lines('The form as a whole', [
      ['', 'ours', 'by hand'],
      figure('drawn first, ms of processor time', ({ mountMs }) => mountMs.toFixed(0)),
      figure('heap after typing, MB', ({ heapMb }) => heapMb.toFixed(1)),
      figure('elements', ({ elements }) => elements.toFixed(0)),
      figure('inputs', ({ inputs }) => inputs.toFixed(0)),
    ]),
  ].join('\n');
}

const TOP = 10;

export function profileTable({ subject, contender, functions }: Profiled): string {
  const rows = functions
    .slice(0, TOP)
    .map(({ name, selfMs, totalMs }) => [name, selfMs.toFixed(3), totalMs.toFixed(3)]);
  return lines(`${contender}, ${subject.key}  ${subject.title}: ms a keystroke`, [
    ['function', 'itself', 'with what it calls'],
    ...rows,
  ]);
}
