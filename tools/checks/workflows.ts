/**
 * Requirements of every workflow: complete, with a path to each of its final states, implemented by the server, and
 * labelled.
 */
import { isFinalState, statesOf, type Workflow, type WorkflowAction } from '../../src/language/workflow.ts';
import type { Label } from '../../src/language/label.ts';
import type { Message } from '../../src/language/message.ts';
import type { ModuleServer } from '../../src/platform/server/moduleServer.ts';
import { requestEffects } from '../../src/platform/server/request/step/effects.ts';
import { requestGuards } from '../../src/platform/server/request/step/guards.ts';
import { ledgerEffects } from '../../src/platform/server/request/step/ledgerEffects.ts';
import type { AnyRecordSteps } from '../../src/platform/server/workflow/recordSteps.ts';

export interface WorkflowCheck {
  readonly workflow: Workflow;
  /** Its initial state, or several. */
  readonly first: string | readonly string[];
  readonly messages: ReadonlyMap<string, Message>;
  readonly moduleServers: readonly ModuleServer[];
  /** For a record in one row: the implementation of its guards and effects. */
  readonly steps?: AnyRecordSteps;
}

export function workflowFaults({ workflow, first: given, messages, moduleServers, steps }: WorkflowCheck): string[] {
  const first = [given].flat();
  const onEdit = steps?.declaration.actionOnEdit;
  const actions = Object.entries(workflow.actions);
  return [
    ...stateFaults(workflow, { first, onEdit }),
    ...reachabilityFaults(workflow, first),
    ...actions.flatMap(([name, action]) => actionFaults(workflow, name, action)),
    ...serverFaults(workflow, steps ?? requestGuardsAndEffects(moduleServers)),
    ...textFaults(workflow, messages),
  ].map((fault) => `workflow ${workflow.name}: ${fault}`);
}

/** The responsible party can leave each state; nobody can leave a final state. */
function stateFaults(
  workflow: Workflow,
  { first, onEdit = '' }: { first: readonly string[]; onEdit: string | undefined },
): string[] {
  const { states, actions, choice, parties } = workflow;
  const all = statesOf(workflow);
  const leaving = (state: string): WorkflowAction[] =>
    Object.values(actions).filter(({ from, to }) => from[state] !== undefined && to !== undefined && to !== state);
  // By one of their actions, or by editing the record if that moves it.
  const isLeftBy = (state: string, party: string): boolean =>
    leaving(state).some(({ from }) => from[state]?.includes(party) === true) ||
    (actions[onEdit]?.from[state] !== undefined && states[state]?.editableFields?.[party] !== undefined);
  return [
    ...first
      .filter((state) => !all.includes(state))
      .map((state) => `it does not have the state "${state}" in which it begins`),
    ...all
      .filter((state) => !Object.hasOwn(choice.values, state))
      .map((state) => `the choice ${choice.name} has no word for the state "${state}"`),
    ...all.flatMap((state) =>
      [states[state]?.responsibleParty, ...Object.keys(states[state]?.editableFields ?? {})]
        .filter((party) => party !== undefined && !Object.hasOwn(parties, party))
        .map((party) => `"${state}" names "${party}", who is no party`),
    ),
    ...all
      .filter(
        (state) => states[state]?.responsibleParty !== undefined && !isLeftBy(state, states[state].responsibleParty),
      )
      .map((state) => `who holds "${state}" has no way out of it`),
    ...all
      .filter(
        (state) =>
          states[state]?.waitsFor !== undefined &&
          (states[state].responsibleParty !== undefined ||
            !leaving(state).some(({ isAutomatic }) => isAutomatic === true)),
      )
      .map((state) => `"${state}" waits for something, and the system does not go on from it alone`),
    // Automatic actions are allowed in a final state: the system may take a record back together with the step that
    // made it.
    ...all
      .filter(
        (state) =>
          isFinalState(workflow, state) &&
          Object.values(actions).some(({ from, isAutomatic }) => from[state] !== undefined && isAutomatic !== true),
      )
      .map((state) => `"${state}" is an end, and something can be done in it`),
    ...all
      .filter((state) => isFinalState(workflow, state) && states[state]?.editableFields !== undefined)
      .map((state) => `"${state}" is an end, and something can be changed in it`),
  ];
}

/** From the initial state to every other, and from every other to a final one. */
function reachabilityFaults(workflow: Workflow, first: readonly string[]): string[] {
  const reached = reachableFrom(workflow, first);
  const ends = statesOf(workflow).filter((state) => isFinalState(workflow, state));
  return [
    ...statesOf(workflow)
      .filter((state) => !reached.has(state))
      .map((state) => `nothing leads to "${state}"`),
    ...statesOf(workflow)
      .filter(
        (state) => !isFinalState(workflow, state) && !ends.some((end) => reachableFrom(workflow, [state]).has(end)),
      )
      .map((state) => `from "${state}" it never ends`),
    ...(ends.length === 0 ? ['it has no end'] : []),
  ];
}

