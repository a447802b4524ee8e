import { useEffect, useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './Calendar.module.css';

export interface CalendarCell {
  readonly key: string;
  readonly text: string;
  /** Name for screen readers. */
  readonly name: string;
  /** True for the cell with the keyboard focus. */
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly isNow: boolean;
  /** True for a day of the previous or next month. */
  readonly isFaint?: boolean;
}

export interface CalendarGridProps {
  readonly name: string;
  readonly heads?: readonly { readonly text: string; readonly name: string }[];
  /** Null for a cell without a choice. */
  readonly rows: readonly (readonly (CalendarCell | null)[])[];
  readonly activeRef: RefObject<HTMLButtonElement | null>;
  /** Increases when the keyboard focus should move to the active cell. */
  readonly focusTurn: number;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPick: (key: string) => void;
}

/**
 * Shows days, months or years to choose from: one of them is reachable with the Tab key, the arrow keys reach the
 * others.
 */
export function CalendarGrid({
  name,
  heads,
  rows,
  activeRef,
  focusTurn,
  onKey,
  onPick,
}: CalendarGridProps): ReactElement {
  const lastTurn = useRef(focusTurn);
  useEffect(() => {
    if (lastTurn.current === focusTurn) return;
    lastTurn.current = focusTurn;
    activeRef.current?.focus();
  }, [focusTurn, activeRef]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is what a table becomes when its cells are chosen from
    <table role="grid" tabIndex={-1} aria-label={name} className={css.sheet} onKeyDown={onKey}>
      {heads === undefined ? null : (
        <thead>
          <tr className={css.heads}>
            {heads.map((head) => (
              <th key={head.name} scope="col" aria-label={head.name} className={css.head}>
                {head.text}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are places on the sheet, not things
          <tr key={index}>
            {row.map((cell, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- and so are cells
              <td key={place} aria-selected={cell?.isChosen ?? false}>
                {cell === null ? null : <Cell cell={cell} activeRef={activeRef} onPick={onPick} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({
  cell,
  activeRef,
  onPick,
}: { readonly cell: CalendarCell } & Pick<CalendarGridProps, 'activeRef' | 'onPick'>): ReactElement {
  const { key, text, name, isActive, isChosen, isNow, isFaint = false } = cell;
  return (
    <button
      type="button"
      ref={isActive ? activeRef : undefined}
      tabIndex={isActive ? 0 : -1}
      className={classes(css.cell, isFaint && css.faint, isNow && css.now, isChosen && css.chosen)}
      aria-label={name}
      {...(isNow ? { 'aria-current': 'date' } : {})}
      onClick={() => onPick(key)}
    >
      {text}
    </button>
  );
}
