import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import type { Locale } from '#language/label.ts';
import type { ResourceScreen } from '#language/screen.ts';
import { entityWithListFor } from '#platform/model/request/caseLists.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { columnOf, columnsOf } from '../../fields/columns.ts';
import { asCardsOnly, criteriaOf, exportCriteriaOf, type ListQuery } from './criteria.ts';
import { filtersOf } from '../search/filters.ts';
import { initialListState } from './listState.ts';
import { offeredColumns } from './layout.ts';
import { listColumnsOf } from '../table/listColumn.ts';

const letter = getEntity(testCatalogue, 'toWhom');
const terms = { filters: filtersOf(testCatalogue, letter), sortable: new Set<string>(), hasTree: false };
const screens = testCatalogue.modules
  .flatMap((module) => module.screens)
  .filter((screen): screen is ResourceScreen => screen.kind === 'resource' && screen.entity === 'toWhom');
const drafts = { name: 'refRequest.refStatus.code', operator: '=', value: 'draft', isNot: true } as const;
const question = (rest: Partial<ListQuery> = {}): ListQuery => ({
  entity: letter,
  columns: [],
  state: initialListState,
  terms,
  where: [drafts],
  ...rest,
});

describe('the fixed terms of a list', () => {
  it('apply to every search, and come first', () => {
    const listQuery = question({ state: { ...initialListState, filters: { subject: 'tin' } } });
    const where = [drafts, { name: 'subject', operator: 'like', value: 'tin' }];
    expect(criteriaOf(listQuery).where).toEqual(where);
    expect(exportCriteriaOf(listQuery).where, 'in what is taken away too').toEqual(where);
  });

  it('are not replaced by filters on the same field', () => {
    const listQuery = question({
      state: { ...initialListState, filters: { 'refRequest.refStatus': '0b0c3c52-9b53-4a44-a6cd-2b4d4d3f2a11' } },
    });
    expect(criteriaOf(listQuery).where?.[0]).toEqual(drafts);
    expect(criteriaOf(question({ state: { ...initialListState, filters: {} } })).where).toEqual([drafts]);
  });

  it('are not filters that can be removed', () => {
    expect(Object.keys(question().state.filters)).toEqual([]);
  });

  it('may need further selected fields of the rows', () => {
    const selects = ['refRequest.id', 'refRequest.version'];
    expect(criteriaOf(question({ selects })).select).toEqual(expect.arrayContaining(selects));
    expect(exportCriteriaOf(question({ selects })).select).toEqual([]);
  });
});

describe('a name in two languages that is one column', () => {
  const product = getEntity(testCatalogue, 'haz');
  const listQuery = (locale: Locale): ListQuery => ({
    entity: product,
    columns: listColumnsOf(product, columnsOf(testCatalogue, product, ['tradeNameTh', 'purpose']), locale),
    state: { ...initialListState, filters: { tradeNameTh: 'chlor' }, sort: [{ name: 'tradeNameTh', type: 'DESC' }] },
    terms: { ...terms, filters: filtersOf(testCatalogue, product) },
  });

  it('is searched in both', () => {
    expect(criteriaOf(listQuery('th')).where).toEqual([
      { name: 'tradeNameTh', operator: 'like', value: 'chlor' },
      { name: 'tradeNameEn', operator: 'like', value: 'chlor', logic: 'OR' },
    ]);
  });

  it('is sorted by the one that is displayed', () => {
    expect((['th', 'en'] as const).map((locale) => criteriaOf(listQuery(locale)).sort)).toEqual([
      [{ name: 'tradeNameTh', type: 'DESC' }],
      [{ name: 'tradeNameEn', type: 'DESC' }],
    ]);
  });

  it('is exported in both', () => {
    expect(exportCriteriaOf(listQuery('en')).select).toEqual(['tradeNameTh', 'tradeNameEn', 'purpose']);
  });

  it('is one column and one filter for people who see only names', () => {
    expect(asCardsOnly(product).list).toMatchObject({ columns: ['tradeNameTh'], search: ['tradeNameTh'] });
  });
});

describe('the lists of a requested document', () => {
  it.each(screens)('$path shows existing columns', ({ party, listFilter = [] }) => {
    const listed = entityWithListFor(letter, party);
    const { columns, sort } = listed.list;
    expect(offeredColumns(testCatalogue, listed).slice(0, columns.length)).toEqual(columns);
    expect(columns, 'what the letter says of itself').toContain('subject');
    expect(offeredColumns(testCatalogue, listed), 'what else it says').toContain('addressee');
    for (const path of [
      ...columns,
      ...sort.map((name) => name.replace(/^-/u, '')),
      ...listFilter.map(({ name }) => name),
    ])
      expect(columnOf(testCatalogue, letter, path).path).toBe(path);
  });

  it('offer first the filters people know: number, name, holder and state', () => {
    const product = getEntity(testCatalogue, 'haz');
    const first = (party: string | undefined) => entityWithListFor(product, party).list.search.slice(0, 4);
    for (const party of ['receiver', 'approver'])
      expect(first(party)).toEqual(['refRequest.requestCode', 'tradeNameTh', 'refHolder', 'refRequest.refStatus']);
    expect(first('operator'), 'whose it is they know').toEqual([
      'refRequest.requestCode',
      'tradeNameTh',
      'refRequest.refStatus',
      'refRequest.refRequestType',
    ]);
    expect(first(undefined), 'what was issued').toEqual([
      'refDossier.code',
      'tradeNameTh',
      'refHolder',
      'refDossier.refState',
    ]);
    for (const party of ['operator', 'receiver', undefined]) {
      const { search } = entityWithListFor(product, party).list;
      expect(search).toEqual([...new Set(search)]);
      expect(search).toEqual(expect.arrayContaining([...product.list.search]));
    }
  });

  it('show the most urgent first to officers', () => {
    expect(
      ['operator', 'receiver', 'approver', undefined].map((party) => entityWithListFor(letter, party).list.sort[0]),
    ).toEqual(['-createDate', 'refRequest.dueDate', 'refRequest.dueDate', '-createDate']);
  });

  it('allow creation only in the list of the operator', () => {
    expect(screens.filter(({ pages }) => pages.includes('create')).map(({ party }) => party)).toEqual(['operator']);
  });
});
