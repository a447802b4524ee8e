import { describe, expect, it } from 'vitest';
import { drawingsAtHand } from './drawingsAtHand.ts';
import { drawingsOfMenus } from './drawingsOfMenus.ts';
import { drawingsOnDemand } from './drawingsOnDemand.ts';

const all = { ...drawingsAtHand, ...drawingsOnDemand, ...drawingsOfMenus };

describe('Every drawing', () => {
  it('has strokes, and a square to be drawn in', () => {
    expect(
      Object.entries(all)
        .filter(([, { paths, viewBox }]) => paths.length === 0 || !/^[\d ]+$/u.test(viewBox))
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('is fetched once: none that is at hand is fetched again', () => {
    expect(Object.keys(drawingsOnDemand).filter((name) => name in drawingsAtHand)).toEqual([]);
  });
});
