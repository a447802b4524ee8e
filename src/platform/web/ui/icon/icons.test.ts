import { describe, expect, it } from 'vitest';
import { bundledIcons } from './bundledIcons.ts';
import { menuIcons } from './menuIcons.ts';
import { screenIcons } from './screenIcons.ts';

const all = { ...bundledIcons, ...screenIcons, ...menuIcons };

describe('Every drawing', () => {
  it('has strokes, and a square to be drawn in', () => {
    expect(
      Object.entries(all)
        .filter(([, { paths, viewBox }]) => paths.length === 0 || !/^[\d ]+$/u.test(viewBox))
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('is fetched once: none that is at hand is fetched again', () => {
    expect(Object.keys(screenIcons).filter((name) => name in bundledIcons)).toEqual([]);
  });
});
