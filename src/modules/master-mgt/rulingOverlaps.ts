/** Finds rulings that apply to the same question with different results: the more specific case comes first, then the stricter. */
import { concentrationMatches, specificityOf, type RulingCase, type RulingSubStance } from './findRuling.ts';

export interface RulingOverlap<Case extends RulingCase> {
  /** Of the case that is being edited. */
  readonly line: RulingSubStance;
  readonly other: Case;
  /** The one that applies: the more specific of the two cases, or the stricter ruling of equally specific ones. */
  readonly applies: 'own' | 'other' | 'stricter';
}

/** Each overlap of a line with another case once; lines of the case itself are compared with those after them. */
export function findRulingOverlaps<Case extends RulingCase>(
  own: Case,
  others: readonly Case[],
): readonly RulingOverlap<Case>[] {
  const lines = linesOf(own);
  const inOthers = others
    .filter((other) => other.id !== own.id && isSameQuestion(own, other))
    .flatMap((other) => linesOf(other).map((candidate) => ({ ...candidate, other })));
  return lines.flatMap(({ line, hazType }, index) => {
    const inOwn = lines.slice(index + 1).map((candidate) => ({ ...candidate, other: own }));
    const overlapping = [...inOwn, ...inOthers].filter(
      (candidate) => candidate.hazType !== hazType && linesOverlap(line, candidate.line),
    );
    return [...new Set(overlapping.map(({ other }) => other))].map((other) => ({
      line,
      other,
      applies: whichApplies(own, other),
    }));
  });
}

function linesOf({ rulings }: RulingCase) {
  return rulings.flatMap(({ hazType, subStances }) => subStances.map((line) => ({ hazType, line })));
}

function whichApplies(own: RulingCase, other: RulingCase): RulingOverlap<RulingCase>['applies'] {
  const difference = specificityOf(own) - specificityOf(other);
  return difference === 0 ? 'stricter' : difference > 0 ? 'own' : 'other';
}

/** Returns true if one question can match both cases. */
function isSameQuestion(a: RulingCase, b: RulingCase): boolean {
  return (
    a.operation === b.operation &&
    mayBeEqual(a.subOperation, b.subOperation) &&
    mayBeEqual(a.objective, b.objective) &&
    mayBeEqual(a.subObjective, b.subObjective)
  );
}

/** Null means any. */
function mayBeEqual(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === b;
}

function linesOverlap(a: RulingSubStance, b: RulingSubStance): boolean {
  if (a.subStance !== b.subStance || !mayBeEqual(a.state, b.state)) return false;
  if (a.test === 'any' || b.test === 'any') return true;
  if (b.from === null || b.unit === null) return false;
  return concentrationMatches(a, { concentration: { test: b.test, from: b.from, to: b.to, unit: b.unit } }) === true;
}
