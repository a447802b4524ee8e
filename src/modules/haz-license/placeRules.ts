/** Rules about the places of a licence: certified for its products, with room, and of the right kind. */
import { rule } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { idOf } from '#language/readUnknown.ts';
import type { RecordValues } from '#language/record.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { sum, ZERO, type Decimal } from '#language/values/decimal.ts';
import { figure } from './figure.ts';
import { totalOf } from './licenceRules.ts';
import { isManufacture, isPossession } from './operations.ts';

export interface LicencePlace {
  readonly name: Label;
  readonly isStore: boolean;
  /** Kinds of goods that may be kept or made there, as `kindOf` names them, with the texts for a person. */
  readonly kinds: ReadonlyMap<string, Label>;
  /** By the number of the line. */
  readonly areas: ReadonlyMap<string, LicenceArea>;
}

export interface LicenceArea {
  readonly name: string;
  /** Kinds of goods that are kept in this area; empty if the certificate names none for it. */
  readonly kinds: ReadonlySet<string>;
  /** By this licence, or the one that it renews: that it is full of their goods is no reason against it. */
  readonly isNamedAlready: boolean;
  /** What this licence has already, and what is left. */
  readonly freeSquareMetres: Decimal;
  readonly capacityKg: Decimal;
  readonly freeKg: Decimal;
}

declare module '#language/registry.ts' {
  interface Facts {
    /** The certified places of a licence, by the id of the revision that it names. */
    licencePlaces: ReadonlyMap<string, LicencePlace>;
  }
}

type Licence = RecordValues<'hazLicense'>;
type PlaceRow = NonNullable<Licence['storageLocations']>[number];
type Detail = NonNullable<Licence['details']>[number];

/** What a place is certified for: a use and a type of substance. */
export function kindOf(useId: string | null, type: string | null): string {
  return `${useId ?? ''} ${type ?? ''}`;
}

export const kindOfProduct = ({ refProductUse, refHazType }: Pick<Detail, 'refProductUse' | 'refHazType'>): string =>
  kindOf(idOf(refProductUse), refHazType);

export const factoryStated = rule<'hazLicense'>('factoryStated', {
  isAtSubmit: true,
  check: (licence) => {
    const rows = remainingRows(licence.storageLocations);
    if (!isManufacture(licence))
      return rows.flatMap(([{ isLocation }, index]) =>
        isLocation === false
          ? [fieldProblem(`storageLocations.${index}.refPlace`, message('factoryOnlyForManufacture'))]
          : [],
      );
    // Without any place the list itself is required.
    return rows.length === 0 || rows.some(([{ isLocation }]) => isLocation === false)
      ? undefined
      : fieldProblem('storageLocations', message('factoryMissing'));
  },
});

/** Each place takes at least one of the products, and each product has a place that takes it. */
export const placesAreFit = rule<'hazLicense', 'licencePlaces'>('placesAreFit', {
  needs: ['licencePlaces'],
  isAtSubmit: true,
  check: ({ details, storageLocations }, { licencePlaces }) => {
    const products = remainingRows(details).filter(([{ refHaz }]) => refHaz !== null);
    const rows = remainingRows(storageLocations).flatMap(([row, index]) => {
      const place = licencePlaces.get(idOf(row.refPlace) ?? '');
      return place === undefined ? [] : [{ row, index, place }];
    });
    return [
      ...rows.flatMap((placed, at) => problemsOfPlace(placed, { before: rows.slice(0, at), products })),
      ...(rows.length === 0
        ? []
        : products
            .filter(([product]) => !rows.some(({ row, place }) => takes(place, row, product)))
            .map(([{ hazNameTh, hazNameEn }, index]) =>
              fieldProblem(
                `details.${index}.refHaz`,
                message('storeForProductMissing', { product: [hazNameTh ?? '', hazNameEn ?? hazNameTh ?? ''] }),
              ),
            )),
    ];
  },
});

interface Placed {
  readonly row: PlaceRow;
  readonly index: number;
  readonly place: LicencePlace;
}

function problemsOfPlace(
  { row, index, place }: Placed,
  {
    before,
    products,
  }: { readonly before: readonly Placed[]; readonly products: readonly (readonly [Detail, number])[] },
): readonly Problem[] {
  const at = `storageLocations.${index}`;
  if (row.areaLineId !== null && !place.areas.has(row.areaLineId))
    return [fieldProblem(`${at}.areaLineId`, message('areaNotOfPlace'))];
  if (before.some((other) => isSameArea(other.row, row)))
    return [fieldProblem(`${at}.areaLineId`, message('storeTwice'))];
  if (products.length === 0 || products.some(([product]) => takes(place, row, product))) return [];
  const area = place.areas.get(row.areaLineId ?? '');
  const kinds = [...place.kinds].filter(
    ([kind]) => area === undefined || area.kinds.size === 0 || area.kinds.has(kind),
  );
  const listed: Label = [
    kinds.map(([, [th]]) => th).join(', ') || '-',
    kinds.map(([, [, en]]) => en).join(', ') || '-',
  ];
  return [
    fieldProblem(`${at}.refPlace`, message('storeNotCertified', { place: placeName(place, area), kinds: listed })),
  ];
}

function isSameArea(row: PlaceRow, other: PlaceRow): boolean {
  return (
    idOf(row.refPlaceDossier) !== null &&
    idOf(row.refPlaceDossier) === idOf(other.refPlaceDossier) &&
    row.areaLineId === other.areaLineId
  );
}

