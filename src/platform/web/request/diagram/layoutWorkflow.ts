/**
 * Computes the layout of a workflow diagram: the main path straight down the middle, states that a case is sent back to
 * on the left, final states on the right. Arrows run in lanes between the columns, so that none crosses a box.
 */
import { isFinalState, statesOf, pathAhead, type Workflow, type WorkflowAction } from '#language/workflow.ts';
import { boxContentOf, LABEL_PX, labelWidth } from './boxContent.ts';
import type { Arrow, Column, StateBox, WorkflowLayout } from './workflowLayout.ts';

const MARGIN = 16;
const SIDE_WIDTH = 176;
const MAIN_WIDTH = 224;
/** Gap between boxes of the main line: room for an arrow and its name. */
const MAIN_GAP = 56;
const SIDE_GAP = 28;
const LANE = 14;
/** Room for the head of an arrow in front of a box. */
const HEAD = 20;
/** Gap between arrows at one side of a box, each of which has its name above it. */
const PORT = 24;
const NAME_ABOVE = 6;

export function layoutWorkflow(workflow: Workflow): WorkflowLayout {
  const ways = arrowGroupsOf(workflow);
  const ports = ways.flatMap((group) =>
    group.route === 'straight'
      ? []
      : [
          ...group.from.map((from): Port => ({ group, state: from, side: group.leaves, isEntry: false })),
          { group, state: group.to, side: group.enters, isEntry: true },
        ],
  );
  const rows = placeRows(workflow, { ways, ports });
  const heights = placePorts(rows, ports);
  const columns = placeColumns(workflow, { ways, heights });
  const boxes = rows.map((row): StateBox => ({ ...row, ...columns.of(row.column) }));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const drawing: PlacedDiagram = { boxes: new Map(boxes.map((box) => [box.state, box])), heights, columns, bottom };
  const arrows = [
    ...ways.flatMap((group) => group.from.map((from) => arrowOf(drawing, group, from))),
    ...selfArrowsIn(workflow, boxes),
  ];
  const aroundCount = ways.filter(({ route }) => route === 'around').length;
  return {
    width: columns.width,
    height: bottom + (aroundCount === 0 ? 0 : HEAD + aroundCount * PORT) + MARGIN,
    boxes,
    arrows,
  };
}

/** Between columns, outside them, or below the diagram from one side to the other. */
type Route = 'straight' | 'left' | 'right' | 'outerLeft' | 'outerRight' | 'around';
type Side = 'left' | 'right';

/** All arrows of one action to one state in the same lane. */
interface ArrowGroup {
  readonly action: string;
  readonly isOr: boolean;
  readonly from: readonly string[];
  readonly to: string;
  readonly route: Route;
  readonly leaves: Side;
  readonly enters: Side;
}

interface Port {
  readonly group: ArrowGroup;
  readonly state: string;
  readonly side: Side;
  readonly isEntry: boolean;
}

function arrowGroupsOf(workflow: Workflow): readonly ArrowGroup[] {
  const columnOf = columnsOf(workflow);
  const ahead = pathAhead(workflow, startOf(workflow));
  const groups = new Map<string, ArrowGroup>();
  for (const { action, from, to, isOr } of actionTargetsOf(workflow)) {
    for (const state of statesOf(workflow).filter((candidate) => to !== candidate && from[candidate] !== undefined)) {
      const isAhead =
        !isOr &&
        ahead.some((step, index) => step.state === state && step.action === action && ahead[index + 1]?.state === to);
      const group: ArrowGroup = {
        action,
        isOr,
        from: [state],
        to,
        ...(isAhead ? STRAIGHT : ROUTES[columnOf(state)][columnOf(to)]),
      };
      const key = `${action} ${to} ${group.route} ${group.leaves}${isAhead ? state : ''}${isOr ? ' or' : ''}`;
      groups.set(key, { ...group, from: [...(groups.get(key)?.from ?? []), state] });
    }
  }
  return [...groups.values()];
}

interface ActionTarget extends Pick<WorkflowAction, 'from'> {
  readonly action: string;
  readonly to: string;
  readonly isOr: boolean;
}

