import type { ReactElement } from 'react';
import type { Label } from '#language/label.ts';
import css from '#platform/web/fields/controls/controls.module.css';
import { FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { classes } from '#platform/web/ui/classes.ts';

export interface SelectFieldProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly (readonly [key: string, label: Label])[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** Chooses one of a few; one is always chosen. */
export function SelectField({ id, label: name, options, value, onChange }: SelectFieldProps): ReactElement {
  const label = useLabel();
  return (
    <FieldFrame id={id} label={name}>
      <select
        id={id}
        className={classes(css.input, css.select)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {label(words)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
