import { memo, type ReactElement } from 'react';
import { problemText } from '../api/errors.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { describedBy } from '../fields/FieldFrame.tsx';
import { FieldValue } from '../fields/FieldValue.tsx';
import { useLabel, useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import css from './FormCell.module.css';
import { texts } from './texts.ts';
import { useControl } from './useControl.ts';

export interface FormCellProps {
  readonly row: string;
  readonly name: string;
  readonly number: number;
  readonly isOpen: boolean;
}

/** One value of a row. Its label is heard, not seen: the column has it. */
export const FormCell = memo(function FormCell({ row, name, number, isOpen }: FormCellProps): ReactElement | null {
  const { one, snapshot, props } = useControl(row, name);
  const locale = useLocale();
  const label = useLabel();
  const t = useTexts(texts);
  const { field, written } = one;
  const { flags, problem, value } = snapshot;
  if (!flags.isShown) return null;
  if (!isOpen || written === 'never' || (written === 'create' && !flags.isEditable)) {
    return (
      <div id={props.id} className={css.value} tabIndex={-1}>
        <FieldValue field={field} value={value} isInList />
      </div>
    );
  }
  const text = problem === undefined ? undefined : problemText(problem, locale);
  const explained = describedBy(props.id, { help: undefined, problem: text });
  return (
    <>
      <FieldControl {...props} isInCell label={t('rowPlace', { table: label(field.label), n: number })} {...(explained === undefined ? {} : { describedBy: explained })} />
      {text === undefined ? null : (
        <p className={css.problem} id={`${props.id}-error`}>
          {text}
        </p>
      )}
    </>
  );
});
