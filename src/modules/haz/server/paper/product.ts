/** A product, and what its papers say beside the document. */
import type { Label } from '#language/label.ts';
import type { NamedFile, NamedRecord, NamedReference } from '#language/namedRecord.ts';

export type NamedHaz = NamedRecord<'haz'>;

export interface ShownPictogram {
  readonly code: string;
  readonly name: Label;
  /** Under which it is handed to the printer; null where there is no drawing of it. */
  readonly picture: string | null;
}

export interface Product {
  readonly document: NamedHaz;
  readonly pictograms: readonly ShownPictogram[];
}

/** What is read of the records that a product refers to, beside their names. */
export const ALSO_READ = { hazObject: ['condition'], ld50: ['refBandColour'], pictogram: ['refPicture'] } as const;

/** Of a listed object: what else holds for it. */
export function conditionOf({ refHazObject }: NamedHaz): string | null {
  return (refHazObject?.more['condition'] ?? null) as string | null;
}

type Band = NonNullable<NamedRecord<'ld50'>['refBandColour']>;

export function bandOf({ refLd50 }: NamedHaz): Band | null {
  return (refLd50?.more['refBandColour'] ?? null) as Band | null;
}

export function pictureOf({ more }: NamedReference): NamedFile | null {
  return (more['refPicture'] ?? null) as NamedFile | null;
}
