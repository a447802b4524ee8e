import { describe, expect, it } from 'vitest';
import { planLayout } from './planLayout.ts';

describe('the plan of an area', () => {
  it('draws both rectangles to the same scale, the used one in the lower left corner', () => {
    const { total, used } = planLayout({ length: 20, width: 10 }, { length: 15, width: 6 });
    expect([total.width / total.height, total.width / 20]).toEqual([2, 15]);
    expect(used).toMatchObject({ x: total.x, width: 225, height: 90 });
    expect((used?.y ?? 0) + (used?.height ?? 0)).toBe(total.y + total.height);
  });

  it('fits a long and a nearly square area into the same drawing', () => {
    const long = planLayout({ length: 500, width: 5 }, undefined);
    const square = planLayout({ length: 10.01, width: 10 }, undefined);
    expect(long.viewWidth).toBe(square.viewWidth);
    expect(long.total.width).toBe(300);
    expect(square.total.height).toBe(200);
  });

  it('never draws the used part larger than the area, although what is typed may be', () => {
    const { total, used } = planLayout({ length: 20, width: 10 }, { length: 25, width: 12 });
    expect([used?.width, used?.height]).toEqual([total.width, total.height]);
  });

  it('has a scale bar of a round length', () => {
    const metres = [0.9, 8, 20, 32.5, 140, 999].map(
      (length) => planLayout({ length, width: length / 2 }, undefined).scaleBar,
    );
    expect(metres.map((bar) => Number(bar.metres.toFixed(2)))).toEqual([0.2, 2, 5, 10, 50, 200]);
    for (const bar of metres) expect(bar.length).toBeLessThanOrEqual(300);
  });
});
