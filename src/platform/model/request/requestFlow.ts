/**
 * The workflow of a request, put together from its stages: it is filed, goes through each of them, and ends approved,
 * refused or cancelled. What a stage hands on leads to the next; what can be done in several of them is declared once.
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
  /** In the order in which a case goes through them. */
  readonly stages: readonly Stage[];
  /** What is filed is printed and kept as an application; it may be signed, or must be. */
  readonly application?: { readonly signature?: 'may' | 'must' };
  /** What is issued is signed electronically, unless the signatory leaves it to be signed in ink. */
  readonly certificate?: { readonly signature?: 'must' };
  /** It refers to other documents, which must still stand when it is filed and when it is decided. */
  readonly isReferring?: boolean;
  /** Only officers begin it: whose it will be need not be known before it is decided. */
  readonly isBegunByOffice?: boolean;
  /** Officers file it for operators, too: who has filed a case neither receives nor decides it. */
  readonly isFiledAtCounter?: boolean;
  /** Where filing asks for something else than the usual, or brings something else about. */
  readonly filing?: Partial<Pick<StageAction, 'guards' | 'effects'>>;
  /** What is different about an action that several stages have. */
  readonly common?: Readonly<Partial<Record<CommonAction, Partial<WorkflowAction>>>>;
  /** Words of its own for parties, guards and effects, and those that the platform does not know. */
  readonly parties?: Readonly<Record<string, Label>>;
  readonly guards?: Readonly<Record<string, GuardDeclaration>>;
  readonly effects?: Readonly<Record<string, EffectDeclaration>>;
}

/** An action while the workflow is put together: in which states, and by whom. */
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

/** What the applicant never does is not done by an officer who filed the case in the applicant's place. */
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

/** In the order in which people meet them; where it ends comes last. */
function statesOfStages([first, ...others]: readonly Stage[]): Workflow['states'] {
  const held = ({ state, waitingState: waiting, furtherStates = {} }: Stage): Record<string, WorkflowState> => ({
    [state]: waiting,
    ...furtherStates,
  });
  return {
    draft: { ...WITH_APPLICANT, task: ['กรุณาตรวจสอบแล้วยื่นคำขออีกครั้ง', 'Please check the request and submit it again'] },
    ...(first === undefined ? {} : held(first)),
    editRequested: {
      ...WITH_APPLICANT,
      task: [
        'กรุณาแก้ไขตามเหตุผลที่แจ้งแล้วยื่นคำขออีกครั้ง',
        'Please correct the request as the reason says, and submit it again',
      ],
    },
    ...mergeRecords(others.map(held)),
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

function filingActionTo(
  first: Stage,
  { application, filing = {}, isReferring = false, isBegunByOffice = false }: RequestFlowOptions,
): WorkflowAction {
  const usual = { ...filingAction({ application, isBegunByOffice }), ...filing };
  return withStageEntry(first, undefined, {
    ...usual,
    guards: [...(usual.guards ?? []), ...(isReferring ? [REFERENCES_GUARD] : [])],
    from: { draft: ['operator'], editRequested: ['operator'] },
    to: first.state,
  });
}

/** The actions of each stage in turn. Two stages that name the same action mean the same one: it is taken in the states of both. */
function stageActions(options: RequestFlowOptions): Record<string, WorkflowAction> {
  const { stages, certificate, isReferring = false } = options;
  const deciding = [
    ...stages.flatMap(({ decidingGuards = [] }) => decidingGuards),
    ...(isReferring ? [REFERENCES_GUARD] : []),
  ];
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

/** An action leads to one place: two stages that lead elsewhere by the same name would send a case astray. */
function mergeSameAction(name: string, known: WorkflowAction | undefined, action: WorkflowAction): WorkflowAction {
  if (known === undefined) return action;
  if (known.to !== action.to || known.shortcutTo !== action.shortcutTo)
    throw new Error(`Two stages lead to different places by the action "${name}"`);
  return { ...known, from: { ...known.from, ...action.from } };
}

function targetStateOf(stages: readonly Stage[], stage: Stage, to: StageAction['to']): Pick<WorkflowAction, 'to'> {
  if (to === undefined) return {};
  const [next] = stages.slice(stages.indexOf(stage) + 1);
  const target = to === NEXT ? (next?.state ?? 'approved') : to === BACK ? stateBefore(stages, stage.state) : to;
  if (target === undefined) throw new Error(`There is no stage before "${stage.state}" to hand a case back to`);
  return { to: target };
}

/** What handing a case to a stage asks for and brings about; and where it leads if there is nothing to wait for. */
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

/** Taken wherever a stage says so, each by those it names. */
function sharedActions({ stages, common = {} }: RequestFlowOptions): Record<string, WorkflowAction> {
  const closing = stages.flatMap(({ closingEffects = [] }) => closingEffects);
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
    const effects = isClosing === true ? [...closing, 'close'] : declared.effects;
    const targets = new Set(to === BACK ? Object.keys(from).map((state) => stateBefore(stages, state)) : [to]);
    if (targets.size > 1) throw new Error(`Two stages lead to different places by the action "${name}"`);
    const [target] = targets;
    actions[name] = {
      ...declared,
      from: inStateOrder(stages, all),
      ...(target === undefined ? {} : { to: target }),
      ...(effects === undefined ? {} : { effects }),
      ...common[name],
    };
  }
  return actions;
}

/** Who may cancel it when it was sent back: the operator, and whoever may while it has just been filed. */
function cancellersWhileReturned(from: PartiesByState): readonly string[] {
  return Object.values(from)[0] ?? ['operator'];
}

function stateBefore(stages: readonly Stage[], state: string | undefined): RequestState | undefined {
  const at = stages.findIndex((stage) => stage.state === state);
  return stages.slice(0, at).findLast(({ waitingState }) => waitingState.responsibleParty !== 'operator')?.state;
}

/** The states of an action that the workflow has, as people meet them. */
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

/** What no action names is nobody's to answer or to bring about. */
function withoutUnused(workflow: Workflow): Workflow {
  const named = new Set(
    Object.values(workflow.actions).flatMap((action) => [...(action.guards ?? []), ...(action.effects ?? [])]),
  );
  const usedOf = <T>(all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => named.has(name)));
  return { ...workflow, guards: usedOf(workflow.guards), effects: usedOf(workflow.effects) };
}
