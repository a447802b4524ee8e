/** Computes the position of a list that belongs to an input: below it, or above if there is more room. */

interface AnchorBox {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

export interface PanelPosition {
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
  /** Distance from the top or from the bottom of the window: the list grows away from the input. */
  readonly top?: number;
  readonly bottom?: number;
}

const GAP_PX = 4;
const EDGE_PX = 8;
/** Names of departments and companies are long. */
const NARROWEST_PX = 264;
const HIGHEST_PX = 336;
/** With less room than this below, it opens above if there is more. */
const ENOUGH_PX = 200;

export function placeBelow(
  anchor: AnchorBox,
  view: { readonly width: number; readonly height: number },
): PanelPosition {
  const roomBelow = view.height - anchor.bottom - GAP_PX - EDGE_PX;
  const roomAbove = anchor.top - GAP_PX - EDGE_PX;
  const isAbove = roomBelow < ENOUGH_PX && roomAbove > roomBelow;
  const width = Math.min(Math.max(anchor.width, NARROWEST_PX), view.width - 2 * EDGE_PX);
  const left = Math.max(EDGE_PX, Math.min(anchor.left, view.width - EDGE_PX - width));
  return {
    left,
    width,
    maxHeight: Math.max(0, Math.min(HIGHEST_PX, isAbove ? roomAbove : roomBelow)),
    ...(isAbove ? { bottom: view.height - anchor.top + GAP_PX } : { top: anchor.bottom + GAP_PX }),
  };
}
