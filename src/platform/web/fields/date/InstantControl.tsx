import { memo, type KeyboardEvent, type ReactElement } from 'react';
import type { InstantField } from '#language/field.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { plainDateOf, type Instant } from '#language/values/instant.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import type { ControlProps } from '../control.ts';
import css from '../controls/controls.module.css';
import { inputProps } from '../controls/inputProps.ts';
import { texts } from '../texts.ts';
import { useTypedText } from '../useTypedText.ts';
import dateCss from './InstantControl.module.css';
import { DateBox } from './DateBox.tsx';
import { findTime, readDate, readInstant, timeOf } from './readDate.ts';

/** Separates the typed date and time, which are stored as one text; it cannot be typed. */
const SEPARATOR = '\n';

/** A date and a time of day, both in the time zone of Thailand. */
export const InstantControl = memo(function InstantControl(props: ControlProps<Instant, InstantField>): ReactElement {
  const { value, label, isInCell = false } = props;
  const t = useTexts(texts);
  const locale = useLocale();
  const typed = useTypedText<Instant>({
    ...props,
    displayText: value === null ? SEPARATOR : formatDate(plainDateOf(value), locale) + SEPARATOR + timeOf(value),
    read: (both) => readInstant({ ...splitDateAndTime(both), before: value }),
    isSame: Object.is,
  });
  const { date, time } = splitDateAndTime(typed.text);
  const day = readDate(date);
  const input = inputProps(props);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    typed.commit();
  };
  return (
    <DateBox
      input={input}
      text={date}
      onText={(text) => typed.onText(text + SEPARATOR + time)}
      onCommit={typed.commit}
      value={'value' in day ? day.value : null}
      onPick={(picked) =>
        typed.onText((picked === null ? '' : formatDate(picked, locale)) + SEPARATOR + (picked === null ? '' : time))
      }
      isInCell={isInCell}
    >
      <input
        {...input}
        id={`${input.id}-time`}
        name={`${input.name}-time`}
        aria-label={label === undefined ? t('time') : t('timeOf', { label })}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={classes(css.inner, dateCss.time)}
        placeholder={input.disabled ? undefined : t('timePlaceholder')}
        value={time}
        onChange={({ target }) => typed.onText(date + SEPARATOR + target.value)}
        onKeyDown={onKeyDown}
        onBlur={({ target }) => {
          const clock = findTime(target.value);
          if (clock !== undefined && clock !== time) typed.onText(date + SEPARATOR + clock);
        }}
      />
    </DateBox>
  );
});

function splitDateAndTime(both: string): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = both.split(SEPARATOR);
  return { date, time };
}
