import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import css from './Popup.module.css';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly onSelect: () => void;
  readonly isDanger?: boolean | undefined;
  /** Still in the list, and says why it cannot be chosen. */
  readonly disabledReason?: string | undefined;
}

export interface MenuProps {
  /** A button; it is given what a button of a menu needs. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end' | undefined;
}

export function Menu({ trigger, items, align = 'end' }: MenuProps): ReactElement {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Items items={items} align={align} />
    </Base.Root>
  );
}

interface MenuAtProps {
  /** The button it was asked for with: it stands beside it, and gives it back the focus. */
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** Open where it is asked for: one for all rows of a list, where one each would cost more than the rows. */
export function MenuAt({ anchor, label, items, onClose }: MenuAtProps): ReactElement {
  return (
    <Base.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Items items={items} align="end" at={{ anchor, label }} />
    </Base.Root>
  );
}

interface ItemsProps {
  readonly items: readonly MenuItem[];
  readonly align: 'start' | 'end';
  readonly at?: Pick<MenuAtProps, 'anchor' | 'label'> | undefined;
}

function Items({ items, align, at }: ItemsProps): ReactElement {
  return (
    <Base.Portal>
      <Base.Positioner
        className={css.positioner}
        sideOffset={OFFSET_PX}
        align={align}
        {...(at === undefined ? {} : { anchor: at.anchor })}
      >
        <Base.Popup
          className={classes(css.popup, css.items)}
          {...(at === undefined ? {} : { 'aria-label': at.label, finalFocus: () => at.anchor })}
        >
          {items.map(({ key, label, icon, onSelect, isDanger = false, disabledReason }) => (
            <Base.Item
              key={key}
              className={classes(css.item, isDanger && css.danger)}
              disabled={disabledReason !== undefined}
              onClick={onSelect}
              label={label}
            >
              {icon === undefined ? null : <Icon name={icon} />}
              <span>
                {label}
                {disabledReason === undefined ? null : <span className={css.reason}>{disabledReason}</span>}
              </span>
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

const OFFSET_PX = 4;
