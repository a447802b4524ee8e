/** The settings that all rows of a licence have in common: the record they belong to, and their address. */
import type { Label } from '#language/label.ts';
import { collectionName } from '#language/naming.ts';

export function partOfLicence<const Field extends string>(name: string, field: Field, title: Label) {
  return {
    wire: `transaction/${collectionName(name)}`,
    title,
    partOf: { root: 'hazLicense', field, rootField: 'refHazLicense' },
  } as const;
}
