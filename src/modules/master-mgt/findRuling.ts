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
  readonly concentration: { readonly value: Decimal; readonly unit: string } | null;
}

export interface RulingHit {
  readonly case: RulingCase;
  readonly ruling: Ruling;
  readonly line: RulingSubStance;
  /** False if a more specific case matches too. */
  readonly counts: boolean;
}

export interface RulingAnswer {
  /**
   * The highest type of the hits that count; null if nothing matched, or the decisive ruling is that it is not
   * controlled.
   */
  readonly hazType: HazType | null;
  /** The hit that decides. */
  readonly decisive: RulingHit | undefined;
  /** More specific cases first, then higher types. */
  readonly hits: readonly RulingHit[];
  /** Lines that would match if the concentration could be compared: it is missing, or in a unit of another kind. */
  readonly unclear: readonly Pick<RulingHit, 'case' | 'ruling' | 'line'>[];
}

export function findRuling(cases: readonly RulingCase[], question: RulingQuestion): RulingAnswer {
  const lines = cases
    .filter((rulingCase) => caseMatchesQuestion(rulingCase, question))
    .flatMap((rulingCase) =>
      rulingCase.rulings.flatMap((ruling) =>
        ruling.subStances
          .filter((line) => lineMatchesSubstance(line, question))
          .map((line) => ({ case: rulingCase, ruling, line, meets: concentrationMatches(line, question) })),
      ),
    );
  const matching = lines.filter((line) => line.meets === true);
  const narrowest = Math.max(...matching.map((hit) => specificityOf(hit.case)), 0);
  const hits = matching
    .map(({ case: rulingCase, ruling, line }): RulingHit => ({
      case: rulingCase,
      ruling,
      line,
      counts: specificityOf(rulingCase) === narrowest,
    }))
    .toSorted(
      (a, b) =>
        specificityOf(b.case) - specificityOf(a.case) ||
        rankOf(b.ruling) - rankOf(a.ruling) ||
        compareText(a.case.id, b.case.id),
    );
  const decisive = hits[0];
  const unclear = lines
    .filter((line) => line.meets === undefined)
    .map(({ case: rulingCase, ruling, line }) => ({ case: rulingCase, ruling, line }));
  return { hazType: decisive?.ruling.hazType ?? null, decisive, hits, unclear };
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

function caseMatchesQuestion(rulingCase: RulingCase, question: RulingQuestion): boolean {
  const fits = (required: string | null, actual: string | null): boolean => required === null || required === actual;
  return (
    rulingCase.operation === question.operation &&
    fits(rulingCase.subOperation, question.subOperation) &&
    fits(rulingCase.objective, question.objective) &&
    fits(rulingCase.subObjective, question.subObjective)
  );
}

function lineMatchesSubstance(line: RulingSubStance, { subStance, state }: RulingQuestion): boolean {
  return line.subStance === subStance && (line.state === null || line.state === state);
}

/** Returns undefined if it cannot be compared. */
function concentrationMatches(
  { test, from, to, unit }: RulingSubStance,
  { concentration }: RulingQuestion,
): boolean | undefined {
  if (test === 'any') return true;
  if (concentration === null || unit === null || from === null) return undefined;
  const compared = convertConcentration(concentration.value, concentration.unit, unit);
  if (compared === undefined) return undefined;
  const { value, times } = compared;
  const low = from.times(times);
  switch (test) {
    case 'less':
      return value.lt(low);
    case 'atMost':
      return value.lte(low);
    case 'atLeast':
      return value.gte(low);
    case 'more':
      return value.gt(low);
    case 'between':
      return to === null ? undefined : value.gte(low) && value.lte(to.times(times));
  }
}

const RANKS = { type1: 1, type2: 2, type3: 3, type4: 4 } as const satisfies Record<HazType, number>;

function rankOf({ hazType }: Ruling): number {
  return hazType === null ? 0 : RANKS[hazType];
}

/** Any order will do, as long as it is always the same. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
