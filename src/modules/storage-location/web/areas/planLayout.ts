/** Where the lines of a plan of an area are, to scale. Distances are in units of the drawing. */

export interface PlanSize {
  /** Along the longer side, and across it; in metres. */
  readonly length: number;
  readonly width: number;
}

export interface PlanLayout {
  readonly viewWidth: number;
  readonly viewHeight: number;
  readonly total: PlanBox;
  /** Undefined until both of its sides are known. It is never drawn larger than the area. */
  readonly used: PlanBox | undefined;
  readonly scaleBar: { readonly metres: number; readonly length: number };
}

export interface PlanBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest drawing, and the room around it for dimensions and the scale. */
const DRAWING = { width: 300, height: 200 } as const;
const MARGIN = { left: 72, top: 34, right: 12, bottom: 48 } as const;

/** The scale bar is at most this part of the length. */
const SCALE_BAR_SHARE = 0.4;

export function planLayout(total: PlanSize, used: PlanSize | undefined): PlanLayout {
  const scale = Math.min(DRAWING.width / total.length, DRAWING.height / total.width);
  const outer = { x: MARGIN.left, y: MARGIN.top, width: total.length * scale, height: total.width * scale };
  const metres = roundLength(total.length * SCALE_BAR_SHARE);
  return {
    viewWidth: MARGIN.left + DRAWING.width + MARGIN.right,
    viewHeight: MARGIN.top + outer.height + MARGIN.bottom,
    total: outer,
    used: used === undefined ? undefined : boxWithin(outer, { width: used.length * scale, height: used.width * scale }),
    scaleBar: { metres, length: metres * scale },
  };
}

/** In the lower left corner of the area. */
function boxWithin(outer: PlanBox, { width, height }: Pick<PlanBox, 'width' | 'height'>): PlanBox {
  const drawn = { width: Math.min(width, outer.width), height: Math.min(height, outer.height) };
  return { x: outer.x, y: outer.y + outer.height - drawn.height, ...drawn };
}

/** The largest 1, 2 or 5 times a power of ten that is not above the value. */
function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [5, 2, 1].find((candidate) => candidate * power <= most) ?? 1;
  return factor * power;
}
