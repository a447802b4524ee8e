/** The fee that a new installation charges, for tests of modules that state the terms of a fee. */
import type { FeeTerms } from '#language/requestDeclaration.ts';
import { buildFeeQuestion, type FeeQuestionBase } from '../buildFeeQuestion.ts';
import { calculateFee, type FeeRate } from '../calculateFee.ts';
import { anyRate } from '../feeFixtures.ts';
import { feeRateSeeds } from '../server/seed/feeRates.ts';

/** The waivers that the department has added to every rate. */
export type SeededWaivers = Partial<
  Pick<
    FeeRate,
    'excludes' | 'excludeDepartments' | 'excludeUsers' | 'excludeOperations' | 'excludeCountries' | 'excludeProducts'
  >
>;

const rates = feeRateSeeds.map((seed) => anyRate({ ...(seed as Partial<FeeRate>), id: seed.id }));

/** Baht, or what is missing to calculate the fee. */
export function seededFee(terms: FeeTerms, base: FeeQuestionBase, waivers: SeededWaivers = {}): string {
  const ofType = rates.filter(({ refDocumentType }) => refDocumentType === base.documentType);
  const waived = ofType.map((rate) => ({ ...rate, ...waivers }));
  const fee = calculateFee(waived, buildFeeQuestion(terms, base));
  return fee.kind === 'fee' ? fee.total.toFixed() : fee.what;
}
