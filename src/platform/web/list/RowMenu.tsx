import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import type { MenuItem } from '../ui/Menu.tsx';
import css from '../ui/Popup.module.css';

interface RowMenuProps {
  /** The button of the row it was opened from. */
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** One menu for all rows of a list, opened where it is asked for. */
export function RowMenu({ anchor, label, items, onClose }: RowMenuProps): ReactElement {
  return (
    <Base.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} className={css.positioner} sideOffset={OFFSET_PX} align="end">
          <Base.Popup className={classes(css.popup, css.items)} aria-label={label} finalFocus={() => anchor}>
            {items.map(({ key, label: words, icon, onSelect, isDanger = false, disabledReason }) => (
              <Base.Item key={key} className={classes(css.item, isDanger && css.danger)} disabled={disabledReason !== undefined} onClick={onSelect} label={words}>
                {icon === undefined ? null : <Icon name={icon} />}
                <span>
                  {words}
                  {disabledReason === undefined ? null : <span className={css.reason}>{disabledReason}</span>}
                </span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const OFFSET_PX = 4;
