import { describe, expect, it } from 'vitest';
import { formatMessage } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import { decimal, decimalText } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { type Fee, calculateFee, type FeeMissing, type FeeQuestion, type FeeRate } from './calculateFee.ts';
import { anyRate, rangesBelow } from './feeFixtures.ts';
import { feeMessages } from './messages.ts';

const question: FeeQuestion = { documentType: 'licenceImport', requestType: 'new', date: getPlainDate('2026-11-15') };
const perCopy = anyRate({ refBasis: 'copy', amount: decimal(2000), dueDays: 30 });
const byTons = anyRate({
  refBasis: 'tonsPerYear',
  ranges: rangesBelow([10, 500], [50, 1000], [null, 3000]),
  dueDays: 30,
});

function feeFor(rates: readonly FeeRate[], more: Partial<FeeQuestion> = {}): Fee {
  const fee = calculateFee(rates, { ...question, ...more });
  if (fee.kind !== 'fee') throw new Error(`Nothing was found: ${messagesOf(fee).join(' ')}`);
  return fee;
}
function missingFor(rates: readonly FeeRate[], more: Partial<FeeQuestion> = {}): FeeMissing {
  const missing = calculateFee(rates, { ...question, ...more });
  if (missing.kind !== 'missing') throw new Error('Nothing is missing');
  return missing;
}
const messagesOf = ({ why }: Fee | FeeMissing, locale: 'th' | 'en' = 'en'): string[] =>
  why.map(({ messageKey, data }) => formatMessage(feeMessages[messageKey as keyof typeof feeMessages], locale, data));
const sumOf = ({ total, fullTotal }: Fee): string => `${decimalText(total)} of ${decimalText(fullTotal)}`;

describe('a fee', () => {
  it('is counted by copies, one by default', () => {
    expect([sumOf(feeFor([perCopy])), sumOf(feeFor([perCopy], { copies: 3 }))]).toEqual([
      '2000 of 2000',
      '6000 of 6000',
    ]);
  });

  it('is found by its range, whose upper edge belongs to the next', () => {
    const at = (tons: string): string => sumOf(feeFor([byTons], { tonsPerYear: decimal(tons) }));
    expect(['0', '9.9999', '10', '49.9999', '50', '100000'].map(at)).toEqual([
      '500 of 500',
      '500 of 500',
      '1000 of 1000',
      '1000 of 1000',
      '3000 of 3000',
      '3000 of 3000',
    ]);
  });

  it('is due so many days after the day it is charged', () => {
    expect([feeFor([perCopy]).dueDate, feeFor([{ ...perCopy, dueDays: 0 }]).dueDate]).toEqual([
      '2026-12-15',
      '2026-11-15',
    ]);
  });

  it('is zero and has no due date if the rate is free', () => {
    const { total, dueDate, why } = feeFor([anyRate({ refBasis: 'free', dueDays: null })]);
    expect([decimalText(total), dueDate, why.length]).toEqual(['0', undefined, 2]);
  });

  it('is explained step by step in both languages', () => {
    const fee = feeFor([byTons], { tonsPerYear: decimal('12.5') });
    expect(messagesOf(fee)).toEqual([
      'Rate FEE-T Rate applies, in force since 1 January 2026.',
      'A quantity of 12.5 tons per year is in the range from 10 to below 50 tons per year: 1,000.00 baht.',
      'Due within 30 days of 15 November 2026: by 15 December 2026.',
    ]);
    expect(messagesOf(fee, 'th')).toEqual([
      'ใช้อัตรา FEE-T อัตรา ซึ่งมีผลตั้งแต่ 1 มกราคม 2569',
      'ปริมาณ 12.5 ตันต่อปี อยู่ในช่วงตั้งแต่ 10 แต่น้อยกว่า 50 ตันต่อปี: 1,000.00 บาท',
      'ชำระภายใน 30 วัน นับจาก 15 พฤศจิกายน 2569 คือภายใน 15 ธันวาคม 2569',
    ]);
  });
});

