import { describe, expect, it } from 'vitest';
import { CACHED_LIST_MS } from '../../constants.ts';
import { createLoadedRows } from './loadedRows.ts';

const BASE = '/app/data-mgt/departments';

function createTab() {
  const kept = new Map<string, string>();
  let now = 0;
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  return {
    kept,
    open: () => createLoadedRows({ storage: () => storage, nowMs: () => now }),
    pass: (ms: number) => void (now += ms),
  };
}

describe('loadedRows', () => {
  it('returns the previous and the next record', () => {
    const rows = createTab().open();
    rows.rememberRows(BASE, { ids: ['a', 'b', 'c'], search: '' });
    expect(rows.neighboursOf(BASE, 'a')).toEqual({ next: 'b', index: 0, total: 3 });
    expect(rows.neighboursOf(BASE, 'b')).toEqual({ previous: 'a', next: 'c', index: 1, total: 3 });
    expect(rows.neighboursOf(BASE, 'c')).toEqual({ previous: 'b', index: 2, total: 3 });
  });

  it('returns no neighbours for a record that was not among the rows, or for another list', () => {
    const rows = createTab().open();
    rows.rememberRows(BASE, { ids: ['a'], search: '' });
    expect(rows.neighboursOf(BASE, 'x')).toEqual({ index: -1, total: 0 });
    expect(rows.neighboursOf('/app/other', 'a')).toEqual({ index: -1, total: 0 });
  });

  it('survives a reload of the page', () => {
    const tab = createTab();
    tab.open().rememberRows(BASE, { ids: ['a', 'b'], search: '?cacheQuery=true&code=x' });
    const after = tab.open();
    expect(after.neighboursOf(BASE, 'b').previous).toBe('a');
    expect(after.listAddress(BASE)).toBe(`${BASE}?cacheQuery=true&code=x`);
  });

  it('forgets rows that were not used for the cache time, counted from the last use', () => {
    const tab = createTab();
    const rows = tab.open();
    rows.rememberRows(BASE, { ids: ['a', 'b'], search: '?cacheQuery=true&page=1' });
    tab.pass(CACHED_LIST_MS);
    expect(rows.neighboursOf(BASE, 'a').next).toBe('b');
    tab.pass(CACHED_LIST_MS);
    expect(rows.neighboursOf(BASE, 'b').previous).toBe('a');
    tab.pass(CACHED_LIST_MS + 1);
    expect(rows.neighboursOf(BASE, 'a')).toEqual({ index: -1, total: 0 });
    expect(rows.listAddress(BASE), 'the way back stays').toBe(`${BASE}?cacheQuery=true&page=1`);
  });

  it('returns the address of the group in which the rows were shown', () => {
    const rows = createTab().open();
    rows.rememberRows('/app/data-mgt/lookups', { ids: ['a'], search: '', path: '/app/data-mgt/lookups/TITLE' });
    expect(rows.listAddress('/app/data-mgt/lookups')).toBe('/app/data-mgt/lookups/TITLE');
    expect(rows.listAddress(BASE), 'never seen').toBe(BASE);
  });

  it('is cleared for the next person, without other entries of the storage', () => {
    const tab = createTab();
    tab.kept.set('another', '1');
    const rows = tab.open();
    rows.rememberRows(BASE, { ids: ['a'], search: '?cacheQuery=true&code=x' });
    rows.clearLoadedRows();
    expect(tab.open().listAddress(BASE)).toBe(BASE);
    expect([...tab.kept.keys()]).toEqual(['another']);
  });

  it('ignores a damaged entry', () => {
    const tab = createTab();
    tab.kept.set(`haz.rows ${BASE}`, '{"ids":');
    tab.kept.set('haz.rows /app/other', '{"ids":"a"}');
    expect(tab.open().neighboursOf(BASE, 'a').index).toBe(-1);
    expect(tab.open().listAddress('/app/other')).toBe('/app/other');
  });
});
