/** Finds the ruling for a question: what is done with a substance, what for, and its concentration. */
import type { Choices } from '#language/registry.ts';
import { type Decimal, decimal, divide } from '#language/values/decimal.ts';

export type HazType = keyof Choices['hazType']['values'];
export type Operation = keyof Choices['operation']['values'];
export type PhysicalState = keyof Choices['physicalState']['values'];
export type ConcentrationTest = keyof Choices['concentrationTest']['values'];

/** Null in a condition of a case means any. References are ids; units are keys of CONCENTRATION_UNIT. */
export interface RulingCase {
  readonly id: string;
  readonly operation: Operation;
  readonly subOperation: string | null;
  readonly objective: string | null;
  readonly subObjective: string | null;
  readonly rulings: readonly Ruling[];
}

export interface Ruling {
  readonly id: string;
  /** Null: explicitly not controlled. */
  readonly hazType: HazType | null;
  readonly subStances: readonly RulingSubStance[];
}

/** A ruling with its texts for the letter. */
export interface RulingDetails extends Ruling {
  readonly agency: string | null;
  readonly documents: string | null;
  readonly letterTh: string;
  readonly letterEn: string | null;
}

/** A case with the texts that people read. */
export interface RulingCaseDetails extends RulingCase {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string | null;
  readonly rulings: readonly RulingDetails[];
}

export interface RulingSubStance {
  readonly subStance: string;
  readonly state: PhysicalState | null;
  readonly test: ConcentrationTest;
  readonly from: Decimal | null;
  readonly to: Decimal | null;
  readonly unit: string | null;
}

export interface RulingQuestion {
  readonly operation: Operation;
  readonly subOperation: string | null;
  readonly objective: string | null;
  readonly subObjective: string | null;
  readonly subStance: string;
  readonly state: PhysicalState | null;
  /** Null if it is unknown. */
  readonly concentration: AskedConcentration | null;
}

/** An exact concentration, or the range in which it lies: `from` to `to` for `between`, `from` alone for the others. */
export interface AskedConcentration {
  readonly test: Exclude<ConcentrationTest, 'any'>;
  readonly from: Decimal;
  readonly to?: Decimal | null;
  readonly unit: string;
}

export interface RulingLine<Case extends RulingCase = RulingCase> {
  readonly case: Case;
  readonly ruling: Case['rulings'][number];
  readonly line: RulingSubStance;
}

export interface RulingHit<Case extends RulingCase = RulingCase> extends RulingLine<Case> {
  /** False if a more specific case matches too, at every concentration of the question. */
  readonly counts: boolean;
}

export type MissedCondition = 'operation' | 'subOperation' | 'objective' | 'subObjective' | 'state' | 'concentration';

export interface RulingMiss<Case extends RulingCase = RulingCase> extends RulingLine<Case> {
  /** The first condition that is not met. */
  readonly condition: MissedCondition;
}

export interface RulingAnswer<Case extends RulingCase = RulingCase> {
  /**
   * The highest type of the hits that count; null if nothing matched, or the decisive ruling is that it is not
   * controlled.
   */
  readonly hazType: HazType | null;
  /** The hit that decides. */
  readonly decisive: RulingHit<Case> | undefined;
  /** More specific cases first, then higher types. */
  readonly hits: readonly RulingHit<Case>[];
  /** Lines that would match if the concentration could be compared: it is missing, or in a unit of another kind. */
  readonly unclear: readonly RulingLine<Case>[];
  /** The other lines about the substance. */
  readonly missed: readonly RulingMiss<Case>[];
}

/**
 * Of the cases that match, the most specific one decides, and of equally specific ones the strictest. A range of
 * concentrations is answered by the strictest ruling of any concentration in it, so that an exemption that applies to a
 * part of the range does not cover the rest.
 */
