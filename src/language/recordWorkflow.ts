/** The workflow of a record that is header and document in one row: its state is stored in a field of that row. */
import type { ClosedStates } from './closedStates.ts';
import type { MessageRef } from './message.ts';
import type { EntityName } from './registry.ts';
import type { Right } from './rights.ts';
import { statesOf, type Workflow } from './workflow.ts';

/** The conditions under which a person is a party of the workflow. */
export interface RecordParty {
  readonly menu: string;
  /** The right they need in that menu. */
  readonly right: Right;
  /**
   * True: they must act for the holder of the record. False: they must not. In either case no substitute can act for
   * them.
   */
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
  /** The field that stores its state: a choice that only the server writes. */
  readonly status: string;
  readonly workflow: Workflow<State, Party, Guard, Effect>;
  readonly parties: Readonly<Record<Party, RecordParty>>;
  /** The states in which a record may be created. */
  readonly initialStates: readonly State[];
  /** The automatic action that is taken when a person edits the record in one of its states. */
  readonly actionOnEdit?: string;
  /** The party that may take the last step back; absent: nobody, and every effect is irreversible. */
  readonly takenBackBy?: RecordParty;
}

/** The names of guards and effects are part of the type, so that the server must implement each of them. */
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

/**
 * Returns the parties that a person has by their own rights: for the server that decides, and for the page that
 * explains.
 */
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
  /** They see records of a holder, because they act for the holder. */
  readonly isOfHolder: boolean;
}

/**
 * Returns the states in which the record cannot be edited, for the declaration of its entity: nor can it be archived or
 * deleted there.
 */
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
