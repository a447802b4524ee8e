import type { ReactElement } from 'react';
import { getEntity } from '#language/catalogue.ts';
import type { CaseAction, CaseView, Possible } from '#platform/model/request/caseView.ts';
import { catalogue } from '#platform/web/declarations/declared.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { StateTag } from '#platform/web/request/case/StateTag.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import type { PersonAnswer } from '../../workflowAnswers.ts';
import { canSignIn } from '../access/account.ts';
import { personName } from '../access/personName.ts';
import { Answered } from './Answered.tsx';
import type { ShownButton } from './ButtonsShown.tsx';
import css from './CaseAnswered.module.css';
import { kindOf } from './Rehearsed.tsx';
import { texts } from './texts.ts';

/** What the server says that this person sees of this case. */
export function CaseAnswered({ answer: { user, case: told } }: { readonly answer: PersonAnswer }): ReactElement | null {
  const t = useTexts(texts);
  const name = personName(user, useLocale());
  if (told === null) return null;
  if (told.reach === 'unknown')
    return (
      <Callout tone="warn" title={t('caseUnknown')}>
        {t('caseUnknownHelp')}
      </Callout>
    );
  if (told.reach !== 'seen')
    return (
      <Callout tone="warn">
        {told.reach === 'noMenu' ? t('caseNoMenu', { name }) : t('caseNotTheirs', { name })}
      </Callout>
    );
  return (
    <>
      {canSignIn(user) ? null : <Callout tone="warn">{t('cannotSignIn')}</Callout>}
      <Seen code={told.code} view={told.view} name={name} />
    </>
  );
}

function Seen({
  code,
  view,
  name,
}: {
  readonly code: string;
  readonly view: Omit<CaseView, 'timeline'>;
  readonly name: string;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const buttonOf = (
    key: string,
    { label: words, isOpen, why }: Possible,
    tone: CaseAction['tone'] = null,
  ): ShownButton => ({
    key,
    label: label(words),
    kind: kindOf(tone),
    why: isOpen ? null : why === null ? t('closed') : label(why),
  });
  const parties = view.parties.map(({ label: party, inPlaceOf }) =>
    inPlaceOf === null ? label(party) : t('inPlaceOf', { party: label(party), name: label(inPlaceOf) }),
  );
  const buttons = [
    ...view.actions.map((action) => buttonOf(action.action, action, action.tone)),
    ...(view.takeBack === null ? [] : [buttonOf('re-status', view.takeBack)]),
    ...view.refilings.map((one) => buttonOf(one.kind, one)),
    ...view.dossier.actions.map((one) => buttonOf(one.action, one)),
  ];
  return (
    <>
      <p className={css.case}>
        <strong>{code}</strong>
        <StateTag state={view.request.status} of="requestStatus" />
        <span>{label(view.request.subject)}</span>
      </p>
      <Answered
        title={t('buttonsOf', { name })}
        parties={parties}
        buttons={buttons}
        editable={{ names: view.editable, entity: getEntity(catalogue, view.request.entity) }}
      />
    </>
  );
}
