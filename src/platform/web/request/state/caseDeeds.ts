/** Everything a person may do with a case, from what the server says of it. */
import { inLocale, type Locale } from '#language/label.ts';
import type { CaseAction, CaseView, Possible } from '#platform/model/request/caseView.ts';
import { translate } from '../../i18n/texts.ts';
import type { IconName } from '../../ui/icon/Icon.tsx';
import type { Deed } from './arrangeDeeds.ts';
import { refilingTexts, type Asked } from './asking.ts';
import { texts } from '../texts.ts';

export interface DeedContext {
  readonly caseView: CaseView;
  readonly locale: Locale;
  readonly ask: (asked: Asked) => void;
}

/** Steps while it is open: once it has ended none of them can be taken any more, whoever wants to. */
export function deedsOf(context: DeedContext): readonly Deed[] {
  const { caseView } = context;
  return [
    ...(caseView.request.isOpen ? caseView.actions.map((action) => ofAction(action, context)) : []),
    ...ofTakeBack(context),
    ...ofRefilings(context),
    ...ofStanding(context),
  ];
}

function ofAction({ action, tone, icon, ...possible }: CaseAction, { locale, ask }: DeedContext): Deed {
  return {
    key: action,
    // Every action's icon is one of them, as src/requests.test.ts holds.
    icon: (icon ?? 'right') as IconName,
    rank: tone === 'primary' ? 'principal' : tone === 'danger' ? 'danger' : 'usual',
    isDanger: tone === 'danger',
    onSelect: () => ask({ what: 'action', name: action }),
    ...spoken(possible, locale),
  };
}

function ofTakeBack({ caseView: { takeBack }, locale, ask }: DeedContext): readonly Deed[] {
  return takeBack === null
    ? []
    : [
        {
          key: 'takeBack',
          icon: 'rollback',
          rank: 'rest',
          onSelect: () => ask({ what: 'takeBack' }),
          ...spoken(takeBack, locale),
        },
      ];
}

function ofRefilings({ caseView: { refilings }, locale, ask }: DeedContext): readonly Deed[] {
  const t = translate(texts, locale);
  return refilings.map(({ kind, ...possible }): Deed => ({
    key: `refile ${kind}`,
    icon: kind === 'renew' ? 'sync' : kind === 'change' ? 'edit' : 'stop',
    rank: kind === 'cancel' ? 'danger' : 'usual',
    isDanger: kind === 'cancel',
    onSelect: () => ask({ what: 'refiling', name: kind }),
    ...spoken(possible, locale),
    label: t(refilingTexts[kind]),
  }));
}

/** What is in the register is corrected on a page of its own. */
export function correctionDeed(
  correction: Possible,
  { locale, go }: { readonly locale: Locale; readonly go: () => void },
): Deed {
  return { key: 'correct', icon: 'edit', rank: 'usual', onSelect: go, ...spoken(correction, locale) };
}

function ofStanding({ caseView: { dossier }, locale, ask }: DeedContext): readonly Deed[] {
  return dossier.actions.map(({ action, ...possible }): Deed => {
    const isDanger = action !== 'reinstate';
    return {
      key: action,
      icon: isDanger ? 'stop' : 'activate',
      rank: isDanger ? 'danger' : 'usual',
      isDanger,
      onSelect: () => ask({ what: 'standing', name: action }),
      ...spoken(possible, locale),
    };
  });
}

function spoken({ label, isOpen, why }: Possible, locale: Locale): Pick<Deed, 'label' | 'disabledReason'> {
  return {
    label: inLocale(label, locale),
    ...(isOpen ? {} : { disabledReason: why === null ? '' : inLocale(why, locale) }),
  };
}
