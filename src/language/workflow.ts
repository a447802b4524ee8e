/**
 * A workflow: the states of a record, who may take which action in each of them, and the effects. It is a table, so
 * that the server that executes it, the browser that draws the buttons and the page that explains it read the same.
 */
import { labelOf, type Choice } from './choice.ts';
import type { Label } from './label.ts';
import { message, type MessageRef } from './message.ts';

export interface WorkflowState<Party extends string = string> {
  /** The party that must act; absent in a final state. */
  readonly responsibleParty?: Party;
  /** What the case waits for while nobody can act: the system continues when it arrives. */
  readonly waitsFor?: Label;
  /** By type of document, if another party must act. */
  readonly responsiblePartyByType?: Readonly<Record<string, Party>>;
  /** By type of document, if the label of the choice would name another party. */
  readonly labelByType?: Readonly<Record<string, Label>>;
  /** Working days within which the party should act. */
  readonly days?: number;
  /** The fields that each party may edit in this state: all, or the listed ones. */
  readonly editableFields?: Readonly<Partial<Record<Party, 'all' | readonly string[]>>>;
  /** The task in the notice to the party that must act; a due date may follow. */
  readonly task?: Label;
}

/** A condition that must hold before an action, and the message if it does not. */
export interface GuardDeclaration {
  readonly label: Label;
  readonly why: MessageRef;
  /** The action that fulfils it, in the same state and by the same party: a check before a case is passed on. */
  readonly metBy?: string;
}

export interface EffectDeclaration {
  readonly label: Label;
  /** It cannot be taken back, so neither can the step that caused it. */
  readonly isIrreversible?: true;
  /**
   * It makes a paper that the person who takes the step may sign: the application as it was filed, or the issued
   * document.
   */
  readonly prints?: 'application' | 'certificate';
}

export interface WorkflowAction<
  State extends string = string,
  Party extends string = string,
  Guard extends string = string,
  Effect extends string = string,
> {
  readonly label: Label;
  /** The states in which it is allowed, with the parties that may take it there. */
  readonly from: Readonly<Partial<Record<State, readonly Party[]>>>;
  /** The message for a person who tries it in any other state, as a conflict; absent: a general message. */
  readonly wrongStateMessage?: MessageRef;
  /** Absent: the state does not change. */
  readonly to?: State;
  /** The state instead of `to` if an effect finds that there is nothing to wait for. */
  readonly shortcutTo?: State;
  /** No person takes it: the system takes it when the awaited event occurs. Its states list no parties. */
  readonly isAutomatic?: true;
  /**
   * The paper that is sent or issued has the electronic signature of the person who takes the action: if they choose
   * to, or always.
   */
  readonly signs?: 'may' | 'must';
  readonly guards?: readonly Guard[];
  readonly effects?: readonly Effect[];
  readonly needsRemark?: true;
  /** Required input: the result of a check, or the fields it is about. */
  readonly requiredInput?: 'checkResult' | 'fields';
  readonly tone?: 'primary' | 'danger';
  /** The name of an icon of the screens. */
  readonly icon?: string;
  /**
   * The text of the notification to the people concerned; it follows the number of the case. Absent: its label, if it
   * moves the case. Null: it is only logged.
   */
  readonly notice?: Label | null;
  /** Four eyes: a person who took a step that handles the case may not take one that decides it. */
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
  /** The choice with its states. */
  readonly choice: Choice;
  readonly parties: Readonly<Record<Party, Label>>;
  readonly guards: Readonly<Record<Guard, GuardDeclaration>>;
  readonly effects: Readonly<Record<Effect, EffectDeclaration>>;
  readonly states: Readonly<Partial<Record<State, WorkflowState<Party>>>>;
  readonly actions: Readonly<Record<string, WorkflowAction<State, Party, Guard, Effect>>>;
}

/**
 * An action names only states, parties, guards and effects that the same workflow declares: anything else is a type
 * error.
 */
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
  /** The parties of the person in this case, by their own rights or as a substitute. */
  readonly parties: ReadonlySet<string>;
  /** The current refusal of each guard. A guard without an entry holds. */
  readonly refusals: Readonly<Record<string, MessageRef | undefined>>;
}

export interface ActionVerdict {
  readonly action: string;
  readonly isAllowed: boolean;
  /** Why it is not allowed. */
  readonly refusal?: MessageRef;
}

/**
 * Returns the actions that the person may take in any state, each with whether it is allowed now and why not. Actions
 * of other parties are left out.
 */
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

/** Returns the actions that handle a case, or that decide it, by the rule of four eyes. */
export function actionsByFourEyes(
  { actions }: Pick<Workflow, 'actions'>,
  as: NonNullable<WorkflowAction['fourEyes']>,
): readonly string[] {
  return Object.entries(actions)
    .filter(([, { fourEyes }]) => fourEyes === as)
    .map(([name]) => name);
}

/** Returns the states in the order in which a case usually passes through them. */
export function statesOf(workflow: Workflow): readonly string[] {
  return Object.keys(workflow.states);
}

/** Returns the party that must act in a state, for a document of this type. */
export function responsiblePartyOf({ states }: Workflow, state: string, documentType: string): string | undefined {
  const declared = states[state];
  return declared?.responsiblePartyByType?.[documentType] ?? declared?.responsibleParty;
}

/** Returns the label of a state, for a document of this type. */
export function stateLabelOf({ choice, states }: Workflow, state: string, documentType: string): Label {
  return states[state]?.labelByType?.[documentType] ?? labelOf(choice, state);
}

export function isFinalState({ states }: Workflow, state: string): boolean {
  return states[state]?.responsibleParty === undefined && states[state]?.waitsFor === undefined;
}

/** Returns the final states of these workflows, in the order of their choice. */
export function finalStatesOf(workflows: readonly Workflow[]): readonly string[] {
  const ends = new Set(
    workflows.flatMap((workflow) => statesOf(workflow).filter((state) => isFinalState(workflow, state))),
  );
  return Object.keys(workflows[0]?.choice.values ?? {}).filter((state) => ends.has(state));
}

/**
 * Returns the path from here if all goes well: the first primary action of each state, to the end. For a type of
 * document, the action of the responsible party takes precedence over actions of others.
 */
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

/** Returns the fields that the parties together may edit. */
export function editableFieldsIn(
  { states }: Workflow,
  { state, parties }: Pick<ActionContext, 'state' | 'parties'>,
): 'all' | ReadonlySet<string> {
  const edits = states[state]?.editableFields ?? {};
  const given = [...parties].map((party) => edits[party] ?? []);
  return given.includes('all') ? 'all' : new Set(given.flatMap((names) => (names === 'all' ? [] : names)));
}

/** Returns the sum of the working days of the selected states: the longest time of the whole case in these states. */
export function totalWorkingDaysOf(workflow: Workflow, isIncluded: (state: string) => boolean = () => true): number {
  return statesOf(workflow)
    .filter(isIncluded)
    .reduce((sum, state) => sum + (workflow.states[state]?.days ?? 0), 0);
}

export interface WorkflowStep {
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly effects: readonly string[];
}

/** The action that takes back the last step that is still in effect. */
export const RE_STATUS = 're-status';

/** Returns, of the whole history, oldest first, the step that would be taken back next. */
export function lastStepInEffect<S extends WorkflowStep>(history: readonly S[]): S | undefined {
  const stepsInEffect: S[] = [];
  for (const step of history) {
    if (step.action === RE_STATUS) stepsInEffect.pop();
    else stepsInEffect.push(step);
  }
  return stepsInEffect.at(-1);
}

/** Returns why the last step cannot be taken back, if so. */
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
