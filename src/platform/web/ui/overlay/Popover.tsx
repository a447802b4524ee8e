import { Popover as Base } from '@base-ui/react/popover';
import { useState, type ReactElement, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './Popup.module.css';

export interface PopoverProps {
  readonly trigger: ReactElement;
  readonly title?: string | undefined;
  /** A function receives a callback that closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly align?: 'start' | 'center' | 'end' | undefined;
}

export function Popover({ trigger, title, children, align = 'end' }: PopoverProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={css.positioner} sideOffset={OFFSET_PX} collisionPadding={EDGE_PX} align={align}>
          <Base.Popup className={classes(css.popup, css.padded)}>
            {title === undefined ? null : <Base.Title className={css.title}>{title}</Base.Title>}
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const OFFSET_PX = 4;
const EDGE_PX = 8;