describe('the rate', () => {
  it('is the one in force on the day, including its first and last day', () => {
    const old = anyRate({
      code: 'OLD',
      amount: decimal(1),
      effectiveDate: getPlainDate('2020-01-01'),
      expireDate: getPlainDate('2025-12-31'),
    });
    const now = anyRate({ code: 'NOW', amount: decimal(2), effectiveDate: getPlainDate('2026-01-01') });
    const on = (date: string): string | null => feeFor([old, now], { date: getPlainDate(date) }).rate.code;
    expect([on('2020-01-01'), on('2025-12-31'), on('2026-01-01')]).toEqual(['OLD', 'OLD', 'NOW']);
    expect(missingFor([old, now], { date: getPlainDate('2019-12-31') }).what).toBe('rate');
  });

  it('is reported missing with the nearest reason: no document, no kind, no day, archived', () => {
    expect(messagesOf(missingFor([]))).toEqual([
      'No fee rate was found for this document. Contact the administrator.',
      'There is no rate yet for “Import licence (type 3)”.',
    ]);
    expect(messagesOf(missingFor([perCopy], { requestType: 'cancel' }))[1]).toBe(
      'The rates of “Import licence (type 3)” apply only to these request types: New, Renew. There is none for “Cancel”.',
    );
    expect(messagesOf(missingFor([{ ...perCopy, expireDate: getPlainDate('2026-10-31') }]))[1]).toBe(
      'Rate FEE-T is in force 1 January 2026 – 31 October 2026, which does not include 15 November 2026.',
    );
    expect(messagesOf(missingFor([{ ...perCopy, isActive: false }]))[1]).toBe('Rate FEE-T is archived.');
  });

  it('reports the quantity, area, trips or items that it needs', () => {
    const what = (rate: Partial<FeeRate>): string =>
      missingFor([anyRate({ dueDays: 7, amount: decimal(1), ...rate })]).what;
    const ranges = rangesBelow([null, 1]);
    expect([
      what({ refBasis: 'tonsPerYear', ranges }),
      what({ refBasis: 'squareMetres', ranges }),
      what({ refBasis: 'trip' }),
      what({ refBasis: 'item' }),
    ]).toEqual(['quantity', 'area', 'trips', 'items']);
  });

  it('that is incomplete reports what it lacks', () => {
    const lackOf = (rate: Partial<FeeRate>): string | undefined =>
      messagesOf(missingFor([anyRate(rate)], { tonsPerYear: decimal(1) })).at(-1);
    expect(lackOf({ refBasis: null })).toBe('This rate has no basis yet. Choose one first.');
    expect(lackOf({ refBasis: 'copy', amount: null })).toBe('This rate has no amount yet. Enter it first.');
    expect(lackOf({ refBasis: 'tonsPerYear', ranges: rangesBelow([10, 500]) })).toBe(
      'The ranges have gaps or overlap. Correct the range table first.',
    );
    expect(lackOf({ effectiveDate: null })).toBe('This rate has no start date yet. Enter it first.');
  });
});

const OTHER = { id: 'other' };
const NAMED = { id: 'one', name: ['ชื่อ', 'Name'] as const };
const always = { id: 'row', fromDate: null, toDate: null, remark: null };

interface Story {
  readonly rate: Partial<FeeRate>;
  readonly holds: Partial<FeeQuestion>;
  readonly not: Partial<FeeQuestion>;
  readonly path: string;
  readonly reason: string;
}

