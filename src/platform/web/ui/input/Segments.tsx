import { useId, type ReactElement } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import css from './Segments.module.css';

export interface Segment<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** The language of the label, if it is not the reader's. */
  readonly lang?: string | undefined;
  /** The full name, if the label is an abbreviation. */
  readonly name?: string | undefined;
}

export interface SegmentsProps<K extends string> {
  readonly label: string;
  readonly segments: readonly Segment<K>[];
  readonly value: K;
  readonly onChange: (key: K) => void;
  /** On the dark bar instead of a light page. */
  readonly isOnStructure?: boolean | undefined;
}

/** A choice of one among a few, side by side: radio buttons in another form. */
export function Segments<K extends string>({
  label,
  segments,
  value,
  onChange,
  isOnStructure = false,
}: SegmentsProps<K>): ReactElement {
  const group = useId();
  return (
    <fieldset className={classes(css.segments, isOnStructure && css.onStructure)} aria-label={label}>
      {segments.map(({ key, label: text, icon, lang, name }) => (
        <label key={key} className={css.segment} lang={lang}>
          <input
            className={css.input}
            type="radio"
            name={group}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
            aria-label={name}
          />
          {icon === undefined ? null : <Icon name={icon} />}
          {text}
        </label>
      ))}
    </fieldset>
  );
}