export function findRuling<Case extends RulingCase>(
  cases: readonly Case[],
  question: RulingQuestion,
): RulingAnswer<Case> {
  const lines = cases.flatMap((rulingCase) =>
    rulingCase.rulings.flatMap((ruling: Case['rulings'][number]) =>
      ruling.subStances
        .filter((line) => line.subStance === question.subStance)
        .map((line) => ({
          found: { case: rulingCase, ruling, line },
          result: matchLine(rulingCase, line, question),
        })),
    ),
  );
  const matching = lines.filter(({ result }) => result === 'hit').map(({ found }) => found);
  const atPoints = pointsOf(question, matching).map((point) => countingAt(matching, { question, point }));
  const counting = new Set(atPoints.flat());
  const hits = matching
    .map((found): RulingHit<Case> => ({ ...found, counts: counting.has(found) }))
    .toSorted(
      (a, b) =>
        specificityOf(b.case) - specificityOf(a.case) ||
        rankOf(b.ruling.hazType) - rankOf(a.ruling.hazType) ||
        compareText(a.case.id, b.case.id),
    );
  const strictest = Math.max(...hits.filter(({ counts }) => counts).map(({ ruling }) => rankOf(ruling.hazType)));
  const decisive = hits.find(({ counts, ruling }) => counts && rankOf(ruling.hazType) === strictest);
  return {
    hazType: decisive?.ruling.hazType ?? null,
    decisive,
    hits,
    unclear: lines.filter(({ result }) => result === 'unclear').map(({ found }) => found),
    missed: lines.flatMap(({ found, result }) =>
      result === 'hit' || result === 'unclear' ? [] : [{ ...found, condition: result }],
    ),
  };
}

/** Returns the lines that count at one concentration: those of the most specific cases that match there. */
function countingAt<Case extends RulingCase>(
  lines: readonly RulingLine<Case>[],
  { question, point }: { readonly question: RulingQuestion; readonly point: Decimal | null },
): readonly RulingLine<Case>[] {
  const matching = lines.filter(({ line }) => point === null || holdsAt(line, { question, point }));
  const narrowest = Math.max(...matching.map((found) => specificityOf(found.case)), 0);
  return matching.filter((found) => specificityOf(found.case) === narrowest);
}

function holdsAt(line: RulingSubStance, { question, point }: { question: RulingQuestion; point: Decimal }): boolean {
  const { concentration } = question;
  return (
    concentration === null ||
    concentrationMatches(line, { concentration: { test: 'equal', from: point, unit: concentration.unit } }) === true
  );
}

const HALF = decimal('0.5');
const ONE = decimal('1');

/**
 * Returns concentrations of the asked range that represent all of it: every limit of a line, one between each two of
 * them, one below and one above. Only null if the concentration is unknown.
 */
function pointsOf({ concentration }: RulingQuestion, lines: readonly RulingLine[]): readonly (Decimal | null)[] {
  if (concentration === null) return [null];
  const { test, from, to = null, unit } = concentration;
  const limits = [
    from,
    to,
    ...lines.flatMap(({ line }) => [limitIn(line, line.from, unit), limitIn(line, line.to, unit)]),
  ]
    .filter((limit) => limit !== null)
    .toSorted((a, b) => a.cmp(b));
  const [lowest = from] = limits;
  const highest = limits.at(-1) ?? from;
  const between = limits.slice(1).map((limit, index) => limit.plus(limits[index] ?? limit).times(HALF));
  const asked = rangeOf({ test, from, to });
  const points = [lowest.times(HALF), ...limits, ...between, highest.plus(ONE)].filter((point) =>
    rangesOverlap(asked, rangeOf({ test: 'equal', from: point, to: null })),
  );
  return points.length === 0 ? [from] : points;
}

/** Converts a limit of a line to the unit of the question; null if there is none. */
function limitIn({ unit }: RulingSubStance, limit: Decimal | null, asked: string): Decimal | null {
  if (limit === null || unit === null) return null;
  const converted = convertConcentration(limit, unit, asked);
  return converted === undefined ? null : divide(converted.value, converted.times, EXACT);
}

/** Factors between units are 1 and 10: this many digits lose nothing of a stored limit. */
const EXACT = { scale: 10, rounding: 'halfEven' } as const;

/** Returns how many details of operation and objective a case names. */
export function specificityOf({
  subOperation,
  objective,
  subObjective,
}: Pick<RulingCase, 'subOperation' | 'objective' | 'subObjective'>): number {
  return [subOperation, objective, subObjective].filter((part) => part !== null).length;
}

/**
 * The kind of each unit, and its factor to the smaller unit of that kind; units that are missing here are a kind of
 * their own.
 */