/** Returns the targets of actions: a state, or another one if there is nothing to wait for. */
function actionTargetsOf({ actions }: Workflow): readonly ActionTarget[] {
  return Object.entries(actions).flatMap(([action, { from, to, shortcutTo }]) => [
    ...(to === undefined ? [] : [{ action, from, to, isOr: false }]),
    ...(shortcutTo === undefined || shortcutTo === to ? [] : [{ action, from, to: shortcutTo, isOr: true }]),
  ]);
}

const STRAIGHT = { route: 'straight', leaves: 'right', enters: 'right' } as const;
const BETWEEN_LEFT = { route: 'left', leaves: 'left', enters: 'right' } as const;
const ROUTES: Readonly<Record<Column, Readonly<Record<Column, Pick<ArrowGroup, 'route' | 'leaves' | 'enters'>>>>> = {
  main: {
    main: { route: 'left', leaves: 'left', enters: 'left' },
    aside: BETWEEN_LEFT,
    end: { route: 'right', leaves: 'right', enters: 'left' },
  },
  aside: {
    main: { route: 'left', leaves: 'right', enters: 'left' },
    aside: { route: 'outerLeft', leaves: 'left', enters: 'left' },
    end: { route: 'around', leaves: 'left', enters: 'right' },
  },
  end: {
    main: { route: 'right', leaves: 'left', enters: 'right' },
    aside: { route: 'around', leaves: 'right', enters: 'left' },
    end: { route: 'outerRight', leaves: 'right', enters: 'right' },
  },
};

/** Returns the first state that has an action. */
function startOf(workflow: Workflow): string {
  const states = statesOf(workflow);
  return (
    states.find((state) =>
      Object.values(workflow.actions).some(
        ({ from, to }) => from[state] !== undefined && to !== undefined && to !== state,
      ),
    ) ??
    states[0] ??
    ''
  );
}

function columnsOf(workflow: Workflow): (state: string) => Column {
  const main = new Set(pathAhead(workflow, startOf(workflow)).map(({ state }) => state));
  return (state) => (main.has(state) ? 'main' : isFinalState(workflow, state) ? 'end' : 'aside');
}

type PlacedState = Omit<StateBox, 'x' | 'width'>;

/**
 * Places states from top to bottom: the main line in its order, the others next to the states they are connected with.
 */
function placeRows(
  workflow: Workflow,
  { ways, ports }: { readonly ways: readonly ArrowGroup[]; readonly ports: readonly Port[] },
): readonly PlacedState[] {
  const columnOf = columnsOf(workflow);
  const rowOf = (state: string): PlacedState => {
    const column = columnOf(state);
    const content = boxContentOf(workflow, state, {
      width: column === 'main' ? MAIN_WIDTH : SIDE_WIDTH,
      isUnconnected: !ways.some(({ from, to }) => to === state || from.includes(state)),
    });
    const most = Math.max(
      ...(['left', 'right'] as const).map(
        (side) => ports.filter((port) => port.state === state && port.side === side).length,
      ),
    );
    return { ...content, state, column, y: 0, height: Math.max(content.height, most * PORT + PORT / 2) };
  };
  const main = stack(
    pathAhead(workflow, startOf(workflow)).map(({ state }) => ({ ...rowOf(state), wanted: 0 })),
    MAIN_GAP,
  );
  const placeSide = (column: Column): readonly PlacedState[] => {
    const rows = statesOf(workflow)
      .filter((state) => columnOf(state) === column)
      .map((state) => {
        const row = rowOf(state);
        const near = ways
          .flatMap(({ from, to }) => (to === state ? from : from.includes(state) ? [to] : []))
          .flatMap((other) => main.find((mainRow) => mainRow.state === other) ?? []);
        const centre = near.reduce((sum, { y, height }) => sum + y + height / 2, 0) / near.length;
        return { ...row, wanted: near.length === 0 ? Number.MAX_SAFE_INTEGER : centre - row.height / 2 };
      });
    return stack(
      rows.toSorted((row, other) => row.wanted - other.wanted),
      SIDE_GAP,
    );
  };
  return [...main, ...placeSide('aside'), ...placeSide('end')];
}

function stack(rows: readonly (PlacedState & { readonly wanted: number })[], gap: number): readonly PlacedState[] {
  const placed: PlacedState[] = [];
  for (const { wanted, ...row } of rows) {
    const last = placed.at(-1);
    const first = last === undefined ? MARGIN : last.y + last.height + gap;
    placed.push({ ...row, y: Math.round(wanted === Number.MAX_SAFE_INTEGER ? first : Math.max(first, wanted)) });
  }
  return placed;
}

