import type { ReactElement } from 'react';
import { Tick } from '#platform/web/ui/Tick.tsx';
import css from './RightBox.module.css';
import { placeText, type GridPlace } from './useGridKeys.ts';

export interface RightBoxProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Some of what it stands for is, and some is not. */
  readonly isHalf?: boolean;
  readonly onToggle: () => void;
  /** In a grid: where it stands, and where the Tab key stops. */
  readonly place?: GridPlace;
  readonly stop?: GridPlace | undefined;
  readonly onVisit?: (place: GridPlace) => void;
}

export function RightBox({ label, isOn, isHalf = false, onToggle, place, stop, onVisit }: RightBoxProps): ReactElement {
  const isStop = place === undefined || (stop?.row === place.row && stop.column === place.column);
  const inGrid = place === undefined ? {} : { tabIndex: isStop ? 0 : -1, 'data-place': placeText(place), onFocus: () => (isStop ? undefined : onVisit?.(place)) };
  return <Tick label={label} isTicked={isOn} isHalf={isHalf} onToggle={onToggle} className={css.box} {...inGrid} />;
}
