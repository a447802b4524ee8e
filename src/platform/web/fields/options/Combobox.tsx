import type { MouseEvent, ReactElement, ReactNode, RefObject } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import type { CardValue } from '../control.ts';
import css from '../controls/controls.module.css';
import type { InputProps } from '../controls/inputProps.ts';
import { texts } from '../texts.ts';
import type { ListHandle } from './OptionList.tsx';
import { OptionPanel } from './OptionPanel.tsx';
import { useCombobox } from './useCombobox.ts';

export interface ComboboxProps {
  readonly input: InputProps;
  /** The value as displayed while the person is not typing. */
  readonly displayText: string;
  readonly value: CardValue | null;
  readonly onChange: (value: CardValue | null) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly isInCell: boolean;
  /** Further controls for choosing a value. */
  readonly tools?: ReactNode;
  /** Renders the options; mounted while the list is open. */
  readonly renderOptions: (open: OpenOptionList) => ReactElement;
}

export interface OpenOptionList {
  readonly listId: string;
  readonly query: string;
  readonly chosenId: string | undefined;
  /** True if nothing has been typed or deleted. */
  readonly startsAtChosen: boolean;
  readonly handle: RefObject<ListHandle | null>;
  readonly onPick: (card: CardValue) => void;
  readonly onActive: (optionId: string | undefined) => void;
}

/** A text input that opens a list of options; the typed text is the search, and the chosen option is the value. */
export function Combobox({
  input,
  displayText,
  value,
  onChange,
  onBlur,
  isInCell,
  tools,
  renderOptions,
}: ComboboxProps): ReactElement {
  const t = useTexts(texts);
  const {
    box,
    field,
    handle,
    isOpen,
    query,
    activeId,
    setActiveId,
    open,
    toggle,
    searchFor,
    pick,
    clear,
    leave,
    onKeyDown,
  } = useCombobox({ value, onChange, onBlur });
  const listId = `${input.id}-options`;
  return (
    <div
      ref={box}
      className={classes(css.box, isInCell && css.inCell)}
      {...(input.disabled ? { 'data-disabled': true } : {})}
    >
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
        value={query ?? displayText}
        title={query === undefined && displayText !== '' ? displayText : undefined}
        placeholder={isInCell || input.disabled ? undefined : t('typeToSearch')}
        onFocus={({ target }) => target.select()}
        onClick={open}
        onChange={({ target }) => searchFor(target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {value === null || input.disabled ? null : (
        <button
          type="button"
          className={css.tool}
          tabIndex={-1}
          aria-label={t('clear')}
          title={t('clear')}
          onMouseDown={keepFocus}
          onClick={clear}
        >
          <span className={css.cross} />
        </button>
      )}
      {tools}
      <button
        type="button"
        className={css.tool}
        tabIndex={-1}
        disabled={input.disabled}
        aria-label={t('openOptions')}
        onMouseDown={keepFocus}
        onClick={toggle}
      >
        <span className={css.chevron} />
      </button>
      {isOpen ? (
        <OptionPanel anchor={box}>
          {renderOptions({
            listId,
            query: query ?? '',
            chosenId: value?.id,
            startsAtChosen: query === undefined,
            handle,
            onPick: pick,
            onActive: setActiveId,
          })}
        </OptionPanel>
      ) : null}
    </div>
  );
}

/** These buttons are for the pointer: with the keyboard the same is possible in the input, so the focus stays there. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
