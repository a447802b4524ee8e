/** Shows what a person would see in an imagined case: by the same rules that real cases follow. */
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
  /** A code of the choice requestType. */
  readonly kind: string;
  /** Guards that do not hold. */
  readonly failingGuards: ReadonlySet<string>;
}

export interface SimulatedPerson {
  readonly parties: ReadonlySet<string>;
  /** The parties as which they may take a step back. */
  readonly rollers: ReadonlySet<string>;
}

export interface SimulationResult {
  readonly verdicts: readonly ActionVerdict[];
  /** Undefined for a person without the right to take steps back. */
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

/**
 * Returns the guards that can be simulated: of two opposite guards only one; for a new request, none about its base
 * revision.
 */
export function imaginableGuards(workflow: Workflow, kind: string): readonly string[] {
  const usedGuards = new Set(Object.values(workflow.actions).flatMap(({ guards = [] }) => guards));
  return Object.keys(workflow.guards).filter(
    (guard) =>
      usedGuards.has(guard) &&
      !(OPPOSITE_GUARDS[guard] !== undefined && usedGuards.has(OPPOSITE_GUARDS[guard])) &&
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

/** Each holds exactly where the other does not. */
const OPPOSITE_GUARDS: Readonly<Record<string, string>> = { somethingOpen: 'nothingOpen' };
/** Guards that do not apply to a request without a base revision. */
const BASE_REVISION_GUARDS: ReadonlySet<string> = new Set(['baseCurrent']);

/** Returns a step by which a case may have reached the imagined state. */
function findStepInto({ actions }: Workflow, state: string): WorkflowStep | undefined {
  const found = Object.entries(actions).find(([, { from, to }]) =>
    to === undefined ? from[state] !== undefined : to === state,
  );
  if (found === undefined) return undefined;
  const [action, { from, effects = [] }] = found;
  return { action, from: Object.keys(from)[0] ?? state, to: state, effects };
}
