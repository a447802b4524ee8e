/**
 * A control in which text is typed that stands for something else: a number, a date, JSON. While it can be read the
 * value follows every keystroke, so that whoever saves at once saves what they see. Once it cannot be read the form is
 * told, and the text stays as it was typed: never is the old value shown, or saved, in its place.
 */
import { createContext, use, useEffect, useRef, useState } from 'react';
import type { MessageRef } from '#language/message.ts';

/** What a text comes to. */
export type Reading<V> = { readonly value: V | null } | { readonly problem: MessageRef };

/** Texts that could not be read, by the id of their control: a row scrolled out of a long table keeps what was typed in it. */
export type TypedTexts = Map<string, Typed<unknown>>;

/** A form that takes its controls away and brings them back provides one for as long as it lives. */
export const TypedTextsContext = createContext<TypedTexts | undefined>(undefined);

interface Typed<V> {
  readonly text: string;
  /** What the record holds while this is shown. When it changes from elsewhere, the text is out of date. */
  readonly base: V | null;
  readonly isUnreadable: boolean;
}

export interface TypedOptions<V> {
  readonly id: string;
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onUnreadable?: ((problem: MessageRef | undefined) => void) | undefined;
  /** The value as it is shown when nobody types. */
  readonly shown: string;
  /** And as it is typed on, where that differs: without separators. */
  readonly plain?: string;
  readonly read: (text: string) => Reading<V>;
  readonly isSame: (a: V | null, b: V | null) => boolean;
}

export interface TypedControl<V> {
  readonly text: string;
  readonly onFocus: () => void;
  readonly onText: (text: string) => void;
  /** Shows what was understood; keeps what was not. */
  readonly settle: () => void;
  /** A value chosen otherwise than by typing. */
  readonly choose: (value: V | null) => void;
}

export function useTyped<V>({
  id,
  value,
  onChange,
  onBlur,
  onUnreadable,
  shown,
  plain = shown,
  read,
  isSame,
}: TypedOptions<V>): TypedControl<V> {
  const kept = use(TypedTextsContext);
  const [typed, setTyped] = useState(() => kept?.get(id) as Typed<V> | undefined);
  const isCurrent = typed !== undefined && isSame(typed.base, value);
  // The record was changed from elsewhere (taken back, loaded anew): what was typed before that is over.
  if (typed?.isUnreadable === true && !isCurrent) setTyped(undefined);
  const isUnreadable = typed?.isUnreadable === true;
  const isTold = useRef(isUnreadable);
  useEffect(() => {
    if (!isTold.current || isUnreadable) return;
    isTold.current = false;
    kept?.delete(id);
    onUnreadable?.(undefined);
  }, [isUnreadable, kept, id, onUnreadable]);

  const keep = (next: Typed<V> | undefined): void => {
    setTyped(next);
    if (next?.isUnreadable === true) kept?.set(id, next);
    else kept?.delete(id);
  };
  const mend = (): void => {
    if (!isTold.current) return;
    isTold.current = false;
    onUnreadable?.(undefined);
  };
  return {
    text: isCurrent ? typed.text : shown,
    onFocus: () => {
      if (typed === undefined && plain !== shown) keep({ text: plain, base: value, isUnreadable: false });
    },
    onText: (text) => {
      const reading = read(text);
      if ('problem' in reading) {
        keep({ text, base: value, isUnreadable: true });
        isTold.current = true;
        onUnreadable?.(reading.problem);
        return;
      }
      keep({ text, base: reading.value, isUnreadable: false });
      mend();
      if (!isSame(reading.value, value)) onChange(reading.value);
    },
    settle: () => {
      if (typed !== undefined && !isUnreadable) keep(undefined);
      onBlur?.();
    },
    choose: (next) => {
      keep(undefined);
      mend();
      if (!isSame(next, value)) onChange(next);
    },
  };
}
