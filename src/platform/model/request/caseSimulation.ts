/** What somebody would see in a case that is only imagined: by the same judgement that real cases get. */
import { getEntity, type Catalogue } from '#language/catalogue.ts';
import type { MessageRef } from '#language/message.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import {
  judgeActions,
  findTakeBackRefusal,
  type WorkflowStep,
  type ActionVerdict,
  type Workflow,
} from '#language/workflow.ts';
import { createEditableTest } from './editableFields.ts';

export interface SimulationInput {
  readonly state: string;
  /** Of the choice requestType. */
  readonly kind: string;
  /** Guards that do not hold. */
  readonly failingGuards: ReadonlySet<string>;
}

export interface SimulatedPerson {
  readonly parties: ReadonlySet<string>;
  /** As which they may take a step back. */
  readonly rollers: ReadonlySet<string>;
}

export interface SimulationResult {
  readonly verdicts: readonly ActionVerdict[];
  /** Undefined for who has nothing to do with taking steps back. */
  readonly takeBack: { readonly why: MessageRef | undefined } | undefined;
  readonly editable: readonly string[];
}

export function simulateCase({
  catalogue,
  declaration,
  imagined,
  role,
}: {
  readonly catalogue: Catalogue;
  readonly declaration: RequestDeclaration;
  readonly imagined: SimulationInput;
  readonly role: SimulatedPerson;
}): SimulationResult {
  const { workflow } = declaration;
  const { state, kind, failingGuards } = imagined;
  const entity = getEntity(catalogue, declaration.document);
  const isOpenTo = createEditableTest({ declaration, entity, state, kind, parties: role.parties, unlocked: [] });
  return {
    verdicts: judgeActions(workflow, {
      state,
      parties: role.parties,
      refusals: guardRefusals(workflow, failingGuards),
    }),
    takeBack:
      role.rollers.size === 0
        ? undefined
        : { why: findTakeBackRefusal(workflow, { state, last: findStepInto(workflow, state) }) },
    editable: Object.keys(entity.fields).filter(isOpenTo),
  };
}

/** What there is to imagine: of what contradicts another, only the other; of a new request, nothing of what it is made from. */
export function imaginableGuards(workflow: Workflow, kind: string): readonly string[] {
  const asked = new Set(Object.values(workflow.actions).flatMap(({ guards = [] }) => guards));
  return Object.keys(workflow.guards).filter(
    (guard) =>
      asked.has(guard) &&
      !(OPPOSITE_GUARDS[guard] !== undefined && asked.has(OPPOSITE_GUARDS[guard])) &&
      !(kind === 'new' && BASE_REVISION_GUARDS.has(guard)),
  );
}

function guardRefusals(
  { guards }: Workflow,
  failing: ReadonlySet<string>,
): Readonly<Record<string, MessageRef | undefined>> {
  const fails = (guard: string): boolean => {
    const opposite = OPPOSITE_GUARDS[guard];
    return opposite === undefined || guards[opposite] === undefined ? failing.has(guard) : !failing.has(opposite);
  };
  return Object.fromEntries(Object.entries(guards).map(([guard, { why }]) => [guard, fails(guard) ? why : undefined]));
}

/** Holds exactly where the other does not. */
const OPPOSITE_GUARDS: Readonly<Record<string, string>> = { somethingOpen: 'nothingOpen' };
/** What a request that is made from nothing is not asked. */
const BASE_REVISION_GUARDS: ReadonlySet<string> = new Set(['baseCurrent']);

/** A step by which a case may have come where it is imagined to be. */
function findStepInto({ actions }: Workflow, state: string): WorkflowStep | undefined {
  const found = Object.entries(actions).find(([, { from, to }]) =>
    to === undefined ? from[state] !== undefined : to === state,
  );
  if (found === undefined) return undefined;
  const [action, { from, effects = [] }] = found;
  return { action, from: Object.keys(from)[0] ?? state, to: state, effects };
}
