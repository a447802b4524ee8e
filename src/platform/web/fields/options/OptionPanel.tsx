import { useLayoutEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import css from './OptionList.module.css';
import { placeBelow } from './placeBelow.ts';

/**
 * The floating panel of a list of options. It never has the focus, so no focus trap is needed: leaving the input closes
 * the list.
 */
export function OptionPanel({
  anchor,
  children,
}: {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      if (panel.current === null || anchor.current === null) return;
      const { style } = panel.current;
      const { left, width, maxHeight, top, bottom } = placeBelow(anchor.current.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: innerHeight,
      });
      Object.assign(style, {
        left: px(left),
        width: px(width),
        maxHeight: px(maxHeight),
        top: px(top),
        bottom: px(bottom),
      });
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [anchor]);
  return createPortal(
    <div ref={panel} className={css.panel}>
      {children}
    </div>,
    document.body,
  );
}

function px(length: number | undefined): string {
  return length === undefined ? 'auto' : `${length}px`;
}
