import { Popover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode, RefObject } from 'react';
import popup from '../../ui/overlay/Popup.module.css';
import css from './Calendar.module.css';

export interface CalendarPanelProps {
  /** What it belongs to: it opens below it, and a press there does not close it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly name: string;
  /** Where the keyboard goes when it opens; it stays inside while it is open. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Mounted when it opens and gone when it closes: a page of a thousand fields has none. */
export function CalendarPanel({ anchor, onClose, name, initialFocus, children }: CalendarPanelProps): ReactElement {
  return (
    <Popover.Root
      open
      modal="trap-focus"
      onOpenChange={(_isOpen, { reason, event, cancel }) => {
        if (
          reason === 'outside-press' &&
          event.target instanceof Node &&
          anchor.current?.contains(event.target) === true
        )
          cancel();
        else onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className={popup.positioner}
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={OFFSET_PX}
          collisionPadding={EDGE_PX}
        >
          <Popover.Popup className={css.calendar} initialFocus={initialFocus} finalFocus aria-label={name}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const OFFSET_PX = 4;
const EDGE_PX = 8;
