/**
 * The declaration of a reference to another issued document: which documents may be chosen, and which facts of them are
 * stored.
 */
import type { MessageRef } from './message.ts';

/** The allowed values of one field of the document referred to. */
export interface ReferenceCondition {
  /** A text, choice, number or boolean field of that document. */
  readonly field: string;
  readonly oneOf: readonly (string | number | boolean)[];
  /** Message for a document with another value. */
  readonly why: MessageRef;
}

export interface ReferenceTerms {
  /** Codes of documentType; all that the document serves, if none are given. */
  readonly types?: readonly string[];
  /** `own`: it must belong to the holder of the document that refers to it; `any`: to any holder. */
  readonly holder: 'own' | 'any';
  readonly where: readonly ReferenceCondition[];
  /** From a field of the document referred to, to the field next to the reference that is filled in with it. */
  readonly copies: Readonly<Record<string, string>>;
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
