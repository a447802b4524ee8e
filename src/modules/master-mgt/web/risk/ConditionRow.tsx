import type { ReactElement } from 'react';
import { problemText } from '#platform/web/api/errors.ts';
import { FieldProblem, problemId } from '#platform/web/fields/FieldFrame.tsx';
import { domIdOf, useField, useOpenForm } from '#platform/web/form/store/formContext.ts';
import { FormCell } from '#platform/web/form/rows/FormCell.tsx';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { IconButton } from '#platform/web/ui/button/IconButton.tsx';
import type { Condition, RiskMeasure } from '../../riskConditions.ts';
import { RadioChips } from '../RadioChips.tsx';
import css from './RiskConditions.module.css';
import { useEndText, useConditionText } from './conditionText.ts';
import { texts } from './texts.ts';

const SCORES = ['1', '2', '3'] as const;

export interface ConditionRowProps {
  readonly measure: RiskMeasure;
  readonly conditions: readonly Condition[];
  readonly index: number;
  readonly isOpen: boolean;
}

/** Shows one finding with its score. */
export function ConditionRow({ measure, conditions, index, isOpen }: ConditionRowProps): ReactElement | null {
  const { store } = useOpenForm();
  const t = useTexts(texts);
  const foundText = useConditionText();
  const endText = useEndText();
  const condition = conditions[index];
  if (condition === undefined) return null;
  const row = `conditions.${condition.id}`;
  const what = foundText(condition, conditions);
  return (
    <li className={css.row}>
      <div className={css.found}>
        {measure === 'volume' ? (
          <div className={css.range}>
            <FormCell row={row} name="fromPercent" number={index + 1} isOpen={isOpen} />
            <span className={css.end}>{endText(condition, conditions) ?? t('onwards')}</span>
          </div>
        ) : (
          <FixedAnswer row={row} what={what} />
        )}
      </div>
      <Score row={row} what={what} isOpen={isOpen} />
      <div className={css.remark}>
        <span className={css.small}>{t('explanation')}</span>
        <FormCell row={row} name="remark" number={index + 1} isOpen={isOpen} />
      </div>
      {isOpen ? (
        <IconButton
          size="small"
          icon="delete"
          label={t('remove', { what })}
          onClick={() => store.removeRow('conditions', condition.id)}
        />
      ) : null}
    </li>
  );
}

/** A fixed answer, with its problem below. */
function FixedAnswer({ row, what }: { readonly row: string; readonly what: string }): ReactElement {
  const form = useOpenForm();
  const locale = useLocale();
  const { problem } = useField(`${row}.refAnswer`);
  const id = domIdOf(form, `${row}.refAnswer`);
  return (
    <div id={id} tabIndex={-1}>
      <span className={css.word}>{what}</span>
      {problem === undefined ? null : <FieldProblem id={id} text={problemText(problem, locale)} />}
    </div>
  );
}

function Score({
  row,
  what,
  isOpen,
}: {
  readonly row: string;
  readonly what: string;
  readonly isOpen: boolean;
}): ReactElement {
  const form = useOpenForm();
  const t = useTexts(texts);
  const locale = useLocale();
  const address = `${row}.score`;
  const { value, problem } = useField(address);
  const id = domIdOf(form, address);
  return (
    <div>
      <RadioChips
        id={id}
        label={t('scoreOf', { what })}
        chips={SCORES.map((key) => ({ key, label: key }))}
        value={SCORES.find((key) => key === String(value)) ?? null}
        isDisabled={!isOpen}
        isInvalid={problem !== undefined}
        {...(problem === undefined ? {} : { describedBy: problemId(id) })}
        onChange={(key) => form.store.change(address, Number(key))}
      />
      {problem === undefined ? null : <FieldProblem id={id} text={problemText(problem, locale)} />}
    </div>
  );
}
