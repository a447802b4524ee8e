/**
 * The declaration of a reference to another issued document: which documents may be chosen, and which facts of them are
 * stored.
 */
import type { Label } from './label.ts';
import type { MessageRef } from './message.ts';
import { idOf, textOf } from './readUnknown.ts';
import type { AnyRecord } from './record.ts';

/** The allowed values of one field of the document referred to. */
export interface ReferenceCondition {
  /** A text, choice, number or boolean field of that document. */
  readonly field: string;
  readonly oneOf: readonly (string | number | boolean)[];
  /** Message for a document with another value. */
  readonly why: MessageRef;
}

/** A field of the document referred to that must have the same value as a field of the document that refers. */
export interface ReferenceMatch {
  /** A reference, choice or lookup of the document referred to. */
  readonly field: string;
  /**
   * The field of the document that refers; of its root if the reference is in a row. While it is empty, every document
   * may be chosen.
   */
  readonly root: string;
  /** Message for a document with another value. */
  readonly why: MessageRef;
}

/** How the rows of the document referred to are stored as one text, a line for each row. */
export interface RowText {
  /** The text field next to the reference, written only by the server. */
  readonly into: string;
  /** The fields of a row, in their order; references and choices by their English names. */
  readonly of: readonly string[];
}

export interface ExpiredReference {
  readonly number: string;
  readonly name: Label;
  readonly date: Label;
}

/** The terms that may depend on the type of the document that refers. */
export type TermsForType = Partial<Pick<ReferenceTerms, 'holder' | 'types' | 'where'>>;

export interface ReferenceTerms {
  /** Codes of documentType; all that the document serves, if none are given. */
  readonly types?: readonly string[];
  /** `own`: it must belong to the holder of the document that refers to it; `any`: to any holder. */
  readonly holder: 'own' | 'any';
  readonly where: readonly ReferenceCondition[];
  /**
   * By type of the document that refers (of its root, for a reference in a row): the terms that replace those above.
   * Read through `referenceTermsFor`.
   */
  readonly forTypes: Readonly<Record<string, TermsForType>>;
  readonly matches: readonly ReferenceMatch[];
  /** From a field of the document referred to, to the field next to the reference that is filled in with it. */
  readonly copies: Readonly<Record<string, string>>;
  /**
   * While a document is chosen, the copied fields are what it says: the server copies them at every choice, and nobody
   * changes them. Without one a person fills them in.
   */
  readonly locksCopies: boolean;
  /** A revision that has been replaced since may still be referred to. */
  readonly mayBeOlder: boolean;
  /**
   * The document belongs to the same case as the document it refers to: people who see one of them may view the others.
   */
  readonly sameCase: boolean;
  /**
   * The document referred to was granted for this one: when this one is issued, the other ends as used up, and no other
   * document may refer to it.
   */
  readonly usesUp: boolean;
  /** The document is valid only while the document it refers to is in force: the public page checks both. */
  readonly restsOn: boolean;
  /** Texts made of the rows of the document referred to, by the field of its rows. */
  readonly rowTexts: Readonly<Record<string, RowText>>;
  /** Message for an expired document; absent: the message that is the same for all references. */
  readonly expiredMessage?: (expired: ExpiredReference) => MessageRef;
  /** Where the server stores the facts of the document referred to, as they were when it was chosen. */
  readonly snapshot: ReferenceSnapshot;
}

/** Names of the fields next to the reference. */
export interface ReferenceSnapshot {
  readonly dossier: string;
  readonly number: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly expires: string;
}

/** Returns the terms that apply to a document of this type; the general ones if the type has none of its own. */
export function referenceTermsFor(terms: ReferenceTerms, documentType: unknown): ReferenceTerms {
  const { forTypes } = terms;
  return typeof documentType === 'string' && Object.hasOwn(forTypes, documentType)
    ? { ...terms, ...forTypes[documentType] }
    : terms;
}

/**
 * Returns the first match that the document referred to does not meet: references and lookups are compared by id,
 * choices by code.
 */
export function findMismatch(
  { matches }: Pick<ReferenceTerms, 'matches'>,
  { document, referred }: { readonly document: AnyRecord; readonly referred: AnyRecord },
): ReferenceMatch | undefined {
  return matches.find(({ field, root }) => {
    const wanted = matchedValueOf(document[root]);
    return wanted !== null && matchedValueOf(referred[field]) !== wanted;
  });
}

/** Returns the id of a reference or the code of a choice; null if the field is empty. */
export function matchedValueOf(value: unknown): string | null {
  return idOf(value) ?? textOf(value);
}
