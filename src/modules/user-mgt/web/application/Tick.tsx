import type { ReactElement } from 'react';
import css from './Application.module.css';

export interface TickProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

export function Tick({ id, label, help, isChecked, onChange }: TickProps): ReactElement {
  return (
    <label className={css.choice} htmlFor={id}>
      <input id={id} type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {label}
        {help === undefined ? null : <span className={css.choiceHelp}>{help}</span>}
      </span>
    </label>
  );
}