const UNIT_KINDS: Readonly<Record<string, { readonly kind: string; readonly times: Decimal }>> = {
  WW: { kind: 'by mass', times: decimal('10') },
  GKG: { kind: 'by mass', times: decimal('1') },
  WV: { kind: 'by volume', times: decimal('10') },
  GL: { kind: 'by volume', times: decimal('1') },
};

/** Converts to another unit. Returns undefined if the two measure different things. */
export function convertConcentration(
  value: Decimal,
  from: string,
  to: string,
): { readonly value: Decimal; readonly times: Decimal } | undefined {
  if (from === to) return { value, times: decimal('1') };
  const [given, target] = [UNIT_KINDS[from], UNIT_KINDS[to]];
  if (given === undefined || target === undefined || given.kind !== target.kind) return undefined;
  return { value: value.times(given.times), times: target.times };
}

/** Returns the first condition of the line that the question does not meet, in the order in which people read them. */
function matchLine(
  { operation, subOperation, objective, subObjective }: RulingCase,
  line: RulingSubStance,
  question: RulingQuestion,
): 'hit' | 'unclear' | MissedCondition {
  if (operation !== question.operation) return 'operation';
  if (!isMet(subOperation, question.subOperation)) return 'subOperation';
  if (!isMet(objective, question.objective)) return 'objective';
  if (!isMet(subObjective, question.subObjective)) return 'subObjective';
  if (!isMet(line.state, question.state)) return 'state';
  const isMatching = concentrationMatches(line, question);
  return isMatching === undefined ? 'unclear' : isMatching ? 'hit' : 'concentration';
}

function isMet(required: string | null, actual: string | null): boolean {
  return required === null || required === actual;
}

/** Returns undefined if it cannot be compared. */
export function concentrationMatches(
  { test, from, to, unit }: Pick<RulingSubStance, 'test' | 'from' | 'to' | 'unit'>,
  { concentration }: Pick<RulingQuestion, 'concentration'>,
): boolean | undefined {
  if (test === 'any') return true;
  if (concentration === null || unit === null || from === null || (test === 'between' && to === null)) return undefined;
  const compared = convertConcentration(concentration.from, concentration.unit, unit);
  if (compared === undefined) return undefined;
  const { times } = compared;
  const high = concentration.to ?? null;
  const highest = high === null ? null : (convertConcentration(high, concentration.unit, unit)?.value ?? null);
  return rangesOverlap(
    rangeOf({ test, from: from.times(times), to: to === null ? null : to.times(times) }),
    rangeOf({ test: concentration.test, from: compared.value, to: highest }),
  );
}

/** Null: without a limit. */
interface ConcentrationRange {
  readonly low: RangeLimit | null;
  readonly high: RangeLimit | null;
}

interface RangeLimit {
  readonly value: Decimal;
  readonly isIncluded: boolean;
}

function rangeOf({
  test,
  from,
  to,
}: {
  readonly test: Exclude<ConcentrationTest, 'any'>;
  readonly from: Decimal;
  readonly to: Decimal | null;
}): ConcentrationRange {
  const included = { value: from, isIncluded: true };
  const excluded = { value: from, isIncluded: false };
  switch (test) {
    case 'equal':
      return { low: included, high: included };
    case 'less':
      return { low: null, high: excluded };
    case 'atMost':
      return { low: null, high: included };
    case 'atLeast':
      return { low: included, high: null };
    case 'more':
      return { low: excluded, high: null };
    case 'between':
      return { low: included, high: to === null ? null : { value: to, isIncluded: true } };
  }
}

function rangesOverlap(a: ConcentrationRange, b: ConcentrationRange): boolean {
  return isNotAbove(a.low, b.high) && isNotAbove(b.low, a.high);
}

function isNotAbove(low: RangeLimit | null, high: RangeLimit | null): boolean {
  if (low === null || high === null) return true;
  return low.value.lt(high.value) || (low.value.eq(high.value) && low.isIncluded && high.isIncluded);
}

const RANKS = { type1: 1, type2: 2, type3: 3, type4: 4 } as const satisfies Record<HazType, number>;

/** Higher types are stricter; 0 is not controlled. */
export function rankOf(hazType: HazType | null): number {
  return hazType === null ? 0 : RANKS[hazType];
}

/** Any order will do, as long as it is always the same. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
