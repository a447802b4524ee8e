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
const listQuery = (rest: Partial<ListQuery> = {}): ListQuery => ({
  entity: letter,
  columns: [],
  state: initialListState,
  terms,
  where: [drafts],
  ...rest,
});

describe('the fixed conditions of a list', () => {
  it('come before the filters, in an export as well', () => {
    const query = listQuery({ state: { ...initialListState, filters: { subject: { form: 'text', text: 'tin' } } } });
    const where = [drafts, { name: 'subject', operator: 'like', value: 'tin' }];
    expect(criteriaOf(query).where).toEqual(where);
    expect(exportCriteriaOf(query).where).toEqual(where);
  });

  it('are not replaced by a filter of the same field', () => {
    const ids = ['0b0c3c52-9b53-4a44-a6cd-2b4d4d3f2a11'];
    const query = listQuery({
      state: { ...initialListState, filters: { 'refRequest.refStatus': { form: 'pick', ids } } },
    });
    expect(criteriaOf(query).where?.[0]).toEqual(drafts);
    expect(criteriaOf(listQuery({ state: { ...initialListState, filters: {} } })).where).toEqual([drafts]);
  });

  it('are not among the filters that a person can remove', () => {
    expect(Object.keys(listQuery().state.filters)).toEqual([]);
  });

  it('allow further paths to be selected for the rows, but not for an export', () => {
    const selects = ['refRequest.id', 'refRequest.version'];
    expect(criteriaOf(listQuery({ selects })).select).toEqual(expect.arrayContaining(selects));
    expect(exportCriteriaOf(listQuery({ selects })).select).toEqual([]);
  });
});

describe('a name in two languages that is one column', () => {
  const product = getEntity(testCatalogue, 'haz');
  const queryIn = (locale: Locale): ListQuery => ({
    entity: product,
    columns: listColumnsOf(product, columnsOf(testCatalogue, product, ['tradeNameTh', 'purpose']), locale),
    state: {
      ...initialListState,
      filters: { tradeNameTh: { form: 'text', text: 'chlor' } },
      sort: [{ name: 'tradeNameTh', type: 'DESC' }],
    },
    terms: { ...terms, filters: filtersOf(testCatalogue, product) },
  });

  it('is searched in both languages', () => {
    expect(criteriaOf(queryIn('th')).where).toEqual([
      { name: 'tradeNameTh', operator: 'like', value: 'chlor' },
      { name: 'tradeNameEn', operator: 'like', value: 'chlor', logic: 'OR' },
    ]);
  });

  it('is sorted by the name in the language of the reader', () => {
    expect((['th', 'en'] as const).map((locale) => criteriaOf(queryIn(locale)).sort)).toEqual([
      [{ name: 'tradeNameTh', type: 'DESC' }],
      [{ name: 'tradeNameEn', type: 'DESC' }],
    ]);
  });

  it('is exported in both languages', () => {
    expect(exportCriteriaOf(queryIn('en')).select).toEqual(['tradeNameTh', 'tradeNameEn', 'purpose']);
  });

  it('is one column and one filter for people who may see only the names', () => {
    expect(asCardsOnly(product).list).toMatchObject({ columns: ['tradeNameTh'], search: ['tradeNameTh'] });
  });
});

describe('the lists of a requested document', () => {
  it.each(screens)('$path has only columns, sort paths and conditions that exist', ({ party, listFilter = [] }) => {
    const listed = entityWithListFor(letter, party);
    const { columns, sort } = listed.list;
    expect(offeredColumns(testCatalogue, listed).slice(0, columns.length)).toEqual(columns);
    expect(columns, 'a field of the letter itself').toContain('subject');
    expect(offeredColumns(testCatalogue, listed), 'another field of the letter').toContain('addressee');
    for (const path of [
      ...columns,
      ...sort.map((name) => name.replace(/^-/u, '')),
      ...listFilter.map(({ name }) => name),
    ])
      expect(columnOf(testCatalogue, letter, path).path).toBe(path);
  });

  it('begin with the filters for number, name, holder and status', () => {
    const product = getEntity(testCatalogue, 'haz');
    const firstFilters = (party: string | undefined) => entityWithListFor(product, party).list.search.slice(0, 4);
    for (const party of ['receiver', 'approver'])
      expect(firstFilters(party)).toEqual([
        'refRequest.requestCode',
        'tradeNameTh',
        'refHolder',
        'refRequest.refStatus',
      ]);
    expect(firstFilters('operator'), 'operators know the holder').toEqual([
      'refRequest.requestCode',
      'tradeNameTh',
      'refRequest.refStatus',
      'refRequest.refRequestType',
    ]);
    expect(firstFilters(undefined), 'the list of issued documents').toEqual([
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

  it('show the most urgent requests first to the officers who work on them', () => {
    expect(
      ['operator', 'receiver', 'approver', undefined].map((party) => entityWithListFor(letter, party).list.sort[0]),
    ).toEqual(['-createDate', 'refRequest.dueDate', 'refRequest.dueDate', '-createDate']);
  });

  it('allow a document to be created in only one of them', () => {
    expect(screens.filter(({ pages }) => pages.includes('create')).map(({ party }) => party)).toEqual(['operator']);
  });
});
