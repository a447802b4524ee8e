import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { filtersOf } from '../search/filters.ts';
import { initialListState, formatListState, nextSort, parseListState, queryText, type ListTerms } from './listState.ts';

const department = getEntity(testCatalogue, 'department');
const terms: ListTerms = {
  filters: filtersOf(testCatalogue, department),
  sortable: new Set(department.list.columns),
  hasTree: false,
};
const parse = (text: string) => parseListState(new URLSearchParams(text), terms);
const write = (state: object) => queryText(formatListState({ ...initialListState, ...state }, terms));

describe('the address of a list', () => {
  it('is short and readable', () => {
    expect(write({})).toBe('?cacheQuery=true');
    expect(
      write({
        filters: { code: 'SUV', isActive: 'true' },
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
  ])('ignores the invalid parameter %s', (text) => {
    expect(parse(text)).toEqual(initialListState);
  });

  it('shows a tree if requested, or if the tree is the default view', () => {
    const tree = { ...terms, hasTree: true };
    const first = { ...tree, isTreeFirst: true };
    const viewAt = (text: string, by: ListTerms) => parseListState(new URLSearchParams(text), by).view;
    expect([viewAt('', tree), viewAt('view=tree', tree), viewAt('', first), viewAt('view=table', first)]).toEqual([
      'table',
      'tree',
      'tree',
      'table',
    ]);
    expect(queryText(formatListState({ ...initialListState, view: 'tree' }, first))).toBe('?cacheQuery=true');
    expect(queryText(formatListState({ ...initialListState, view: 'table' }, first))).toBe(
      '?cacheQuery=true&view=table',
    );
  });

  it('uses the last of two contradictory parameters', () => {
    expect(parse('code=a&code=b').filters).toEqual({ code: 'b' });
  });
});

describe('a clicked heading', () => {
  const usual = [{ name: 'createDate', type: 'DESC' }] as const;

  it('sorts ascending, then descending, then as declared', () => {
    const up = nextSort(undefined, 'code', usual);
    const down = nextSort(up, 'code', usual);
    expect([up, down, nextSort(down, 'code', usual)]).toEqual([
      [{ name: 'code', type: 'ASC' }],
      [{ name: 'code', type: 'DESC' }],
      undefined,
    ]);
  });

  it('reverses the declared order, and restores it', () => {
    const up = nextSort(undefined, 'createDate', usual);
    expect([up, nextSort(up, 'createDate', usual)]).toEqual([[{ name: 'createDate', type: 'ASC' }], undefined]);
    const down = nextSort(undefined, 'seq', [{ name: 'seq', type: 'ASC' }]);
    expect([down, nextSort(down, 'seq', [{ name: 'seq', type: 'ASC' }])]).toEqual([
      [{ name: 'seq', type: 'DESC' }],
      undefined,
    ]);
  });

  it('replaces the order by another column', () => {
    expect(nextSort([{ name: 'code', type: 'DESC' }], 'nameTh', usual)).toEqual([{ name: 'nameTh', type: 'ASC' }]);
  });
});