function reachableFrom({ actions }: Workflow, first: readonly string[]): ReadonlySet<string> {
  const reached = new Set(first);
  // A set grows while it is iterated.
  for (const state of reached) {
    for (const { from, to, shortcutTo } of Object.values(actions))
      for (const next of [to, shortcutTo]) if (from[state] !== undefined && next !== undefined) reached.add(next);
  }
  return reached;
}

/** For requests, and for records in one row. */
const FOUR_EYES = ['notReceiver', 'notHandled'];

/** The compiler checks the same for `defineWorkflow`; a workflow may also be built by code. */
function actionFaults({ states, parties, guards, effects }: Workflow, name: string, action: WorkflowAction): string[] {
  const { from, to, shortcutTo, isAutomatic = false, needsRemark, tone, fourEyes, signs } = action;
  const moves = Object.entries(from);
  const unknown = [
    ...[...moves.map(([state]) => state), ...[to, shortcutTo].filter((state) => state !== undefined)].filter(
      (state) => !Object.hasOwn(states, state),
    ),
    ...moves.flatMap(([, by]) => by ?? []).filter((party) => !Object.hasOwn(parties, party)),
    ...(action.guards ?? []).filter((guard) => !Object.hasOwn(guards, guard)),
    ...(action.effects ?? []).filter((effect) => !Object.hasOwn(effects, effect)),
  ];
  return [
    ...unknown.map((word) => `the action "${name}" names "${word}", which is not declared`),
    ...(!isAutomatic && moves.every(([, by]) => (by ?? []).length === 0)
      ? [`nobody can take the action "${name}"`]
      : []),
    ...(isAutomatic && (to === undefined || moves.some(([, by]) => (by ?? []).length > 0))
      ? [`the action "${name}" is taken by the system, and names somebody or leads nowhere`]
      : []),
    ...(fourEyes === 'decides' && !FOUR_EYES.some((guard) => action.guards?.includes(guard) === true)
      ? [`the action "${name}" decides, and does not ask whether who takes it has handled the case`]
      : []),
    ...(signs !== undefined && !(action.effects ?? []).some((effect) => effects[effect]?.prints !== undefined)
      ? [`the action "${name}" is signed, and prints nothing that could be`]
      : []),
    ...(tone === 'danger' && needsRemark !== true ? [`the action "${name}" is dangerous and asks for no reason`] : []),
  ];
}

function requestGuardsAndEffects(moduleServers: readonly ModuleServer[]): Pick<AnyRecordSteps, 'guards' | 'effects'> {
  return {
    guards: Object.assign(
      {},
      requestGuards,
      ...moduleServers.map((moduleServer) => moduleServer.guards ?? {}),
    ) as AnyRecordSteps['guards'],
    effects: Object.assign(
      {},
      requestEffects,
      ledgerEffects,
      ...moduleServers.map((moduleServer) => moduleServer.effects ?? {}),
    ) as AnyRecordSteps['effects'],
  };
}

/** Everything declared is implemented, and every effect can be taken back unless it is declared irreversible. */
function serverFaults(
  { guards, effects }: Workflow,
  { guards: answered, effects: brought }: Pick<AnyRecordSteps, 'guards' | 'effects'>,
): string[] {
  return [
    ...Object.keys(guards)
      .filter((name) => !Object.hasOwn(answered, name))
      .map((name) => `no server answers the guard "${name}"`),
    ...Object.entries(effects).flatMap(([name, { isIrreversible }]) => {
      if (!Object.hasOwn(brought, name)) return [`no server brings about the effect "${name}"`];
      const hasWayBack = brought[name]?.undo !== undefined;
      if (hasWayBack && isIrreversible === true)
        return [`the effect "${name}" is for good, and has an undo that is never asked`];
      return hasWayBack || isIrreversible === true ? [] : [`the effect "${name}" has no undo, and is not for good`];
    }),
  ];
}

function textFaults(
  { title, choice, states, parties, guards, effects, actions }: Workflow,
  messages: ReadonlyMap<string, Message>,
): string[] {
  const labels: readonly (readonly [string, Label])[] = [
    ['its title', title],
    ...Object.keys(states).flatMap((state) =>
      choice.values[state] === undefined ? [] : [[`the state "${state}"`, choice.values[state].label] as const],
    ),
    ...Object.entries(parties).map(([name, label]) => [`the party "${name}"`, label] as const),
    ...[...Object.entries(guards), ...Object.entries(effects), ...Object.entries(actions)].map(
      ([name, { label }]) => [`"${name}"`, label] as const,
    ),
  ];
  return [
    ...labels
      .filter(([, [th, en]]) => !/\p{Script=Thai}/u.test(th) || !/^[ -~’–]+$/u.test(en))
      .map(([what]) => `${what} is not labelled in Thai and in English`),
    ...Object.entries(guards)
      .filter(([, { why }]) => !messages.has(why.messageKey))
      .map(([name, { why }]) => `the guard "${name}" gives "${why.messageKey}" as its reason, which is no message`),
  ];
}
