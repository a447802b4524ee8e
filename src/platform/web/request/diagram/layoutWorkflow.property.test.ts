import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineChoice } from '#language/choice.ts';
import type { Workflow, WorkflowAction } from '#language/workflow.ts';
import { dossierFlow } from '#platform/model/request/dossierFlow.ts';
import { requestFlow } from '#platform/model/request/requestFlow.ts';
import { usualStages } from '#platform/model/request/usualStages.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { labelWidth } from './boxContent.ts';
import { layoutWorkflow } from './layoutWorkflow.ts';
import type { Point, StateBox, WorkflowLayout } from './workflowLayout.ts';

const STATES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;
const word = fc.constantFrom(
  'รับเรื่อง',
  'เสนอผู้มีอำนาจลงนามเพื่อพิจารณาอนุมัติ',
  'ส่งกลับ',
  'Approve',
  'Send back for correction of everything',
  'Go',
);
const label = fc.tuple(word, word);

/** Any possible workflow: with cycles, final states that can be left, states that are never reached. */
const workflows: fc.Arbitrary<Workflow> = fc.integer({ min: 1, max: STATES.length }).chain((count) => {
  const states = STATES.slice(0, count);
  const state = fc.constantFrom(...states);
  const action = fc.record({
    label,
    from: fc.uniqueArray(state, { minLength: 1 }),
    to: fc.option(state, { nil: undefined }),
    shortcutTo: fc.option(state, { nil: undefined }),
    isMain: fc.boolean(),
  });
  return fc
    .record({
      titles: fc.array(label, { minLength: count, maxLength: count }),
      held: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
      actions: fc.array(action, { maxLength: 12 }),
    })
    .map(({ titles, held, actions }): Workflow => ({
      name: 'any',
      title: ['ใด ๆ', 'Any'],
      choice: defineChoice('any', {
        group: 'ANY',
        title: ['ใด ๆ', 'Any'],
        values: Object.fromEntries(
          states.map((stateName, index) => [stateName, { key: stateName, label: titles[index] ?? ['', ''] }]),
        ),
      }),
      parties: { one: ['หนึ่ง', 'One'] },
      guards: {},
      effects: {},
      states: Object.fromEntries(
        states.map((stateName, index) => [stateName, held[index] === true ? { responsibleParty: 'one' } : {}]),
      ),
      actions: Object.fromEntries(
        actions.map(({ label: name, from, to, shortcutTo, isMain }, index): [string, WorkflowAction] => [
          `act${index}`,
          {
            label: name,
            from: Object.fromEntries(from.map((stateName) => [stateName, ['one']])),
            ...(to === undefined ? {} : { to, ...(shortcutTo === undefined ? {} : { shortcutTo }) }),
            ...(isMain ? { tone: 'primary' } : {}),
          },
        ]),
      ),
    }));
});

const days = { receive: 1, review: 5, sign: 2 };
const declared: readonly Workflow[] = [
  dossierFlow,
  requestFlow({ name: 'request', title: ['คำขอ', 'Request'], stages: usualStages({ days }) }),
  requestFlow({
    name: 'charged',
    title: ['คำขอที่มีค่าธรรมเนียม', 'Charged'],
    stages: usualStages({ days, isCharged: true }),
    application: { signature: 'may' },
    certificate: { signature: 'must' },
  }),
];

