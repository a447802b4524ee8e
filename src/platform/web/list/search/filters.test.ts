import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { filtersOf, type Filter } from './filters.ts';
import { filterTerms } from './filterTerms.ts';
import { parseFilters } from './filterValue.ts';

const ID = '0192f0c1-7b3a-7c11-8000-000000000001';
const OTHER = '0192f0c1-7b3a-7c11-8000-000000000002';

const specimen = getEntity(testCatalogue, 'specimen');
const search = [
  'code',
  'amount',
  'weightKg',
  'isOpen',
  'day',
  'moment',
  'token',
  'attribute',
  'refGrade',
  'refTitle',
  'refDepartment',
  'refDepartment.nameTh',
  'picture',
  'lines',
  'isActive',
];
const filters = filtersOf(testCatalogue, { ...specimen, list: { ...specimen.list, search } });
const term = (path: string, text: string) => filterTerms(filters, parseFilters(filters, { [path]: text }))[0];

describe('a filter of a list', () => {
  it('has the form that belongs to the kind of its field, and no filter exists for a field that cannot be compared', () => {
    expect(filters.map(({ path, form }: Filter) => `${path} ${form}`)).toEqual([
      'code text',
      'amount numbers',
      'weightKg numbers',
      'isOpen yesNo',
      'day days',
      'moment days',
      'token text',
      'attribute text',
      'refGrade pick',
      'refTitle pick',
      'refDepartment pick',
      'refDepartment.nameTh text',
      'isActive yesNo',
    ]);
  });

  it('searches a text anywhere in the field, without the blanks around it', () => {
    expect(term('code', '  AB 1 ')).toEqual({ name: 'code', operator: 'like', value: 'AB 1' });
    expect(term('refDepartment.nameTh', 'ด่าน')).toEqual({
      name: 'refDepartment.nameTh',
      operator: 'like',
      value: 'ด่าน',
    });
  });

  it('searches one reference by its id and several by a list of ids', () => {
    expect(term('refGrade', ID)).toEqual({ name: 'refGrade', type: 'UUID', operator: '=', value: ID });
    expect(term('refDepartment', `${ID},${OTHER},${ID}`)).toEqual({
      name: 'refDepartment',
      type: 'UUID',
      operator: 'in',
      value: [ID, OTHER],
    });
  });

  it('searches whole days, from the first second to the last in Thailand', () => {
    expect(term('moment', '2026-01-01..2026-01-31')).toEqual({
      name: 'moment',
      type: 'Datetime',
      operator: 'between',
      value: '2026-01-01T00:00:00+07:00',
      value2: '2026-01-31T23:59:59+07:00',
    });
    expect(term('day', '2026-01-01..2026-01-31')).toEqual({
      name: 'day',
      type: 'Date',
      operator: 'between',
      value: '2026-01-01T00:00:00+07:00',
      value2: '2026-01-31T23:59:59+07:00',
    });
    expect(term('moment', '2026-01-01')).toMatchObject({
      value: '2026-01-01T00:00:00+07:00',
      value2: '2026-01-01T23:59:59+07:00',
    });
  });

  it('has no upper limit with only a beginning and no lower limit with only an end', () => {
    expect(term('moment', '2026-01-01..')).toEqual({
      name: 'moment',
      type: 'Datetime',
      operator: '>=',
      value: '2026-01-01T00:00:00+07:00',
    });
    expect(term('moment', '..2026-01-01')).toEqual({
      name: 'moment',
      type: 'Datetime',
      operator: '<=',
      value: '2026-01-01T23:59:59+07:00',
    });
    expect(term('amount', '5..')).toEqual({ name: 'amount', type: 'Number', operator: '>=', value: '5' });
    expect(term('weightKg', '..0.25')).toEqual({ name: 'weightKg', type: 'Number', operator: '<=', value: '0.25' });
    expect(term('weightKg', '-1.5..10')).toEqual({
      name: 'weightKg',
      type: 'Number',
      operator: 'between',
      value: '-1.5',
      value2: '10',
    });
  });

  it('searches active or archived records, and adds no term when it is not set', () => {
    expect(term('isActive', 'true')).toEqual({ name: 'isActive', type: 'Boolean', operator: '=', value: true });
    expect(term('isActive', 'false')).toEqual({ name: 'isActive', type: 'Boolean', operator: '=', value: false });
    expect(term('isActive', '')).toBeUndefined();
  });

  it.each([
    ['code', '   '],
    ['amount', 'many'],
    ['amount', '..'],
    ['amount', '1..2..3'],
    ['amount', '1e3'],
    ['day', '2026-02-31'],
    ['day', '2026-01-01..tomorrow'],
    ['isOpen', 'yes'],
    ['refGrade', 'high'],
    ['refGrade', `${ID},`],
    ['refGrade', Array.from({ length: 21 }, () => ID).join(',')],
    ['unknown', 'x'],
    ['picture', 'x'],
    ['constructor', 'x'],
    ['__proto__', 'x'],
  ])('ignores a text that it cannot read: %s=%s', (path, text) => {
    expect(parseFilters(filters, { [path]: text })).toEqual({});
  });
});
