/** Contents in their units: which units fit a product, how much they are in per cent, and their sum. */
import { codesOf } from '#language/choice.ts';
import { decimal, divide, sum, type Decimal } from '#language/values/decimal.ts';
import { contentUnit, type PhysicalState } from '#modules/master-mgt/index.ts';
import { isCountUnit, type ContentUnit } from './tolerance.ts';

/** Only liquids are measured by volume; a liquid may be weighed too, but its microbes are counted by volume. */
const UNITS_NOT_ALLOWED: Readonly<Record<PhysicalState, readonly ContentUnit[]>> = {
  solid: ['percentWeightVolume', 'gramsPerLitre', 'cfuPerMillilitre'],
  liquid: ['cfuPerGram'],
};

export interface UnitContext {
  readonly state: PhysicalState | null;
  /** Undefined while it is unknown whether the substance is a microbe. */
  readonly isMicrobe: boolean | undefined;
}

/** In the order of the vocabulary. */
export function unitsFor({ state, isMicrobe }: UnitContext): readonly ContentUnit[] {
  return codesOf(contentUnit).filter(
    (unit) =>
      (state === null || !UNITS_NOT_ALLOWED[state].includes(unit)) &&
      (isMicrobe === undefined || isCountUnit(unit) === isMicrobe),
  );
}

/** Returns the unit that most labels have. */
export function defaultUnit({ state, isMicrobe }: UnitContext): ContentUnit | undefined {
  if (state === null) return undefined;
  if (isMicrobe === true) return state === 'solid' ? 'cfuPerGram' : 'cfuPerMillilitre';
  return state === 'solid' ? 'percentWeight' : 'percentWeightVolume';
}

export type Basis = 'weight' | 'volume';

const BASES: Readonly<Partial<Record<ContentUnit, readonly [basis: Basis, inOnePercent: number]>>> = {
  percentWeight: ['weight', 1],
  gramsPerKilogram: ['weight', 10],
  percentWeightVolume: ['volume', 1],
  gramsPerLitre: ['volume', 10],
};
const EXACT = { scale: 6, rounding: 'halfUp' } as const;

/** Returns undefined for counts. */
export function percentOf(
  content: Decimal,
  unit: ContentUnit,
): { readonly basis: Basis; readonly percent: Decimal } | undefined {
  const found = BASES[unit];
  return found === undefined ? undefined : { basis: found[0], percent: divide(content, decimal(found[1]), EXACT) };
}

export interface PercentTotal {
  readonly basis: Basis;
  readonly percent: Decimal;
  readonly isTooMuch: boolean;
}

const WHOLE = decimal('100');

/** By weight and by volume separately, because they cannot be added. */
export function percentTotals(
  contents: readonly { readonly content: Decimal | null; readonly refUnit: ContentUnit | null }[],
): readonly PercentTotal[] {
  const all = contents.flatMap(({ content, refUnit }) =>
    content === null || refUnit === null ? [] : (percentOf(content, refUnit) ?? []),
  );
  return (['weight', 'volume'] as const).flatMap((basis) => {
    const own = all.filter((item) => item.basis === basis).map(({ percent }) => percent);
    const percent = sum(own);
    return own.length === 0 ? [] : [{ basis, percent, isTooMuch: percent.gt(WHOLE) }];
  });
}
