/**
 * A workflow: which states a record goes through, who may do what in which of them, and what that brings about. A table,
 * so that the server that carries it out, the browser that draws the buttons and the page that explains it read the same.
 */
import { labelOf, type Choice } from './choice.ts';
import type { Label } from './label.ts';
import { message, type MessageRef } from './message.ts';

export interface WorkflowState<Party extends string = string> {
  /** Who is to act; nobody where it has ended. */
  readonly responsibleParty?: Party;
  /** What is waited for where nobody can act: the system goes on when it has come. */
  readonly waitsFor?: Label;
  /** By type of document, where it is another's. */
  readonly responsiblePartyByType?: Readonly<Record<string, Party>>;
  /** By type of document, where the word of the vocabulary names somebody else. */
  readonly labelByType?: Readonly<Record<string, Label>>;
  /** Working days within which they should. */
  readonly days?: number;
  /** Who may fill in what meanwhile: everything, or the fields named. */
  readonly editableFields?: Readonly<Partial<Record<Party, 'all' | readonly string[]>>>;
  /** What the notice to who is to act asks of them; a day to do it by may follow. */
  readonly task?: Label;
}

/** Something that must hold before an action, and what is said where it does not. */
export interface GuardDeclaration {
  readonly label: Label;
  readonly why: MessageRef;
}

export interface EffectDeclaration {
  readonly label: Label;
  /** It cannot be taken back, so neither can the step that brought it about. */
  readonly isIrreversible?: true;
  /** It makes a paper that who takes the step may sign: the application as it was filed, or what is issued. */
  readonly prints?: 'application' | 'certificate';
}

export interface WorkflowAction<
  State extends string = string,
  Party extends string = string,
  Guard extends string = string,
  Effect extends string = string,
> {
  readonly label: Label;
  /** In which states, and who may there. */
  readonly from: Readonly<Partial<Record<State, readonly Party[]>>>;
  /** What is said to who asks for it in any other state, as a conflict; absent: that it cannot be done there. */
  readonly wrongStateMessage?: MessageRef;
  /** Absent: the state stays. */
  readonly to?: State;
  /** Where it leads instead if an effect finds that there is nothing to wait for. */
  readonly shortcutTo?: State;
  /** Nobody asks for it: the system takes it when what is waited for has come. Its states name nobody. */
  readonly isAutomatic?: true;
  /** What is sent or issued by it bears the electronic signature of who takes it: if they want, or always. */
  readonly signs?: 'may' | 'must';
  readonly guards?: readonly Guard[];
  readonly effects?: readonly Effect[];
  readonly needsRemark?: true;
  /** What has to be said with it: the result of a check, or which fields it is about. */
  readonly requiredInput?: 'checkResult' | 'fields';
  readonly tone?: 'primary' | 'danger';
  /** A name of the icons of the screens. */
  readonly icon?: string;
  /**
   * What those whom it concerns are told has happened; it follows the number of the case. Absent: its label, where it moves
   * the case. Null: it is for the log alone.
   */
  readonly notice?: Label | null;
  /** Four eyes: who took a step that handles the case takes none that decides it. */
  readonly fourEyes?: 'handles' | 'decides';
}

export interface Workflow<
  State extends string = string,
  Party extends string = string,
  Guard extends string = string,
  Effect extends string = string,
> {
  readonly name: string;
  readonly title: Label;
  /** The vocabulary of its states. */
  readonly choice: Choice;
  readonly parties: Readonly<Record<Party, Label>>;
  readonly guards: Readonly<Record<Guard, GuardDeclaration>>;
  readonly effects: Readonly<Record<Effect, EffectDeclaration>>;
  readonly states: Readonly<Partial<Record<State, WorkflowState<Party>>>>;
  readonly actions: Readonly<Record<string, WorkflowAction<State, Party, Guard, Effect>>>;
}

/** An action names only states, parties, guards and effects that are declared beside it: anything else is a type error. */
export function defineWorkflow<
  const State extends string,
  const Party extends string,
  const Guard extends string,
  const Effect extends string,
>(
  workflow: Omit<Workflow<State, Party, Guard, Effect>, 'states' | 'actions'> & {
    readonly states: Readonly<Record<State, WorkflowState<NoInfer<Party>>>>;
    readonly actions: Readonly<
      Record<string, WorkflowAction<NoInfer<State>, NoInfer<Party>, NoInfer<Guard>, NoInfer<Effect>>>
    >;
  },
): Workflow<State, Party, Guard, Effect> {
  return workflow;
}

export interface ActionContext {
  readonly state: string;
  /** What the person is in this case, by right or for somebody who is away. */
  readonly parties: ReadonlySet<string>;
  /** What each guard says today. A guard that is not asked holds. */
  readonly refusals: Readonly<Record<string, MessageRef | undefined>>;
}

export interface ActionVerdict {
  readonly action: string;
  readonly isAllowed: boolean;
  /** Why not, where it is not. */
  readonly refusal?: MessageRef;
}

/** What the person may do at all, each with whether now and why not. What is not theirs to do is left out. */
export function judgeActions(workflow: Workflow, context: ActionContext): readonly ActionVerdict[] {
  return Object.entries(workflow.actions)
    .filter(([, { from }]) => Object.values(from).some((parties) => hasParty(parties, context)))
    .map(([action, declared]): ActionVerdict => {
      const refusal = findActionRefusal(workflow, declared, context);
      return refusal === undefined ? { action, isAllowed: true } : { action, isAllowed: false, refusal };
    });
}

