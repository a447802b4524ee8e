import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useTooltipPosition, type Side } from './tooltipPosition.ts';
import css from './Tooltip.module.css';

export interface TooltipProps {
  readonly text: string | undefined;
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  readonly side?: Side | undefined;
  /** The text repeats the name of the element: it is not announced twice. */
  readonly isName?: boolean | undefined;
  /** On a page where every control has one, it appears after a delay. */
  readonly delayMs?: number | undefined;
}

const DELAY_MS = 400;
/** Long enough to move the pointer from the element onto the text. */
const LEAVE_MS = 120;

/** Our own instead of a library's: every button may have one, also on the first page, which should be small. */
export function Tooltip({
  text,
  children,
  side = 'top',
  isName = false,
  delayMs = DELAY_MS,
}: TooltipProps): ReactElement {
  const id = useId();
  const [target, setTarget] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasText = text !== undefined && text !== '';
  const isOpen = target !== undefined && hasText;
  const later = (next: Element | undefined, waitMs: number): void => {
    clearTimeout(timer.current);
    if (hasText || next === undefined) timer.current = setTimeout(() => setTarget(next), waitMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(target !== undefined, () => setTarget(undefined));
  return (
    // Rendered even without a text: adding and removing it would re-create the button, which would lose the focus.
    <span
      className={css.anchor}
      onPointerEnter={({ currentTarget, pointerType }) =>
        pointerType !== 'touch' && later(currentTarget.firstElementChild ?? undefined, delayMs)
      }
      onPointerLeave={() => later(undefined, LEAVE_MS)}
      onPointerDown={() => isName && later(undefined, 0)}
      onFocus={({ currentTarget, target: focused }) =>
        focused.matches(':focus-visible') && later(currentTarget.firstElementChild ?? undefined, 0)
      }
      onBlur={() => later(undefined, 0)}
    >
      {isName
        ? children
        : cloneElement(children, { 'aria-describedby': isOpen ? id : children.props['aria-describedby'] })}
      {isOpen
        ? createPortal(
            <Popup
              id={id}
              text={text}
              target={target}
              side={side}
              onEnter={() => clearTimeout(timer.current)}
              onLeave={() => later(undefined, LEAVE_MS)}
            />,
            document.body,
          )
        : null}
    </span>
  );
}

interface PopupProps {
  readonly id: string;
  readonly text: string;
  readonly target: Element;
  readonly side: Side;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

function Popup({ id, text, target, side, onEnter, onLeave }: PopupProps): ReactElement {
  const popup = useTooltipPosition(target, side);
  return (
    <div ref={popup} id={id} role="tooltip" className={css.popup} onPointerEnter={onEnter} onPointerLeave={onLeave}>
      {text}
    </div>
  );
}

function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => void (latest.current = close));
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') latest.current();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [isOpen]);
}
