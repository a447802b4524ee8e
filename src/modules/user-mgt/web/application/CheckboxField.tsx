import type { ReactElement } from 'react';
import { CheckboxLine } from '#platform/web/ui/input/CheckboxLine.tsx';
import css from './Application.module.css';

export interface CheckboxFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

export function CheckboxField({ id, label, help, isChecked, onChange }: CheckboxFieldProps): ReactElement {
  return (
    <CheckboxLine id={id} checked={isChecked} onChange={({ target }) => onChange(target.checked)}>
      {label}
      {help === undefined ? null : <span className={css.choiceHelp}>{help}</span>}
    </CheckboxLine>
  );
}