/** The place is certified for it, and so is the area, if the certificate says what is kept in it. */
function takes(place: LicencePlace, row: PlaceRow, product: Detail): boolean {
  const kind = kindOfProduct(product);
  const area = place.areas.get(row.areaLineId ?? '');
  return place.kinds.has(kind) && (area === undefined || area.kinds.size === 0 || area.kinds.has(kind));
}

export function placeName(
  { name: [th, en] }: Pick<LicencePlace, 'name'>,
  area: Pick<LicenceArea, 'name'> | undefined,
): Label {
  return area === undefined ? [th, en] : [`${th} ${area.name}`, `${en}, ${area.name}`];
}

/**
 * Square metres are allotted to a licence to possess, so they must be free. All others only name an area; its room is
 * taken by goods alone, so less room than is meant is a warning.
 */
export const storesHaveRoom = rule<'hazLicense', 'licencePlaces'>('storesHaveRoom', {
  needs: ['licencePlaces'],
  isAtSubmit: true,
  check: (licence, { licencePlaces }) =>
    storesOf(licence, licencePlaces).flatMap(({ row, index, place, area }) =>
      problemsAt(index, findLackOfRoom(row, { area, name: placeName(place, area) })),
    ),
});

type Room = Pick<LicenceArea, 'freeSquareMetres' | 'capacityKg' | 'freeKg' | 'isNamedAlready'>;
type KeptRow = Pick<PlaceRow, 'refOperation' | 'quantity' | 'squareMetres'>;

/** Why an area does not take what a row of the licence means for it; its path is a field of the row. */
export function findLackOfRoom(
  row: KeptRow,
  { area, name }: { readonly area: Room; readonly name: Label },
): Problem | undefined {
  if (!isPossession(row))
    return isClosedTo(area) ? fieldProblem('areaLineId', message('storeFull', { area: name })) : undefined;
  const asked = row.squareMetres ?? ZERO;
  if (asked.gt(area.freeSquareMetres)) {
    const figures = { area: name, available: figure(area.freeSquareMetres), asked: figure(asked) };
    return fieldProblem('squareMetres', message('areaRemainingNotEnough', figures));
  }
  const kept = row.quantity ?? ZERO;
  const figures = { area: name, capacity: figure(area.capacityKg), asked: figure(kept) };
  return kept.gt(area.capacityKg) ? fieldProblem('quantity', message('storeAboveCapacity', figures)) : undefined;
}

/** Less room is free at present than the row means to keep; its path is a field of the row. */
export function findLittleRoom(
  row: KeptRow,
  { area, name }: { readonly area: Room; readonly name: Label },
): Problem | undefined {
  const kept = row.quantity ?? ZERO;
  if (isClosedTo(area) || kept.lte(area.freeKg)) return undefined;
  return fieldProblem(
    'quantity',
    message('storeAboveFree', { area: name, free: figure(area.freeKg), asked: figure(kept) }),
  );
}

function isClosedTo({ freeKg, isNamedAlready }: Room): boolean {
  return freeKg.lte(ZERO) && !isNamedAlready;
}

function problemsAt(index: number, problem: Problem | undefined): readonly Problem[] {
  return problem === undefined ? [] : [{ ...problem, path: `storageLocations.${index}.${problem.path}` }];
}

/** Warnings: less free room than is meant, or stores for less than the whole quantity. */
export const warnAboutRoom = rule<'hazLicense', 'licencePlaces'>('warnAboutRoom', {
  needs: ['licencePlaces'],
  isWarning: true,
  check: (licence, { licencePlaces }) => [
    ...storesOf(licence, licencePlaces).flatMap(({ row, index, place, area }) =>
      problemsAt(index, findLittleRoom(row, { area, name: placeName(place, area) })),
    ),
    ...storedLess(licence),
  ],
});

/** The stores together keep no more than is requested. */
export const quantitiesOfStores = rule<'hazLicense'>('quantitiesOfStores', {
  isAtSubmit: true,
  check: (licence) => {
    const [stored, asked] = [storedOf(licence), totalOf(licence)];
    return stored.gt(asked) && asked.gt(ZERO)
      ? fieldProblem(
          'storageLocations',
          message('storesAboveQuantity', { stored: figure(stored), asked: figure(asked) }),
        )
      : undefined;
  },
});

function storedLess(licence: Licence): readonly Problem[] {
  const [stored, asked] = [storedOf(licence), totalOf(licence)];
  return stored.gt(ZERO) && stored.lt(asked)
    ? [
        fieldProblem(
          'storageLocations',
          message('storesBelowQuantity', { stored: figure(stored), asked: figure(asked) }),
        ),
      ]
    : [];
}

export function storedOf({ storageLocations }: Pick<Licence, 'storageLocations'>): Decimal {
  return sum(
    remainingRows(storageLocations).flatMap(([{ isLocation, quantity }]) =>
      isLocation === false ? [] : (quantity ?? []),
    ),
  );
}

function storesOf(
  { storageLocations }: Pick<Licence, 'storageLocations'>,
  places: ReadonlyMap<string, LicencePlace>,
): readonly (Placed & { readonly area: LicenceArea })[] {
  return remainingRows(storageLocations).flatMap(([row, index]) => {
    const place = places.get(idOf(row.refPlace) ?? '');
    const area = place?.areas.get(row.areaLineId ?? '');
    return place === undefined || area === undefined || !place.isStore ? [] : [{ row, index, place, area }];
  });
}
