import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { tooltipPosition, type Side } from './tooltipPosition.ts';

const view = { width: 1000, height: 800 };
const popup = { width: 200, height: 40 };

describe('tooltipPosition', () => {
  it('returns the position above the middle of the target', () => {
    expect(
      tooltipPosition({ target: { left: 500, top: 400, width: 100, height: 36 }, popup, side: 'top', view }),
    ).toEqual({
      left: 450,
      top: 354,
    });
  });

  it('returns the position below if there is no room above', () => {
    expect(
      tooltipPosition({ target: { left: 500, top: 10, width: 100, height: 36 }, popup, side: 'top', view }).top,
    ).toBe(52);
  });

  it('is always within the window, if the tooltip fits at all', () => {
    const sides = fc.constantFrom<Side>('top', 'bottom', 'left', 'right');
    const boxes = fc.record({
      left: fc.integer({ min: -100, max: 1100 }),
      top: fc.integer({ min: -100, max: 900 }),
      width: fc.integer({ min: 1, max: 400 }),
      height: fc.integer({ min: 1, max: 100 }),
    });
    assertProperty(
      fc.property(boxes, sides, (target, side) => {
        const { left, top } = tooltipPosition({ target, popup, side, view });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + popup.width).toBeLessThanOrEqual(view.width);
        expect(top + popup.height).toBeLessThanOrEqual(view.height);
      }),
    );
  });
});
