/**
 * Computes the position of a tooltip next to its target: on the requested side, or on the opposite one if that has no
 * room.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';

export type Side = 'top' | 'bottom' | 'right' | 'left';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 6;
const EDGE_PX = 8;

const oppositeSide = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const satisfies Record<
  Side,
  Side
>;

export function tooltipPosition({
  target,
  popup,
  side,
  view,
}: {
  target: Box;
  popup: Pick<Box, 'width' | 'height'>;
  side: Side;
  view: Pick<Box, 'width' | 'height'>;
}): { left: number; top: number } {
  const preferred = positionOn(side, target, popup);
  const chosen = fits(preferred, popup, view) ? preferred : positionOn(oppositeSide[side], target, popup);
  const best = fits(chosen, popup, view) ? chosen : preferred;
  return {
    left: within(best.left, view.width - popup.width - EDGE_PX),
    top: within(best.top, view.height - popup.height - EDGE_PX),
  };
}

/** Follows the target while the page scrolls. */
export function useTooltipPosition(target: Element, side: Side): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const element = popup.current;
      if (element === null) return;
      const { width, height } = element.getBoundingClientRect();
      const { left, top } = tooltipPosition({
        target: target.getBoundingClientRect(),
        popup: { width, height },
        side,
        view: { width: document.documentElement.clientWidth, height: innerHeight },
      });
      element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [target, side]);
  return popup;
}

function positionOn(side: Side, target: Box, popup: Pick<Box, 'width' | 'height'>): { left: number; top: number } {
  const left = target.left + (target.width - popup.width) / 2;
  const top = target.top + (target.height - popup.height) / 2;
  if (side === 'top') return { left, top: target.top - popup.height - GAP_PX };
  if (side === 'bottom') return { left, top: target.top + target.height + GAP_PX };
  return { left: side === 'left' ? target.left - popup.width - GAP_PX : target.left + target.width + GAP_PX, top };
}

function fits(
  { left, top }: { left: number; top: number },
  popup: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
): boolean {
  return top >= 0 && top + popup.height <= view.height && left + popup.width > 0 && left < view.width;
}

function within(value: number, most: number): number {
  return Math.max(EDGE_PX, Math.min(value, most));
}
