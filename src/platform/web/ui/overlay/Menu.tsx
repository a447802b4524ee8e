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
  /** Still in the list, with the reason why it cannot be chosen. */
  readonly disabledReason?: string | undefined;
}

export interface MenuProps {
  /** A button; it receives the properties of a menu button. */
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
  /** The button that opened it: it is positioned next to it, and returns the focus to it. */
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** A menu opened at any element: one for all rows of a list, where one for each would cost more than the rows. */
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
