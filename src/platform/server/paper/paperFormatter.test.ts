/** Digits of a legal paper: Thai in sentences, Arabic in names and codes. */
import { expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { inThaiProse, plainMoney, paperFormatterFor } from './paperFormatter.ts';

it.each([
  ['30 กรัม ต่อน้ำ 1,000 ลิตร', '๓๐ กรัม ต่อน้ำ ๑,๐๐๐ ลิตร'],
  ['LC50 ที่ 96 ชั่วโมง', 'LC50 ที่ ๙๖ ชั่วโมง'],
  ['88 Example Road, Qingdao', '88 Example Road, Qingdao'],
  ['12345', '12345'],
  ['ชนิดที่ 2', 'ชนิดที่ ๒'],
  ['รายงาน T-1/2569', 'รายงาน T-1/2569'],
])('prints %j as %j', (typed, printed) => {
  expect(inThaiProse(typed)).toBe(printed);
});

it('prints both names in Thai, and one if they are equal', () => {
  expect(paperFormatterFor('th').bothNames(['คลอรีน', 'Chlorine'])).toBe('คลอรีน (Chlorine)');
  expect(paperFormatterFor('th').bothNames(['X', 'X'])).toBe('X');
  expect(paperFormatterFor('en').bothNames(['คลอรีน', 'Chlorine'])).toBe('Chlorine');
  expect(paperFormatterFor('en').labelText(null)).toBe('');
});

it('prints amounts and dates with the digits of the language, and money for tellers with Arabic digits', () => {
  const [th, en] = [paperFormatterFor('th'), paperFormatterFor('en')];
  expect([th.money(decimal('2050.5')), en.money(decimal('2050.5')), plainMoney(decimal('2050.5'))]).toEqual([
    '๒,๐๕๐.๕๐',
    '2,050.50',
    '2,050.50',
  ]);
  expect([th.number(decimal('0.820')), th.number(null), th.count(12)]).toEqual(['๐.๘๒', '', '๑๒']);
  expect(th.longDate(getPlainDate('2026-11-15'))).toBe('๑๕ พฤศจิกายน ๒๕๖๙');
  expect(th.shortDate(getPlainDate('2026-08-03'))).toBe('๓\u00A0ส.ค.\u00A0๒๕๖๙');
});

it('does not separate a postcode from its province', () => {
  expect(paperFormatterFor('th').proseLines('40 ถนนตัวอย่าง\nกรุงเทพมหานคร 10500')).toEqual([
    '๔๐ ถนนตัวอย่าง',
    'กรุงเทพมหานคร\u00A0๑๐๕๐๐',
  ]);
});
