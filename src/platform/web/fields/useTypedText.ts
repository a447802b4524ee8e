/**
 * State of a control with text that represents another value: a number, a date, JSON. While the text is valid, the
 * value follows every keystroke, so that an immediate save stores what is visible. Invalid text is reported to the form
 * and stays as typed: the old value is never shown or saved in its place.
 */
import { createContext, use, useEffect, useRef, useState } from 'react';
import type { MessageRef } from '#language/message.ts';

/** Result of parsing a text. */
export type ParseResult<V> = { readonly value: V | null } | { readonly problem: MessageRef };

/**
 * Invalid texts by the id of their control, so that a row that is scrolled out of a long table does not lose what was
 * typed in it.
 */
export type InvalidTexts = Map<string, TypedText<unknown>>;

/** Provided by a form that unmounts and remounts its controls, for as long as the form exists. */
export const InvalidTextsContext = createContext<InvalidTexts | undefined>(undefined);

interface TypedText<V> {
  readonly text: string;
  /** Value of the record while this text is shown. If it is changed elsewhere, the text is out of date. */
  readonly base: V | null;
  readonly isInvalid: boolean;
}

export interface TypedOptions<V> {
  readonly id: string;
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onInvalidInput?: ((problem: MessageRef | undefined) => void) | undefined;
  /** The value as displayed while the person is not typing. */
  readonly displayText: string;
  /** The value as it is edited, where that differs: without separators. */
  readonly editText?: string;
  readonly read: (text: string) => ParseResult<V>;
  readonly isSame: (a: V | null, b: V | null) => boolean;
}

export interface TypedControl<V> {
  readonly text: string;
  readonly onFocus: () => void;
  readonly onText: (text: string) => void;
  /** Shows the understood value; text that was not understood stays. */
  readonly commit: () => void;
  /** Sets a value that was chosen and not typed. */
  readonly choose: (value: V | null) => void;
}

export function useTypedText<V>({
  id,
  value,
  onChange,
  onBlur,
  onInvalidInput,
  displayText,
  editText = displayText,
  read,
  isSame,
}: TypedOptions<V>): TypedControl<V> {
  const invalidTexts = use(InvalidTextsContext);
  const [typed, setTyped] = useState(() => invalidTexts?.get(id) as TypedText<V> | undefined);
  const isCurrent = typed !== undefined && isSame(typed.base, value);
  // The record was changed elsewhere (undone, reloaded), so the typed text is discarded.
  if (typed?.isInvalid === true && !isCurrent) setTyped(undefined);
  const isUnreadable = typed?.isInvalid === true;
  const isReported = useRef(isUnreadable);
  useEffect(() => {
    if (!isReported.current || isUnreadable) return;
    isReported.current = false;
    invalidTexts?.delete(id);
    onInvalidInput?.(undefined);
  }, [isUnreadable, invalidTexts, id, onInvalidInput]);

  const remember = (next: TypedText<V> | undefined): void => {
    setTyped(next);
    if (next?.isInvalid === true) invalidTexts?.set(id, next);
    else invalidTexts?.delete(id);
  };
  const clearInvalidInput = (): void => {
    if (!isReported.current) return;
    isReported.current = false;
    onInvalidInput?.(undefined);
  };
  return {
    text: isCurrent ? typed.text : displayText,
    onFocus: () => {
      if (typed === undefined && editText !== displayText) remember({ text: editText, base: value, isInvalid: false });
    },
    onText: (text) => {
      const reading = read(text);
      if ('problem' in reading) {
        remember({ text, base: value, isInvalid: true });
        isReported.current = true;
        onInvalidInput?.(reading.problem);
        return;
      }
      remember({ text, base: reading.value, isInvalid: false });
      clearInvalidInput();
      if (!isSame(reading.value, value)) onChange(reading.value);
    },
    commit: () => {
      if (typed !== undefined && !isUnreadable) remember(undefined);
      onBlur?.();
    },
    choose: (next) => {
      remember(undefined);
      clearInvalidInput();
      if (!isSame(next, value)) onChange(next);
    },
  };
}
