/** Texts that several papers of a place have in common. */
import type { NamedRecord } from '#language/namedRecord.ts';
import { COORDINATE_DIGITS, findPoint } from '../position.ts';
import { itemBlock, type UnnumberedBlock } from '#platform/server/paper/blocks.ts';
import { oneLine } from '#platform/server/paper/cleanText.ts';
import { namedAddressText } from '#platform/server/paper/namedAddress.ts';
import type { PaperFormatter } from '#platform/server/paper/paperFormatter.ts';
import { BLANK } from '#platform/server/paper/signature.ts';

export type Place = NamedRecord<'storageLocation'>;
export type Area = NamedRecord<'storageLocationSub'>;

export function placeNames(format: PaperFormatter, { nameTh, nameEn }: Place): readonly string[] {
  const [first, second] = format.lang === 'th' ? [nameTh, nameEn] : [nameEn, nameTh];
  return [...new Set([oneLine(first), oneLine(second)])].filter((name) => name !== '');
}

export function placeAddress(format: PaperFormatter, place: Place): readonly string[] {
  const phone = oneLine(place.phone);
  return [
    namedAddressText(format, place),
    phone === '' ? '' : format.labelText([`โทรศัพท์ ${phone}`, `Telephone ${phone}`]),
  ].filter((line) => line !== '');
}

/** Latitude and longitude; empty if the place is not on the map yet. */
export function placeCoordinates({ labelText }: PaperFormatter, { location }: Place): string {
  const point = findPoint(location);
  if (point === undefined) return '';
  const [latitude, longitude] = [point.latitude, point.longitude].map((degrees) => degrees.toFixed(COORDINATE_DIGITS));
  return labelText([`ละติจูด ${latitude} ลองจิจูด ${longitude}`, `Latitude ${latitude}, longitude ${longitude}`]);
}

/** Of a factory: how many kinds of machines, with their horsepower, and how many people work there. */
export function machinesBlock(format: PaperFormatter, { machines, horsepower, workers }: Place): UnnumberedBlock {
  const kinds = format.count((machines ?? []).length);
  const people = workers === null ? BLANK : format.count(workers);
  return itemBlock(format, {
    label: ['เครื่องจักรและคนงาน', 'Machines and workers'],
    text: format.labelText([
      `เครื่องจักร ${kinds} รายการ รวม ${format.number(horsepower)} แรงม้า คนงาน ${people} คน`,
      `${kinds} kinds of machines with ${format.number(horsepower)} hp in all, ${people} workers`,
    ]),
  });
}

/** `12 × 20 × 4`. */
export function dimensions({ number }: PaperFormatter, sides: readonly Area['totalWidth'][]): string {
  return sides.map(number).join('\u00A0×\u00A0');
}

export function totalSides({ totalWidth, totalLength, totalHeight }: Area) {
  return [totalWidth, totalLength, totalHeight];
}

export function usedSides({ usedWidth, usedLength, usedHeight }: Area) {
  return [usedWidth, usedLength, usedHeight];
}
