/**
 * The workflow of a request, built from its stages: it is filed, passes through each of them, and ends approved,
 * refused or cancelled. An action that passes a case on goes to the next stage; actions that several stages share are
 * declared once.
 */
import type { Label } from '#language/label.ts';
import type {
  EffectDeclaration,
  GuardDeclaration,
  Workflow,
  WorkflowAction,
  WorkflowState,
} from '#language/workflow.ts';
import { requestStatus } from '../businessChoices.ts';
import { commonActions, filingAction, signInInkAction } from './commonActions.ts';
import { requestEffects, requestGuards, officerApplicantLabel, requestParties } from './requestFlowParts.ts';
import {
  BACK,
  NEXT,
  commonActionNames,
  type CommonAction,
  type RequestState,
  type Stage,
  type StageAction,
} from './stage.ts';
import { stepLabels } from './stepLabels.ts';

export interface RequestFlowOptions {
  readonly name: string;
  readonly title: Label;
  /** In the order in which a case passes through them. */
  readonly stages: readonly Stage[];
  /** The filed request is printed and stored as an application; it may be signed, or must be. */
  readonly application?: { readonly signature?: 'may' | 'must' };
  /** The issued document is signed electronically, unless the signatory leaves it to be signed in ink. */
  readonly certificate?: { readonly signature?: 'must' };
  /** Further effects of every action that issues the document. */
  readonly issueEffects?: readonly string[];
  /** It refers to other documents, which must still be valid when it is filed and when it is decided. */
  readonly isReferring?: boolean;
  /** Only officers begin it: its holder need not be known before it is decided. */
  readonly isBegunByOffice?: boolean;
  /** Its lines have stock cards, which are opened or changed when it is issued. */
  readonly opensStockCards?: boolean;
  /** It takes from stock cards of other documents: reserved when it is filed, used when it is issued. */
  readonly takesFromStockCards?: boolean;
  /** Officers file it for operators, too: a person who has filed a case may neither receive nor decide it. */
  readonly isFiledAtCounter?: boolean;
  /** Guards or effects of filing, if they differ from the usual. */
  readonly filing?: Partial<Pick<StageAction, 'guards' | 'effects'>>;
  /** Differences of an action that several stages share. */
  readonly common?: Readonly<Partial<Record<CommonAction, Partial<WorkflowAction>>>>;
  /** Labels for parties, guards and effects, and declarations of those that the platform does not have. */
  readonly parties?: Readonly<Record<string, Label>>;
  readonly guards?: Readonly<Record<string, GuardDeclaration>>;
  readonly effects?: Readonly<Record<string, EffectDeclaration>>;
}

/** An action while the workflow is being built: its states, and the parties in each. */
type PartiesByState = Record<string, readonly string[]>;

export function requestFlow(options: RequestFlowOptions): Workflow {
  const { name, title, stages } = options;
  const [first] = stages;
  if (first === undefined) throw new Error(`The workflow "${name}" has no stage`);
  const all: Record<string, WorkflowAction> = {
    request: filingActionTo(first, options),
    ...stageActions(options),
    ...sharedActions(options),
  };
  const actions = options.isFiledAtCounter === true ? withFiledByAnotherGuard(all) : all;
  const ordered = Object.fromEntries(
    ['request', 'answer', ...Object.keys(actions)].flatMap((key) =>
      actions[key] === undefined ? [] : [[key, actions[key]]],
    ),
  );
  return withoutUnused({
    name,
    title,
    choice: requestStatus,
    parties: {
      ...requestParties,
      ...(options.isBegunByOffice === true ? { operator: officerApplicantLabel } : {}),
      ...mergeRecords(stages.map((stage) => stage.parties ?? {})),
      ...options.parties,
    },
    guards: { ...requestGuards(title), ...mergeRecords(stages.map((stage) => stage.guards ?? {})), ...options.guards },
    effects: { ...requestEffects, ...mergeRecords(stages.map((stage) => stage.effects ?? {})), ...options.effects },
    states: statesOfStages(stages),
    actions: ordered,
  });
}

const REFERENCES_GUARD = 'referencesStand';
const STOCK_CARDS_GUARD = 'coversTaken';

/** Conditions of filing, and again of deciding. */
function lastingGuards({
  isReferring = false,
  opensStockCards = false,
}: Pick<RequestFlowOptions, 'isReferring' | 'opensStockCards'>): readonly string[] {
  return [...(isReferring ? [REFERENCES_GUARD] : []), ...(opensStockCards ? [STOCK_CARDS_GUARD] : [])];
}

/**
 * Actions that are never the applicant's may not be taken by an officer who filed the case in the applicant's place.
 */
