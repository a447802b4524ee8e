/** The address of a document on its paper, in one line and in the language of the paper. */
import type { NamedReference } from '#language/namedRecord.ts';
import { formatAddress, type AddressText, type PlaceCard } from '#platform/model/place/formatAddress.ts';
import type { PaperFormatter } from './paperFormatter.ts';

/** The fields of `addressFields`, with the names of the places. */
export type NamedAddress = Omit<AddressText, 'refProvince' | 'refAmphur' | 'refTambon'> & {
  readonly [Name in 'refProvince' | 'refAmphur' | 'refTambon']: NamedReference | null;
};

export function namedAddressText(format: PaperFormatter, address: NamedAddress): string {
  const text = formatAddress(
    {
      ...address,
      refProvince: placeCard(address.refProvince),
      refAmphur: placeCard(address.refAmphur),
      refTambon: placeCard(address.refTambon),
    },
    format.lang,
  );
  return format.labelText([text, text]);
}

function placeCard(place: NamedReference | null): PlaceCard | null {
  return place === null ? null : { code: place.code, nameTh: place.name[0], nameEn: place.name[1] };
}
