/**
 * Builds the question to the fee calculation from the terms of a document, in the words of the rates and their waivers.
 */
import type { FeeTerms } from '#language/requestDeclaration.ts';
import { operation as operations } from '#platform/model/businessChoices.ts';
import type { FeeQuestion, ReferenceWithName } from './calculateFee.ts';

/** The names of the references in the question. */
export type FeeReferenceName = 'objective' | 'country' | 'product';

export type FeeQuestionBase = Pick<FeeQuestion, 'documentType' | 'requestType' | 'date' | 'holder' | 'department'>;

/** Returns the records that the terms refer to. */
export function referenceIdsOf({
  objectiveId,
  countryId,
  productId,
}: FeeTerms): readonly (readonly [what: FeeReferenceName, id: string])[] {
  const all: readonly (readonly [FeeReferenceName, string | undefined])[] = [
    ['objective', objectiveId],
    ['country', countryId],
    ['product', productId],
  ];
  return all.flatMap(([what, id]) => (id === undefined ? [] : [[what, id] as const]));
}

/** `names` are used in the explanation only: a reference without a name is shown by its id. */
export function buildFeeQuestion(
  terms: FeeTerms,
  base: FeeQuestionBase,
  names: Readonly<Partial<Record<FeeReferenceName, ReferenceWithName>>> = {},
): FeeQuestion {
  const { objectiveId: _objective, countryId: _country, productId: _product, operation, ...counted } = terms;
  const references: Readonly<Partial<Record<FeeReferenceName, ReferenceWithName>>> = Object.fromEntries(
    referenceIdsOf(terms).map(([what, id]) => [what, names[what] ?? { id }]),
  );
  return { ...base, ...counted, ...references, ...(isOperation(operation) ? { operation } : {}) };
}

function isOperation(code: string | undefined): code is keyof (typeof operations)['values'] {
  return code !== undefined && Object.hasOwn(operations.values, code);
}
