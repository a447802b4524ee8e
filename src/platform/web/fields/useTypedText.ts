/**
 * A control in which text is typed that stands for something else: a number, a date, JSON. While it can be read the
 * value follows every keystroke, so that whoever saves at once saves what they see. Once it cannot be read the form is
 * told, and the text stays as it was typed: never is the old value shown, or saved, in its place.
 */
import { createContext, use, useEffect, useRef, useState } from 'react';
import type { MessageRef } from '#language/message.ts';

/** What a text comes to. */
export type ParseResult<V> = { readonly value: V | null } | { readonly problem: MessageRef };

/** Texts that could not be read, by the id of their control: a row scrolled out of a long table keeps what was typed in it. */
export type InvalidTexts = Map<string, TypedText<unknown>>;

/** A form that takes its controls away and brings them back provides one for as long as it lives. */
export const InvalidTextsContext = createContext<InvalidTexts | undefined>(undefined);

interface TypedText<V> {
  readonly text: string;
  /** What the record holds while this is shown. When it changes from elsewhere, the text is out of date. */
  readonly base: V | null;
  readonly isInvalid: boolean;
}

export interface TypedOptions<V> {
  readonly id: string;
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onInvalidInput?: ((problem: MessageRef | undefined) => void) | undefined;
  /** The value as it is shown when nobody types. */
  readonly displayText: string;
  /** And as it is typed on, where that differs: without separators. */
  readonly editText?: string;
  readonly read: (text: string) => ParseResult<V>;
  readonly isSame: (a: V | null, b: V | null) => boolean;
}

export interface TypedControl<V> {
  readonly text: string;
  readonly onFocus: () => void;
  readonly onText: (text: string) => void;
  /** Shows what was understood; keeps what was not. */
  readonly commit: () => void;
  /** A value chosen otherwise than by typing. */
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
  // The record was changed from elsewhere (taken back, loaded anew): what was typed before that is over.
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
