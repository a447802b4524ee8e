/** Rates for tests. */
import { decimal } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import type { FeeRate } from './calculateFee.ts';

const whole: FeeRate = {
  id: '01a00000-0000-7000-8000-00000000fee1',
  code: 'FEE-T',
  nameTh: 'อัตรา',
  nameEn: 'Rate',
  refDocumentType: 'licenceImport',
  requestTypes: ['new', 'renew'],
  refBasis: 'copy',
  amount: null,
  ranges: [],
  dueDays: 30,
  effectiveDate: getPlainDate('2026-01-01'),
  expireDate: null,
  legalBasis: null,
  remark: null,
  excludeCountries: [],
  excludeDepartments: [],
  excludeOperations: [],
  excludeProducts: [],
  excludeUsers: [],
  excludes: [],
};

export function anyRate(more: Partial<FeeRate>): FeeRate {
  return { ...whole, ...more };
}

/** Each range is up to, and without, a value; the last has none. */
export function rangesBelow(
  ...bands: readonly (readonly [below: number | null, amount: number])[]
): NonNullable<FeeRate['ranges']> {
  return bands.map(([limit, amount], index) => ({
    id: `range ${index}`,
    fromValue: decimal(bands[index - 1]?.[0] ?? 0),
    toValue: limit === null ? null : decimal(limit),
    amount: decimal(amount),
  }));
}
