/** Describes the parts of a diagram in words: for screen readers, and as tooltips. */
import { labelOf } from '#language/choice.ts';
import { inLocale, type Locale } from '#language/label.ts';
import type { Workflow } from '#language/workflow.ts';
import { translate } from '../../i18n/texts.ts';
import type { Arrow, StateBox } from './workflowLayout.ts';
import { texts } from './texts.ts';

export function stateName({ choice }: Workflow, state: string, locale: Locale): string {
  return inLocale(labelOf(choice, state), locale);
}

export function daysText(days: number, locale: Locale): string {
  const t = translate(texts, locale);
  return days === 1 ? t('oneDay') : t('days', { n: days });
}

/** Text below the name of a state: who holds it and for how long. */
export function holderText(
  workflow: Workflow,
  { state, isEnd, isUnconnected }: Pick<StateBox, 'state' | 'isEnd' | 'isUnconnected'>,
  locale: Locale,
): string {
  const t = translate(texts, locale);
  if (isUnconnected) return t('apart');
  const { responsibleParty = '', days } = workflow.states[state] ?? {};
  if (isEnd) return t('end');
  const party = inLocale(workflow.parties[responsibleParty] ?? [responsibleParty, responsibleParty], locale);
  return days === undefined ? party : `${party} · ${daysText(days, locale)}`;
}

export function describeState(
  workflow: Workflow,
  box: StateBox,
  {
    arrows,
    isVisited,
    locale,
  }: { readonly arrows: readonly Arrow[]; readonly isVisited: boolean; readonly locale: Locale },
): string {
  const t = translate(texts, locale);
  const state = stateName(workflow, box.state, locale);
  const { responsibleParty = '', days } = workflow.states[box.state] ?? {};
  const party = inLocale(workflow.parties[responsibleParty] ?? [responsibleParty, responsibleParty], locale);
  const what = box.isUnconnected
    ? t('stateApart', { state })
    : box.isEnd
      ? t('stateEnd', { state })
      : days === undefined
        ? t('stateHeld', { state, party })
        : t('stateHeldFor', { state, party, days: daysText(days, locale) });
  const out = arrows
    .filter(({ from }) => from === box.state)
    .map(({ action, from, to }) => {
      const name = actionName(workflow, action, locale);
      return from === to ? name : t('wayTo', { action: name, to: stateName(workflow, to, locale) });
    });
  return [
    what,
    ...(isVisited ? [t('isVisited')] : []),
    ...(out.length === 0 ? [] : [t('waysOut', { ways: out.join(', ') })]),
  ].join('. ');
}

export function describeArrow(
  workflow: Workflow,
  { action, from, to, isOr }: Pick<Arrow, 'action' | 'from' | 'to' | 'isOr'>,
  locale: Locale,
): string {
  const t = translate(texts, locale);
  const declared = workflow.actions[action];
  const labels = (names: readonly string[], of: (name: string) => readonly [string, string] | undefined): string =>
    names.map((name) => inLocale(of(name) ?? [name, name], locale)).join(', ');
  const parameters = {
    action: actionName(workflow, action, locale),
    from: stateName(workflow, from, locale),
    parties:
      declared?.isAutomatic === true
        ? t('system')
        : labels(declared?.from[from] ?? [], (party) => workflow.parties[party]),
  };
  const guards = declared?.guards ?? [];
  return [
    from === to ? t('arrowStays', parameters) : t('arrowTo', { ...parameters, to: stateName(workflow, to, locale) }),
    ...(isOr ? [t('nothingDue')] : []),
    ...(guards.length === 0
      ? []
      : [t('provided', { guards: labels(guards, (guard) => workflow.guards[guard]?.label) })]),
    ...(declared?.needsRemark === true ? [t('withRemark')] : []),
  ].join('. ');
}

export function actionName({ actions }: Workflow, action: string, locale: Locale): string {
  return inLocale(actions[action]?.label ?? [action, action], locale);
}
