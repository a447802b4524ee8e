/** The workflow of a record that is header and document in one row: its state stands in a field of that row. */
import type { ClosedStates } from './closedStates.ts';
import type { MessageRef } from './message.ts';
import type { EntityName } from './registry.ts';
import type { Right } from './rights.ts';
import { statesOf, type Workflow } from './workflow.ts';

/** What makes a person a party of the workflow. */
export interface RecordParty {
  readonly menu: string;
  /** The right they need in that menu. */
  readonly right: Right;
  /** True: they act for the holder of the record. False: they do not. Either way nobody stands in for them. */
  readonly isHolder?: boolean;
}

export interface RecordWorkflow<
  Entity extends EntityName = EntityName,
  State extends string = string,
  Party extends string = string,
  Guard extends string = string,
  Effect extends string = string,
> {
  readonly entity: Entity;
  /** The field in which its state stands: a choice that only the server writes. */
  readonly status: string;
  readonly workflow: Workflow<State, Party, Guard, Effect>;
  readonly parties: Readonly<Record<Party, RecordParty>>;
  /** The states in which a record may be made. */
  readonly initialStates: readonly State[];
  /** The automatic action that is taken when somebody changes the record in one of its states. */
  readonly actionOnEdit?: string;
  /** Who may take the last step back; absent: nobody, and every effect is for good. */
  readonly takenBackBy?: RecordParty;
}

/** The names of guards and effects are kept in the type, so that the server must answer each of them. */
export function recordWorkflow<
  const Entity extends EntityName,
  const State extends string,
  const Party extends string,
  const Guard extends string,
  const Effect extends string,
>(
  declaration: RecordWorkflow<Entity, State, Party, Guard, Effect>,
): RecordWorkflow<Entity, State, Party, Guard, Effect> {
  return declaration;
}

/** What somebody is by their own rights: for the server that decides, and for the page that explains. */
export function findHeldParties(
  parties: Readonly<Record<string, RecordParty>>,
  { rightsIn, isOfHolder }: PersonRights,
): readonly string[] {
  const isHeld = ({ menu, right, isHolder }: RecordParty): boolean =>
    rightsIn(menu).has(right) && (isHolder === undefined || isHolder === isOfHolder);
  return Object.entries(parties)
    .filter(([, party]) => isHeld(party))
    .map(([name]) => name);
}

export interface PersonRights {
  readonly rightsIn: (menuKey: string) => ReadonlySet<Right>;
  /** They see what is a holder's, because they act for the holder. */
  readonly isOfHolder: boolean;
}

/** The states in which nobody changes the record, as its entity declares them: nor is it archived or deleted there. */
export function closedStatesOf<const Name extends string>({
  workflow,
  field,
  why,
}: {
  readonly workflow: Workflow;
  readonly field: Name;
  readonly why: MessageRef;
}): ClosedStates<Name> {
  return {
    field,
    codes: statesOf(workflow).filter((state) => workflow.states[state]?.editableFields === undefined),
    why,
  };
}