function withFiledByAnotherGuard(actions: Readonly<Record<string, WorkflowAction>>): Record<string, WorkflowAction> {
  const isOfOfficers = ({ from, isAutomatic }: WorkflowAction): boolean =>
    isAutomatic !== true && !Object.values(from).some((by) => by?.includes('operator') === true);
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [
      name,
      isOfOfficers(action) ? { ...action, guards: [...(action.guards ?? []), 'filedByAnother'] } : action,
    ]),
  );
}

const WITH_APPLICANT: WorkflowState = { responsibleParty: 'operator', editableFields: { operator: 'all' } };

/** In the usual order of a case; final states are last. */
function statesOfStages([first, ...others]: readonly Stage[]): Workflow['states'] {
  const stateEntries = ({
    state,
    waitingState: waiting,
    furtherStates = {},
  }: Stage): Record<string, WorkflowState> => ({
    [state]: waiting,
    ...furtherStates,
  });
  return {
    draft: { ...WITH_APPLICANT, task: ['กรุณาตรวจสอบแล้วยื่นคำขออีกครั้ง', 'Please check the request and submit it again'] },
    ...(first === undefined ? {} : stateEntries(first)),
    editRequested: {
      ...WITH_APPLICANT,
      task: [
        'กรุณาแก้ไขตามเหตุผลที่แจ้งแล้วยื่นคำขออีกครั้ง',
        'Please correct the request as the reason says, and submit it again',
      ],
    },
    ...mergeRecords(others.map(stateEntries)),
    ...finalStatesOfStages([...(first === undefined ? [] : [first]), ...others]),
  };
}

function finalStatesOfStages(stages: readonly Stage[]): Record<string, WorkflowState> {
  return Object.fromEntries(
    ['approved', 'notApproved', ...stages.flatMap(({ finalStates = [] }) => finalStates), 'cancelled'].map((state) => [
      state,
      {},
    ]),
  );
}

function filingActionTo(first: Stage, options: RequestFlowOptions): WorkflowAction {
  const { application, filing = {}, isBegunByOffice = false, takesFromStockCards = false } = options;
  const usual = { ...filingAction({ application, isBegunByOffice, takesFromStockCards }), ...filing };
  return withStageEntry(first, undefined, {
    ...usual,
    guards: [...(usual.guards ?? []), ...lastingGuards(options)],
    from: { draft: ['operator'], editRequested: ['operator'] },
    to: first.state,
  });
}

/**
 * The actions of each stage in turn. Two stages that declare the same action share it: it is taken in the states of
 * both.
 */
function stageActions(options: RequestFlowOptions): Record<string, WorkflowAction> {
  const { stages, certificate, issueEffects = [] } = options;
  const beforeIssue = [...issueEffects, ...ledgerEffectsAtIssue(options)];
  const deciding = [...stages.flatMap(({ decidingGuards = [] }) => decidingGuards), ...lastingGuards(options)];
  const actions: Record<string, WorkflowAction> = {};
  stages.forEach((stage, index) => {
    const [next, afterNext] = stages.slice(index + 1);
    for (const [name, { by, to, ...declared }] of Object.entries(stage.actions)) {
      const guarded =
        declared.fourEyes === 'decides'
          ? {
              ...declared,
              guards: [
                ...(declared.guards ?? []),
                ...deciding.filter((guard) => declared.guards?.includes(guard) !== true),
              ],
            }
          : declared;
      const action: WorkflowAction = {
        ...guarded,
        ...(guarded.effects?.includes('issue') === true ? { effects: [...beforeIssue, ...guarded.effects] } : {}),
        from: inStateOrder(stages, partiesByStateOf(stage, by)),
        ...targetStateOf(stages, stage, to),
      };
      const isSigned =
        certificate?.signature === 'must' &&
        action.fourEyes === 'decides' &&
        action.effects?.includes('issue') === true;
      const whole = withStageEntry(
        to === NEXT ? next : undefined,
        afterNext,
        isSigned ? { ...action, label: stepLabels.sign, signs: 'must' } : action,
      );
      actions[name] = mergeSameAction(name, actions[name], whole);
      if (isSigned)
        actions['not-sign'] = {
          ...signInInkAction,
          ...pickDefined(action, ['from', 'to', 'guards', 'effects', 'fourEyes']),
        };
    }
  });
  return actions;
}

/**
 * An action has one target state: two stages with different targets for the same name would send a case to the wrong
 * state.
 */
function mergeSameAction(name: string, existing: WorkflowAction | undefined, action: WorkflowAction): WorkflowAction {
  if (existing === undefined) return action;
  if (existing.to !== action.to || existing.shortcutTo !== action.shortcutTo)
    throw new Error(`Two stages lead to different places by the action "${name}"`);
  return { ...existing, from: { ...existing.from, ...action.from } };
}

function targetStateOf(stages: readonly Stage[], stage: Stage, to: StageAction['to']): Pick<WorkflowAction, 'to'> {
  if (to === undefined) return {};
  const [next] = stages.slice(stages.indexOf(stage) + 1);
  const target = to === NEXT ? (next?.state ?? 'approved') : to === BACK ? stateBefore(stages, stage.state) : to;
  if (target === undefined) throw new Error(`There is no stage before "${stage.state}" to hand a case back to`);
  return { to: target };
}

