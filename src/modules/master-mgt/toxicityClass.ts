/** Which class of toxicity a lethal dose gives, by rows of a table, and which row says so. */
import type { RecordValues } from '#language/record.ts';
import { compareDecimals, decimal, divide, sum, type Decimal } from '#language/values/decimal.ts';

export type Scheme = NonNullable<RecordValues<'ld50'>['refScheme']>;
export type Route = NonNullable<RecordValues<'ld50'>['refRoute']>;
export type PhysicalState = NonNullable<RecordValues<'ld50'>['refPhysicalState']>;

/** An interval of doses, in mg/kg body weight: more than, up to and with at most. */
export interface DoseRange {
  readonly moreThan: Decimal;
  /** Null where there is no upper end. */
  readonly atMost: Decimal | null;
}

export interface ToxicityRow extends DoseRange {
  readonly scheme: Scheme;
  readonly route: Route;
  /** Null where the scheme does not ask. */
  readonly state: PhysicalState | null;
  /** 1 is the most poisonous. */
  readonly rank: number;
}

export interface ToxicityQuestion {
  readonly scheme: Scheme;
  readonly state: PhysicalState;
  /** Of the product, one a route. */
  readonly doses: readonly { readonly route: Route; readonly dose: Decimal }[];
}

export interface RouteAnswer<Row> {
  readonly route: Route;
  readonly dose: Decimal;
  /** Undefined where no row of the table holds the dose. */
  readonly row: Row | undefined;
}

export interface ToxicityAnswer<Row> {
  readonly byRoute: readonly RouteAnswer<Row>[];
  /** The route whose class counts: the most poisonous of all. */
  readonly worst: (RouteAnswer<Row> & { readonly row: Row }) | undefined;
}

export function toxicityClass<Row extends ToxicityRow>(
  rows: readonly Row[],
  { scheme, state, doses }: ToxicityQuestion,
): ToxicityAnswer<Row> {
  const byRoute = doses.map(({ route, dose }) => ({
    route,
    dose,
    row: tableColumnRows(rows, { scheme, route, state }).find((row) => isDoseInRange(row, dose)),
  }));
  let worst: ToxicityAnswer<Row>['worst'];
  for (const { route, dose, row } of byRoute)
    if (row !== undefined && (worst === undefined || row.rank < worst.row.rank)) worst = { route, dose, row };
  return { byRoute, worst };
}

/** Those of one column of a table, from the most poisonous on. */
export function tableColumnRows<Row extends ToxicityRow>(
  rows: readonly Row[],
  { scheme, route, state }: Pick<ToxicityQuestion, 'scheme' | 'state'> & { readonly route: Route },
): readonly Row[] {
  return rows
    .filter((row) => row.scheme === scheme && row.route === route && (row.state === null || row.state === state))
    .toSorted((one, other) => compareDecimals(one.moreThan, other.moreThan));
}

export function isDoseInRange({ moreThan, atMost }: DoseRange, dose: Decimal): boolean {
  return dose.gt(moreThan) && (atMost === null || dose.lte(atMost));
}

/** Both are half open: where one ends the other may begin. */
export function doOverlap(one: DoseRange, other: DoseRange): boolean {
  return (
    (one.atMost === null || one.atMost.gt(other.moreThan)) && (other.atMost === null || other.atMost.gt(one.moreThan))
  );
}

/** Doses from nought on that no range holds. What lies above the last is beyond the table, and no gap. */
export function findGaps(ranges: readonly DoseRange[]): readonly DoseRange[] {
  const gaps: DoseRange[] = [];
  let reached: Decimal | null = decimal('0');
  for (const { moreThan, atMost } of ranges.toSorted((one, other) => compareDecimals(one.moreThan, other.moreThan))) {
    if (reached === null) break;
    if (moreThan.gt(reached)) gaps.push({ moreThan: reached, atMost: moreThan });
    reached = atMost === null || atMost.gt(reached) ? atMost : reached;
  }
  return gaps;
}

export interface Ingredient {
  /** Of the product, by weight. */
  readonly percent: Decimal;
  readonly dose: Decimal;
}

const WHOLE_PERCENT = decimal('100');
/** As many decimals as the ends of the ranges have. Rounded up, the dose stays on the side of every end on which it is. */
const DOSE = { scale: 3, rounding: 'up' } as const;

/**
 * The lethal dose of a product from those of its ingredients: 100 ÷ the sum of percent ÷ dose (GHS, additivity; of one
 * ingredient it is the WHO's dose × 100 ÷ percent). Ingredients whose dose is not known are left out by whoever asks.
 * Undefined of none.
 */
export function doseOfProduct(ingredients: readonly Ingredient[]): Decimal | undefined {
  if (ingredients.length === 0) return undefined;
  // One division at the end, so that nothing is rounded on the way.
  const product = ingredients.reduce((all, { dose }) => all.times(dose), decimal('1'));
  const shares = ingredients.map(({ percent }, at) =>
    ingredients.reduce((all, { dose }, index) => (index === at ? all : all.times(dose)), percent),
  );
  return divide(WHOLE_PERCENT.times(product), sum(shares), DOSE);
}
