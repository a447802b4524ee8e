/** What is declared of a reference to another document that was issued: what may be chosen, and what is kept of it. */
import type { MessageRef } from './message.ts';

/** Which values of one field of the document referred to will do. */
export interface ReferenceCondition {
  /** A text, a choice, a number or a yes or no of that document. */
  readonly field: string;
  readonly oneOf: readonly (string | number | boolean)[];
  /** What is said of one that has another value. */
  readonly why: MessageRef;
}

export interface ReferenceTerms {
  /** Codes of documentType; all that the document serves, where none are named. */
  readonly types?: readonly string[];
  /** Whose it must be: that of the holder of the document that refers, or anybody's. */
  readonly holder: 'own' | 'any';
  readonly where: readonly ReferenceCondition[];
  /** From a field of the document referred to, to the field beside the reference that is filled in with it. */
  readonly copies: Readonly<Record<string, string>>;
  /** A revision that was replaced since may still be referred to. */
  readonly mayBeOlder: boolean;
  /** The document belongs to the same case as what it refers to: who sees one of them may view the others. */
  readonly sameCase: boolean;
  /** Where the server writes down what it referred to, as it was when it was chosen. */
  readonly snapshot: ReferenceSnapshot;
}

/** Names of the fields beside the reference. */
export interface ReferenceSnapshot {
  readonly dossier: string;
  readonly number: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly expires: string;
}
