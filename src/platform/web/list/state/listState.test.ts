import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { filtersOf } from '../search/filters.ts';
import type { FilterValues } from '../search/filterValue.ts';
import {
  initialListState,
  formatListState,
  nextSort,
  parseListState,
  queryText,
  type ListState,
  type ListTerms,
} from './listState.ts';

const ID = '0192f0c1-7b3a-7c11-8000-000000000001';
const department = getEntity(testCatalogue, 'department');
const terms: ListTerms = {
  filters: filtersOf(testCatalogue, department),
  sortable: new Set(department.list.columns),
  hasTree: false,
};
const parse = (text: string) => parseListState(new URLSearchParams(text), terms);
const format = (state: Partial<ListState>) => queryText(formatListState({ ...initialListState, ...state }, terms));

describe('the address of a list', () => {
  it('is short and readable', () => {
    expect(format({})).toBe('?cacheQuery=true');
    expect(
      format({
        filters: { code: { form: 'text', text: 'SUV' }, isActive: { form: 'yesNo', isTrue: true } },
        page: 2,
        size: 50,
        sort: [
          { name: 'nameTh', type: 'DESC' },
          { name: 'code', type: 'ASC' },
        ],
      }),
    ).toBe('?cacheQuery=true&code=SUV&isActive=true&page=2&size=50&sort=-nameTh,code');
  });

  it.each([
    'page=-1',
    'page=1.5',
    'page=x',
    'page=9999999',
    'size=7',
    'size=1000000',
    'sort=pin',
    'sort=-',
    'sort=code,-code',
    'view=tree',
    'view=x',
    'isActive=maybe',
    'refParent=x',
    'secret=1',
  ])('opens the list in its initial state where %s cannot be read', (text) => {
    expect(parse(text)).toEqual(initialListState);
  });

  it('selects the map of a list of places, and no other, if the address names it', () => {
    const places = { ...terms, hasMap: true };
    const mapFirst = { ...places, isMapFirst: true };
    const viewOf = (text: string, by: ListTerms) => parseListState(new URLSearchParams(text), by).view;
    expect([
      viewOf('', places),
      viewOf('view=map', places),
      viewOf('view=map', terms),
      viewOf('view=tree', mapFirst),
      viewOf('view=table', mapFirst),
    ]).toEqual(['table', 'map', 'table', 'map', 'table']);
    expect(queryText(formatListState({ ...initialListState, view: 'map' }, places))).toBe('?cacheQuery=true&view=map');
    expect(queryText(formatListState({ ...initialListState, view: 'map' }, mapFirst))).toBe('?cacheQuery=true');
  });

  it('selects the tree if the address names it, or if the list is a tree first and the address does not name the table', () => {
    const tree = { ...terms, hasTree: true };
    const treeFirst = { ...tree, isTreeFirst: true };
    const viewOf = (text: string, by: ListTerms) => parseListState(new URLSearchParams(text), by).view;
    expect([
      viewOf('', tree),
      viewOf('view=tree', tree),
      viewOf('', treeFirst),
      viewOf('view=table', treeFirst),
    ]).toEqual(['table', 'tree', 'tree', 'table']);
    expect(queryText(formatListState({ ...initialListState, view: 'tree' }, treeFirst))).toBe('?cacheQuery=true');
    expect(queryText(formatListState({ ...initialListState, view: 'table' }, treeFirst))).toBe(
      '?cacheQuery=true&view=table',
    );
  });

  it('is read by its last value where a filter is repeated', () => {
    expect(parse('code=a&code=b').filters).toEqual({ code: { form: 'text', text: 'b' } });
  });

  it.each([
    ['code=%20SUV%20', { code: { form: 'text', text: 'SUV' } }, 'code=SUV'],
    [`refParent=${ID.toUpperCase()},${ID}`, { refParent: { form: 'pick', ids: [ID] } }, `refParent=${ID}`],
  ] satisfies [string, FilterValues, string][])(
    'is written in one form for texts that mean the same: %s',
    (text, filters, written) => {
      expect(parse(text).filters).toEqual(filters);
      expect(format(parse(text))).toBe(`?cacheQuery=true&${written}`);
    },
  );
});

describe('a click on a heading', () => {
  const declared = [{ name: 'createDate', type: 'DESC' }] as const;

  it('sorts ascending, then descending, then as declared', () => {
    const up = nextSort(undefined, 'code', declared);
    const down = nextSort(up, 'code', declared);
    expect([up, down, nextSort(down, 'code', declared)]).toEqual([
      [{ name: 'code', type: 'ASC' }],
      [{ name: 'code', type: 'DESC' }],
      undefined,
    ]);
  });

  it('reverses the declared order and then restores it', () => {
    const up = nextSort(undefined, 'createDate', declared);
    expect([up, nextSort(up, 'createDate', declared)]).toEqual([[{ name: 'createDate', type: 'ASC' }], undefined]);
    const down = nextSort(undefined, 'seq', [{ name: 'seq', type: 'ASC' }]);
    expect([down, nextSort(down, 'seq', [{ name: 'seq', type: 'ASC' }])]).toEqual([
      [{ name: 'seq', type: 'DESC' }],
      undefined,
    ]);
  });

  it('replaces the order by another column', () => {
    expect(nextSort([{ name: 'code', type: 'DESC' }], 'nameTh', declared)).toEqual([{ name: 'nameTh', type: 'ASC' }]);
  });
});
