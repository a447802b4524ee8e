/** Finds whether a rate is waived for a request: by the six kinds of waiver, in the order of their numbers. */
import { labelOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import { message, type MessageRef } from '#language/message.ts';
import type { RecordValues, Reference } from '#language/record.ts';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import { isWithin } from '#language/values/compareDays.ts';
import { compareDecimals, type Decimal } from '#language/values/decimal.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { type feeExcludeType, operation as operations } from '#platform/model/businessChoices.ts';
import type { FeeQuestion } from './calculateFee.ts';
import { quantityText } from './ranges.ts';

export type WaiverKind = keyof (typeof feeExcludeType)['values'];

export interface Waiver {
  readonly kind: WaiverKind;
  /** Its path in the rate: `excludeCountries.2`. */
  readonly path: string;
  /** Its last day; null if it has none. */
  readonly until: PlainDate | null;
  readonly why: readonly MessageRef[];
}

type WaivedRate = Pick<
  RecordValues<'feeRate'>,
  'excludes' | 'excludeDepartments' | 'excludeUsers' | 'excludeOperations' | 'excludeCountries' | 'excludeProducts'
>;

/** Returns the first waiver that applies. */
export function findWaiver(rate: WaivedRate, question: FeeQuestion): Waiver | undefined {
  for (const find of grounds) {
    const waiver = find(rate, question);
    if (waiver !== undefined) return waiver;
  }
  return undefined;
}

export function countWaivers({
  excludes,
  excludeDepartments,
  excludeUsers,
  excludeOperations,
  excludeCountries,
  excludeProducts,
}: WaivedRate): number {
  return [excludes, excludeDepartments, excludeUsers, excludeOperations, excludeCountries, excludeProducts]
    .flatMap((rows): readonly WaiverRow[] => rows ?? [])
    .filter(isNotDeleted).length;
}

interface WaiverRow {
  readonly fromDate: PlainDate | null;
  readonly toDate: PlainDate | null;
  readonly remark: string | null;
  readonly isDelete?: boolean;
}

type FindWaiver = (rate: WaivedRate, question: FeeQuestion) => Waiver | undefined;

interface Ground<Row extends WaiverRow> {
  readonly kind: WaiverKind;
  readonly field: keyof WaivedRate;
  readonly rowsOf: (rate: WaivedRate) => readonly Row[] | null;
  /** Returns the reason why it applies, or undefined. */
  readonly holds: (row: Row, question: FeeQuestion) => MessageRef | undefined;
}

function ground<Row extends WaiverRow>({ kind, field, rowsOf, holds }: Ground<Row>): FindWaiver {
  return (rate, question) => {
    for (const [index, row] of (rowsOf(rate) ?? []).entries()) {
      const why = isNotDeleted(row) && holdsOn(row, question.date) ? holds(row, question) : undefined;
      if (why !== undefined)
        return { kind, path: `${field}.${index}`, until: row.toDate, why: [why, ...furtherReasons(kind, row)] };
    }
    return undefined;
  };
}

const grounds: readonly FindWaiver[] = [
  ground<RecordValues<'feeRateExclude'>>({
    kind: 'period',
    field: 'excludes',
    rowsOf: ({ excludes }) => excludes,
    holds: ({ refExcludeType, fromDate, toDate }) =>
      refExcludeType === 'period' && fromDate !== null && toDate !== null
        ? message('feeWaivedPeriod', { from: dateLabel(fromDate), until: dateLabel(toDate) })
        : undefined,
  }),
  ground<RecordValues<'feeRateExcludeDepartment'>>({
    kind: 'agency',
    field: 'excludeDepartments',
    rowsOf: ({ excludeDepartments }) => excludeDepartments,
    holds: ({ refDepartment }, { department }) =>
      isSame(refDepartment, department) ? message('feeWaivedAgency', { name: nameOf(department) }) : undefined,
  }),
  ground<RecordValues<'feeRateExcludeUser'>>({
    kind: 'agency',
    field: 'excludeUsers',
    rowsOf: ({ excludeUsers }) => excludeUsers,
    holds: ({ refUser }, { holder }) =>
      isSame(refUser, holder) ? message('feeWaivedHolder', { name: nameOf(holder) }) : undefined,
  }),
  ground<RecordValues<'feeRateExcludeOperation'>>({
    kind: 'objective',
    field: 'excludeOperations',
    rowsOf: ({ excludeOperations }) => excludeOperations,
    holds: operationHolds,
  }),
  ground<RecordValues<'feeRateExcludeCountry'>>({
    kind: 'country',
    field: 'excludeCountries',
    rowsOf: ({ excludeCountries }) => excludeCountries,
    holds: ({ refCountry }, { country }) =>
      isSame(refCountry, country) ? message('feeWaivedCountry', { name: nameOf(country) }) : undefined,
  }),
  ground<RecordValues<'feeRateExcludeProduct'>>({
    kind: 'productType',
    field: 'excludeProducts',
    rowsOf: ({ excludeProducts }) => excludeProducts,
    holds: ({ refHazObject }, { product }) =>
      isSame(refHazObject, product) ? message('feeWaivedProduct', { name: nameOf(product) }) : undefined,
  }),
  ground<RecordValues<'feeRateExclude'>>({
    kind: 'goodsValue',
    field: 'excludes',
    rowsOf: ({ excludes }) => excludes,
    holds: valueHolds,
  }),
];

/** A row without an objective is for every objective. */
function operationHolds(
  { refOperation, refObjective }: RecordValues<'feeRateExcludeOperation'>,
  { operation, objective }: FeeQuestion,
): MessageRef | undefined {
  if (refOperation === null || refOperation !== operation) return undefined;
  const name = labelOf(operations, refOperation);
  if (refObjective === null) return message('feeWaivedOperation', { name });
  return isSame(refObjective, objective)
    ? message('feeWaivedObjective', { name, objective: nameOf(objective) })
    : undefined;
}

function valueHolds(
  { refExcludeType, goodsValueUpTo }: RecordValues<'feeRateExclude'>,
  { goodsValue }: FeeQuestion,
): MessageRef | undefined {
  if (refExcludeType !== 'goodsValue' || goodsValueUpTo === null || goodsValue === undefined) return undefined;
  return isAtMost(goodsValue, goodsValueUpTo)
    ? message('feeWaivedValue', { value: quantityText(goodsValue), limit: quantityText(goodsValueUpTo) })
    : undefined;
}

function furtherReasons(kind: WaiverKind, { toDate, remark }: WaiverRow): MessageRef[] {
  return [
    // The message of a period contains its last day already.
    ...(toDate === null || kind === 'period' ? [] : [message('feeWaivedUntil', { until: dateLabel(toDate) })]),
    ...(remark === null ? [] : [message('feeWaivedBecause', { remark })]),
  ];
}

export function dateLabel(date: PlainDate): Label {
  return [formatLongDate(date, 'th'), formatLongDate(date, 'en')];
}

function isAtMost(value: Decimal, limit: Decimal): boolean {
  return compareDecimals(value, limit) <= 0;
}

function holdsOn({ fromDate, toDate }: WaiverRow, date: PlainDate): boolean {
  return isWithin(date, { from: fromDate, to: toDate });
}

/** A deleted row is sent with its mark. */
export function isNotDeleted(row: WaiverRow): boolean {
  return row.isDelete !== true;
}

function isSame(left: Reference | null, other: Reference | undefined): boolean {
  return left !== null && other !== undefined && left.id === other.id;
}

function nameOf(reference: FeeQuestion['country']): Label {
  return reference?.name ?? [reference?.id ?? '', reference?.id ?? ''];
}
