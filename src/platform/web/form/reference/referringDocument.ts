/** What a picker must know of the document that refers: its type, and the values that a referenced document must match. */
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import { matchedValueOf, referenceTermsFor, type ReferenceTerms } from '#language/referenceTerms.ts';
import type { PickQuestion } from '#platform/model/request/documentPicker.ts';
import { findTypeOf } from '../../declarations/moduleDocuments.ts';

export interface ReferringDocument {
  /** Sent with each search; empty unless the terms of the reference depend on the document. */
  readonly sent: Pick<PickQuestion, 'documentType' | 'matching'>;
  /** The documents of all holders may be chosen. */
  readonly isOfAnybody: boolean;
}

/** `recordValues` are those of the document itself, also for a reference in one of its rows. */
export function referringDocumentOf(
  entity: AnyEntity,
  terms: ReferenceTerms,
  form: { readonly recordValues: AnyRecord; readonly isNew: boolean },
): ReferringDocument {
  const documentType = Object.keys(terms.forTypes).length === 0 ? undefined : findTypeOf(entity, form);
  const matched = terms.matches.flatMap(({ root }) => {
    const value = matchedValueOf(form.recordValues[root]);
    return value === null ? [] : [[root, value] as const];
  });
  return {
    sent: {
      ...(documentType === undefined ? {} : { documentType }),
      ...(matched.length === 0 ? {} : { matching: Object.fromEntries(matched) }),
    },
    isOfAnybody: referenceTermsFor(terms, documentType).holder === 'any',
  };
}
