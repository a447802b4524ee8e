/** Rules of a fee rate as a whole. */
import { rule } from '#language/entity.ts';
import { fieldProblem, message, type MessageRef, type Problem } from '#language/message.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { isMeasured } from './bases.ts';
import { kindsLabel, untilLabel } from './calculateFee.ts';
import { findRangeProblems } from './ranges.ts';
import { dateLabel, isNotDeleted } from './waivers.ts';

/** Another active rate for the same document, some of the same kinds of request, and some of the same days. */
export interface OverlappingRate {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string | null;
  /** The kinds of request that both are for. */
  readonly requestTypes: readonly string[];
  readonly effectiveDate: PlainDate;
  readonly expireDate: PlainDate | null;
}

declare module '#language/registry.ts' {
  interface Facts {
    overlappingFeeRates: readonly OverlappingRate[];
  }
}

export const rangesCover = rule<'feeRate'>('rangesCover', {
  check: ({ refBasis, ranges }) =>
    isMeasured(refBasis)
      ? findRangeProblems(ranges ?? []).map((problem) => ({ ...problem, path: `ranges.${problem.path}` }))
      : undefined,
});

export const onlyRateInForce = rule<'feeRate', 'overlappingFeeRates'>('onlyRateInForce', {
  needs: ['overlappingFeeRates'],
  check: (_, { overlappingFeeRates: [other] }) =>
    other === undefined ? undefined : fieldProblem('effectiveDate', overlapMessage(other)),
});

export function overlapMessage({
  code,
  nameTh,
  nameEn,
  requestTypes,
  effectiveDate,
  expireDate,
}: OverlappingRate): MessageRef {
  return message('rateOverlaps', {
    code,
    name: [nameTh, nameEn ?? nameTh],
    kinds: kindsLabel(requestTypes),
    from: dateLabel(effectiveDate),
    until: untilLabel(expireDate),
  });
}

/**
 * A unique index could not ensure this: an empty objective means every objective, and null does not equal null there.
 */
export const operationsOnce = rule<'feeRate'>('operationsOnce', {
  check: ({ excludeOperations }) => {
    const seenKeys = new Set<string>();
    return (excludeOperations ?? []).flatMap((row, index): Problem[] => {
      const { refOperation, refObjective } = row;
      if (refOperation === null || !isNotDeleted(row)) return [];
      const key = `${refOperation} ${refObjective?.id ?? ''}`;
      if (seenKeys.has(key))
        return [fieldProblem(`excludeOperations.${index}.refOperation`, message('waiverOperationTwice'))];
      seenKeys.add(key);
      return [];
    });
  },
});
