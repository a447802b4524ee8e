import { useVirtualizer, defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useEffect, useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { isAtOrBelow } from '../store/address.ts';
import { useOpenForm } from '../store/formContext.ts';
import type { RowColumn } from '../model/rowColumns.ts';
import css from './RowTable.module.css';
import { isMarkedRequired } from '../store/computeRecord.ts';
import { TableRow } from './TableRow.tsx';
import { texts } from '../texts.ts';
import type { RowActions } from './useRowActions.ts';

export interface RowTableProps {
  readonly address: string;
  readonly title: string;
  readonly ids: readonly string[];
  readonly columns: readonly RowColumn[];
  /** True if a row has more fields than columns. */
  readonly isDeep: boolean;
  readonly isOpen: boolean;
  readonly actions: RowActions;
}

/** From this number on only visible rows are rendered. */
const VIRTUAL_FROM = 40;
const ROW_PX = 41;
const OVERSCAN = 6;
const NUMBER_PX = 56;
const ACTIONS_PX = 92;
const ACTION_PX = 32;

export function RowTable({ address, title, ids, columns, isDeep, isOpen, actions }: RowTableProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const scroller = useRef<HTMLDivElement>(null);
  const isVirtual = ids.length >= VIRTUAL_FROM;
  const { virtualizer, noteFocus } = useRowWindow({ address, ids, isVirtual, scroller });
  const actionsPx = ACTIONS_PX + (isDeep ? ACTION_PX : 0);
  const widthPx = columns.reduce((sum, column) => sum + column.widthPx, NUMBER_PX + (isOpen || isDeep ? actionsPx : 0));
  const common = { address, columns, isDeep, isOpen, actions };
  const items = isVirtual ? virtualizer.getVirtualItems() : undefined;
  return (
    <div ref={scroller} className={classes(css.scroller, isVirtual && css.windowed)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and pastes come from the inputs in its cells */}
      <table
        className={css.table}
        style={{ minWidth: widthPx }}
        aria-label={title}
        aria-rowcount={ids.length + 1}
        onKeyDown={(event) => addByKey(event, actions, isOpen)}
        onPaste={(event) => pasteInto(event, actions, isOpen)}
        onFocus={noteFocus}
      >
        <colgroup>
          <col style={{ width: NUMBER_PX }} />
          {columns.map(({ modelField, widthPx: px }, index) => (
            <col key={modelField.name} style={index === 0 ? {} : { width: px }} />
          ))}
          {isOpen || isDeep ? <col style={{ width: actionsPx }} /> : null}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={css.number}>
              {t('rowNumber')}
            </th>
            {columns.map(({ modelField, isNumber }) => (
              <th key={modelField.name} scope="col" className={isNumber ? css.numeric : undefined}>
                {label(modelField.field.label)}
                {isMarkedRequired(modelField.field) ? (
                  <span className={css.required} aria-hidden="true">
                    {' *'}
                  </span>
                ) : null}
                {'unit' in modelField.field && modelField.field.unit !== undefined ? (
                  <span className={css.unit}>{` (${label(modelField.field.unit)})`}</span>
                ) : null}
              </th>
            ))}
            {isOpen || isDeep ? (
              <th scope="col" className={css.actions}>
                {t('rowActions')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {items === undefined
            ? ids.map((id, index) => <TableRow key={id} {...common} id={id} index={index} />)
            : items.flatMap(({ key, index, start }, at) => {
                const previous = items[at - 1];
                return [
                  <Gap key={`gap ${index}`} px={start - (previous?.end ?? 0)} />,
                  <TableRow
                    key={String(key)}
                    {...common}
                    id={ids[index] ?? ''}
                    index={index}
                    measure={virtualizer.measureElement}
                  />,
                ];
              })}
          {items === undefined ? null : <Gap px={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />}
        </tbody>
      </table>
    </div>
  );
}

/** Space for the rows that are not rendered. */
function Gap({ px }: { readonly px: number }): ReactElement | null {
  return px <= 0 ? null : (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control: room, and hidden from those who listen */}
      <td className={css.gap} style={{ height: px }} />
    </tr>
  );
}

/** Rows with the focus, or with invalid input, stay rendered wherever they are. */
function useRowWindow({
  address,
  ids,
  isVirtual,
  scroller,
}: {
  address: string;
  ids: readonly string[];
  isVirtual: boolean;
  scroller: { readonly current: HTMLDivElement | null };
}) {
  const { store, revealers } = useOpenForm();
  const focused = useRef<string>(undefined);
  // oxlint-disable-next-line react/incompatible-library -- the rows themselves are memoised, this table is meant to be drawn at every scroll
  const virtualizer = useVirtualizer({
    count: ids.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: (range: Range) => {
      const unread = store
        .invalidInputAddresses()
        .filter((inputAddress) => isAtOrBelow(inputAddress, address))
        .map((inputAddress) => inputAddress.slice(address.length + 1).split('.')[0]);
      const pinned = [focused.current, ...unread]
        .map((id) => (id === undefined ? -1 : ids.indexOf(id)))
        .filter((index) => index !== -1);
      return [...new Set([...defaultRangeExtractor(range), ...pinned])].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (!isVirtual) return undefined;
    const reveal = (target: string): void => {
      const index = isAtOrBelow(target, address)
        ? ids.indexOf(target.slice(address.length + 1).split('.')[0] ?? '')
        : -1;
      if (index !== -1) virtualizer.scrollToIndex(index, { align: 'center' });
    };
    revealers.add(reveal);
    return () => void revealers.delete(reveal);
  }, [isVirtual, revealers, address, ids, virtualizer]);
  const noteFocus = ({ target }: FocusEvent): void =>
    void (focused.current = target.closest<HTMLElement>('tr[data-id]')?.dataset['id']);
  return { virtualizer, noteFocus };
}

function addByKey(event: KeyboardEvent<HTMLElement>, actions: RowActions, isOpen: boolean): void {
  if (!isOpen || !event.altKey || event.key !== 'Enter') return;
  event.preventDefault();
  const at = placeOfTarget(event.target);
  actions.add(at === undefined ? undefined : at.index + 1);
}

function pasteInto(event: ClipboardEvent<HTMLElement>, actions: RowActions, isOpen: boolean): void {
  const at = placeOfTarget(event.target);
  if (isOpen && at !== undefined && actions.paste(event.clipboardData.getData('text/plain'), at))
    event.preventDefault();
}

function placeOfTarget(target: EventTarget): { readonly index: number; readonly column: number } | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null;
  const row = cell?.closest<HTMLElement>('tr[data-index]');
  return cell === null || !row
    ? undefined
    : { index: Number(row.dataset['index']), column: Number(cell.dataset['column']) };
}
