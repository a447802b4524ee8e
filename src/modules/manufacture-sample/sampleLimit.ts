/** How much of one product may be made as a sample: administrators set it in the vocabulary SAMPLE_LIMIT. */
import { codesOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import { isPlainObject } from '#language/patch.ts';
import { decimalText, findDecimal, smallest, sum, type Decimal } from '#language/values/decimal.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import { hazType } from '#platform/model/businessChoices.ts';
import type { Measure, UnitFactor } from '#platform/model/quantityUnit.ts';

export type HazType = keyof (typeof hazType)['values'];

export interface SampleLimit {
  /** Null if it applies to every type that has no limit of its own. */
  readonly hazType: HazType | null;
  readonly measure: Measure;
  readonly most: Decimal;
}

/**
 * Reads `{ "kilograms": "5", "litres": "5", "hazType": "3" }`; the type may be left out. Returns undefined if it cannot
 * be read: a mistyped limit must not be ignored, because then a larger one would apply.
 */
export function readSampleLimit(attribute: unknown): readonly SampleLimit[] | undefined {
  if (!isPlainObject(attribute)) return undefined;
  const key = attribute['hazType'] ?? null;
  const type = key === null ? null : codesOf(hazType).find((code) => hazType.values[code].key === keyText(key));
  const given = (['kilograms', 'litres'] as const).filter((measure) => attribute[measure] !== undefined);
  const limits = given.flatMap((measure) => {
    const most = findDecimal(attribute[measure]);
    return most === undefined || type === undefined ? [] : [{ hazType: type, measure, most }];
  });
  return limits.length === 0 || limits.length < given.length ? undefined : limits;
}

/** A key may have been written as a number. */
function keyText(key: unknown): string | undefined {
  return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined;
}

/** Returns no limit at all if one of them cannot be read: then nothing is allowed until it is corrected. */
export function readSampleLimits(attributes: readonly unknown[]): readonly SampleLimit[] {
  const read = attributes.map(readSampleLimit);
  return read.some((limits) => limits === undefined) ? [] : read.flatMap((limits) => limits ?? []);
}

/** Returns the limit of the type, or the general one; the smaller one if there are several. */
export function findLimit(
  limits: readonly SampleLimit[],
  { type, measure }: { readonly type: HazType | null; readonly measure: Measure },
): Decimal | undefined {
  const ofMeasure = limits.filter((limit) => limit.measure === measure);
  const own = ofMeasure.filter((limit) => type !== null && limit.hazType === type);
  const [first, ...others] = (own.length > 0 ? own : ofMeasure.filter((limit) => limit.hazType === null)).map(
    ({ most }) => most,
  );
  return first === undefined ? undefined : smallest(first, ...others);
}

export interface SampleLine {
  readonly nameTh: string | null;
  readonly nameEn: string | null;
  readonly quantity: Decimal;
  readonly unit: UnitFactor;
}

/** Exact, because plus and times never round. */
export function amountOf({ quantity, unit }: Pick<SampleLine, 'quantity' | 'unit'>): Decimal {
  return quantity.times(unit.factor);
}

/** Returns the lines of the same product, itself included: one that has either name in common. */
export function linesOfProduct<Line extends Pick<SampleLine, 'nameTh' | 'nameEn'>>(
  line: Line,
  lines: readonly Line[],
): readonly Line[] {
  return lines.filter(
    (other) => other === line || isSameName(line.nameTh, other.nameTh) || isSameName(line.nameEn, other.nameEn),
  );
}

export function totalOf(lines: readonly SampleLine[]): Decimal {
  return sum(lines.map(amountOf));
}

const UNIT_TEXTS: Readonly<Record<Measure, Label>> = {
  kilograms: ['กิโลกรัม', 'kg'],
  litres: ['ลิตร', 'litres'],
};

/** `5 กิโลกรัม`. */
export function amountText(amount: Decimal, measure: Measure): Label {
  const [th, en] = UNIT_TEXTS[measure];
  return [`${decimalText(amount)} ${th}`, `${decimalText(amount)} ${en}`];
}

/** Spaces and the shape of letters do not make another product. */
function isSameName(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const key = (name: string): string => normaliseForSearch(name).replaceAll(/\s/gu, '');
  // A name without letters and digits, such as a dash, names nothing.
  return key(one) !== '' && key(one) === key(other);
}
