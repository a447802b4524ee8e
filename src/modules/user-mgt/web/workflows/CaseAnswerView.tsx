import type { ReactElement } from 'react';
import { getEntity } from '#language/catalogue.ts';
import type { CaseAction, CaseView, PossibleStep } from '#platform/model/request/caseView.ts';
import { catalogue } from '#platform/web/declarations/loadedModules.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { StateTag } from '#platform/web/request/case/StateTag.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import type { PersonAnswer } from '../../workflowAnswers.ts';
import { canSignIn } from '../access/accountState.ts';
import { personName } from '../access/personName.ts';
import { AnswerView } from './AnswerView.tsx';
import type { PreviewButton } from './ButtonList.tsx';
import css from './CaseAnswerView.module.css';
import { kindOf } from './SimulatedAnswer.tsx';
import { texts } from './texts.ts';

/** Shows what this person sees of this case according to the server. */
export function CaseAnswerView({
  answer: { user, case: caseAnswer },
}: {
  readonly answer: PersonAnswer;
}): ReactElement | null {
  const t = useTexts(texts);
  const name = personName(user, useLocale());
  if (caseAnswer === null) return null;
  if (caseAnswer.reach === 'unknown')
    return (
      <Callout tone="warn" title={t('caseUnknown')}>
        {t('caseUnknownHelp')}
      </Callout>
    );
  if (caseAnswer.reach !== 'seen')
    return (
      <Callout tone="warn">
        {caseAnswer.reach === 'noMenu' ? t('caseNoMenu', { name }) : t('caseNotTheirs', { name })}
      </Callout>
    );
  return (
    <>
      {canSignIn(user) ? null : <Callout tone="warn">{t('cannotSignIn')}</Callout>}
      <VisibleCase code={caseAnswer.code} view={caseAnswer.view} name={name} />
    </>
  );
}

function VisibleCase({
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
    { label: words, isOpen, why }: PossibleStep,
    tone: CaseAction['tone'] = null,
  ): PreviewButton => ({
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
    ...view.refilings.map((refiling) => buttonOf(refiling.kind, refiling)),
    ...view.dossier.actions.map((action) => buttonOf(action.action, action)),
  ];
  return (
    <>
      <p className={css.case}>
        <strong>{code}</strong>
        <StateTag state={view.request.status} of="requestStatus" />
        <span>{label(view.request.subject)}</span>
      </p>
      <AnswerView
        title={t('buttonsOf', { name })}
        parties={parties}
        buttons={buttons}
        editable={{ names: view.editable, entity: getEntity(catalogue, view.request.entity) }}
      />
    </>
  );
}
