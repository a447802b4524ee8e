import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import type { ResourceScreen } from '#language/screen.ts';
import { listedFor } from '#platform/model/request/caseLists.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { columnOf } from '../fields/columns.ts';
import { criteriaOf, exportCriteriaOf, type Question } from './criteria.ts';
import { filtersOf } from './filters.ts';
import { firstState } from './listState.ts';
import { offeredColumns } from './layout.ts';

const letter = getEntity(testCatalogue, 'toWhom');
const terms = { filters: filtersOf(testCatalogue, letter), sortable: new Set<string>(), hasTree: false };
const screens = testCatalogue.modules.flatMap((module) => module.screens).filter((screen): screen is ResourceScreen => screen.kind === 'resource' && screen.entity === 'toWhom');
const drafts = { name: 'refRequest.refStatus.code', operator: '=', value: 'draft', isNot: true } as const;
const question = (rest: Partial<Question> = {}): Question => ({ entity: letter, columns: [], state: firstState, terms, where: [drafts], ...rest });

describe('what a list is about', () => {
  it('holds whatever the person asks for, and comes first', () => {
    const asked = question({ state: { ...firstState, filters: { subject: 'tin' } } });
    const where = [drafts, { name: 'subject', operator: 'like', value: 'tin' }];
    expect(criteriaOf(asked).where).toEqual(where);
    expect(exportCriteriaOf(asked).where, 'in what is taken away too').toEqual(where);
  });

  it('is not taken away by filters that speak of the same', () => {
    const asked = question({ state: { ...firstState, filters: { 'refRequest.refStatus': '0b0c3c52-9b53-4a44-a6cd-2b4d4d3f2a11' } } });
    expect(criteriaOf(asked).where?.[0]).toEqual(drafts);
    expect(criteriaOf(question({ state: { ...firstState, filters: {} } })).where).toEqual([drafts]);
  });

  it('is no filter that could be removed', () => {
    expect(Object.keys(question().state.filters)).toEqual([]);
  });

  it('may need more of its rows than it shows', () => {
    const selects = ['refRequest.id', 'refRequest.version'];
    expect(criteriaOf(question({ selects })).select).toEqual(expect.arrayContaining(selects));
    expect(exportCriteriaOf(question({ selects })).select).toEqual([]);
  });
});

describe('the lists of a requested document', () => {
  it.each(screens)('$path shows columns that are there', ({ party, only = [] }) => {
    const listed = listedFor(letter, party);
    const { columns, sort } = listed.list;
    expect(offeredColumns(testCatalogue, listed).slice(0, columns.length)).toEqual(columns);
    expect(columns, 'what the letter says of itself').toContain('subject');
    expect(offeredColumns(testCatalogue, listed), 'what else it says').toContain('addressee');
    for (const path of [...columns, ...sort.map((name) => name.replace(/^-/u, '')), ...only.map(({ name }) => name)]) expect(columnOf(testCatalogue, letter, path).path).toBe(path);
  });

  it('show the most urgent first to those who have it to do', () => {
    expect(['operator', 'receiver', 'approver', undefined].map((party) => listedFor(letter, party).list.sort[0])).toEqual(['-createDate', 'refRequest.dueDate', 'refRequest.dueDate', '-createDate']);
  });

  it('are made in one of them alone', () => {
    expect(screens.filter(({ pages }) => pages.includes('create')).map(({ party }) => party)).toEqual(['operator']);
  });
});
