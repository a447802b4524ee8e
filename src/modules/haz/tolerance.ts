/**
 * How far the found content may differ from the declared one: by bands of the declared content, which the department
 * maintains as a vocabulary.
 */
import { decimal, divide, type Decimal } from '#language/values/decimal.ts';
import type { contentUnit } from '#modules/master-mgt/index.ts';
import type { homogeneity } from './choices.ts';

export type ContentUnit = keyof (typeof contentUnit)['values'];
export type Homogeneity = keyof (typeof homogeneity)['values'];

/**
 * More than, up to and including at most: the upper limit belongs to the lower band. In grams per kilogram or litre.
 */
export interface ToleranceBand {
  readonly moreThan: Decimal;
  /** Null for the last. */
  readonly atMost: Decimal | null;
  /** Null if it applies to both. */
  readonly homogeneity: Homogeneity | null;
  /** Either a percentage of the declared content, or grams. */
  readonly percent: Decimal | null;
  readonly absolute: Decimal | null;
}

export interface ContentMeasurement {
  readonly declared: Decimal;
  readonly found: Decimal;
  readonly unit: ContentUnit;
  readonly homogeneity: Homogeneity;
}

export type ToleranceAnswer =
  | {
      readonly kind: 'weighed';
      readonly passes: boolean;
      readonly deviation: Decimal;
      readonly from: Decimal;
      readonly to: Decimal;
    }
  /** For microbes the declared count is the minimum. */
  | { readonly kind: 'counted'; readonly passes: boolean; readonly from: Decimal }
  /** No band contains the declared content. */
  | { readonly kind: 'unknown' };

const HUNDRED = decimal('100');
/** Grams in a kilogram or litre for one unit of the declared content. */
const GRAMS: Readonly<Partial<Record<ContentUnit, Decimal>>> = {
  percentWeight: decimal('10'),
  percentWeightVolume: decimal('10'),
  gramsPerKilogram: decimal('1'),
  gramsPerLitre: decimal('1'),
};
/** Enough for every band and every possible content: nothing is rounded. */
const EXACT = { scale: 9, rounding: 'halfUp' } as const;

export function isCountUnit(unit: ContentUnit): boolean {
  return GRAMS[unit] === undefined;
}

export function toleranceOf(
  bands: readonly ToleranceBand[],
  { declared, found, unit, homogeneity }: ContentMeasurement,
): ToleranceAnswer {
  const grams = GRAMS[unit];
  if (grams === undefined) return { kind: 'counted', passes: found.gte(declared), from: declared };
  const content = declared.times(grams);
  const band = bands.find(
    (candidate) =>
      (candidate.homogeneity ?? homogeneity) === homogeneity &&
      content.gt(candidate.moreThan) &&
      (candidate.atMost === null || content.lte(candidate.atMost)),
  );
  if (band === undefined) return { kind: 'unknown' };
  const deviation = divide(
    band.absolute ?? divide(content.times(band.percent ?? decimal('0')), HUNDRED, EXACT),
    grams,
    EXACT,
  );
  const [from, to] = [declared.minus(deviation), declared.plus(deviation)];
  return { kind: 'weighed', passes: found.gte(from) && found.lte(to), deviation, from, to };
}
