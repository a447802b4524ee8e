import { describe, expect, it } from 'vitest';
import { bundledIcons } from './bundledIcons.ts';
import { menuIcons } from './menuIcons.ts';
import { screenIcons } from './screenIcons.ts';

const all = { ...bundledIcons, ...screenIcons, ...menuIcons };

describe('every icon', () => {
  it('has strokes and a view box', () => {
    expect(
      Object.entries(all)
        .filter(([, { paths, viewBox }]) => paths.length === 0 || !/^[\d ]+$/u.test(viewBox))
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('is loaded once: no bundled icon is loaded again', () => {
    expect(Object.keys(screenIcons).filter((name) => name in bundledIcons)).toEqual([]);
  });
});
