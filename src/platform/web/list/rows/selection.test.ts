import { describe, expect, it } from 'vitest';
import { emptySelection, pageTick, refreshRows, toggleRow, togglePage, withoutRows } from './selection.ts';

const row = (id: string, more: object = {}) => ({ id, ...more });
const page = [row('a'), row('b'), row('c')];
const many = { isMany: true };
const ids = (selection: ReadonlyMap<string, unknown>) => [...selection.keys()];

describe('ticked rows', () => {
  it('are ticked and unticked one by one, and the page reports none, some or all', () => {
    const selection = toggleRow(emptySelection, row('b'), many);
    expect([
      pageTick(emptySelection, page),
      pageTick(selection, page),
      pageTick(togglePage(selection, page), page),
    ]).toEqual(['none', 'some', 'all']);
    expect(ids(toggleRow(selection, row('b'), many))).toEqual([]);
    expect(pageTick(selection, [])).toBe('none');
  });

  it('remain ticked on other pages when a whole page is ticked or unticked', () => {
    const elsewhere = toggleRow(emptySelection, row('z'), many);
    const all = togglePage(elsewhere, page);
    expect(ids(all)).toEqual(['z', 'a', 'b', 'c']);
    expect(ids(togglePage(all, page))).toEqual(['z']);
  });

  it('are at most one if only one may be chosen', () => {
    const selection = toggleRow(toggleRow(emptySelection, row('a'), { isMany: false }), row('b'), { isMany: false });
    expect(ids(selection)).toEqual(['b']);
    expect(ids(toggleRow(selection, row('b'), { isMany: false }))).toEqual([]);
  });

  it('are updated when they are reloaded, in the order they were ticked', () => {
    const ticked = toggleRow(toggleRow(emptySelection, row('b', { version: 1 }), many), row('z', { version: 1 }), many);
    const after = refreshRows(ticked, [row('a', { version: 9 }), row('b', { version: 2 })]);
    expect([...after.values()]).toEqual([row('b', { version: 2 }), row('z', { version: 1 })]);
    expect(refreshRows(ticked, page.slice(0, 1)), 'and nothing changes where nothing did').toBe(ticked);
  });

  it('are not replaced by an older version that the page still shows', () => {
    const ticked = toggleRow(emptySelection, row('b', { version: 2 }), many);
    expect(refreshRows(ticked, [row('b', { version: 1 })])).toBe(ticked);
    expect(refreshRows(ticked, [row('b', { version: 3 })]).get('b')).toEqual(row('b', { version: 3 }));
  });

  it('do not include rows that were removed', () => {
    const ticked = togglePage(emptySelection, page);
    expect(ids(withoutRows(ticked, ['b', 'x']))).toEqual(['a', 'c']);
    expect(withoutRows(ticked, ['x'])).toBe(ticked);
  });
});