const stories: Readonly<Record<string, Story>> = {
  period: {
    rate: {
      excludes: [
        {
          ...always,
          refExcludeType: 'period',
          goodsValueUpTo: null,
          fromDate: getPlainDate('2026-11-01'),
          toDate: getPlainDate('2026-11-30'),
        },
      ],
    },
    holds: { date: getPlainDate('2026-11-30') },
    not: { date: getPlainDate('2026-12-01') },
    path: 'excludes.0',
    reason: 'Waived for the period 1 November 2026 – 30 November 2026.',
  },
  agency: {
    rate: { excludeDepartments: [{ ...always, refDepartment: { id: 'one' } }] },
    holds: { department: NAMED },
    not: { department: OTHER },
    path: 'excludeDepartments.0',
    reason: 'Waived for the agency Name.',
  },
  holder: {
    rate: {
      excludeUsers: [
        { ...always, refUser: { id: 'x' } },
        { ...always, refUser: { id: 'one' } },
      ],
    },
    holds: { holder: NAMED },
    not: { holder: OTHER },
    path: 'excludeUsers.1',
    reason: 'Waived for the operator Name.',
  },
  operation: {
    rate: { excludeOperations: [{ ...always, refOperation: 'export', refObjective: null }] },
    holds: { operation: 'export', objective: OTHER },
    not: { operation: 'import' },
    path: 'excludeOperations.0',
    reason: 'Waived for the operation “Export”.',
  },
  objective: {
    rate: { excludeOperations: [{ ...always, refOperation: 'export', refObjective: { id: 'one' } }] },
    holds: { operation: 'export', objective: NAMED },
    not: { operation: 'export', objective: OTHER },
    path: 'excludeOperations.0',
    reason: 'Waived for the operation “Export” with the objective “Name”.',
  },
  country: {
    rate: { excludeCountries: [{ ...always, refCountry: { id: 'one' } }] },
    holds: { country: NAMED },
    not: {},
    path: 'excludeCountries.0',
    reason: 'Waived for Name.',
  },
  productType: {
    rate: { excludeProducts: [{ ...always, refHazObject: { id: 'one' } }] },
    holds: { product: NAMED },
    not: { product: OTHER },
    path: 'excludeProducts.0',
    reason: 'Waived for Name.',
  },
  goodsValue: {
    rate: { excludes: [{ ...always, refExcludeType: 'goodsValue', goodsValueUpTo: decimal('1500.50') }] },
    holds: { goodsValue: decimal('1500.50') },
    not: { goodsValue: decimal('1500.51') },
    path: 'excludes.0',
    reason: 'Waived because the goods are worth 1,500.5 baht, not more than 1,500.5 baht.',
  },
};

describe('a waiver', () => {
  it.each(Object.entries(stories))(
    'by %s leaves nothing to pay, shows the full amount, and gives the reason',
    (_, { rate, holds, not, path, reason }) => {
      const rates = [{ ...perCopy, ...rate }];
      const waived = feeFor(rates, holds);
      expect([sumOf(waived), waived.dueDate, waived.waiver?.path, messagesOf(waived).at(-1)]).toEqual([
        '0 of 2000',
        undefined,
        path,
        reason,
      ]);
      const charged = feeFor(rates, not);
      expect([
        sumOf(charged),
        charged.waiver,
        messagesOf(charged).some((text) => /^None of its \d waivers applies\.$/.test(text)),
      ]).toEqual(['2000 of 2000', undefined, true]);
    },
  );

  it('applies between its days, both included, and states the last day and the reason', () => {
    const row: RecordValues<'feeRateExcludeCountry'> = {
      id: 'row',
      refCountry: { id: 'one' },
      fromDate: getPlainDate('2026-01-01'),
      toDate: getPlainDate('2026-11-15'),
      remark: 'ความตกลง',
    };
    const rates = [{ ...perCopy, excludeCountries: [row] }];
    const waived = feeFor(rates, { country: NAMED });
    expect([waived.waiver?.until, ...messagesOf(waived).slice(-2)]).toEqual([
      '2026-11-15',
      'This waiver applies until 15 November 2026.',
      'Reason: ความตกลง',
    ]);
    expect(feeFor(rates, { country: NAMED, date: getPlainDate('2026-11-16') }).waiver).toBeUndefined();
  });

  it('that was removed from the list does not apply any more', () => {
    const row = { ...always, refCountry: { id: 'one' }, isDelete: true };
    expect(feeFor([{ ...perCopy, excludeCountries: [row] }], { country: NAMED }).waiver).toBeUndefined();
  });

  it('is chosen by the order of its kinds if several apply', () => {
    const rate = { ...perCopy, ...stories['country']?.rate, ...stories['period']?.rate };
    expect(feeFor([rate], { country: NAMED }).waiver?.kind).toBe('period');
  });
});
