import { memo, type ReactElement } from 'react';
import { optionalProblemText } from '../../api/errors.ts';
import { describedBy, FieldWarning } from '../../fields/FieldFrame.tsx';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import css from './FormCell.module.css';
import { RowControl } from '../field/RowControl.tsx';
import { useControl } from '../field/useControl.ts';
import { useTableTexts } from '../field/useFormTable.ts';

export interface FormCellProps {
  readonly row: string;
  readonly name: string;
  readonly number: number;
  readonly isOpen: boolean;
}

/** One value of a row. Its label is only for screen readers: the column shows it. */
export const FormCell = memo(function FormCell({ row, name, number, isOpen }: FormCellProps): ReactElement | null {
  const { modelField, snapshot, props } = useControl(row, name);
  const locale = useLocale();
  const label = useLabel();
  const t = useTableTexts();
  const { field, writable } = modelField;
  const { flags, problem, warning, value } = snapshot;
  if (!flags.isVisible) return null;
  if (!isOpen || writable === 'never' || (writable === 'create' && !flags.isEditable)) {
    return (
      <div id={props.id} className={css.value} tabIndex={-1}>
        <FieldValue field={field} value={value} isInList />
      </div>
    );
  }
  const [text, warned] = [optionalProblemText(problem, locale), optionalProblemText(warning, locale)];
  const explained = describedBy(props.id, { help: undefined, problem: text, warning: warned });
  return (
    <>
      <RowControl
        {...props}
        row={row}
        fieldName={name}
        isInCell
        label={t('rowPlace', { table: label(field.label), n: number })}
        {...(explained === undefined ? {} : { describedBy: explained })}
      />
      {text === undefined ? null : (
        <p className={css.problem} id={`${props.id}-error`}>
          {text}
        </p>
      )}
      {warned === undefined ? null : (
        <div className={css.warning}>
          <FieldWarning id={props.id} text={warned} />
        </div>
      )}
    </>
  );
});