function findActionRefusal(
  workflow: Workflow,
  { label, from, wrongStateMessage, guards = [] }: WorkflowAction,
  context: ActionContext,
): MessageRef | undefined {
  const { state, refusals } = context;
  const now = { action: label, status: labelOf(workflow.choice, state) };
  const parties = from[state];
  if (parties === undefined) return wrongStateMessage ?? message('actionNotNow', now);
  if (!hasParty(parties, context)) return message('actionNotYours', now);
  return guards.map((guard) => refusals[guard]).find((why) => why !== undefined);
}

function hasParty(parties: readonly string[] | undefined, context: ActionContext): boolean {
  return parties?.some((party) => context.parties.has(party)) === true;
}

/** The actions that handle a case, or that decide it, by the rule of four eyes. */
export function actionsByFourEyes(
  { actions }: Pick<Workflow, 'actions'>,
  as: NonNullable<WorkflowAction['fourEyes']>,
): readonly string[] {
  return Object.entries(actions)
    .filter(([, { fourEyes }]) => fourEyes === as)
    .map(([name]) => name);
}

/** In the order a person would meet them. */
export function statesOf(workflow: Workflow): readonly string[] {
  return Object.keys(workflow.states);
}

/** Who is to act in a state, of a document of this type. */
export function responsiblePartyOf({ states }: Workflow, state: string, documentType: string): string | undefined {
  const declared = states[state];
  return declared?.responsiblePartyByType?.[documentType] ?? declared?.responsibleParty;
}

/** What a state is called, of a document of this type. */
export function stateLabelOf({ choice, states }: Workflow, state: string, documentType: string): Label {
  return states[state]?.labelByType?.[documentType] ?? labelOf(choice, state);
}

export function isFinalState({ states }: Workflow, state: string): boolean {
  return states[state]?.responsibleParty === undefined && states[state]?.waitsFor === undefined;
}

/** Where a record with one of these workflows ends, in the order of their vocabulary. */
export function finalStatesOf(workflows: readonly Workflow[]): readonly string[] {
  const ends = new Set(
    workflows.flatMap((workflow) => statesOf(workflow).filter((state) => isFinalState(workflow, state))),
  );
  return Object.keys(workflows[0]?.choice.values ?? {}).filter((state) => ends.has(state));
}

/** Where it goes from here if all goes well: the first action of each state that is its principal one, to the end. Of a type of document that of whoever has it there comes before those of others. */
export function pathAhead(
  workflow: Workflow,
  state: string,
  documentType = '',
): readonly { readonly state: string; readonly action?: string }[] {
  const ahead: { state: string; action?: string }[] = [];
  let next: string | undefined = state;
  while (next !== undefined && !ahead.some((step) => step.state === next)) {
    const here: string = next;
    const principal: [string, WorkflowAction][] = Object.entries(workflow.actions).filter(
      ([, { from, to, tone }]) => tone === 'primary' && to !== undefined && from[here] !== undefined,
    );
    const holder = responsiblePartyOf(workflow, here, documentType);
    const found: [string, WorkflowAction] | undefined =
      principal.find(([, { from }]) => holder !== undefined && from[here]?.includes(holder)) ?? principal[0];
    ahead.push(found === undefined ? { state: here } : { state: here, action: found[0] });
    next = found?.[1].to;
  }
  return ahead;
}

/** Which fields the parties may fill in together. */
export function editableFieldsIn(
  { states }: Workflow,
  { state, parties }: Pick<ActionContext, 'state' | 'parties'>,
): 'all' | ReadonlySet<string> {
  const edits = states[state]?.editableFields ?? {};
  const given = [...parties].map((party) => edits[party] ?? []);
  return given.includes('all') ? 'all' : new Set(given.flatMap((names) => (names === 'all' ? [] : names)));
}

/** The working days of all that is not the applicant's: what the whole takes at most, where these have it in hand. */
export function totalWorkingDaysOf(workflow: Workflow, isTheirs: (state: string) => boolean = () => true): number {
  return statesOf(workflow)
    .filter(isTheirs)
    .reduce((sum, state) => sum + (workflow.states[state]?.days ?? 0), 0);
}

export interface WorkflowStep {
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly effects: readonly string[];
}

/** The action that takes back the last step that still stands. */
export const RE_STATUS = 're-status';

/** Of all that happened, oldest first: the step that would be taken back next. */
export function lastStepInEffect<S extends WorkflowStep>(history: readonly S[]): S | undefined {
  const standing: S[] = [];
  for (const step of history) {
    if (step.action === RE_STATUS) standing.pop();
    else standing.push(step);
  }
  return standing.at(-1);
}

/** Why the last step stays, or nothing. */
export function findTakeBackRefusal(
  workflow: Workflow,
  { state, last }: { state: string; last: WorkflowStep | undefined },
): MessageRef | undefined {
  if (isFinalState(workflow, state)) return message('cannotRollBackEnded', { status: labelOf(workflow.choice, state) });
  if (last === undefined) return message('cannotRollBack');
  const forGood = last.effects.find((effect) => workflow.effects[effect]?.isIrreversible === true);
  return forGood === undefined
    ? undefined
    : message('cannotRollBackEffect', { effect: workflow.effects[forGood]?.label ?? [forGood, forGood] });
}
