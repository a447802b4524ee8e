import { describe, expect, it } from 'vitest';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { getEntity, type Catalogue } from './catalogue.ts';
import { checkRecord, deriveRecord } from './checkRecord.ts';
import { fieldProblem, message } from './message.ts';
import type { AnyEntity } from './entity.ts';
import type { AnyRecord } from './record.ts';
import { decimal, decimalText, type Decimal } from './values/decimal.ts';

const specimen = getEntity(testCatalogue, 'specimen');
const check = (record: AnyRecord, facts?: Record<string, unknown>): string[] =>
  checkRecord({ catalogue: testCatalogue, entity: specimen, record, ...(facts === undefined ? {} : { facts }) }).map(
    ({ path, messageKey }) => `${path}: ${messageKey}`,
  );

const withPart = (changed: Partial<AnyEntity>): Catalogue => {
  const line = getEntity(testCatalogue, 'specimenLine');
  return { ...testCatalogue, entities: new Map([...testCatalogue.entities, [line.name, { ...line, ...changed }]]) };
};

describe('the rules of a record', () => {
  it('collect every problem in one pass, down to the rows', () => {
    const record = {
      code: null,
      name: 'x'.repeat(201),
      amount: -2000,
      weightKg: decimal('1.2345'),
      lines: [{ label: 'a' }, { label: null, netKg: decimal('1000.001') }],
    };
    expect(check(record)).toEqual([
      'code: required',
      'name: maxLength',
      'amount: minValue',
      'weightKg: decimalPlaces',
      'lines.1.label: required',
      'lines.1.netKg: atMost',
    ]);
  });

  it('require a field only where it is shown, and refuse a value where it is not', () => {
    expect(check({ code: 'A', isOpen: true })).toEqual(['reason: required']);
    expect(check({ code: 'A', isOpen: false, reason: 'because' })).toEqual(['reason: hiddenField']);
    expect(check({ code: 'A', isOpen: true, reason: 'because' })).toEqual([]);
  });

  it('leave rules that need facts to a caller that has them', () => {
    expect(check({ code: 'A', amount: 500 })).toEqual([]);
    expect(check({ code: 'A', amount: 500 }, { specimenLimit: { limit: 10 } })).toEqual(['amount: maxValue']);
  });

  it('allow each code of its choice once in a list of codes, and nothing else', () => {
    const role = getEntity(testCatalogue, 'role');
    const problems = (fieldClasses: unknown): unknown[] =>
      checkRecord({
        catalogue: testCatalogue,
        entity: role,
        record: { code: 'A', name: 'ก', refRowScope: 'all', isDefault: false, fieldClasses },
      }).map(({ path, messageKey }) => `${path}: ${messageKey}`);
    for (const right of [null, [], ['officer'], ['personal', 'officer']]) expect(problems(right)).toEqual([]);
    for (const wrong of [['secret'], ['1'], [1], [null], [['officer']], ['constructor']])
      expect(problems(wrong)).toEqual(['fieldClasses: notInGroup']);
    expect(problems(['officer', 'officer'])).toEqual(['fieldClasses: duplicateKey']);
  });

  it('report missing rows once, where a part is required and has a minimum number', () => {
    const lines = { ...specimen.fields['lines'], kind: 'parts', required: true, min: 2 } as AnyEntity['fields'][string];
    const entity: AnyEntity = { ...specimen, fields: { ...specimen.fields, lines } };
    const problems = (rows: unknown): string[] =>
      checkRecord({ catalogue: testCatalogue, entity, record: { code: 'A', lines: rows } }).map(
        ({ path, messageKey }) => `${path}: ${messageKey}`,
      );
    for (const none of [null, [], [{ label: 'a', isDelete: true }]])
      expect(problems(none)).toEqual(['lines: required']);
    expect(problems([{ label: 'a' }])).toEqual(['lines: atLeastOneItem']);
    expect(problems([{ label: 'a' }, { label: 'b' }])).toEqual([]);
  });

  it('ignore a removed row', () => {
    expect(check({ code: 'A', lines: [{ label: null, isDelete: true }] })).toEqual([]);
  });

  it('of a row name its fields by their path, and are skipped for a removed row', () => {
    const refuses = { name: 'never', needs: [], check: () => fieldProblem('label', message('invalidFormat')) };
    const strict = withPart({
      rules: [refuses, { ...refuses, check: () => [fieldProblem('', message('invalidFormat'))] }],
    });
    const found = checkRecord({
      catalogue: strict,
      entity: specimen,
      record: { code: 'A', lines: [{ label: 'a', isDelete: true }, { label: 'b' }] },
    });
    expect(found.map(({ path }) => path)).toEqual(['lines.1.label', 'lines.1']);
  });

  it('treat rows that are all removed as none, where rows are not allowed', () => {
    const hidden = { ...specimen, behaviour: { lines: { shownWhen: () => false } } };
    const found = (record: AnyRecord): string[] =>
      checkRecord({ catalogue: testCatalogue, entity: hidden, record }).map(
        ({ path, messageKey }) => `${path}: ${messageKey}`,
      );
    expect(found({ code: 'A', lines: [{ label: 'a', isDelete: true }] })).toEqual([]);
    expect(found({ code: 'A', lines: [{ label: 'a' }] })).toEqual(['lines: hiddenField']);
  });

  it('count characters as people do', () => {
    expect(check({ code: 'A', name: '😀'.repeat(200) })).toEqual([]);
  });
});

it('derived values are computed exactly, whatever was sent for them', () => {
  const derived = deriveRecord(testCatalogue, specimen, {
    code: 'A',
    total: decimal('99'),
    lines: [{ netKg: decimal('0.1') }, { netKg: decimal('0.2') }, { netKg: null }],
  });
  expect(decimalText(derived['total'] as Decimal)).toBe('0.3');
});
