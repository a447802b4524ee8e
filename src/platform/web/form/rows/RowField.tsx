import type { ReactElement } from 'react';
import { optionalProblemText } from '../../api/errors.ts';
import { describedBy, FieldFrame } from '../../fields/FieldFrame.tsx';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { RowControl } from '../field/RowControl.tsx';
import { useControl } from '../field/useControl.ts';
import { useTableTexts } from '../field/useFormTable.ts';

export interface RowFieldProps {
  readonly row: string;
  readonly name: string;
  readonly number: number;
}

/** One value of a row with its label, in a row of a module. For screen readers the label also names the row. */
export function RowField({ row, name, number }: RowFieldProps): ReactElement | null {
  const t = useTableTexts();
  const label = useLabel();
  const locale = useLocale();
  const { modelField, snapshot, props } = useControl(row, name);
  const { problem, warning, flags } = snapshot;
  if (!flags.isVisible) return null;
  const words = label(modelField.field.label);
  const frame = {
    help: undefined,
    problem: optionalProblemText(problem, locale),
    warning: optionalProblemText(warning, locale),
  };
  const explained = describedBy(props.id, frame);
  const place = t('rowPlace', { table: words, n: number });
  const given = { ...props, label: place, ...(explained === undefined ? {} : { describedBy: explained }) };
  return (
    <FieldFrame id={props.id} label={words} isRequired={flags.isRequired} {...frame}>
      <RowControl {...given} row={row} fieldName={name} />
    </FieldFrame>
  );
}
