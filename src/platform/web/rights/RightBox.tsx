import type { ReactElement } from 'react';
import { Checkbox } from '../ui/input/Checkbox.tsx';
import { classes } from '../ui/classes.ts';
import css from './RightBox.module.css';
import { cellKey, type GridCell } from './useGridKeys.ts';

export interface RightBoxProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Some of the rights it represents are ticked, and some are not. */
  readonly isHalf?: boolean;
  readonly onToggle: () => void;
  /** This person cannot tick it, and screen readers announce that it is disabled. */
  readonly isClosed?: boolean;
  /** In a grid: its position, and the position of the Tab stop. */
  readonly place?: GridCell;
  readonly stop?: GridCell | undefined;
  readonly onVisit?: (place: GridCell) => void;
}

export function RightBox({
  label,
  isOn,
  isHalf = false,
  onToggle,
  isClosed = false,
  place,
  stop,
  onVisit,
}: RightBoxProps): ReactElement {
  const isStop = place === undefined || (stop?.row === place.row && stop.column === place.column);
  const inGrid =
    place === undefined
      ? {}
      : {
          tabIndex: isStop ? 0 : -1,
          'data-place': cellKey(place),
          onFocus: () => (isStop ? undefined : onVisit?.(place)),
        };
  return (
    <Checkbox
      label={label}
      isChecked={isOn}
      isIndeterminate={isHalf}
      onToggle={isClosed ? doNothing : onToggle}
      className={classes(css.box, isClosed && css.closed)}
      {...(isClosed ? { 'aria-disabled': true } : {})}
      {...inGrid}
    />
  );
}

function doNothing(): void {
  // The checkbox does not change.
}
