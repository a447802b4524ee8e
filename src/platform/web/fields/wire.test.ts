import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { decimal, decimalText, type Decimal } from '#language/values/decimal.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { fromWire, sameValue, toWire } from './wire.ts';

const specimen = getEntity(testCatalogue, 'specimen');
const ID = '01a1dd1b-88e2-7ceb-a9b8-05a99035a30a';
const OTHER = '01a1dd1b-88e2-7ceb-a9b8-05a99035a30b';
const field = (name: string) => specimen.fields[name]!;

describe('fromWire', () => {
  it('returns exact numbers, plain dates and instants, and preserves the cards of references', () => {
    const record = fromWire(testCatalogue, specimen, {
      id: ID,
      weightKg: 12.345,
      day: '2026-11-14T00:00:00+07:00',
      moment: '2026-11-14T02:00:00Z',
      refDepartment: { id: OTHER, code: '01', nameTh: 'ส่วนกลาง', nameEn: null },
      lines: [{ id: OTHER, seq: 1, netKg: 0.1 }],
    });
    expect(decimalText(record['weightKg'] as Decimal)).toBe('12.345');
    expect(record).toMatchObject({
      day: '2026-11-14',
      moment: '2026-11-14T09:00:00+07:00',
      refDepartment: { code: '01', nameTh: 'ส่วนกลาง' },
    });
    expect(decimalText((record['lines'] as { netKg: Decimal }[])[0]!.netKg)).toBe('0.1');
  });
});

describe('toWire', () => {
  it('sends references by id, and leaves out managed fields and fields the reader may not see', () => {
    const body = toWire(testCatalogue, specimen, {
      id: ID,
      version: 4,
      isActive: true,
      createBy: 'admin',
      total: decimal('5'),
      weightKg: decimal('12.340'),
      day: '2026-11-14',
      name: '',
      refGrade: { id: OTHER, key: 'H', value: 'สูง', value2: 'High' },
      refTitle: { key: 'MR' },
      others: [{ id: OTHER }],
    });
    expect(body).toEqual({
      id: ID,
      version: 4,
      weightKg: '12.34',
      day: '2026-11-14T00:00:00+07:00',
      name: null,
      refGrade: { id: OTHER },
      refTitle: { key: 'MR' },
    });
  });

  it('sends rows with their ids, new rows without, and removed rows marked as such', () => {
    const lines = [
      { id: ID, seq: 1, label: 'หนึ่ง' },
      { id: OTHER, isNew: true, label: 'ใหม่' },
      { id: OTHER, seq: 2, label: 'สอง', isDelete: true },
      { id: OTHER, isNew: true, isDelete: true, label: 'ลบแล้ว' },
    ];
    expect(toWire(testCatalogue, specimen, { id: ID, lines })).toEqual({
      id: ID,
      lines: [{ id: ID, label: 'หนึ่ง' }, { label: 'ใหม่' }, { id: OTHER, label: 'สอง', isDelete: true }],
    });
  });
});

describe('sameValue', () => {
  it('ignores trailing zeros, and the details of a reference', () => {
    expect(sameValue(field('weightKg'), decimal('1.50'), decimal('1.5'))).toBe(true);
    expect(sameValue(field('weightKg'), decimal('1.50'), decimal('1.51'))).toBe(false);
    expect(sameValue(field('refDepartment'), { id: ID, code: '01' }, { id: ID })).toBe(true);
    expect(sameValue(field('refDepartment'), { id: ID }, { id: OTHER })).toBe(false);
  });

  it('treats missing values as equal, and no rows as an empty list', () => {
    expect(sameValue(field('name'), undefined, null)).toBe(true);
    expect(sameValue(field('name'), 'ก', null)).toBe(false);
    expect(sameValue(field('lines'), [], null)).toBe(true);
    expect(sameValue(field('lines'), [{ id: ID }], null)).toBe(false);
    expect(sameValue(field('lines'), [{ id: ID, netKg: decimal('1.0') }], [{ id: ID, netKg: decimal('1') }])).toBe(
      true,
    );
    expect(sameValue(field('lines'), [{ id: ID }], [{ id: ID, isDelete: true }])).toBe(false);
  });

  it('compares JSON deeply', () => {
    expect(sameValue(field('attribute'), { a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    expect(sameValue(field('attribute'), { a: [1] }, { a: [2] })).toBe(false);
    expect(sameValue(field('attribute'), { a: 1 }, { a: 1, b: 2 })).toBe(false);
  });
});
