import { useEffect, useRef, type ReactElement } from 'react';
import { labelOf } from '#language/choice.ts';
import type { SentRecord } from '#language/record.ts';
import { ZERO } from '#language/values/decimal.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { domIdOf, useField, useOpenForm } from '#platform/web/form/store/formContext.ts';
import type { FormStore } from '#platform/web/form/store/formStore.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { riskAnswer } from '../../choices.ts';
import { answersOf, missingAnswers, type RiskAnswer, type RiskMeasure } from '../../riskConditions.ts';
import { ConditionRow } from './ConditionRow.tsx';
import { ConditionTable } from './ConditionTable.tsx';
import css from './RiskConditions.module.css';
import { texts } from './texts.ts';

const CONDITIONS = 'conditions';

/**
 * Edits the possible findings of the topic and the score for each: the answers of its measure, or ranges of per cent.
 */
export function RiskConditions(): ReactElement | null {
  const form = useOpenForm();
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const { flags, problem } = useField(CONDITIONS);
  const { refMeasure, conditions } = useRecordValues('riskTopic').recordValues;
  const rows = conditions ?? [];
  usePrefillAnswers(form.store, refMeasure, rows.length === 0 && !form.isReadOnly);
  if (!flags.isVisible) return null;
  if (refMeasure === null) return <p className={css.hint}>{t('chooseMeasure')}</p>;
  if (form.isReadOnly) return <ConditionTable measure={refMeasure} conditions={rows} />;
  const missing = missingAnswers(refMeasure, rows);
  const add = (more: readonly SentRecord<'riskTopicCondition'>[]): void =>
    form.store.setValues('', { [CONDITIONS]: [...rowsIn(form.store), ...more] });
  return (
    <div id={domIdOf(form, CONDITIONS)} tabIndex={-1} className={css.conditions}>
      {problem === undefined ? null : (
        <Callout tone="bad" isAlert>
          {problemText(problem, locale)}
        </Callout>
      )}
      <p className={css.hint}>{t('scoreHelp')}</p>
      <ul className={css.rows} aria-label={t('conditions')}>
        {rows.map((condition, index) => (
          <ConditionRow
            key={condition.id}
            measure={refMeasure}
            conditions={rows}
            index={index}
            isOpen={flags.isEditable}
          />
        ))}
      </ul>
      {!flags.isEditable ? null : refMeasure === 'volume' ? (
        <Button icon="add" onClick={() => add([form.store.newRow(CONDITIONS)])}>
          {t('addRange')}
        </Button>
      ) : missing.length === 0 ? null : (
        <Button icon="add" onClick={() => add(rowsFor(form.store, missing))}>
          {t('addMissing', { what: missing.map((answer) => label(labelOf(riskAnswer, answer))).join(', ') })}
        </Button>
      )}
    </div>
  );
}

/** After a measure was chosen its answers are filled in, ready for the scores. */
function usePrefillAnswers(store: FormStore, measure: RiskMeasure | null, isEmpty: boolean): void {
  const before = useRef(measure);
  useEffect(() => {
    if (before.current !== measure && measure !== null && isEmpty) {
      const rows =
        measure === 'volume' ? [store.newRow(CONDITIONS, { fromPercent: ZERO })] : rowsFor(store, answersOf[measure]);
      store.setValues('', { [CONDITIONS]: rows });
    }
    before.current = measure;
  }, [store, measure, isEmpty]);
}

function rowsFor(store: FormStore, answers: readonly RiskAnswer[]): readonly SentRecord<'riskTopicCondition'>[] {
  return answers.map((answer) => store.newRow(CONDITIONS, { refAnswer: store.codes.cardOf(riskAnswer.group, answer) }));
}

function rowsIn(store: FormStore): readonly SentRecord<'riskTopicCondition'>[] {
  const rows = store.getTyped()[CONDITIONS];
  return Array.isArray(rows) ? (rows as readonly SentRecord<'riskTopicCondition'>[]) : [];
}
