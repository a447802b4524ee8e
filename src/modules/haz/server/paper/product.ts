/** A product and the names of all it refers to, as its papers need them. */
import type { Choice } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import type { Draft, Reference } from '#language/record.ts';
import type { ToleranceBand } from '../../tolerance.ts';

/** A record of the master data. */
export interface Entry {
  readonly code: string;
  readonly name: Label;
  /** Of a listed object: what else holds for it. */
  readonly condition?: string | null;
}

/** Null of what is not chosen yet. */
export interface NameBook {
  /** A code of a vocabulary, as administrators have worded it. */
  readonly choice: (choice: Choice, code: string | null | undefined) => Label | null;
  readonly lookup: (reference: Reference | null | undefined) => NamedKey | null;
  readonly entry: (reference: Reference | null | undefined) => Entry | null;
}

export interface NamedKey {
  readonly key: string;
  readonly name: Label;
}

export interface ToxicityClass {
  readonly hazardClass: string;
  readonly name: Label;
  readonly band: { readonly name: Label; readonly colour: string } | null;
}

export interface ShownPictogram {
  readonly code: string;
  readonly name: Label;
  /** Under which it is handed to the printer; null where there is no drawing of it. */
  readonly picture: string | null;
}

export interface Product {
  readonly document: Draft<'haz'>;
  readonly book: NameBook;
  readonly toxicity: ToxicityClass | null;
  readonly pictograms: readonly ShownPictogram[];
  readonly toleranceBands: readonly ToleranceBand[];
}

/** Whose product it is. */
export interface Holder {
  readonly name: Label;
  /** Of people, where it is known. */
  readonly nationality: Label | null;
  readonly idTax: string | null;
  /** As it was registered, line by line; none where there is no registration. */
  readonly address: readonly Label[];
}
