/** The address of a list and its state must convert to each other without loss. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { PAGE_SIZE_OPTIONS } from '../../constants.ts';
import { filtersOf, termsOf, type FilterForm } from '../search/filters.ts';
import { formatListState, parseListState, queryText, type ListState, type ListTerms } from './listState.ts';
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
// A field with the same name as another parameter of the address.
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
  .map((date) => date.toISOString().slice(0, 10));
const number = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, part]) => (part % 10 === 0 ? String(whole) : `${whole}.${part}`));
const range = (end: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(fc.option(end), fc.option(end))
    .filter(([from, to]) => from !== null || to !== null)
    .map(([from, to]) => `${from ?? ''}..${to ?? ''}`);
const texts: Record<FilterForm, fc.Arbitrary<string>> = {
  text: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.isWellFormed()),
  word: fc.constantFrom('expired', 'signOut', 'department'),
  pick: fc.uniqueArray(fc.uuid({ version: [4, 7] }), { minLength: 1, maxLength: 5 }).map((ids) => ids.join(',')),
  days: range(day),
  numbers: range(number),
  yesNo: fc.constantFrom('true', 'false'),
};

function stateFor({ filters, sortable }: ListTerms): fc.Arbitrary<ListState> {
  const values = Object.fromEntries(filters.map(({ path, form }) => [path, texts[form]]));
  return fc.record({
    filters: fc.record(values, { requiredKeys: [] }).map((chosen) => ({ ...chosen }) as Record<string, string>),
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

describe('the address of a list', () => {
  it.each([
    ['ordinary fields', terms],
    ['fields that are called like something else in an address', clashing],
  ])('restores the exact state of the list: %s', (_, shape) => {
    assertProperty(
      fc.property(stateFor(shape), (state) => {
        const address = queryText(formatListState(state, shape));
        expect(parseListState(new URLSearchParams(address), shape)).toEqual(state);
      }),
    );
  });

  it('preserves parameters that are not the list’s', () => {
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
        expect(new Set(second.keys()).size, 'nothing stands in it twice').toBe(second.size);
      }),
    );
  });

  it('opens the list for any query, and sends only valid terms to the server', () => {
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
            'and what it understood it writes as it reads it',
          ).toEqual(state);
          expect(PAGE_SIZE_OPTIONS).toContain(state.size);
          expect(Number.isSafeInteger(state.page) && state.page >= 0).toBe(true);
          expect(termsOf(terms.filters, state.filters).length).toBe(Object.keys(state.filters).length);
          for (const { name } of state.sort ?? []) expect(columns).toContain(name);
        },
      ),
    );
  });
});

describe('a saved view', () => {
  it('restores filters, order, columns and page size, and starts at the first page', () => {
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

  it('can be read whatever it contains', () => {
    assertProperty(
      fc.property(fc.anything(), (body) => {
        const { state } = viewStateOf({ filters: body, sort: body, columns: body, size: body }, terms);
        expect(parseListState(formatListState(state, terms), terms)).toEqual(state);
      }),
    );
  });
});
