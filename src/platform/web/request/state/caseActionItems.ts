/** All actions a person may take on a case, from the server's view of it. */
import { inLocale, type Locale } from '#language/label.ts';
import type { CaseAction, CaseView, PossibleStep } from '#platform/model/request/caseView.ts';
import { translate } from '../../i18n/texts.ts';
import type { IconName } from '../../ui/icon/Icon.tsx';
import type { ActionItem } from './arrangeActions.ts';
import { refilingTexts, type ChosenAction } from './actionQuestion.ts';
import { texts } from '../texts.ts';

export interface ActionItemContext {
  readonly caseView: CaseView;
  readonly locale: Locale;
  readonly onChoose: (asked: ChosenAction) => void;
}

/** Steps while it is open: once the case has ended nobody can take them. */
export function caseActionItemsOf(context: ActionItemContext): readonly ActionItem[] {
  const { caseView } = context;
  return [
    ...(caseView.request.isOpen ? caseView.actions.map((action) => itemForAction(action, context)) : []),
    ...itemsForTakeBack(context),
    ...itemsForRefilings(context),
    ...itemsForStanding(context),
  ];
}

function itemForAction(
  { action, tone, icon, ...possible }: CaseAction,
  { locale, onChoose }: ActionItemContext,
): ActionItem {
  return {
    key: action,
    // The icon of every action is a known icon name, as src/requests.test.ts checks.
    icon: (icon ?? 'right') as IconName,
    rank: tone === 'primary' ? 'principal' : tone === 'danger' ? 'danger' : 'usual',
    isDanger: tone === 'danger',
    onSelect: () => onChoose({ what: 'action', name: action }),
    ...itemTextOf(possible, locale),
  };
}

function itemsForTakeBack({ caseView: { takeBack }, locale, onChoose }: ActionItemContext): readonly ActionItem[] {
  return takeBack === null
    ? []
    : [
        {
          key: 'takeBack',
          icon: 'rollback',
          rank: 'rest',
          onSelect: () => onChoose({ what: 'takeBack' }),
          ...itemTextOf(takeBack, locale),
        },
      ];
}

function itemsForRefilings({ caseView: { refilings }, locale, onChoose }: ActionItemContext): readonly ActionItem[] {
  const t = translate(texts, locale);
  return refilings.map(({ kind, ...possible }): ActionItem => ({
    key: `refile ${kind}`,
    icon: kind === 'renew' ? 'sync' : kind === 'change' ? 'edit' : 'stop',
    rank: kind === 'cancel' ? 'danger' : 'usual',
    isDanger: kind === 'cancel',
    onSelect: () => onChoose({ what: 'refiling', name: kind }),
    ...itemTextOf(possible, locale),
    label: t(refilingTexts[kind]),
  }));
}

/** A register entry is corrected on a page of its own. */
export function correctionItem(
  correction: PossibleStep,
  { locale, go }: { readonly locale: Locale; readonly go: () => void },
): ActionItem {
  return { key: 'correct', icon: 'edit', rank: 'usual', onSelect: go, ...itemTextOf(correction, locale) };
}

function itemsForStanding({ caseView: { dossier }, locale, onChoose }: ActionItemContext): readonly ActionItem[] {
  return dossier.actions.map(({ action, ...possible }): ActionItem => {
    const isDanger = action !== 'reinstate';
    return {
      key: action,
      icon: isDanger ? 'stop' : 'activate',
      rank: isDanger ? 'danger' : 'usual',
      isDanger,
      onSelect: () => onChoose({ what: 'standing', name: action }),
      ...itemTextOf(possible, locale),
    };
  });
}

function itemTextOf(
  { label, isOpen, why }: PossibleStep,
  locale: Locale,
): Pick<ActionItem, 'label' | 'disabledReason'> {
  return {
    label: inLocale(label, locale),
    ...(isOpen ? {} : { disabledReason: why === null ? '' : inLocale(why, locale) }),
  };
}
