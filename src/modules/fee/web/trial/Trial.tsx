import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import type { LookupRow } from '#platform/web/fields/options/lookups.ts';
import type { QuestionName } from '../../feeQuestion.ts';
import { waiverFields, type AmountField, type TrialValues } from './trialValues.ts';
import { KindOfRequest } from './KindOfRequest.tsx';
import { TrialAnswer, type TrialAnswerProps } from './TrialAnswer.tsx';
import { TrialFields } from './TrialFields.tsx';
import { texts } from './texts.ts';
import css from './Trial.module.css';

export interface TrialProps extends TrialAnswerProps {
  readonly values: TrialValues;
  readonly onChange: (changed: TrialValues) => void;
  readonly onClear: () => void;
  readonly kinds: readonly LookupRow[];
  readonly kind: LookupRow | undefined;
  /** The fields before the kind of request: the document, if it is not fixed. */
  readonly first: readonly QuestionName[];
  readonly amount: AmountField | undefined;
}

/** Shows the question on one side, and the result on the other. */
export function Trial({
  values,
  onChange,
  onClear,
  kinds,
  kind,
  first,
  amount,
  answer,
  hint,
  hasLink,
}: TrialProps): ReactElement {
  const t = useTexts(texts);
  const isUndated = values.date === null;
  return (
    <div className={css.trial} data-screen-only="">
      <section className={css.question} aria-label={t('request')}>
        {first.length === 0 ? null : <TrialFields names={first} values={values} onChange={onChange} />}
        <KindOfRequest kinds={kinds} chosen={kind} onChange={(requestType) => onChange({ requestType })} />
        <TrialFields names={amount === undefined ? ['date'] : ['date', amount]} values={values} onChange={onChange} />
      </section>
      <TrialAnswer
        answer={answer}
        hint={hint ?? (isUndated ? { title: t('noDate'), text: t('noDateHelp') } : undefined)}
        hasLink={hasLink}
      />
      <section className={css.waivers} aria-label={t('waivers')}>
        <div className={css.head}>
          <p className={css.title}>
            {t('waivers')} <span className={css.help}>{t('waiversHelp')}</span>
          </p>
          <Button kind="quiet" size="small" icon="clear" onClick={onClear}>
            {t('clear')}
          </Button>
        </div>
        <TrialFields names={waiverFields} values={values} onChange={onChange} />
      </section>
    </div>
  );
}
