/** Finds the class of toxicity of a lethal dose by the rows of a table, and the row that decides. */
import type { RecordValues } from '#language/record.ts';
import { compareDecimals, decimal, divide, sum, type Decimal } from '#language/values/decimal.ts';

export type Scheme = NonNullable<RecordValues<'ld50'>['refScheme']>;
export type Route = NonNullable<RecordValues<'ld50'>['refRoute']>;
export type PhysicalState = NonNullable<RecordValues<'ld50'>['refPhysicalState']>;

/** An interval of doses, in mg/kg body weight: more than, up to and including at most. */
export interface DoseRange {
  readonly moreThan: Decimal;
  /** Null if there is no upper limit. */
  readonly atMost: Decimal | null;
}

export interface ToxicityRow extends DoseRange {
  readonly scheme: Scheme;
  readonly route: Route;
  /** Null if the scheme does not distinguish states. */
  readonly state: PhysicalState | null;
  /** 1 is the most toxic. */
  readonly rank: number;
}

export interface ToxicityQuestion {
  readonly scheme: Scheme;
  readonly state: PhysicalState;
  /** Doses of the product, one for each route. */
  readonly doses: readonly { readonly route: Route; readonly dose: Decimal }[];
}

export interface RouteAnswer<Row> {
  readonly route: Route;
  readonly dose: Decimal;
  /** Undefined if no row of the table contains the dose. */
  readonly row: Row | undefined;
}

export interface ToxicityAnswer<Row> {
  readonly byRoute: readonly RouteAnswer<Row>[];
  /** The route whose class counts: the most toxic of all. */
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

/** Returns the rows of one column of a table, from the most toxic on. */
export function tableColumnRows<Row extends ToxicityRow>(
  rows: readonly Row[],
  { scheme, route, state }: Pick<ToxicityQuestion, 'scheme' | 'state'> & { readonly route: Route },
): readonly Row[] {
  return rows
    .filter((row) => row.scheme === scheme && row.route === route && (row.state === null || row.state === state))
    .toSorted((left, other) => compareDecimals(left.moreThan, other.moreThan));
}

export function isDoseInRange({ moreThan, atMost }: DoseRange, dose: Decimal): boolean {
  return dose.gt(moreThan) && (atMost === null || dose.lte(atMost));
}

/** Both are half open: where one ends the other may begin. */
export function doOverlap(left: DoseRange, other: DoseRange): boolean {
  return (
    (left.atMost === null || left.atMost.gt(other.moreThan)) &&
    (other.atMost === null || other.atMost.gt(left.moreThan))
  );
}

/** Returns doses from zero on that no range contains. Doses above the last are beyond the table, and no gap. */
export function findGaps(ranges: readonly DoseRange[]): readonly DoseRange[] {
  const gaps: DoseRange[] = [];
  let reached: Decimal | null = decimal('0');
  for (const { moreThan, atMost } of ranges.toSorted((left, other) => compareDecimals(left.moreThan, other.moreThan))) {
    if (reached === null) break;
    if (moreThan.gt(reached)) gaps.push({ moreThan: reached, atMost: moreThan });
    reached = atMost === null || atMost.gt(reached) ? atMost : reached;
  }
  return gaps;
}

export interface Ingredient {
  /** Percentage of the product, by weight. */
  readonly percent: Decimal;
  readonly dose: Decimal;
}

const WHOLE_PERCENT = decimal('100');
/** As many decimals as the limits of the ranges have. Rounded up, the dose stays on its side of every limit. */
const DOSE = { scale: 3, rounding: 'up' } as const;

/**
 * The lethal dose of a product from those of its ingredients: 100 ÷ the sum of percent ÷ dose (GHS, additivity; for one
 * ingredient it is the WHO's dose × 100 ÷ percent). The caller leaves out ingredients with an unknown dose. Undefined
 * without ingredients.
 */
export function doseOfProduct(ingredients: readonly Ingredient[]): Decimal | undefined {
  if (ingredients.length === 0) return undefined;
  // One division at the end, so that nothing is rounded before.
  const product = ingredients.reduce((all, { dose }) => all.times(dose), decimal('1'));
  const shares = ingredients.map(({ percent }, at) =>
    ingredients.reduce((all, { dose }, index) => (index === at ? all : all.times(dose)), percent),
  );
  return divide(WHOLE_PERCENT.times(product), sum(shares), DOSE);
}
