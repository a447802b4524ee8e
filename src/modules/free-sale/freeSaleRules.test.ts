import { describe, expect, it } from 'vitest';
import type { AnyRecord } from '#language/record.ts';
import { findWarnings } from '#language/warnings.ts';
import { addDays, getPlainDate } from '#language/values/plainDate.ts';
import { checkRecord } from '#language/checkRecord.ts';
import { getEntity, getModuleRequests } from '#language/catalogue.ts';
import { testCatalogue as catalogue } from '#platform/testing/catalogue.ts';
import { SOON_DAYS } from './freeSaleRules.ts';

const today = getPlainDate('2026-11-18');
const entity = getEntity(catalogue, 'freeSale');

function product(number: number, more: AnyRecord = {}): AnyRecord {
  return {
    refHaz: { id: `revision ${number}` },
    refHazDossier: { id: `dossier ${number}` },
    hazNumber: `HZ21690000${number}`,
    hazNameTh: `สินค้า ${number}`,
    hazNameEn: `Product ${number}`,
    hazExpires: null,
    ...more,
  };
}

const checked = (products: readonly AnyRecord[]) => ({
  catalogue,
  entity,
  record: { products },
  facts: { today },
  isComplete: false,
});
const twiceAt = (...products: readonly AnyRecord[]): readonly string[] =>
  checkRecord(checked(products)).flatMap(({ path, messageKey }) => (messageKey === 'productTwice' ? [path] : []));
const warningsOf = (...days: readonly number[]) =>
  findWarnings(checked(days.map((day, index) => product(index, { hazExpires: addDays(today, day) }))));

describe('a product', () => {
  it('is in a certificate once, by its revision or by its dossier', () => {
    expect(twiceAt(product(1), product(2))).toEqual([]);
    expect(twiceAt(product(1), product(2), product(1))).toEqual(['products.2.refHaz']);
    expect(twiceAt(product(1), product(1, { refHaz: { id: 'older revision' } }))).toEqual(['products.1.refHaz']);
    expect(twiceAt(product(1), product(1, { refHazDossier: null }))).toEqual(['products.1.refHaz']);
  });

  it('may replace a row that is deleted in the same write', () => {
    expect(twiceAt(product(1, { isDelete: true }), product(1))).toEqual([]);
  });

  it('that is not chosen yet repeats none', () => {
    const empty = { refHaz: null, refHazDossier: null };
    expect(twiceAt(product(1, empty), product(2, empty))).toEqual([]);
  });
});

describe('a registration that expires soon', () => {
  it('is a warning from the last day of the term to today, and not after that', () => {
    expect(warningsOf(SOON_DAYS + 1, SOON_DAYS, 0, -1).map(({ path }) => path)).toEqual([
      'products.1.refHaz',
      'products.2.refHaz',
    ]);
  });

  it('names the product, its number and the day in both languages, and must be acknowledged', () => {
    expect(warningsOf(30)).toMatchObject([
      {
        rule: 'productExpiresSoon',
        needsAcknowledgement: true,
        data: {
          product: ['สินค้า 0', 'Product 0'],
          number: 'HZ216900000',
          date: ['18/12/2569', '18/12/2026'],
        },
      },
    ]);
  });
});

describe('the declaration', () => {
  const { fee, subject, validity } = getModuleRequests(catalogue, 'free-sale');
  const record = (products: readonly AnyRecord[]): AnyRecord => ({ copies: 3, refCountry: { id: 'VN' }, products });

  it('passes copies, operation and country to the fee, and the substance of a single product', () => {
    const one = product(1, { refHazObject: { id: 'chlorine' } });
    expect(fee?.(record([one]))).toEqual({ copies: 3, operation: 'export', countryId: 'VN', productId: 'chlorine' });
    expect(fee?.(record([one, product(2)]))).toEqual({ copies: 3, operation: 'export', countryId: 'VN' });
  });

  it('names the first products in the subject, and how many more there are', () => {
    expect(subject(record([product(1)]))).toEqual(['สินค้า 1', 'Product 1']);
    expect(subject(record([1, 2, 3, 4].map((number) => product(number))))).toEqual([
      'สินค้า 1, สินค้า 2 และอีก 2 รายการ',
      'Product 1, Product 2 and 2 more',
    ]);
  });

  it('is valid no longer than its earliest registration', () => {
    const products = [product(1), product(2, { hazExpires: addDays(today, 20) })];
    expect(validity?.notAfter?.(record(products))).toBe(addDays(today, 20));
  });
});
