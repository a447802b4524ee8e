/** What an area says at once about a row of the licence, by the rules of the server. */
import { message, type MessageRef, type Problem } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { decimal } from '#language/values/decimal.ts';
import { findLackOfRoom, findLittleRoom, kindOfProduct, placeName } from '../../placeRules.ts';
import type { ShownArea } from '../../shownArea.ts';

type Licence = RecordValues<'hazLicense'>;
export type PlaceRowValues = NonNullable<Licence['storageLocations']>[number];

/** The kinds of goods of all products that are chosen. */
export function kindsOfProducts({ details }: Pick<Licence, 'details'>): readonly string[] {
  return [
    ...new Set(remainingRows(details).flatMap(([product]) => (product.refHaz === null ? [] : kindOfProduct(product)))),
  ];
}

export interface AreaNote {
  /** The field of the row to which it belongs. */
  readonly field: string;
  readonly why: MessageRef;
  readonly isWarning: boolean;
}

export function areaNotesOf(row: PlaceRowValues, area: ShownArea, kinds: readonly string[]): readonly AreaNote[] {
  const place = { name: [row.placeNameTh ?? '', row.placeNameEn ?? row.placeNameTh ?? ''] as const };
  const name = placeName(place, area);
  const isTaken = kinds.length === 0 || area.takes.some(({ kind }) => kinds.includes(kind));
  if (!isTaken) {
    const listed = [listOf(area, 0), listOf(area, 1)] as const;
    const why = message('storeNotCertified', { place: name, kinds: listed });
    return [{ field: 'areaLineId', why, isWarning: false }];
  }
  // Only areas of storage locations have room of their own.
  if (!area.isStore) return [];
  const room = {
    isNamedAlready: area.isNamedAlready,
    capacityKg: decimal(area.capacityKg),
    freeKg: decimal(area.freeKg),
    freeSquareMetres: decimal(area.freeSquareMetres),
  };
  const lack = findLackOfRoom(row, { area: room, name });
  const little = findLittleRoom(row, { area: room, name });
  return [noteOf(lack, false), noteOf(lack === undefined ? little : undefined, true)].flat();
}

function noteOf(problem: Problem | undefined, isWarning: boolean): readonly AreaNote[] {
  if (problem === undefined) return [];
  const { path, ...why } = problem;
  return [{ field: path, why, isWarning }];
}

function listOf({ takes }: ShownArea, language: 0 | 1): string {
  return takes.map(({ label }) => label[language]).join(', ') || '-';
}
