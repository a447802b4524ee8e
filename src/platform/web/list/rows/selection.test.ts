import { describe, expect, it } from 'vitest';
import { emptySelection, pageTick, refreshRows, toggleRow, togglePage, withoutRows } from './selection.ts';

const row = (id: string, more: object = {}) => ({ id, ...more });
const page = [row('a'), row('b'), row('c')];
const many = { isMany: true };
const ids = (selection: ReadonlyMap<string, unknown>) => [...selection.keys()];

describe('ticked rows', () => {
  it('are ticked and unticked one by one, and the page says none, some or all', () => {
    const one = toggleRow(emptySelection, row('b'), many);
    expect([pageTick(emptySelection, page), pageTick(one, page), pageTick(togglePage(one, page), page)]).toEqual([
      'none',
      'some',
      'all',
    ]);
    expect(ids(toggleRow(one, row('b'), many))).toEqual([]);
    expect(pageTick(one, [])).toBe('none');
  });

  it('stay ticked on other pages when a page is ticked or unticked whole', () => {
    const elsewhere = toggleRow(emptySelection, row('z'), many);
    const all = togglePage(elsewhere, page);
    expect(ids(all)).toEqual(['z', 'a', 'b', 'c']);
    expect(ids(togglePage(all, page))).toEqual(['z']);
  });

  it('are at most one where one is wanted', () => {
    const one = toggleRow(toggleRow(emptySelection, row('a'), { isMany: false }), row('b'), { isMany: false });
    expect(ids(one)).toEqual(['b']);
    expect(ids(toggleRow(one, row('b'), { isMany: false }))).toEqual([]);
  });

  it('follow what is read again, in the order they were ticked', () => {
    const ticked = toggleRow(toggleRow(emptySelection, row('b', { version: 1 }), many), row('z', { version: 1 }), many);
    const after = refreshRows(ticked, [row('a', { version: 9 }), row('b', { version: 2 })]);
    expect([...after.values()]).toEqual([row('b', { version: 2 }), row('z', { version: 1 })]);
    expect(refreshRows(ticked, page.slice(0, 1)), 'and nothing changes where nothing did').toBe(ticked);
  });

  it('do not fall back behind what was done to them, while the page still shows them as they were', () => {
    const ticked = toggleRow(emptySelection, row('b', { version: 2 }), many);
    expect(refreshRows(ticked, [row('b', { version: 1 })])).toBe(ticked);
    expect(refreshRows(ticked, [row('b', { version: 3 })]).get('b')).toEqual(row('b', { version: 3 }));
  });

  it('lose those that are gone', () => {
    const ticked = togglePage(emptySelection, page);
    expect(ids(withoutRows(ticked, ['b', 'x']))).toEqual(['a', 'c']);
    expect(withoutRows(ticked, ['x'])).toBe(ticked);
  });
});
