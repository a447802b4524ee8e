import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import type { CardValue } from '../control.ts';
import css from '../controls/controls.module.css';
import type { InputProps } from '../controls/inputProps.ts';
import { FloatingPanel } from '../FloatingPanel.tsx';
import { texts } from '../texts.ts';
import optionCss from './OptionList.module.css';
import type { ListHandle } from './OptionList.tsx';

export interface ComboboxProps {
  readonly input: InputProps;
  /** The value as it is shown while nobody types. */
  readonly shown: string;
  readonly value: CardValue | null;
  readonly onChange: (value: CardValue | null) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly isInCell: boolean;
  /** Further ways to choose. */
  readonly tools?: ReactNode;
  /** What is offered; mounted while it is open. */
  readonly renderOptions: (open: OpenList) => ReactElement;
}

export interface OpenList {
  readonly listId: string;
  readonly query: string;
  readonly chosenId: string | undefined;
  readonly handle: RefObject<ListHandle | null>;
  readonly onPick: (card: CardValue) => void;
  readonly onActive: (optionId: string | undefined) => void;
}

const PAGE_OPTIONS = 8;

/** An input that is only an input until it is opened. What is typed in it asks; what is chosen answers. */
export function Combobox({ input, shown, value, onChange, onBlur, isInCell, tools, renderOptions }: ComboboxProps): ReactElement {
  const t = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const handle = useRef<ListHandle>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const [activeId, setActiveId] = useState<string>();
  const listId = `${input.id}-options`;

  const close = (): void => {
    setOpen(false);
    setActiveId(undefined);
  };
  const pick = (card: CardValue): void => {
    close();
    setQuery(undefined);
    onChange(card);
  };
  const clear = (): void => {
    setQuery(undefined);
    onChange(null);
    field.current?.focus();
  };
  const toggle = (): void => {
    field.current?.focus();
    if (isOpen) close();
    else setOpen(true);
  };
  const leave = (event: FocusEvent): void => {
    if (box.current?.contains(event.relatedTarget) === true) return;
    // Who wipes the text out wants nothing there; any other text was only a question.
    if (query?.trim() === '' && value !== null) onChange(null);
    setQuery(undefined);
    close();
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isOpen && keyInList(event, handle.current, { isTyping: query !== undefined, close, takeBack: () => setQuery(undefined) })) return;
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(true);
    }
  };
  return (
    <div ref={box} className={classes(css.box, isInCell && css.inCell)} onBlur={leave} {...(input.disabled ? { 'data-disabled': true } : {})}>
      <input
        {...input}
        ref={field}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={activeId}
        className={css.inner}
        value={query ?? shown}
        title={query === undefined && shown !== '' ? shown : undefined}
        placeholder={isInCell ? undefined : t('typeToSearch')}
        onFocus={({ target }) => target.select()}
        onClick={() => setOpen(true)}
        onChange={({ target }) => {
          setQuery(target.value);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      {value === null || input.disabled ? null : <Tool icon="close" name={t('clear')} onClick={clear} />}
      {tools}
      <Tool icon="down" name={t('openOptions')} isDisabled={input.disabled} onClick={toggle} />
      {isOpen ? (
        <FloatingPanel anchor={box} onClose={close} className={optionCss.panel}>
          {renderOptions({ listId, query: query ?? '', chosenId: value?.id, handle, onPick: pick, onActive: setActiveId })}
        </FloatingPanel>
      ) : null}
    </div>
  );
}

/** For the pointer: the keyboard has the same in the input itself. */
function Tool({ icon, name, isDisabled = false, onClick }: { readonly icon: IconName; readonly name: string; readonly isDisabled?: boolean; readonly onClick: () => void }): ReactElement {
  return (
    <button type="button" className={css.tool} tabIndex={-1} disabled={isDisabled} aria-label={name} title={name} onMouseDown={(event) => event.preventDefault()} onClick={onClick}>
      <Icon name={icon} size={ICON_PX} />
    </button>
  );
}

const ICON_PX = 12;

/** Whether the key was the list's. */
function keyInList(event: KeyboardEvent, list: ListHandle | null, { isTyping, close, takeBack }: { readonly isTyping: boolean; readonly close: () => void; readonly takeBack: () => void }): boolean {
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE_OPTIONS, PageUp: -PAGE_OPTIONS };
  const step = steps[event.key];
  if (step !== undefined) list?.move(step);
  else if (event.key === 'Enter') list?.pick();
  else if (event.key === 'Escape') {
    takeBack();
    close();
    // The dialog it may stand in stays open.
    event.stopPropagation();
  } else {
    // What was typed and found is taken along to the next field.
    if (event.key === 'Tab' && isTyping) list?.pick();
    return false;
  }
  event.preventDefault();
  return true;
}