describe('layoutWorkflow', () => {
  it.each(declared.map((workflow) => [workflow.name, workflow] as const))(
    'places every state and every arrow correctly: %s',
    (_name, workflow) => {
      expect(faultsOf(workflow)).toEqual([]);
    },
  );

  it('places every state and every arrow correctly for any workflow', () => {
    assertProperty(
      fc.property(workflows, (workflow) => {
        expect(faultsOf(workflow)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

/** Returns the faults in the layout of a workflow. */
function faultsOf(workflow: Workflow): readonly string[] {
  const layout = layoutWorkflow(workflow);
  const arrows = Object.entries(workflow.actions).flatMap(([action, { from, to, shortcutTo }]) =>
    Object.keys(from).flatMap((state) => [
      `${state} ${action} ${to ?? state}`,
      ...(shortcutTo === undefined || shortcutTo === to || shortcutTo === state
        ? []
        : [`${state} ${action} ${shortcutTo}`]),
    ]),
  );
  return [
    ...differences(
      'states',
      layout.boxes.map(({ state }) => state),
      Object.keys(workflow.states),
    ),
    ...differences(
      'arrows',
      layout.arrows.map(({ action, from, to }) => `${from} ${action} ${to}`),
      arrows,
    ),
    ...overlapsOf(layout.boxes),
    ...beyondOf(workflow, layout),
    ...throughBoxes(layout),
    ...looseEnds(layout),
  ];
}

function differences(what: string, drawn: readonly string[], declaredOnes: readonly string[]): readonly string[] {
  const [actual, other] = [drawn.toSorted().join(', '), declaredOnes.toSorted().join(', ')];
  return actual === other ? [] : [`${what}: ${actual} instead of ${other}`];
}

function overlapsOf(boxes: readonly StateBox[]): readonly string[] {
  return boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          box.x < other.x + other.width &&
          other.x < box.x + box.width &&
          box.y < other.y + other.height &&
          other.y < box.y + box.height,
      )
      .map((other) => `${box.state} over ${other.state}`),
  );
}

/** Returns what is outside the diagram: boxes, turns of arrows, and names at their maximum width. */
function beyondOf(workflow: Workflow, { width, height, boxes, arrows }: WorkflowLayout): readonly string[] {
  const isWithin = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= width && y <= height;
  const corners = boxes.flatMap((box) =>
    [box, { x: box.x + box.width, y: box.y + box.height }].map((point) => ({ what: box.state, point })),
  );
  const turns = arrows.flatMap(({ action, points }) => points.map((point) => ({ what: action, point })));
  // The name of an action without a change of state is inside its box, whose size fits the text.
  const names = arrows
    .filter(({ kind }) => kind !== 'stay')
    .flatMap(({ action, label: at }) =>
      [at, { x: at.x + (at.anchor === 'end' ? -1 : 1) * labelWidth(workflow.actions[action]?.label), y: at.y }].map(
        (point) => ({ what: `name of ${action}`, point }),
      ),
    );
  return [...corners, ...turns, ...names]
    .filter(({ point }) => !isWithin(point))
    .map(({ what, point }) => `${what} at ${point.x}, ${point.y}`);
}

function throughBoxes({ boxes, arrows }: WorkflowLayout): readonly string[] {
  return arrows
    .filter(({ kind }) => kind !== 'stay')
    .flatMap(({ action, points }) =>
      points.slice(1).flatMap((end, index) => {
        const start = points[index] ?? end;
        const [left, right, top, bottom] = [
          Math.min(start.x, end.x),
          Math.max(start.x, end.x),
          Math.min(start.y, end.y),
          Math.max(start.y, end.y),
        ];
        return boxes
          .filter((box) => left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y)
          .map(({ state }) => `${action} through ${state}`);
      }),
    );
}

/** An arrow begins at the edge of one box and ends at the edge of another, and has only right angles. */
function looseEnds({ boxes, arrows }: WorkflowLayout): readonly string[] {
  const isAtEdge = (state: string, { x, y }: Point): boolean =>
    boxes.some(
      (box) => box.state === state && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    );
  return arrows
    .filter(({ from, to, points }) => {
      const [first, last] = [points[0], points.at(-1)];
      const isSquare = points.slice(1).every(({ x, y }, index) => x === points[index]?.x || y === points[index]?.y);
      return first === undefined || last === undefined || !isAtEdge(from, first) || !isAtEdge(to, last) || !isSquare;
    })
    .map(({ action, from }) => `${from} ${action}`);
}
