import { expect, it } from 'vitest';
import { getPlainDate } from '#language/values/plainDate.ts';
import { subjectFromFields, subjectFromNames, numberedByYear } from './numbering.ts';

it('numbers by the Buddhist year of the approval', () => {
  const code = numberedByYear('FS');
  expect([code(12, getPlainDate('2026-12-31'), {}), code(1, getPlainDate('2027-01-01'), {})]).toEqual([
    'FS12/2569',
    'FS1/2570',
  ]);
});

it('names a case by the filled-in fields of its document', () => {
  const subject = subjectFromFields('productName', 'country');
  expect(subject({ productName: 'AQ-CHLOR 65', country: 'Laos' })).toEqual([
    'AQ-CHLOR 65 · Laos',
    'AQ-CHLOR 65 · Laos',
  ]);
  expect(subject({ productName: 'AQ-CHLOR 65', country: null })).toEqual(['AQ-CHLOR 65', 'AQ-CHLOR 65']);
  expect(subject({ productName: null, country: '' })).toEqual(['', '']);
});

it('names a case by a name, in English by the English one if there is one', () => {
  const subject = subjectFromNames('fullName', 'fullNameEn');
  expect([
    subject({ fullName: 'มานี', fullNameEn: 'Manee' }),
    subject({ fullName: 'มานี', fullNameEn: null }),
    subject({ fullName: null, fullNameEn: null }),
  ]).toEqual([
    ['มานี', 'Manee'],
    ['มานี', 'มานี'],
    ['', ''],
  ]);
});
