/** The state of a list is the same after it was written to an address or a saved view and read again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { PAGE_SIZE_OPTIONS } from '../../constants.ts';
import { decimal } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { filtersOf, type FilterForm } from '../search/filters.ts';
import { filterTerms } from '../search/filterTerms.ts';
import { rangeOf, type FilterValue, type FilterValues, type Range } from '../search/filterValue.ts';
import {
  formatListState,
  initialListState,
  parseListState,
  queryText,
  type ListState,
  type ListTerms,
} from './listState.ts';
import { viewBodyOf, isViewApplied, viewStateOf } from '../views/savedViewBody.ts';

const specimen = getEntity(testCatalogue, 'specimen');
const search = [
  'code',
  'name',
  'amount',
  'weightKg',
  'isOpen',
  'day',
  'moment',
  'refGrade',
  'refDepartment',
  'refDepartment.nameTh',
  'isActive',
];
const columns = ['code', 'name', 'day', 'refGrade.value'];
const terms: ListTerms = {
  filters: filtersOf(testCatalogue, { ...specimen, list: { ...specimen.list, search } }),
  sortable: new Set(columns),
  hasTree: true,
};
// Fields whose name is also the name of another parameter of the address.
const clashing: ListTerms = {
  ...terms,
  filters: [
    ...terms.filters,
    ...['page', 'size', 'view', 'url', 'canSelect', 'isHardDelete'].map((path) => ({
      path,
      field: specimen.fields['code']!,
      form: 'text' as const,
    })),
  ],
};

const day = fc
  .date({ min: new Date('1900-01-02'), max: new Date('2199-12-30'), noInvalidDate: true })
  .map((date) => getPlainDate(date.toISOString().slice(0, 10)));
const number = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, part]) => decimal(`${whole}.${part}`));
const range = <T>(end: fc.Arbitrary<T>): fc.Arbitrary<Range<T>> =>
  fc
    .tuple(fc.option(end, { nil: undefined }), fc.option(end, { nil: undefined }))
    .map(([from, to]) => rangeOf(from, to))
    .filter((ends) => ends !== undefined);
const values: { readonly [F in FilterForm]: fc.Arbitrary<FilterValue> } = {
  text: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.isWellFormed())
    .map((text) => ({ form: 'text', text })),
  word: fc.constantFrom('expired', 'signOut', 'department').map((code) => ({ form: 'word', code })),
  pick: fc
    .uniqueArray(fc.uuid({ version: [4, 7] }), { minLength: 1, maxLength: 5 })
    .map((ids) => ({ form: 'pick', ids })),
  days: range(day).map((days) => ({ form: 'days', ...days })),
  numbers: range(number).map((numbers) => ({ form: 'numbers', ...numbers })),
  yesNo: fc.boolean().map((isTrue) => ({ form: 'yesNo', isTrue })),
};

function stateFor({ filters, sortable }: ListTerms): fc.Arbitrary<ListState> {
  const byPath = Object.fromEntries(filters.map(({ path, form }) => [path, values[form]]));
  return fc.record({
    filters: fc.record(byPath, { requiredKeys: [] }).map((chosen) => ({ ...chosen }) as FilterValues),
    page: fc.nat({ max: 9999 }),
    size: fc.constantFrom(...PAGE_SIZE_OPTIONS),
    sort: fc.option(
      fc.uniqueArray(
        fc.record({ name: fc.constantFrom(...sortable), type: fc.constantFrom('ASC' as const, 'DESC' as const) }),
        { selector: ({ name }) => name, minLength: 1, maxLength: 4 },
      ),
      { nil: undefined },
    ),
    view: fc.constantFrom('table' as const, 'tree' as const),
  });
}

describe('the value of a filter', () => {
  const lists = [...testCatalogue.entities.values()].map((entity) => ({
    name: entity.name,
    filters: filtersOf(testCatalogue, entity),
    sortable: new Set<string>(),
    hasTree: false,
  }));

  it('is the same after it is printed and parsed, for every filter of every entity', () => {
    expect(new Set(lists.flatMap(({ filters }) => filters.map(({ form }) => form)))).toEqual(
      new Set(Object.keys(values)),
    );
    assertProperty(
      fc.property(fc.record(values), (drawn) => {
        for (const list of lists) {
          const filters = Object.fromEntries(list.filters.map(({ path, form }) => [path, drawn[form]]));
          const state = { ...initialListState, filters };
          expect(parseListState(formatListState(state, list), list), `address of ${list.name}`).toEqual(state);
          expect(viewStateOf(viewBodyOf(state, undefined), list).state, `view of ${list.name}`).toEqual(state);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('the address of a list', () => {
  it.each([
    ['ordinary fields', terms],
    ['fields with the name of another parameter', clashing],
  ])('restores the exact state of the list: %s', (_, shape) => {
    assertProperty(
      fc.property(stateFor(shape), (state) => {
        const address = queryText(formatListState(state, shape));
        expect(parseListState(new URLSearchParams(address), shape)).toEqual(state);
      }),
    );
  });

  it('keeps the parameters that do not belong to the list', () => {
    assertProperty(
      fc.property(stateFor(clashing), stateFor(clashing), (before, after) => {
        const first = formatListState(
          before,
          clashing,
          new URLSearchParams('isLayout=false&canSelect=true&cacheQuery=true&other=1'),
        );
        const second = formatListState(after, clashing, first);
        expect(parseListState(second, clashing)).toEqual(after);
        expect([
          second.get('isLayout'),
          second.get('canSelect'),
          second.get('other'),
          second.get('cacheQuery'),
        ]).toEqual(['false', 'true', '1', 'true']);
        expect(new Set(second.keys()).size, 'no parameter is repeated').toBe(second.size);
      }),
    );
  });

  it('opens the list whatever it contains, and only readable filters reach the call', () => {
    const names = fc.constantFrom(...search, 'page', 'size', 'sort', 'view', 'nothing', '__proto__', 'constructor');
    assertProperty(
      fc.property(
        fc.array(
          fc.tuple(
            names,
            fc.oneof(
              fc.string(),
              fc.constantFrom('-1', '1e9', '99999999', '2026-02-31', '..', 'tree', '-code', 'code,code', 'pin'),
            ),
          ),
        ),
        (pairs) => {
          const state = parseListState(new URLSearchParams(pairs), terms);
          expect(
            parseListState(formatListState(state, terms), terms),
            'a state that was read is written in the same form',
          ).toEqual(state);
          expect(PAGE_SIZE_OPTIONS).toContain(state.size);
          expect(Number.isSafeInteger(state.page) && state.page >= 0).toBe(true);
          expect(filterTerms(terms.filters, state.filters).length).toBe(Object.keys(state.filters).length);
          for (const { name } of state.sort ?? []) expect(columns).toContain(name);
        },
      ),
    );
  });
});

describe('a saved view', () => {
  it('restores filters, order, columns and page size, and begins at the first page', () => {
    assertProperty(
      fc.property(
        stateFor(terms),
        fc.option(fc.uniqueArray(fc.constantFrom(...columns), { minLength: 1 }), { nil: undefined }),
        (state, chosen) => {
          const body: unknown = JSON.parse(JSON.stringify(viewBodyOf(state, chosen)));
          expect(viewStateOf(body, terms)).toEqual({ state: { ...state, page: 0, view: 'table' }, columns: chosen });
          expect(isViewApplied(body, terms, state)).toBe(true);
        },
      ),
    );
  });

  it('can be applied whatever is stored in it', () => {
    assertProperty(
      fc.property(fc.anything(), (body) => {
        const { state } = viewStateOf({ filters: body, sort: body, columns: body, size: body }, terms);
        expect(parseListState(formatListState(state, terms), terms)).toEqual(state);
      }),
    );
  });
});
