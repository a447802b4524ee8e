/**
 * Requirements of every workflow of records in one row: complete, with a status that only the server writes, with
 * existing parties and an implementation on the server.
 */
import { getEntity, type Catalogue } from '../../src/language/catalogue.ts';
import type { AnyEntity } from '../../src/language/entity.ts';
import type { RecordWorkflow } from '../../src/language/recordWorkflow.ts';
import { statesOf } from '../../src/language/workflow.ts';
import type { ModuleServer } from '../../src/platform/server/moduleServer.ts';
import { workflowFaults } from './workflows.ts';

export function recordWorkflowFaults(catalogue: Catalogue, moduleServers: readonly ModuleServer[]): string[] {
  const { messages } = catalogue;
  return [...catalogue.workflows.values()].flatMap((declaration) => {
    const entity = getEntity(catalogue, declaration.entity);
    const steps = moduleServers
      .flatMap(({ records = [] }) => records)
      .find((recordSteps) => recordSteps.declaration === declaration);
    const { workflow, initialStates: first } = declaration;
    return [
      ...[
        ...statusFaults(entity, declaration),
        ...partyFaults(catalogue, declaration),
        ...stateFaults(entity, declaration),
        ...actionFaults(declaration),
      ].map((fault) => `workflow ${workflow.name}: ${fault}`),
      ...(steps === undefined
        ? [`workflow ${workflow.name}: no server carries it out`]
        : workflowFaults({ workflow, first, messages, moduleServers, steps })),
    ];
  });
}

/** The status is a choice of its states, and only the server writes it. */
function statusFaults(
  { name, fields, readOnly, closed, isDocument }: AnyEntity,
  { status, workflow, initialStates }: RecordWorkflow,
): string[] {
  const field = fields[status];
  if (field?.kind !== 'choice') return [`"${status}" of ${name} is no choice`];
  const shut = statesOf(workflow).filter((state) => workflow.states[state]?.editableFields === undefined);
  const isDeclaredShut = closed?.field === status && closed.codes.join() === shut.join();
  return [
    ...(isDocument ? [`${name} is the document of a request, which has a workflow already`] : []),
    ...(field.choice === workflow.choice.name
      ? []
      : [`"${status}" of ${name} is another choice than ${workflow.choice.name}`]),
    ...(field.required ? [] : [`"${status}" of ${name} may be empty`]),
    ...(readOnly || field.managed === true ? [] : [`"${status}" of ${name} may be written by whoever saves it`]),
    ...(readOnly || initialStates.some((state) => state === field.default)
      ? []
      : [`"${status}" of ${name} does not begin where the workflow does`]),
    ...(readOnly || isDeclaredShut ? [] : [`${name} is not closed where nobody edits it: say closedStatesOf`]),
  ];
}

/** Each party has a role by default, in an existing menu. */
function partyFaults({ menus }: Catalogue, { parties, takenBackBy, workflow }: RecordWorkflow): string[] {
  const namedParties = [
    ...Object.entries(parties),
    ...(takenBackBy === undefined ? [] : [['who takes back', takenBackBy] as const]),
  ];
  return [
    ...Object.keys(workflow.parties)
      .filter((party) => !Object.hasOwn(parties, party))
      .map((party) => `no menu makes anybody "${party}"`),
    ...namedParties.flatMap(([party, { menu: key, right }]) => {
      const menu = menus.find((candidate) => candidate.key === key);
      if (menu === undefined) return [`there is no menu "${key}", which makes people "${party}"`];
      return Object.values(menu.roles).some((rights) => rights.includes(right))
        ? []
        : [`no role is "${party}" by default`];
    }),
  ];
}

function stateFaults({ fields, name, readOnly }: AnyEntity, { workflow, actionOnEdit }: RecordWorkflow): string[] {
  const states = statesOf(workflow).map((state) => [state, workflow.states[state] ?? {}] as const);
  const opened = states.flatMap(([, { editableFields = {} }]) =>
    Object.values(editableFields).flatMap((names) => (names === undefined || names === 'all' ? [] : names)),
  );
  return [
    ...opened
      .filter((field) => fields[field] === undefined || fields[field].managed === true)
      .map((field) => `a state opens "${field}", which nobody fills in`),
    ...(readOnly
      ? states
          .filter(([, { editableFields }]) => editableFields !== undefined)
          .map(([state]) => `"${state}" opens ${name}, which nobody writes`)
      : []),
    ...states
      .filter(([, { days }]) => days !== undefined)
      .map(([state]) => `"${state}" allows days, which are counted of requests alone`),
    ...(actionOnEdit === undefined || workflow.actions[actionOnEdit]?.isAutomatic === true
      ? []
      : [`a change takes the action "${actionOnEdit}", which is none of the system's`]),
  ];
}

/** Features that only requests have, and effects that could not be taken back. */
function actionFaults({ workflow, takenBackBy }: RecordWorkflow): string[] {
  const actions = Object.entries(workflow.actions);
  return [
    ...actions
      .filter(([, { signs, requiredInput }]) => signs !== undefined || requiredInput !== undefined)
      .map(([action]) => `"${action}" is signed or asks for something, as only steps of requests do`),
    ...(takenBackBy === undefined
      ? Object.entries(workflow.effects)
          .filter(([, { isIrreversible }]) => isIrreversible !== true)
          .map(([effect]) => `nobody takes a step back, so the effect "${effect}" is for good`)
      : []),
  ];
}