type PortHeights = ReadonlyMap<ArrowGroup, { readonly entry: number; readonly exits: ReadonlyMap<string, number> }>;

/** Orders the arrows at each side of a box by their other ends, so that few cross. */
function placePorts(rows: readonly PlacedState[], ports: readonly Port[]): PortHeights {
  const centreOf = (state: string): number => {
    const row = rows.find((candidate) => candidate.state === state);
    return row === undefined ? 0 : row.y + row.height / 2;
  };
  const otherEnd = ({ group, isEntry }: Port): number =>
    isEntry ? group.from.reduce((sum, state) => sum + centreOf(state), 0) / group.from.length : centreOf(group.to);
  const heights = new Map<ArrowGroup, { entry: number; exits: Map<string, number> }>();
  for (const { state } of rows) {
    for (const side of ['left', 'right'] as const) {
      const here = ports
        .filter((port) => port.state === state && port.side === side)
        .toSorted((port, other) => otherEnd(port) - otherEnd(other));
      for (const [index, { group, isEntry }] of here.entries()) {
        const y = centreOf(state) + (index - (here.length - 1) / 2) * PORT;
        const groupHeights = heights.get(group) ?? { entry: 0, exits: new Map<string, number>() };
        if (!isEntry) groupHeights.exits.set(state, y);
        heights.set(group, isEntry ? { ...groupHeights, entry: y } : groupHeights);
      }
    }
  }
  return heights;
}

interface ColumnLayout {
  readonly width: number;
  readonly of: (column: Column) => { readonly x: number; readonly width: number };
  readonly laneOf: (way: ArrowGroup, route: Route) => number;
  readonly rowOf: (way: ArrowGroup) => number;
}

/**
 * From left to right: outer lanes, side states, lanes, names, the main line, names, lanes, final states, outer lanes.
 */
function placeColumns(
  workflow: Workflow,
  { ways, heights }: { readonly ways: readonly ArrowGroup[]; readonly heights: PortHeights },
): ColumnLayout {
  const columnOf = columnsOf(workflow);
  const has = (column: Column): boolean => statesOf(workflow).some((state) => columnOf(state) === column);
  const lanes = (route: Route): readonly ArrowGroup[] =>
    ways
      .filter(
        (group) =>
          group.route === route || (group.route === 'around' && (route === 'outerLeft' || route === 'outerRight')),
      )
      .toSorted((group, other) => spanOf(heights, other) - spanOf(heights, group));
  const namesOf = (route: Route): number =>
    Math.max(
      0,
      ...ways
        .filter((group) => group.route === route)
        .map(({ action }) => labelWidth(workflow.actions[action]?.label) + HEAD),
    );
  const room = (route: Route): number =>
    lanes(route).length === 0 ? 0 : HEAD + lanes(route).length * LANE + namesOf(route);
  const ahead = Math.max(0, namesOf('straight') - MAIN_WIDTH / 2);
  const asideX = MARGIN + room('outerLeft');
  const channelX = asideX + (has('aside') ? SIDE_WIDTH : 0);
  const mainX = channelX + room('left');
  const namesX = mainX + MAIN_WIDTH;
  const endX = namesX + Math.max(room('right'), ahead + (has('end') ? SIDE_GAP : 0));
  const outerX = endX + (has('end') ? SIDE_WIDTH : 0);
  const place = (route: Route, group: ArrowGroup): number => lanes(route).indexOf(group) * LANE;
  return {
    width: outerX + room('outerRight') + MARGIN,
    of: (column) =>
      column === 'main'
        ? { x: mainX, width: MAIN_WIDTH }
        : { x: column === 'aside' ? asideX : endX, width: SIDE_WIDTH },
    laneOf: (group, route) => {
      // The longest arrow is next to the column where most of them end.
      if (route === 'left') return channelX + HEAD + place(route, group);
      if (route === 'right') return endX - HEAD - place(route, group);
      return route === 'outerLeft'
        ? asideX - namesOf(route) - HEAD - place(route, group)
        : outerX + namesOf(route) + HEAD + place(route, group);
    },
    rowOf: (group) => ways.filter(({ route }) => route === 'around').indexOf(group),
  };
}

