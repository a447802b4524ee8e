import { memo, type ReactElement } from 'react';
import type { TextField } from '#language/field.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { ControlProps } from '../control.ts';
import { texts } from '../texts.ts';
import css from './controls.module.css';
import { inputProps } from './inputProps.ts';

/**
 * Text that is too long is not cut off, which would lose it unnoticed: its length is shown, and the rule reports it.
 */
export const TextControl = memo(function TextControl(props: ControlProps<string, TextField>): ReactElement {
  if (props.field.oneOf !== undefined) return <TextSelect {...props} words={props.field.oneOf} />;
  return props.field.multiline ? <LongText {...props} /> : <ShortText {...props} />;
});

function TextSelect({
  words,
  ...props
}: ControlProps<string, TextField> & { readonly words: readonly string[] }): ReactElement {
  const { field, value, onChange, onBlur, isInCell = false } = props;
  const t = useTexts(texts);
  // A value that is none of the offered words is shown nevertheless, so that the person can see that it is wrong.
  const options = value === null || words.includes(value) ? words : [...words, value];
  const isForced = field.required || props.isRequired === true;
  return (
    <span className={css.selectBox}>
      <select
        {...inputProps(props)}
        className={classes(css.input, css.select, field.code && css.code, isInCell && css.inCell)}
        value={value ?? ''}
        onChange={({ target }) => onChange(textOrNull(target.value))}
        onBlur={onBlur}
      >
        {isForced && value !== null ? null : <option value="">{t(isForced ? 'choose' : 'notSaid')}</option>}
        {options.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </select>
      <Icon name="down" size={12} />
    </span>
  );
}

function ShortText(props: ControlProps<string, TextField>): ReactElement {
  const { field, value, onChange, isInCell = false } = props;
  return (
    <input
      {...inputProps(props)}
      type="text"
      autoComplete="off"
      className={classes(css.input, field.code && css.code, isInCell && css.inCell)}
      value={value ?? ''}
      onChange={({ target }) => onChange(textOrNull(target.value))}
      onBlur={() => tidyOnBlur(props)}
      {...(field.code ? { spellCheck: false, autoCapitalize: 'off' } : {})}
    />
  );
}

function LongText(props: ControlProps<string, TextField>): ReactElement {
  const { field, value, onChange, isInCell = false } = props;
  const text = value ?? '';
  return (
    <div>
      <div className={classes(css.grow, isInCell && css.growInCell)} data-text={text}>
        <textarea
          {...inputProps(props)}
          rows={1}
          className={classes(css.input, isInCell && css.inCell)}
          value={text}
          onChange={({ target }) => onChange(textOrNull(target.value))}
          onBlur={() => tidyOnBlur(props)}
        />
      </div>
      <Count text={text} max={field.max} />
    </div>
  );
}

/** From this share of the maximum on, people want to know how much room is left. */
const COUNTER_FROM_SHARE = 0.8;

/** Counts code points, as the rule and the database do. */
function Count({ text, max }: { readonly text: string; readonly max: number }): ReactElement | null {
  if (text.length < max * COUNTER_FROM_SHARE) return null;
  const { length } = [...text];
  return <span className={classes(css.count, length > max && css.over)}>{`${length} / ${max}`}</span>;
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}

/** Removes blanks before and after, which come from mistyping or from the clipboard. */
function tidyOnBlur({ field, value, onChange, onBlur }: ControlProps<string, TextField>): void {
  const trimmed = value?.trim() ?? '';
  const tidied = textOrNull(field.tidy?.(trimmed) ?? trimmed);
  if (tidied !== value) onChange(tidied);
  onBlur?.();
}
