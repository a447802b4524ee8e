import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import type { PlainDate } from '#language/values/plainDate.ts';
import { toBuddhistYear } from '#language/values/buddhistYear.ts';
import { useTexts, type Translate } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from '../controls/controls.module.css';
import type { InputProps } from '../controls/inputProps.ts';
import { texts } from '../texts.ts';
import { Calendar } from './Calendar.tsx';
import { monthOf } from './months.ts';
import { today } from '../../today.ts';

export interface DateBoxProps {
  readonly input: InputProps;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Called when the person has finished the value: by Enter, or by leaving the field. */
  readonly onCommit: () => void;
  readonly value: PlainDate | null;
  readonly onPick: (value: PlainDate | null) => void;
  readonly isInCell: boolean;
  /** The time input of an instant. */
  readonly children?: ReactNode;
}

/** A date input with a calendar next to it for people who prefer to choose. */
export function DateBox({
  input,
  text,
  onText,
  onCommit,
  value,
  onPick,
  isInCell,
  children,
}: DateBoxProps): ReactElement {
  const t = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      // Enter finishes the date; it must not submit the form.
      event.preventDefault();
      onCommit();
    } else if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      setOpen(true);
    }
  };
  const leave = (event: FocusEvent): void => {
    // Moving between its parts or into its calendar does not count as leaving the field.
    if (!isOpen && box.current?.contains(event.relatedTarget) !== true) onCommit();
  };
  const close = (): void => {
    setOpen(false);
    onCommit();
  };
  return (
    <div
      ref={box}
      onBlur={leave}
      className={classes(css.box, isInCell && css.inCell)}
      {...(input.disabled ? { 'data-disabled': true } : {})}
    >
      <input
        {...input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={css.inner}
        placeholder={placeholderOf(t, { isDisabled: input.disabled, isShort: isInCell || children !== undefined })}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
      <button
        type="button"
        className={css.tool}
        disabled={input.disabled}
        aria-label={t('openCalendar')}
        title={t('openCalendar')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" />
      </button>
      {isOpen ? (
        <Calendar
          anchor={box}
          value={value}
          onClose={close}
          onPick={(picked) => {
            setOpen(false);
            onPick(picked);
          }}
        />
      ) : null}
    </div>
  );
}

/**
 * Describes the format in words, with this year as the example of the era; a field that cannot be edited has no
 * placeholder.
 */
function placeholderOf(
  t: Translate<typeof texts>,
  { isDisabled, isShort }: { readonly isDisabled: boolean; readonly isShort: boolean },
): string | undefined {
  if (isDisabled) return undefined;
  return isShort ? t('dateShortPlaceholder') : t('datePlaceholder', { year: toBuddhistYear(monthOf(today()).year) });
}
