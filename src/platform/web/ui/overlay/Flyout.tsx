import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import css from './Flyout.module.css';

export interface FlyoutTrigger {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

export interface FlyoutProps {
  readonly renderTrigger: (given: FlyoutTrigger) => ReactNode;
  /** `below`: under the end of its button. `beside`: to the right of it, from its top. */
  readonly place: 'below' | 'beside';
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a panel with any content. Not a menu in the sense of ARIA: its content is reached with Tab like
 * everything else.
 */
export function Flyout({ renderTrigger, place, children }: FlyoutProps): ReactElement {
  const id = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useCloseOnOutside(isOpen, wrapper, () => setOpen(false));
  const panel = usePanelPosition(isOpen && place === 'beside', wrapper);
  return (
    <div ref={wrapper} className={css.wrapper}>
      {renderTrigger({
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen ? (
        <div ref={panel} id={id} className={place === 'below' ? css.below : css.beside}>
          {children(() => setOpen(false))}
        </div>
      ) : null}
    </div>
  );
}

/** Closes on Escape, on a click elsewhere, or when the focus moves elsewhere. */
function useCloseOnOutside(isOpen: boolean, wrapper: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => void (latest.current = close));
  useEffect(() => {
    if (!isOpen) return undefined;
    const ifOutside = ({ target }: Event): void => {
      if (target instanceof Node && wrapper.current?.contains(target) !== true) latest.current();
    };
    const ifEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      wrapper.current?.querySelector('button')?.focus();
      latest.current();
    };
    addEventListener('pointerdown', ifOutside, true);
    addEventListener('focusin', ifOutside);
    addEventListener('keydown', ifEscape);
    return () => {
      removeEventListener('pointerdown', ifOutside, true);
      removeEventListener('focusin', ifOutside);
      removeEventListener('keydown', ifEscape);
    };
  }, [isOpen, wrapper]);
}

const EDGE_PX = 8;

/**
 * Positioned next to its button, but never below the end of the window. Fixed, because the menu it belongs to scrolls
 * and clips.
 */
function usePanelPosition(isWanted: boolean, wrapper: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = wrapper.current?.getBoundingClientRect();
    const element = panel.current;
    if (!isWanted || button === undefined || element === null) return;
    const lowest = innerHeight - element.offsetHeight - EDGE_PX;
    element.style.top = `${Math.max(EDGE_PX, Math.min(button.top, lowest))}px`;
    element.style.left = `${button.right + EDGE_PX}px`;
  }, [isWanted, wrapper]);
  return panel;
}
