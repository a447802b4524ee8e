/** Finds the ruling for a question: what is done with a substance, what for, and its concentration. */
import type { Choices } from '#language/registry.ts';
import { type Decimal, decimal } from '#language/values/decimal.ts';

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
  /** False if a more specific case matches too. */
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
 * A concentration that is given as a range matches a line if any concentration of the range does, so that the stricter
 * ruling applies.
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
  const narrowest = Math.max(...matching.map((hit) => specificityOf(hit.case)), 0);
  const hits = matching
    .map((found): RulingHit<Case> => ({ ...found, counts: specificityOf(found.case) === narrowest }))
    .toSorted(
      (a, b) =>
        specificityOf(b.case) - specificityOf(a.case) ||
        rankOf(b.ruling.hazType) - rankOf(a.ruling.hazType) ||
        compareText(a.case.id, b.case.id),
    );
  const decisive = hits[0];
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