function spanOf(heights: PortHeights, group: ArrowGroup): number {
  const groupHeights = heights.get(group);
  const all = groupHeights === undefined ? [0] : [groupHeights.entry, ...groupHeights.exits.values()];
  return Math.max(...all) - Math.min(...all);
}

interface PlacedDiagram {
  readonly boxes: ReadonlyMap<string, StateBox>;
  readonly heights: PortHeights;
  readonly columns: ColumnLayout;
  readonly bottom: number;
}

function arrowOf({ boxes, heights, columns, bottom }: PlacedDiagram, group: ArrowGroup, state: string): Arrow {
  const from = boxes.get(state);
  const to = boxes.get(group.to);
  if (from === undefined || to === undefined)
    throw new Error(`The action "${group.action}" leads from or to a state that is not declared`);
  const arrow = { action: group.action, from: state, to: group.to, isOr: group.isOr };
  if (group.route === 'straight') {
    const x = from.x + from.width / 2;
    const y = from.y + from.height;
    return {
      ...arrow,
      kind: 'ahead',
      points: [
        { x, y },
        { x, y: to.y },
      ],
      label: { x: x + HEAD / 2, y: (y + to.y) / 2 + NAME_ABOVE / 2, anchor: 'start' },
    };
  }
  const start = { x: edgeOf(from, group.leaves), y: heights.get(group)?.exits.get(state) ?? 0 };
  const end = { x: edgeOf(to, group.enters), y: heights.get(group)?.entry ?? 0 };
  if (group.route === 'around') {
    const [first, second] =
      group.leaves === 'left' ? (['outerLeft', 'outerRight'] as const) : (['outerRight', 'outerLeft'] as const);
    const [out, back] = [columns.laneOf(group, first), columns.laneOf(group, second)];
    const y = bottom + HEAD + (columns.rowOf(group) + 1) * PORT - NAME_ABOVE;
    const points = [start, { x: out, y: start.y }, { x: out, y }, { x: back, y }, { x: back, y: end.y }, end];
    return {
      ...arrow,
      kind: 'other',
      points,
      label: { x: from.x, y: y - NAME_ABOVE, anchor: group.leaves === 'left' ? 'start' : 'end' },
    };
  }
  const lane = columns.laneOf(group, group.route);
  const points = [start, { x: lane, y: start.y }, { x: lane, y: end.y }, end];
  // The name is where the arrow is long enough for it: at the main line, or outside at its start.
  const isNamedAtEnd = (group.route === 'left' || group.route === 'right') && from.column !== 'main';
  const at = isNamedAtEnd ? end : start;
  const isLeftOfBox = (isNamedAtEnd ? group.enters : group.leaves) === 'left';
  const gap = isNamedAtEnd ? HEAD - NAME_ABOVE : NAME_ABOVE;
  return {
    ...arrow,
    kind: 'other',
    points,
    label: { x: at.x + (isLeftOfBox ? -gap : gap), y: at.y - NAME_ABOVE, anchor: isLeftOfBox ? 'end' : 'start' },
  };
}

function edgeOf({ x, width }: StateBox, side: Side): number {
  return side === 'left' ? x : x + width;
}

/** Actions that do not change the state are inside its box. */
function selfArrowsIn(workflow: Workflow, boxes: readonly StateBox[]): readonly Arrow[] {
  return boxes.flatMap(({ state, x, y, selfActions }) =>
    selfActions.map((stay): Arrow => {
      const at = { x: x + STAY_X, y: y + stay.y };
      const points = [
        at,
        { x: at.x + STAY_WIDTH, y: at.y },
        { x: at.x + STAY_WIDTH, y: at.y + STAY_HEIGHT },
        { x: at.x + 1, y: at.y + STAY_HEIGHT },
      ];
      return {
        action: stay.action,
        from: state,
        to: state,
        isOr: false,
        kind: 'stay',
        points,
        label: { x: at.x + STAY_WIDTH + NAME_ABOVE, y: at.y + STAY_HEIGHT + 1, anchor: 'start' },
      };
    }),
  );
}

const STAY_X = 14;
const STAY_WIDTH = 12;
const STAY_HEIGHT = LABEL_PX - 5;
