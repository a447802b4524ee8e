import type { ReactElement } from 'react';
import { TickLine } from '#platform/web/ui/input/TickLine.tsx';
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
    <TickLine id={id} checked={isChecked} onChange={({ target }) => onChange(target.checked)}>
      {label}
      {help === undefined ? null : <span className={css.choiceHelp}>{help}</span>}
    </TickLine>
  );
}
