/** What somebody would see in a case that is only imagined: by the same judgement that real cases get. */
import { getEntity, type Catalogue } from '#language/catalogue.ts';
import type { MessageRef } from '#language/message.ts';
import type { RequestDeclaration } from '#language/request.ts';
import { judge, refusalToTakeBack, type Step, type Verdict, type Workflow } from '#language/workflow.ts';
import { fieldsOpenTo } from './editable.ts';

export interface Imagined {
  readonly state: string;
  /** Of the choice requestType. */
  readonly kind: string;
  /** Guards that do not hold. */
  readonly failing: ReadonlySet<string>;
}

export interface Role {
  readonly parties: ReadonlySet<string>;
  /** As which they may take a step back. */
  readonly rollers: ReadonlySet<string>;
}

export interface Rehearsed {
  readonly verdicts: readonly Verdict[];
  /** Undefined for who has nothing to do with taking steps back. */
  readonly takeBack: { readonly why: MessageRef | undefined } | undefined;
  readonly editable: readonly string[];
}

export function rehearse({
  catalogue,
  declaration,
  imagined,
  role,
}: {
  readonly catalogue: Catalogue;
  readonly declaration: RequestDeclaration;
  readonly imagined: Imagined;
  readonly role: Role;
}): Rehearsed {
  const { workflow } = declaration;
  const { state, kind, failing } = imagined;
  const entity = getEntity(catalogue, declaration.document);
  const isOpenTo = fieldsOpenTo({ declaration, entity, state, kind, parties: role.parties, unlocked: [] });
  return {
    verdicts: judge(workflow, { state, parties: role.parties, refusals: refusalsOf(workflow, failing) }),
    takeBack:
      role.rollers.size === 0
        ? undefined
        : { why: refusalToTakeBack(workflow, { state, last: lastInto(workflow, state) }) },
    editable: Object.keys(entity.fields).filter(isOpenTo),
  };
}

/** What there is to imagine: of what contradicts another, only the other; of a new request, nothing of what it is made from. */
export function factsOf(workflow: Workflow, kind: string): readonly string[] {
  const asked = new Set(Object.values(workflow.actions).flatMap(({ guards = [] }) => guards));
  return Object.keys(workflow.guards).filter(
    (guard) =>
      asked.has(guard) &&
      !(OPPOSITES[guard] !== undefined && asked.has(OPPOSITES[guard])) &&
      !(kind === 'new' && OF_BASE.has(guard)),
  );
}

function refusalsOf(
  { guards }: Workflow,
  failing: ReadonlySet<string>,
): Readonly<Record<string, MessageRef | undefined>> {
  const fails = (guard: string): boolean => {
    const opposite = OPPOSITES[guard];
    return opposite === undefined || guards[opposite] === undefined ? failing.has(guard) : !failing.has(opposite);
  };
  return Object.fromEntries(Object.entries(guards).map(([guard, { why }]) => [guard, fails(guard) ? why : undefined]));
}

/** Holds exactly where the other does not. */
const OPPOSITES: Readonly<Record<string, string>> = { somethingOpen: 'nothingOpen' };
/** What a request that is made from nothing is not asked. */
const OF_BASE: ReadonlySet<string> = new Set(['baseCurrent']);

/** A step by which a case may have come where it is imagined to be. */
function lastInto({ actions }: Workflow, state: string): Step | undefined {
  const found = Object.entries(actions).find(([, { from, to }]) =>
    to === undefined ? from[state] !== undefined : to === state,
  );
  if (found === undefined) return undefined;
  const [action, { from, effects = [] }] = found;
  return { action, from: Object.keys(from)[0] ?? state, to: state, effects };
}
