import { describe, expect, it } from 'vitest';
import { nothingTicked, pageTick, refreshed, toggled, toggledPage, without } from './selection.ts';

const row = (id: string, more: object = {}) => ({ id, ...more });
const page = [row('a'), row('b'), row('c')];
const many = { isMany: true };
const ids = (selection: ReadonlyMap<string, unknown>) => [...selection.keys()];

describe('ticked rows', () => {
  it('are ticked and unticked one by one, and the page says none, some or all', () => {
    const one = toggled(nothingTicked, row('b'), many);
    expect([pageTick(nothingTicked, page), pageTick(one, page), pageTick(toggledPage(one, page), page)]).toEqual([
      'none',
      'some',
      'all',
    ]);
    expect(ids(toggled(one, row('b'), many))).toEqual([]);
    expect(pageTick(one, [])).toBe('none');
  });

  it('stay ticked on other pages when a page is ticked or unticked whole', () => {
    const elsewhere = toggled(nothingTicked, row('z'), many);
    const all = toggledPage(elsewhere, page);
    expect(ids(all)).toEqual(['z', 'a', 'b', 'c']);
    expect(ids(toggledPage(all, page))).toEqual(['z']);
  });

  it('are at most one where one is wanted', () => {
    const one = toggled(toggled(nothingTicked, row('a'), { isMany: false }), row('b'), { isMany: false });
    expect(ids(one)).toEqual(['b']);
    expect(ids(toggled(one, row('b'), { isMany: false }))).toEqual([]);
  });

  it('follow what is read again, in the order they were ticked', () => {
    const ticked = toggled(toggled(nothingTicked, row('b', { version: 1 }), many), row('z', { version: 1 }), many);
    const after = refreshed(ticked, [row('a', { version: 9 }), row('b', { version: 2 })]);
    expect([...after.values()]).toEqual([row('b', { version: 2 }), row('z', { version: 1 })]);
    expect(refreshed(ticked, page.slice(0, 1)), 'and nothing changes where nothing did').toBe(ticked);
  });

  it('do not fall back behind what was done to them, while the page still shows them as they were', () => {
    const ticked = toggled(nothingTicked, row('b', { version: 2 }), many);
    expect(refreshed(ticked, [row('b', { version: 1 })])).toBe(ticked);
    expect(refreshed(ticked, [row('b', { version: 3 })]).get('b')).toEqual(row('b', { version: 3 }));
  });

  it('lose those that are gone', () => {
    const ticked = toggledPage(nothingTicked, page);
    expect(ids(without(ticked, ['b', 'x']))).toEqual(['a', 'c']);
    expect(without(ticked, ['x'])).toBe(ticked);
  });
});
