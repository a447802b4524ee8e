/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- no tag is the list of a combobox, and its keys are those of the input, which keeps the focus */
import { useEffect, useImperativeHandle, useState, type MouseEvent, type ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { PlainButton } from '../../ui/button/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { texts } from '../texts.ts';
import type { OpenOptionList } from './Combobox.tsx';
import type { Option, OptionPage } from './option.ts';
import css from './OptionList.module.css';

/** Passes the keys of the input to the list, which never has the focus itself. */
export interface ListHandle {
  readonly move: (by: number) => void;
  readonly pick: () => void;
}

export interface OptionListProps extends OpenOptionList {
  readonly page: OptionPage;
}

export function OptionList({
  page,
  listId,
  query,
  chosenId,
  startsAtChosen,
  handle,
  onPick,
  onActive,
}: OptionListProps): ReactElement {
  const t = useTexts(texts);
  const { options, hasMore, loadMore } = page;
  const { active, setActive } = useActive({ page, query, startId: startsAtChosen ? chosenId : undefined });
  const count = options.length + (hasMore ? 1 : 0);
  const activeId = active < 0 ? undefined : optionId(listId, active);
  const choose = (index: number): void => {
    const option = options[index];
    if (option !== undefined) onPick(option.card);
    else if (index === options.length && hasMore) loadMore();
  };
  useImperativeHandle(handle, () => ({
    move: (by) =>
      count > 0 &&
      setActive(
        Math.abs(by) === 1
          ? (active + by + (active < 0 && by < 0 ? 1 : 0) + count) % count
          : Math.min(Math.max(active + by, 0), count - 1),
      ),
    pick: () => choose(active),
  }));
  useEffect(() => {
    onActive(activeId);
  }, [activeId, onActive]);
  return (
    <>
      <ul id={listId} role="listbox" aria-label={t('options')} className={css.list} onMouseDown={keepFocus}>
        {options.map((option, index) => (
          <OptionRow
            key={option.id}
            id={optionId(listId, index)}
            option={option}
            isActive={index === active}
            isChosen={option.id === chosenId}
            onPoint={() => setActive(index)}
            onPick={() => choose(index)}
          />
        ))}
        {hasMore ? (
          <MoreRow
            id={optionId(listId, options.length)}
            isActive={active === options.length}
            onPoint={() => setActive(options.length)}
            onPick={loadMore}
          />
        ) : null}
      </ul>
      <Status page={page} query={query} />
    </>
  );
}

interface RowProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onPick: () => void;
}

function OptionRow({
  id,
  option,
  isActive,
  isChosen,
  onPoint,
  onPick,
}: RowProps & { readonly option: Option; readonly isChosen: boolean }): ReactElement {
  return (
    <li
      id={id}
      ref={isActive ? bringIntoView : undefined}
      role="option"
      aria-selected={isChosen}
      className={classes(css.option, isActive && css.active, option.isContext && css.context)}
      {...(option.depth === 0
        ? {}
        : { style: { paddingInlineStart: `calc(var(--space-3) + ${option.depth} * var(--space-5))` } })}
      onMouseMove={isActive ? undefined : onPoint}
      onClick={onPick}
    >
      {option.key === '' ? null : <span className={css.key}>{option.key} </span>}
      <span className={css.text}>{option.text}</span>
      {isChosen ? <Icon name="check" size={14} /> : null}
    </li>
  );
}

function MoreRow({ id, isActive, onPoint, onPick }: RowProps): ReactElement {
  const t = useTexts(texts);
  return (
    <li
      id={id}
      ref={isActive ? bringIntoView : undefined}
      role="option"
      aria-selected={false}
      className={classes(css.option, css.more, isActive && css.active)}
      onMouseMove={isActive ? undefined : onPoint}
      onClick={onPick}
    >
      {t('more')}
    </li>
  );
}

/** Announced as it changes; visible where there is no list. */
function Status({ page, query }: { readonly page: OptionPage; readonly query: string }): ReactElement {
  const t = useTexts(texts);
  const { options, isLoading, isFailed, retry } = page;
  const isQuiet = options.length > 0 && !isLoading && !isFailed;
  const words = (): string => {
    if (isFailed) return t('optionsFailed');
    if (isLoading) return t('searching');
    if (options.length > 0) return t('shown', { n: options.length });
    return query.trim() === '' ? t('nothingToChoose') : t('nothingFound', { query: query.trim() });
  };
  return (
    <div className={classes(css.status, isQuiet && css.quiet)}>
      <output>{words()}</output>
      {isFailed ? (
        <PlainButton size="small" onMouseDown={keepFocus} onClick={retry}>
          {t('tryAgain')}
        </PlainButton>
      ) : null}
    </div>
  );
}

/**
 * The first option that matches the typed text; before anything is typed, the chosen option. Reset for every new query.
 */
function useActive({
  page,
  query,
  startId,
}: {
  readonly page: OptionPage;
  readonly query: string;
  readonly startId: string | undefined;
}): { readonly active: number; readonly setActive: (index: number) => void } {
  const { options } = page;
  const question = `${query}\n${options[0]?.id ?? ''}`;
  const [moved, setMoved] = useState<{ readonly question: string; readonly index: number }>();
  const start =
    query.trim() === ''
      ? options.findIndex(({ id }) => id === startId)
      : options.findIndex(({ isContext }) => !isContext);
  return {
    active: moved?.question === question ? moved.index : start,
    setActive: (index) => setMoved({ question, index }),
  };
}

function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
