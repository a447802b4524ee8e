/** The question a person answers before an action on a case, as declared. */
import { inLocale, inSentence, type Label, type Locale } from '#language/label.ts';
import { labelOf } from '#language/choice.ts';
import type { Workflow } from '#language/workflow.ts';
import type {
  CaseAction,
  CaseView,
  PossibleStep,
  Refiling,
  StandingAction,
  CurrentWarning,
} from '#platform/model/request/caseView.ts';
import { showsWarnings } from '#platform/model/request/stepsWithWarnings.ts';
import { translate } from '../../i18n/texts.ts';
import { texts } from '../texts.ts';

/** Only the name of the action: its details are looked up in the current case, which may have moved since. */
export type ChosenAction =
  | { readonly what: 'action'; readonly name: string }
  | { readonly what: 'takeBack' }
  | { readonly what: 'standing'; readonly name: StandingAction['action'] }
  | { readonly what: 'refiling'; readonly name: Refiling['kind'] };

export interface ActionQuestion {
  readonly title: string;
  readonly confirm: string;
  readonly text: readonly string[];
  readonly remark: 'required' | 'optional' | 'none';
  readonly asks: CaseAction['asks'];
  readonly signs: CaseAction['signs'];
  readonly isDanger: boolean;
  /** Warnings the person reads before, and confirms if required. */
  readonly warnings: readonly CurrentWarning[];
  /** Reason why it is no longer possible. */
  readonly closedReason: string | undefined;
}

export interface ActionQuestionContext {
  readonly caseView: CaseView;
  readonly workflow: Workflow;
  readonly locale: Locale;
}

export function actionQuestionOf(chosen: ChosenAction, context: ActionQuestionContext): ActionQuestion {
  switch (chosen.what) {
    case 'action':
      return questionForAction(chosen.name, context);
    case 'takeBack':
      return questionForTakeBack(context);
    case 'standing':
      return questionForStanding(chosen.name, context);
    case 'refiling':
      return questionForRefiling(chosen.name, context);
  }
}

function questionForAction(
  name: string,
  { caseView: { request, actions, warnings }, workflow, locale }: ActionQuestionContext,
): ActionQuestion {
  const t = translate(texts, locale);
  const found = actions.find(({ action }) => action === name);
  const declared = workflow.actions[name];
  const from = request.status.label;
  const party = declared?.to === undefined ? undefined : workflow.states[declared.to]?.responsibleParty;
  const to = declared?.to === undefined ? undefined : labelOf(workflow.choice, declared.to);
  const moves =
    to === undefined
      ? t('stays', { from })
      : party === undefined
        ? t('moves', { from, to })
        : t('movesTo', { from, to, party: inSentence(workflow.parties[party] ?? [party, party]) });
  const isForGood = declared?.effects?.some((effect) => workflow.effects[effect]?.isIrreversible === true) === true;
  // A cancellation has no paper.
  const isInk = name === SIGN_BY_HAND && request.kind.code !== 'cancel';
  return {
    ...titleAndReason(found, locale),
    text: [
      moves,
      ...(found === undefined || found.orTo === null ? [] : [t('orMoves', { to: found.orTo.label })]),
      ...(isInk ? [t('inInk')] : []),
      ...(isForGood ? [t('forGood')] : []),
    ],
    remark: found?.needsRemark === true ? 'required' : 'optional',
    asks: found?.asks ?? null,
    signs: found?.signs ?? null,
    isDanger: found?.tone === 'danger',
    warnings: showsWarnings(declared) ? warnings : [],
  };
}

/** The action by which the issued document is left to be signed in ink. */
export const SIGN_BY_HAND = 'not-sign';

function questionForTakeBack({ caseView: { takeBack, request }, locale }: ActionQuestionContext): ActionQuestion {
  const t = translate(texts, locale);
  return {
    ...titleAndReason(takeBack ?? undefined, locale),
    text: [t('backTo', { to: takeBack?.to?.label ?? request.status.label })],
    remark: 'optional',
    asks: null,
    signs: null,
    isDanger: false,
    warnings: [],
  };
}

function questionForStanding(
  name: StandingAction['action'],
  { caseView: { dossier }, locale }: ActionQuestionContext,
): ActionQuestion {
  const t = translate(texts, locale);
  const found = dossier.actions.find(({ action }) => action === name);
  return {
    ...titleAndReason(found, locale),
    text: [t('standingText', { code: dossier.code ?? '' })],
    remark: 'required',
    asks: null,
    signs: null,
    isDanger: name !== 'reinstate',
    warnings: [],
  };
}

function questionForRefiling(
  name: Refiling['kind'],
  { caseView: { dossier, refilings }, locale }: ActionQuestionContext,
): ActionQuestion {
  const t = translate(texts, locale);
  const { closedReason } = titleAndReason(
    refilings.find(({ kind }) => kind === name),
    locale,
  );
  return {
    title: t(refilingTexts[name]),
    confirm: t('refileConfirm'),
    closedReason,
    text: [t('refileText', { code: dossier.code ?? '' })],
    remark: 'none',
    asks: null,
    signs: null,
    isDanger: false,
    warnings: [],
  };
}

/** In the words of the applicant, not of the vocabulary. */
export const refilingTexts = {
  renew: 'refileRenew',
  change: 'refileChange',
  cancel: 'refileCancel',
} as const satisfies Record<Refiling['kind'], keyof typeof texts>;

const NO_LONGER_POSSIBLE: Label = ['ดำเนินการนี้ไม่ได้แล้ว กรุณาโหลดหน้านี้ใหม่', 'This is no longer possible. Reload the page.'];

function titleAndReason(
  found: PossibleStep | undefined,
  locale: Locale,
): Pick<ActionQuestion, 'title' | 'confirm' | 'closedReason'> {
  const label = found === undefined ? '' : inLocale(found.label, locale);
  const why = found === undefined ? NO_LONGER_POSSIBLE : found.why;
  return { title: label, confirm: label, closedReason: why === null ? undefined : inLocale(why, locale) };
}
