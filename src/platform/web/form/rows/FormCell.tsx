import { memo, type ReactElement } from 'react';
import { sayProblem } from '../../api/errors.ts';
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

/** One value of a row. Its label is heard, not seen: the column has it. */
export const FormCell = memo(function FormCell({ row, name, number, isOpen }: FormCellProps): ReactElement | null {
  const { one, snapshot, props } = useControl(row, name);
  const locale = useLocale();
  const label = useLabel();
  const t = useTableTexts();
  const { field, written } = one;
  const { flags, problem, warning, value } = snapshot;
  if (!flags.isShown) return null;
  if (!isOpen || written === 'never' || (written === 'create' && !flags.isEditable)) {
    return (
      <div id={props.id} className={css.value} tabIndex={-1}>
        <FieldValue field={field} value={value} isInList />
      </div>
    );
  }
  const [text, warned] = [sayProblem(problem, locale), sayProblem(warning, locale)];
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
