/**
 * Calculates the fee of a request by the given rates, or what is missing to calculate it, with the reasons: the same
 * answer in the browser and on the server.
 */
import { labelOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import { message, type MessageRef } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import { isWithin } from '#language/values/compareDays.ts';
import { decimal, type Decimal, formatDecimal, ZERO } from '#language/values/decimal.ts';
import { addDays, type PlainDate } from '#language/values/plainDate.ts';
import {
  documentType as documentTypes,
  type operation as operations,
  requestType as requestTypes,
} from '#platform/model/businessChoices.ts';
import {
  counts,
  isCounted,
  isMeasured,
  measures,
  type CountedBasis,
  type FeeBasis,
  type MeasuredBasis,
} from './bases.ts';
import { findRange, quantityText, findRangeProblems } from './ranges.ts';
import { countWaivers, dateLabel, findWaiver, type Waiver } from './waivers.ts';

/** A record that the question refers to, with its name if the explanation should contain it. */
export interface ReferenceWithName {
  readonly id: string;
  readonly name?: Label;
}

export interface FeeQuestion {
  readonly documentType: keyof (typeof documentTypes)['values'];
  readonly requestType: keyof (typeof requestTypes)['values'];
  /** The day from which the time for payment runs. */
  readonly date: PlainDate;
  readonly copies?: number;
  readonly items?: number;
  readonly trips?: number;
  readonly tonsPerYear?: Decimal;
  readonly squareMetres?: Decimal;
  readonly country?: ReferenceWithName;
  readonly department?: ReferenceWithName;
  readonly operation?: keyof (typeof operations)['values'];
  readonly objective?: ReferenceWithName;
  readonly product?: ReferenceWithName;
  readonly holder?: ReferenceWithName;
  readonly goodsValue?: Decimal;
}

/** A rate as it is stored, or as a person is editing it. */
export type FeeRate = RecordValues<'feeRate'> & { readonly isActive?: boolean };

export interface Fee {
  readonly kind: 'fee';
  readonly rate: FeeRate;
  readonly basis: FeeBasis;
  /** The range that was found, with its index among those of the rate. */
  readonly range?: { readonly index: number; readonly fromValue: Decimal; readonly toValue: Decimal | null };
  /** The amount for one. */
  readonly amount: Decimal;
  readonly times: number;
  /** The amount without a waiver. */
  readonly fullTotal: Decimal;
  /** The amount to be paid. */
  readonly total: Decimal;
  /** Undefined if nothing is to be paid. */
  readonly dueDate?: PlainDate;
  readonly waiver?: Waiver;
  readonly why: readonly MessageRef[];
}

export type MissingForFee = 'rate' | 'quantity' | 'area' | 'trips' | 'items' | 'range' | 'draft';

export interface FeeMissing {
  readonly kind: 'missing';
  readonly what: MissingForFee;
  readonly rate?: FeeRate;
  readonly why: readonly MessageRef[];
}

export function calculateFee(rates: readonly FeeRate[], question: FeeQuestion): Fee | FeeMissing {
  const rate = findRate(rates, question);
  if (rate === undefined)
    return { kind: 'missing', what: 'rate', why: [message('feeNotFound'), ...noRateReasons(rates, question)] };
  const charge = chargeOf(rate, question);
  if ('what' in charge) return { kind: 'missing', rate, ...charge };
  const { basis, amount, times, range } = charge;
  const fullTotal = amount.times(decimal(times));
  const waiver = fullTotal.eq(ZERO) ? undefined : findWaiver(rate, question);
  const total = waiver === undefined ? fullTotal : ZERO;
  const dueDays = rate.dueDays ?? 0;
  const dueDate = total.eq(ZERO) ? undefined : addDays(question.date, dueDays);
  return {
    kind: 'fee',
    rate,
    basis,
    ...(range === undefined ? {} : { range }),
    amount,
    times,
    fullTotal,
    total,
    ...(dueDate === undefined ? {} : { dueDate }),
    ...(waiver === undefined ? {} : { waiver }),
    why: [
      rateReason(rate),
      ...charge.why,
      ...waiverReasons(rate, { waiver, isPayable: fullTotal.gt(ZERO) }),
      ...(dueDate === undefined
        ? []
        : [message('feeDue', { days: dueDays, date: dateLabel(question.date), due: dateLabel(dueDate) })]),
    ],
  };
}

/** If several rates apply, which the rules prevent, the one that came into force last is used. */
export function findRate(
  rates: readonly FeeRate[],
  { documentType, requestType, date }: FeeQuestion,
): FeeRate | undefined {
  return rates
    .filter(
      (rate) =>
        rate.isActive !== false &&
        rate.refDocumentType === documentType &&
        isForKind(rate, requestType) &&
        isInForce(rate, date),
    )
    .toSorted(
      (left, other) =>
        compareTexts(other.effectiveDate ?? '', left.effectiveDate ?? '') ||
        compareTexts(left.code ?? '', other.code ?? ''),
    )[0];
}

/** Both the first and the last day are in force. */
export function isInForce(
  { effectiveDate, expireDate }: Pick<FeeRate, 'effectiveDate' | 'expireDate'>,
  date: PlainDate,
): boolean {
  return effectiveDate !== null && isWithin(date, { from: effectiveDate, to: expireDate });
}

export function baht(amount: Decimal): string {
  return formatDecimal(amount, 'th', BAHT_DECIMALS);
}

const BAHT_DECIMALS = 2;

type Charge = Pick<Fee, 'basis' | 'amount' | 'times' | 'range' | 'why'>;
type MissingCharge = Pick<FeeMissing, 'what' | 'why'>;

function chargeOf(rate: FeeRate, question: FeeQuestion): Charge | MissingCharge {
  const { refBasis } = rate;
  if (refBasis === 'free') return { basis: 'free', amount: ZERO, times: 1, why: [message('feeIsFree')] };
  if (isMeasured(refBasis)) return measuredCharge(rate, question, refBasis);
  if (isCounted(refBasis)) return countedCharge(rate, question, refBasis);
  return { what: 'draft', why: [message('feeBasisMissing')] };
}

function measuredCharge(rate: FeeRate, question: FeeQuestion, basis: MeasuredBasis): Charge | MissingCharge {
  const { what, unit, missing } = measures[basis];
  const ranges = rate.ranges ?? [];
  if (ranges.length === 0 || ranges.some(({ fromValue }) => fromValue === null) || findRangeProblems(ranges).length > 0)
    return { what: 'draft', why: [message('feeRangesFaulty')] };
  const quantity = question[basis];
  if (quantity === undefined)
    return { what: basis === 'tonsPerYear' ? 'quantity' : 'area', why: [missing(rate.code ?? '')] };
  const found = findRange(ranges, quantity);
  if (found === undefined) return { what: 'range', why: [message('feeRangesFaulty')] };
  const { fromValue, toValue, amount } = found.range;
  if (amount === null || fromValue === null) return { what: 'draft', why: [message('feeAmountMissing')] };
  const quantityLabel = {
    what,
    unit,
    quantity: quantityText(quantity),
    from: quantityText(fromValue),
    amount: baht(amount),
  };
  const why =
    toValue === null
      ? message('feeInLastRange', quantityLabel)
      : message('feeInRange', { ...quantityLabel, to: quantityText(toValue) });
  return { basis, amount, times: 1, range: { index: found.index, fromValue, toValue }, why: [why] };
}

function countedCharge({ amount, code }: FeeRate, question: FeeQuestion, basis: CountedBasis): Charge | MissingCharge {
  const { questionField, per, missing } = counts[basis];
  if (amount === null) return { what: 'draft', why: [message('feeAmountMissing')] };
  const times = question[questionField] ?? (missing === undefined ? 1 : undefined);
  if (times === undefined)
    return { what: basis === 'trip' ? 'trips' : 'items', why: missing === undefined ? [] : [missing(code ?? '')] };
  return {
    basis,
    amount,
    times,
    why: [message('feeTimes', { amount: baht(amount), per, times, total: baht(amount.times(decimal(times))) })],
  };
}

function rateReason({ code, nameTh, nameEn, effectiveDate, expireDate }: FeeRate): MessageRef {
  const rateLabel = {
    code: code ?? '',
    name: [nameTh ?? '', nameEn ?? nameTh ?? ''] as const,
    from: effectiveDate === null ? '' : dateLabel(effectiveDate),
  };
  return expireDate === null
    ? message('feeByRate', rateLabel)
    : message('feeByRateUntil', { ...rateLabel, until: dateLabel(expireDate) });
}

function waiverReasons(
  rate: FeeRate,
  { waiver, isPayable }: { waiver: Waiver | undefined; isPayable: boolean },
): readonly MessageRef[] {
  if (waiver !== undefined) return waiver.why;
  const n = countWaivers(rate);
  return n === 0 || !isPayable ? [] : [message('feeNotWaived', { n })];
}

/** The rates that come nearest explain best what is missing. */
function noRateReasons(rates: readonly FeeRate[], { documentType, requestType, date }: FeeQuestion): MessageRef[] {
  const document = labelOf(documentTypes, documentType);
  const ofDocument = rates.filter((rate) => rate.refDocumentType === documentType);
  const usable = ofDocument.filter(({ isActive }) => isActive !== false);
  if (ofDocument.length === 0) return [message('feeNoRateOfDocument', { document })];
  if (usable.length === 0) return ofDocument.map(({ code }) => message('feeRateArchived', { code: code ?? '' }));
  const ofKind = usable.filter((rate) => isForKind(rate, requestType));
  if (ofKind.length === 0)
    return [
      message('feeNoRateOfKind', {
        document,
        kind: labelOf(requestTypes, requestType),
        kinds: kindsLabel(usable.flatMap((rate) => rate.requestTypes ?? [])),
      }),
    ];
  return ofKind.map(({ code, effectiveDate, expireDate }) =>
    effectiveDate === null
      ? message('feeDatesMissing')
      : message('feeNoRateOnDay', {
          code: code ?? '',
          from: dateLabel(effectiveDate),
          until: untilLabel(expireDate),
          date: dateLabel(date),
        }),
  );
}

export function untilLabel(expireDate: PlainDate | null): Label {
  return expireDate === null ? ['ไม่มีกำหนด', 'no end date'] : dateLabel(expireDate);
}

/** Kinds of request in the order they are declared, each once. */
export function kindsLabel(kinds: readonly string[]): Label {
  const labels = Object.entries(requestTypes.values).flatMap(([code, { label }]) =>
    kinds.includes(code) ? [label] : [],
  );
  return [labels.map(([th]) => th).join(', '), labels.map(([, en]) => en).join(', ')];
}

function isForKind({ requestTypes: kinds }: FeeRate, kind: string): boolean {
  return (kinds as readonly string[] | null)?.includes(kind) === true;
}

function compareTexts(left: string, other: string): number {
  return left === other ? 0 : left < other ? -1 : 1;
}
