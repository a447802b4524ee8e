import { Popover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode, RefObject } from 'react';
import popup from '../../ui/overlay/Popup.module.css';
import css from './Calendar.module.css';

export interface CalendarPanelProps {
  /** The element it opens below; a press there does not close the panel. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly name: string;
  /** Receives the focus when the panel opens; the focus stays inside while it is open. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Mounted when it opens and removed when it closes: a page with a thousand fields has none. */
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
