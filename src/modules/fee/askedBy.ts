/** What a request asks about its fee: what its document says, as the rates and their waivers call it. */
import type { FeeTerms } from '#language/request.ts';
import { operation as operations } from '#platform/model/businessChoices.ts';
import type { FeeQuestion, Named } from './feeOf.ts';

/** Each by the name that the question has for it. */
export type AskedId = 'objective' | 'country' | 'product';

export type Asked = Pick<FeeQuestion, 'documentType' | 'requestType' | 'date' | 'holder' | 'department'>;

/** Which records the terms refer to. */
export function idsOf({
  objectiveId,
  countryId,
  productId,
}: FeeTerms): readonly (readonly [what: AskedId, id: string])[] {
  const all: readonly (readonly [AskedId, string | undefined])[] = [
    ['objective', objectiveId],
    ['country', countryId],
    ['product', productId],
  ];
  return all.flatMap(([what, id]) => (id === undefined ? [] : [[what, id] as const]));
}

/** `names` are for the explanation alone: what has none goes by its id. */
export function askedBy(
  terms: FeeTerms,
  asked: Asked,
  names: Readonly<Partial<Record<AskedId, Named>>> = {},
): FeeQuestion {
  const { objectiveId: _objective, countryId: _country, productId: _product, operation, ...counted } = terms;
  const named: Readonly<Partial<Record<AskedId, Named>>> = Object.fromEntries(
    idsOf(terms).map(([what, id]) => [what, names[what] ?? { id }]),
  );
  return { ...asked, ...counted, ...named, ...(isOperation(operation) ? { operation } : {}) };
}

function isOperation(code: string | undefined): code is keyof (typeof operations)['values'] {
  return code !== undefined && Object.hasOwn(operations.values, code);
}
