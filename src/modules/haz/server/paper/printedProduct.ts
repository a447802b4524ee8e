/** A product with the data that its papers print in addition to the document. */
import type { Label } from '#language/label.ts';
import type { NamedFile, NamedRecord, NamedReference } from '#language/namedRecord.ts';

export type HazWithNames = NamedRecord<'haz'>;

export interface PrintedPictogram {
  readonly code: string;
  readonly name: Label;
  /** The name under which it is passed to the printer; null if there is no drawing of it. */
  readonly picture: string | null;
}

export interface PrintedProduct {
  readonly document: HazWithNames;
  readonly pictograms: readonly PrintedPictogram[];
}

/** Fields that are read of the records that a product refers to, in addition to their names. */
export const ALSO_READ = { hazObject: ['condition'], ld50: ['refBandColour'], pictogram: ['refPicture'] } as const;

/** Returns the condition of a listed object. */
export function conditionOf({ refHazObject }: HazWithNames): string | null {
  return (refHazObject?.more['condition'] ?? null) as string | null;
}

type Band = NonNullable<NamedRecord<'ld50'>['refBandColour']>;

export function bandOf({ refLd50 }: HazWithNames): Band | null {
  return (refLd50?.more['refBandColour'] ?? null) as Band | null;
}

export function pictureOf({ more }: NamedReference): NamedFile | null {
  return (more['refPicture'] ?? null) as NamedFile | null;
}
