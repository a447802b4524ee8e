/**
 * Exact decimal numbers: quantities, areas and money never pass through binary floating point. Plus, minus and times
 * are always exact; operations that round require a mode.
 */
import Big from 'big.js';
import type { Locale } from '../label.ts';

export type Decimal = Big;

/** Any JSON number of at most this many significant digits is unchanged by the conversion to a double. */
export const JSON_NUMBER_DIGITS = 15;

/** Longer texts are no quantities; the limit prevents a hostile text from costing time. */
const TEXT_LENGTH_MAX = 64;
const PLAIN_NOTATION = /^-?\d+(\.\d+)?$/u;

export type Rounding = 'down' | 'halfUp' | 'halfEven' | 'up';

export interface RoundTo {
  readonly scale: number;
  readonly rounding: Rounding;
}

const ExactBig = Big();
ExactBig.strict = true;
// Outside their range on purpose: division or rounding without a stated mode throws instead of guessing.
ExactBig.DP = Number.NaN;
ExactBig.RM = Number.NaN;
ExactBig.NE = -1_000_000;
ExactBig.PE = 1_000_000;

/** Converts plain text, another decimal, or a JSON number of at most 15 digits; throws for anything else. */
export function decimal(x: string | number | Decimal): Decimal {
  const found = findDecimal(x);
  if (found === undefined) throw new TypeError(`Not an exact decimal: ${String(x)}`);
  return found;
}

export function findDecimal(x: unknown): Decimal | undefined {
  if (isDecimal(x)) return x.constructor === ExactBig ? x : new ExactBig(x);
  if (typeof x === 'string') return x.length <= TEXT_LENGTH_MAX && PLAIN_NOTATION.test(x) ? new ExactBig(x) : undefined;
  if (typeof x !== 'number' || !Number.isFinite(x)) return undefined;
  const read = new ExactBig(String(x));
  return significantDigits(read) <= JSON_NUMBER_DIGITS ? read : undefined;
}

export function isDecimal(x: unknown): x is Decimal {
  return x instanceof Big;
}

export const ZERO: Decimal = decimal('0');

export function sum(terms: Iterable<Decimal>): Decimal {
  let total = ZERO;
  for (const term of terms) total = total.plus(term);
  return total;
}

export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return a.cmp(b);
}

export function equalDecimals(a: Decimal, b: Decimal): boolean {
  return a.eq(b);
}

export function smallest(first: Decimal, ...others: readonly Decimal[]): Decimal {
  return others.reduce((least, other) => (other.lt(least) ? other : least), first);
}

export function largest(first: Decimal, ...others: readonly Decimal[]): Decimal {
  return others.reduce((most, other) => (other.gt(most) ? other : most), first);
}

export function divide(dividend: Decimal, divisor: Decimal, { scale, rounding }: RoundTo): Decimal {
  const Rounded = Big();
  Rounded.DP = scale;
  Rounded.RM = ROUNDING_MODES[rounding];
  return new ExactBig(new Rounded(dividend).div(divisor));
}

export function round(d: Decimal, { scale, rounding }: RoundTo): Decimal {
  return decimal(d).round(scale, ROUNDING_MODES[rounding]);
}

/** Whether SQL `numeric(precision, scale)` stores it unchanged; PostgreSQL itself would round the fraction silently. */
export function fitsNumeric(
  d: Decimal,
  { precision, scale }: { readonly precision: number; readonly scale: number },
): boolean {
  return fractionDigits(d) <= scale && integerDigits(d) <= precision - scale;
}

/** Plain notation, never an exponent. */
export function decimalText(d: Decimal): string {
  return decimal(d).toString();
}

/** Returns the JSON number of a value that a double holds exactly; throws if it has more digits than that. */
export function decimalNumber(d: Decimal): number {
  if (significantDigits(d) > JSON_NUMBER_DIGITS) {
    throw new RangeError(`More than ${JSON_NUMBER_DIGITS} digits cannot travel as a JSON number: ${decimalText(d)}`);
  }
  return Number(decimalText(d));
}

/** For display: thousands separated, always `scale` decimals, half rounded away from zero. */
export function formatDecimal(d: Decimal, locale: Locale, scale: number): string {
  return numberFormatOf(locale, scale).format(decimalText(d) as Intl.StringNumericLiteral);
}

export function fractionDigits(d: Decimal): number {
  return Math.max(d.c.length - d.e - 1, 0);
}

export function integerDigits(d: Decimal): number {
  return d.c[0] === 0 ? 0 : Math.max(d.e + 1, 0);
}

const ROUNDING_MODES = { down: 0, halfUp: 1, halfEven: 2, up: 3 } as const satisfies Record<Rounding, Big.RoundingMode>;

function significantDigits(d: Decimal): number {
  return d.c.length;
}

// Making a formatter costs far more than using it, and lists format thousands of numbers.
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormatOf(locale: Locale, scale: number): Intl.NumberFormat {
  const key = `${locale} ${scale}`;
  let format = numberFormats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(INTL_LOCALES[locale], {
      minimumFractionDigits: scale,
      maximumFractionDigits: scale,
      // A negative amount that rounds to zero is shown as 0, not as -0.
      signDisplay: 'negative',
    });
    numberFormats.set(key, format);
  }
  return format;
}

/** Screens use Arabic digits in both languages. */
const INTL_LOCALES = { th: 'th-TH-u-nu-latn', en: 'en-GB' } as const satisfies Record<Locale, string>;
