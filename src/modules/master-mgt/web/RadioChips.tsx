import { useId, type ReactElement } from 'react';
import css from './RadioChips.module.css';

export interface Chip<K extends string> {
  readonly key: K;
  readonly label: string;
  /** The result of choosing it. */
  readonly mark?: string | undefined;
}

export interface RadioChipsProps<K extends string> {
  readonly label: string;
  readonly chips: readonly Chip<K>[];
  readonly value: K | null;
  readonly onChange: (key: K) => void;
  readonly id?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
}

/** Chooses one of a few, on as many lines as they need. */
export function RadioChips<K extends string>({
  label,
  chips,
  value,
  onChange,
  id,
  isDisabled = false,
  isInvalid = false,
  describedBy,
}: RadioChipsProps<K>): ReactElement {
  const group = useId();
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={css.chips}
      aria-label={label}
      aria-describedby={describedBy}
      {...(isInvalid ? { 'data-invalid': true } : {})}
    >
      {chips.map(({ key, label: text, mark }) => (
        <label key={key} className={css.chip}>
          <input
            type="radio"
            name={group}
            value={key}
            checked={key === value}
            disabled={isDisabled}
            className={css.input}
            onChange={() => onChange(key)}
          />
          <span>{text}</span>
          {mark === undefined ? null : <span className={css.mark}>{mark}</span>}
        </label>
      ))}
    </fieldset>
  );
}
