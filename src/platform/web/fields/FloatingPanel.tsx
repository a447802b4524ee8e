import { Popover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode, RefObject } from 'react';
import popup from '../ui/Popup.module.css';

export interface FloatingPanelProps {
  /** What it belongs to: it opens below it, and a press there does not close it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** What it is called; without a name it is only paper for what lies on it. */
  readonly name?: string | undefined;
  /** Where the keyboard goes when it opens, and stays while it is open. Without it the keyboard stays where it was. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Mounted when it opens and gone when it closes: a page of a thousand fields has none. */
export function FloatingPanel({ anchor, onClose, name, initialFocus, className, children }: FloatingPanelProps): ReactElement {
  const takesFocus = initialFocus !== undefined;
  return (
    <Popover.Root
      open
      modal={takesFocus ? 'trap-focus' : false}
      onOpenChange={(_isOpen, { reason, event, cancel }) => {
        if (reason === 'outside-press' && event.target instanceof Node && anchor.current?.contains(event.target) === true) cancel();
        else onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner className={popup.positioner} anchor={anchor} side="bottom" align="start" sideOffset={OFFSET_PX} collisionPadding={EDGE_PX}>
          <Popover.Popup className={className} initialFocus={initialFocus ?? false} finalFocus={takesFocus} {...(name === undefined ? { role: 'presentation' } : { 'aria-label': name })}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const OFFSET_PX = 4;
const EDGE_PX = 8;
