import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { placeBelow } from './placeBelow.ts';

const view = { width: 1366, height: 768 };
const input = (left: number, top: number, width = 300) => ({ left, top, bottom: top + 36, width });

describe('placeBelow', () => {
  it('opens below its input and with the same width', () => {
    expect(placeBelow(input(100, 100), view)).toEqual({ left: 100, width: 300, maxHeight: 336, top: 140 });
  });

  it('opens above if there is no room below', () => {
    expect(placeBelow(input(100, 700), view)).toEqual({ left: 100, width: 300, maxHeight: 336, bottom: 72 });
  });

  it('is wide enough to be read in a narrow cell, and remains on the screen', () => {
    expect(placeBelow(input(1300, 100, 60), view)).toMatchObject({ left: 1094, width: 264 });
    expect(placeBelow(input(0, 100, 500), { width: 390, height: 800 })).toMatchObject({ left: 8, width: 374 });
  });

  it('never extends beyond the window or over its input', () => {
    const place = fc.record({
      left: fc.integer({ min: 0, max: 1366 }),
      top: fc.integer({ min: 0, max: 732 }),
      width: fc.integer({ min: 40, max: 1000 }),
    });
    assertProperty(
      fc.property(place, ({ left, top, width }) => {
        const placed = placeBelow(input(left, top, width), view);
        expect(placed.left).toBeGreaterThanOrEqual(0);
        expect(placed.left + placed.width).toBeLessThanOrEqual(view.width);
        const begins = placed.top ?? view.height - placed.bottom! - placed.maxHeight;
        expect(begins).toBeGreaterThanOrEqual(0);
        expect(begins + placed.maxHeight).toBeLessThanOrEqual(view.height);
        expect(placed.top === undefined ? begins + placed.maxHeight <= top : begins >= top + 36).toBe(true);
      }),
    );
  });
});
