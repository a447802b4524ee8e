/**
 * Compares a found content with the declared one for display: the range, whether it is within, and by how much it
 * differs.
 */
import type { RecordValues } from '#language/record.ts';
import { ZERO, type Decimal } from '#language/values/decimal.ts';
import { isCountUnit, toleranceOf, type ContentUnit, type Homogeneity, type ToleranceBand } from '../../tolerance.ts';

export type ContentLine = Pick<
  NonNullable<RecordValues<'haz'>['mainSubStances']>[number],
  'content' | 'foundContent' | 'refUnit'
>;

export interface Verdict {
  readonly kind: 'verdict';
  readonly unit: ContentUnit;
  readonly declared: Decimal;
  readonly from: Decimal;
  /** Null for microbes: there can never be too many. */
  readonly to: Decimal | null;
  readonly deviation: Decimal | null;
  /** Undefined until something was found. */
  readonly found: FoundVerdict | undefined;
}

export interface FoundVerdict {
  readonly content: Decimal;
  readonly passes: boolean;
  /** Positive if there is more than declared. */
  readonly difference: Decimal;
  /** How far outside the range; zero within. */
  readonly excess: Decimal;
}

export type VerdictAnswer = Verdict | { readonly kind: 'stillContent' | 'stillHomogeneity' | 'noBand' };

export function verdictOf(
  bands: readonly ToleranceBand[],
  { content, foundContent, refUnit }: ContentLine,
  homogeneity: Homogeneity | null,
): VerdictAnswer {
  if (content === null || refUnit === null || content.lte(ZERO)) return { kind: 'stillContent' };
  // The homogeneity makes no difference for a count.
  if (homogeneity === null && !isCountUnit(refUnit)) return { kind: 'stillHomogeneity' };
  const answer = toleranceOf(bands, {
    declared: content,
    found: foundContent ?? content,
    unit: refUnit,
    homogeneity: homogeneity ?? 'homogeneous',
  });
  if (answer.kind === 'unknown') return { kind: 'noBand' };
  const [to, deviation] = answer.kind === 'weighed' ? [answer.to, answer.deviation] : [null, null];
  const found =
    foundContent === null
      ? undefined
      : {
          content: foundContent,
          passes: answer.passes,
          difference: foundContent.minus(content),
          excess: excessOf(foundContent, { from: answer.from, to }),
        };
  return { kind: 'verdict', unit: refUnit, declared: content, from: answer.from, to, deviation, found };
}

function excessOf(found: Decimal, { from, to }: Pick<Verdict, 'from' | 'to'>): Decimal {
  if (found.lt(from)) return from.minus(found);
  return to !== null && found.gt(to) ? found.minus(to) : ZERO;
}
