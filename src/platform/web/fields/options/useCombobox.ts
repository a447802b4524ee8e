/** Behaviour of an input with a list: when it opens, what its keys do, and what happens to the typed text. */
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { CardValue } from '../control.ts';
import type { ListHandle } from './OptionList.tsx';

export interface ComboboxOptions {
  readonly value: CardValue | null;
  readonly onChange: (value: CardValue | null) => void;
  readonly onBlur?: (() => void) | undefined;
}

export interface ComboboxState {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly handle: RefObject<ListHandle | null>;
  readonly isOpen: boolean;
  /** Undefined while the person is not typing. */
  readonly query: string | undefined;
  readonly activeId: string | undefined;
  readonly setActiveId: (id: string | undefined) => void;
  readonly open: () => void;
  readonly toggle: () => void;
  readonly searchFor: (query: string) => void;
  readonly pick: (card: CardValue) => void;
  readonly clear: () => void;
  readonly leave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function useCombobox({ value, onChange, onBlur }: ComboboxOptions): ComboboxState {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const handle = useRef<ListHandle>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const [activeId, setActiveId] = useState<string>();
  const isWiped = query?.trim() === '';
  const close = (): void => {
    setOpen(false);
    setActiveId(undefined);
  };
  const set = (next: CardValue | null): void => {
    setQuery(undefined);
    if (next !== null || value !== null) onChange(next);
  };
  const pick = (card: CardValue): void => {
    close();
    set(card);
  };
  const leave = (): void => {
    // Deleting the text empties the value; any other text was only a search.
    if (isWiped) set(null);
    setQuery(undefined);
    close();
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Not the key that ends the writing of a letter in an input method.
    if (event.nativeEvent.isComposing) return;
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true);
      return;
    }
    if (isWiped && event.key === 'Enter' && activeId === undefined) {
      set(null);
      close();
      event.preventDefault();
      return;
    }
    const takeBack = (): void => {
      setQuery(undefined);
      close();
    };
    keyInList(event, handle.current, { isTyping: query !== undefined && !isWiped, takeBack });
  };
  return {
    box,
    field,
    handle,
    isOpen,
    query,
    // The list reports its active option after it was drawn, which may be after the list was closed.
    activeId: isOpen ? activeId : undefined,
    setActiveId,
    open: () => setOpen(true),
    toggle: () => {
      field.current?.focus();
      if (isOpen) close();
      else setOpen(true);
    },
    searchFor: (text) => {
      setQuery(text);
      setOpen(true);
    },
    pick,
    clear: () => {
      set(null);
      field.current?.focus();
    },
    leave,
    onKeyDown,
  };
}

const PAGE_OPTIONS = 8;
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE_OPTIONS,
  PageUp: -PAGE_OPTIONS,
};

function keyInList(
  event: KeyboardEvent,
  list: ListHandle | null,
  { isTyping, takeBack }: { readonly isTyping: boolean; readonly takeBack: () => void },
): void {
  const step = steps[event.key];
  if (step !== undefined) list?.move(step);
  else if (event.key === 'Enter') list?.pick();
  else if (event.key === 'Escape') {
    takeBack();
    // Keeps a surrounding dialog open.
    event.stopPropagation();
  } else {
    // The option found by the typed text is chosen when the person moves to the next field.
    if (event.key === 'Tab' && isTyping) list?.pick();
    return;
  }
  event.preventDefault();
}