/** Adds the guards and effects of entering a stage; and the target state if there is nothing to wait for. */
function withStageEntry(stage: Stage | undefined, after: Stage | undefined, action: WorkflowAction): WorkflowAction {
  if (stage?.entry === undefined) return action;
  const { guards = [], effects = [], maySkip } = stage.entry;
  const both = [...(action.guards ?? []), ...guards];
  return {
    ...action,
    ...(maySkip === true ? { shortcutTo: after?.state ?? 'approved' } : {}),
    ...(both.length === 0 ? {} : { guards: both }),
    effects: [...(action.effects ?? []), ...effects],
  };
}

/** The effects of an issue on the ledger, for documents that open stock cards or take from them. */
export function ledgerEffectsAtIssue({
  opensStockCards,
  takesFromStockCards,
}: Pick<RequestFlowOptions, 'opensStockCards' | 'takesFromStockCards'>): readonly string[] {
  return [...(opensStockCards === true ? ['openStockCards'] : []), ...(takesFromStockCards === true ? ['use'] : [])];
}

/** Shared actions, in the states and for the parties that each stage declares. */
function sharedActions({
  stages,
  common = {},
  opensStockCards = false,
  takesFromStockCards = false,
}: RequestFlowOptions): Record<string, WorkflowAction> {
  const closing = [
    ...stages.flatMap(({ closingEffects = [] }) => closingEffects),
    ...(takesFromStockCards ? ['giveBack'] : []),
  ];
  const actions: Record<string, WorkflowAction> = {};
  for (const name of commonActionNames) {
    const { to, isClosing, ...declared } = commonActions[name];
    const from = mergeRecords(
      stages.map((stage) =>
        stage.commonActionParties[name] === undefined ? {} : partiesByStateOf(stage, stage.commonActionParties[name]),
      ),
    );
    const all: PartiesByState =
      name === 'cancel' ? { draft: ['operator'], ...from, editRequested: cancellersWhileReturned(from) } : from;
    if (Object.keys(all).length === 0) continue;
    const effects =
      isClosing === true
        ? [...closing, 'close']
        : name === 'answer' && takesFromStockCards
          ? [...(declared.effects ?? []), 'reserve']
          : declared.effects;
    const targets = new Set(to === BACK ? Object.keys(from).map((state) => stateBefore(stages, state)) : [to]);
    if (targets.size > 1) throw new Error(`Two stages lead to different places by the action "${name}"`);
    const [target] = targets;
    actions[name] = {
      ...declared,
      from: inStateOrder(stages, all),
      ...(target === undefined ? {} : { to: target }),
      ...(effects === undefined ? {} : { effects }),
      ...(name === 'answer' && opensStockCards ? { guards: [...(declared.guards ?? []), STOCK_CARDS_GUARD] } : {}),
      ...common[name],
    };
  }
  return actions;
}

/** The parties that may cancel it when it was sent back: the operator, and those that may cancel right after filing. */
function cancellersWhileReturned(from: PartiesByState): readonly string[] {
  return Object.values(from)[0] ?? ['operator'];
}

function stateBefore(stages: readonly Stage[], state: string | undefined): RequestState | undefined {
  const at = stages.findIndex((stage) => stage.state === state);
  return stages.slice(0, at).findLast(({ waitingState }) => waitingState.responsibleParty !== 'operator')?.state;
}

/** Returns the states of an action in the usual order of the workflow. */
function inStateOrder(stages: readonly Stage[], from: PartiesByState): PartiesByState {
  return Object.fromEntries(
    Object.keys(statesOfStages(stages)).flatMap((state) => (from[state] === undefined ? [] : [[state, from[state]]])),
  );
}

function partiesByStateOf({ state }: Stage, by: StageAction['by']): PartiesByState {
  return isList(by) ? { [state]: by } : by;
}

function isList(by: StageAction['by']): by is readonly string[] {
  return Array.isArray(by);
}

function mergeRecords<T>(records: readonly Readonly<Record<string, T>>[]): Record<string, T> {
  return Object.fromEntries(records.flatMap((record) => Object.entries(record)));
}

function pickDefined<T, const K extends keyof T>(record: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(
    names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]),
  ) as Pick<T, K>;
}

/** Removes guards and effects that no action uses, so that no module has to implement them. */
function withoutUnused(workflow: Workflow): Workflow {
  const usedNames = new Set(
    Object.values(workflow.actions).flatMap((action) => [...(action.guards ?? []), ...(action.effects ?? [])]),
  );
  const usedOf = <T>(all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => usedNames.has(name)));
  return { ...workflow, guards: usedOf(workflow.guards), effects: usedOf(workflow.effects) };
}
