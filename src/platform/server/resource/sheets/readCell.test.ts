import { describe, expect, it } from 'vitest';
import { defineChoice } from '#language/choice.ts';
import { boolean, codes, date, decimal, instant, integer, json, text, type Field } from '#language/field.ts';
import { isSameCell } from './isSameCell.ts';
import { readCell } from './readCell.ts';
import type { Cell } from './readSheet.ts';

const label = ['ก', 'a'] as const;
const readAs = (field: Field, cell: Cell): unknown => {
  const read = readCell(field, cell);
  return 'problem' in read ? read.problem.messageKey : read.value;
};

describe('a cell', () => {
  it.each([
    [text(label), '  ก\r\nข ', 'ก\nข'],
    [text(label), ['number', '119'], '119'],
    [text(label), ['date', '2026-11-15T00:00:00'], 'cellDateInText'],
    [text(label), ' \u00A0', null],
    [text(label), 'a\u0000', 'cellNotStorable'],
    [integer(label), '๑,๒๓๔', 1234],
    [integer(label), '-5', -5],
    [integer(label), ['number', '3'], 3],
    [integer(label), '3.0', 3],
    [integer(label), '3.5', 'cellNotWhole'],
    [integer(label), '9999999999', 'cellNotWhole'],
    [integer(label), '1,23', 'cellNotNumber'],
    [decimal(label, { precision: 10, scale: 3 }), '1,234.50', '1234.5'],
    [decimal(label, { precision: 10, scale: 3 }), '1e3', 'cellNotNumber'],
    [boolean(label), 'ใช่', true],
    [boolean(label), 'NO', false],
    [boolean(label), ['boolean', 'true'], true],
    [boolean(label), ['number', '0'], false],
    [boolean(label), 'x', 'cellNotYesNo'],
    [date(label), '31/12/2569', '2026-12-31'],
    [date(label), '1/2/2026', '2026-02-01'],
    [date(label), '๓๑/๑๒/๒๕๖๙', '2026-12-31'],
    [date(label), '2569-12-31', '2026-12-31'],
    [date(label), '2026-12-31', '2026-12-31'],
    [date(label), ['date', '2026-12-31T10:30:00'], '2026-12-31'],
    [date(label), ['date', '2569-12-31T00:00:00'], '2026-12-31'],
    [date(label), ['number', '46341'], 'cellNotDate'],
    [date(label), '12/31/2026', 'cellNotDate'],
    [date(label), '29/02/2569', 'cellNotDate'],
    [instant(label), '31/12/2569 10:05', '2026-12-31T10:05:00+07:00'],
    [instant(label), ['date', '2026-12-31T10:05:09'], '2026-12-31T10:05:09+07:00'],
    [json(label), '{"a":1}', { a: 1 }],
    [json(label), '[1]', 'invalidJson'],
    [text(label), ['formula', '2'], 'cellFormula'],
    [text(label), ['error', '#N/A'], 'cellError'],
    [text(label), ['merged', 'A1:B2'], 'cellMerged'],
    [text(label), null, null],
  ] as readonly (readonly [Field, Cell, unknown])[])('of %o with the content %j', (field, cell, value) => {
    expect(readAs(field, cell)).toEqual(value);
  });

  it('of several codes accepts their labels in either language, their keys and the codes themselves', () => {
    const colour = defineChoice('colour', {
      group: 'COLOUR',
      title: ['สี', 'Colour'],
      values: { red: { key: '1', label: ['แดง', 'Red'] }, blue: { key: '2', label: ['น้ำเงิน', 'Blue'] } },
    });
    expect(readCell(codes('colour', label), 'แดง, Blue; 1,blue', colour)).toEqual({
      value: ['red', 'blue', 'red', 'blue'],
    });
    expect(readCell(codes('colour', label), 'เขียว', colour)).toMatchObject({
      problem: { messageKey: 'cellNotFound', data: { value: 'เขียว' } },
    });
  });
});

describe('a cell with the stored value', () => {
  it('is the same if only differences exist that a cell cannot express', () => {
    expect(isSameCell(text(label), ' a\r\nb ', 'a\nb')).toBe(true);
    expect(isSameCell(text(label), "'=1", '=1')).toBe(true);
    expect(isSameCell(text(label), '  ', null)).toBe(true);
    expect(isSameCell(text(label), 'a', null)).toBe(false);
    expect(isSameCell(instant(label), '2026-12-31T10:05:09+07:00', '2026-12-31T10:05:00+07:00')).toBe(true);
    expect(isSameCell(date(label), '2026-12-31', '2026-12-30')).toBe(false);
  });
});
