import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import { addDays, getPlainDate } from '#language/values/plainDate.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { billBarcodeText, readBillBarcode, readThaiQr, refsOf, thaiQrText, type Bill } from './billPayment.ts';

const LETTERS_AND_DIGITS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));
const ref = (minLength: number) =>
  fc.array(fc.constantFrom(...LETTERS_AND_DIGITS), { minLength, maxLength: 20 }).map((list) => list.join(''));
const money = (min: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min, max: 999_999_999_999 }).map((satang) => decimal(satang).times('0.01'));
const bill = (least: number): fc.Arbitrary<Bill> =>
  fc.record({ billerId: digits(15), ref1: ref(1), ref2: ref(0), amount: money(least) });

function expectSame(read: Bill | undefined, written: Bill): void {
  expect({ ...read, amount: read?.amount.toString() }).toEqual({ ...written, amount: written.amount.toString() });
}

/** Replaces one character by another. */
const changed = fc.tuple(
  fc.nat(),
  fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), fc.constantFrom('.', ...LETTERS_AND_DIGITS)),
);

function withChange(text: string, [which, character]: readonly [number, string]): string {
  const at = which % text.length;
  return text.slice(0, at) + character + text.slice(at + 1);
}

describe('the codes of a bill', () => {
  it('give the same bill when its barcode is read', () => {
    assertProperty(
      fc.property(bill(0), (sample) => expectSame(readBillBarcode(billBarcodeText(sample)), sample)),
      { numRuns: 500 },
    );
  });

  it('give the same bill when its QR code is read', () => {
    assertProperty(
      fc.property(bill(1), (sample) => expectSame(readThaiQr(thaiQrText(sample)), sample)),
      { numRuns: 500 },
    );
  });

  it('are refused if any character of the QR code was changed', () => {
    assertProperty(
      fc.property(bill(1), changed, (sample, change) => {
        const text = thaiQrText(sample);
        const other = withChange(text, change);
        fc.pre(other !== text);
        expect(readThaiQr(other)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  it('are either refused or written back to the same text when a barcode was changed', () => {
    assertProperty(
      fc.property(bill(0), changed, (sample, change) => {
        const text = withChange(billBarcodeText(sample), change);
        const read = readBillBarcode(text);
        expect(read === undefined || billBarcodeText(read) === text).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('are not found in any other text, and reading it never throws', () => {
    assertProperty(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect([readThaiQr(text), readBillBarcode(text)]).toEqual([undefined, undefined]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the check digit of the references', () => {
  const due = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays(getPlainDate('2026-01-01'), days));
  const check = (code: string, date: Parameters<typeof refsOf>[1]): string | undefined =>
    refsOf(code, date).ref2.at(-1);

  it('differs if one digit of the number differs', () => {
    assertProperty(
      fc.property(digits(10), due, fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 }), (code, date, at, more) => {
        const other = withChange(code, [at, String((Number(code[at]) + more) % 10)]);
        expect(check(other, date)).not.toBe(check(code, date));
      }),
    );
  });

  it('differs if two neighbouring digits were swapped', () => {
    assertProperty(
      fc.property(digits(10), due, fc.nat({ max: 8 }), (code, date, at) => {
        const [digit = '', next = ''] = code.slice(at, at + 2);
        fc.pre(digit !== next);
        expect(check(code.slice(0, at) + next + digit + code.slice(at + 2), date)).not.toBe(check(code, date));
      }),
    );
  });
});
