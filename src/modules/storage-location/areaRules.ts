/** Rules about the sizes of areas, what is kept in them, and what may not be kept together. */
import { rule } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { decimalText, formatDecimal, fractionDigits, sum, type Decimal } from '#language/values/decimal.ts';
import './messages.ts';
import { isManufacture } from './placeRules.ts';

declare module '#language/registry.ts' {
  interface Facts {
    /** The packing density of each kind of storage in kg/m³, by the id of its row in STORAGE_TYPE. */
    packingDensities: ReadonlyMap<string, Decimal>;
    /** The ids of the rows of STORAGE_TYPE that are rooms for production. */
    productionRooms: ReadonlySet<string>;
  }
}

type Area = RecordValues<'storageLocationSub'>;
type Item = RecordValues<'storageLocationSubItem'>;
type Hazard = NonNullable<Item['hazards']>[number];

const SIDES: readonly (readonly [used: SideName<'used'>, total: SideName<'total'>, name: Label])[] = [
  ['usedWidth', 'totalWidth', ['ความกว้าง', 'width']],
  ['usedLength', 'totalLength', ['ความยาว', 'length']],
  ['usedHeight', 'totalHeight', ['ความสูง', 'height']],
];

type SideName<Of extends 'used' | 'total'> = `${Of}${'Width' | 'Length' | 'Height'}`;

/** The part that is used lies within the area. With its sides, its area is at most the total area, too. */
export const usedWithinTotal = rule<'storageLocationSub'>('usedWithinTotal', {
  check: (area) =>
    SIDES.flatMap(([usedName, totalName, side]) => {
      const [used, total] = [area[usedName], area[totalName]];
      return used !== null && total !== null && used.gt(total)
        ? [fieldProblem(usedName, message('usedAboveTotal', { side, total: decimalText(total) }))]
        : [];
    }),
});

/** Length is the longer side, by the rules for plans of stores. */
export const lengthAboveWidth = rule<'storageLocationSub'>('lengthAboveWidth', {
  check: ({ totalWidth, totalLength, usedWidth, usedLength }) => [
    ...shortLength('totalLength', totalLength, totalWidth),
    ...shortLength('usedLength', usedLength, usedWidth),
  ],
});

function shortLength(path: string, length: Decimal | null, width: Decimal | null): readonly Problem[] {
  return length !== null && width !== null && length.lte(width)
    ? [fieldProblem(path, message('lengthNotAboveWidth', { width: decimalText(width) }))]
    : [];
}

/** A place may pack less densely than usual. To pack more densely would be a larger store than was examined. */
export const densityWithinType = rule<'storageLocation', 'packingDensities'>('densityWithinType', {
  needs: ['packingDensities'],
  check: ({ subs }, { packingDensities }) =>
    remainingRows(subs).flatMap(([area, index]) => {
      const most = packingDensities.get(area.refStorageType?.id ?? '');
      return most !== undefined && area.kgPerCubicMetre !== null && area.kgPerCubicMetre.gt(most)
        ? [fieldProblem(`subs.${index}.kgPerCubicMetre`, message('densityTooHigh', { most: decimalText(most) }))]
        : [];
    }),
});

/** The largest quantities of all goods of an area together fit into the part of it that is used. */
export const goodsFitIntoArea = rule<'storageLocation'>('goodsFitIntoArea', {
  check: ({ subs, subItems }) =>
    remainingRows(subs).flatMap(([area]) => {
      const items = itemsOf(area, subItems).filter(([{ largestKg }]) => largestKg !== null);
      const asked = sum(items.flatMap(([{ largestKg }]) => largestKg ?? []));
      const last = items.at(-1);
      if (last === undefined || area.usedCapacity === null || asked.lte(area.usedCapacity)) return [];
      const data = {
        area: area.name ?? '',
        capacity: figureOf(area.usedCapacity),
        asked: figureOf(asked),
      };
      return [fieldProblem(`subItems.${last[1]}.largestKg`, message('goodsAboveCapacity', data))];
    }),
});

/** With thousands separated, which both languages do alike. */
function figureOf(value: Decimal): string {
  return formatDecimal(value, 'en', fractionDigits(value));
}

/** Goods are of a kind for which the place is to be certified. A factory also keeps raw materials, which are of other kinds. */
export const goodsAreCertified = rule<'storageLocation'>('goodsAreCertified', {
  check: (place) => {
    const { productTypes, subItems } = place;
    if (isManufacture(place)) return undefined;
    const certified = new Set(remainingRows(productTypes).map(([row]) => kindOf(row)));
    return remainingRows(subItems).flatMap(([item, index]) =>
      item.refProductUse === null || item.refHazType === null || certified.has(kindOf(item))
        ? []
        : [fieldProblem(`subItems.${index}.refProductUse`, message('goodsNotCertified'))],
    );
  },
});

/** Type 4 is prohibited: there is nothing to certify. */
export const nothingProhibited = rule<'storageLocation'>('nothingProhibited', {
  check: ({ productTypes, subItems }) => [
    ...prohibitedRows('productTypes', productTypes),
    ...prohibitedRows('subItems', subItems),
  ],
});

function prohibitedRows(path: string, rows: readonly Pick<Item, 'refHazType'>[] | null): readonly Problem[] {
  return remainingRows(rows).flatMap(([{ refHazType }, index]) =>
    refHazType === 'type4' ? [fieldProblem(`${path}.${index}.refHazType`, message('storedTypeProhibited'))] : [],
  );
}

/** Nothing is made in a store. */
export const storeWithoutProduction = rule<'storageLocation', 'productionRooms'>('storeWithoutProduction', {
  needs: ['productionRooms'],
  check: (place, { productionRooms }) =>
    isManufacture(place)
      ? undefined
      : remainingRows(place.subs).flatMap(([{ refStorageType }, index]) =>
          productionRooms.has(refStorageType?.id ?? '')
            ? [fieldProblem(`subs.${index}.refStorageType`, message('productionRoomInStore'))]
            : [],
        ),
});

/** A factory has a room in which it makes something. */
export const factoryHasProduction = rule<'storageLocation', 'productionRooms'>('factoryHasProduction', {
  isAtSubmit: true,
  needs: ['productionRooms'],
  check: (place, { productionRooms }) => {
    const areas = remainingRows(place.subs);
    // Without any area the list itself is required.
    if (!isManufacture(place) || areas.length === 0) return undefined;
    return areas.some(([{ refStorageType }]) => productionRooms.has(refStorageType?.id ?? ''))
      ? undefined
      : fieldProblem('subs', message('productionRoomMissing'));
  },
});

/** Goods that make a fire or set free poisonous gas if they meet an oxidiser, such as acids beside hypochlorites. */
const NOT_BESIDE_OXIDISERS: ReadonlySet<Hazard> = new Set([
  'flammable',
  'selfHeating',
  'explosive',
  'corrosiveToMetal',
  'skinCorrosion',
]);

/**
 * A warning and not a refusal, because a wall or a distance within the area may separate them. Goods that have both
 * hazards themselves are one kind, and no two kinds side by side.
 */
export const keptApart = rule<'storageLocation'>('keptApart', {
  isWarning: true,
  needsAcknowledgement: true,
  check: ({ subs, subItems }) =>
    remainingRows(subs).flatMap(([area]) => {
      const items = itemsOf(area, subItems);
      return items.flatMap(([item, index]) => {
        const isDangerous =
          item.hazards?.includes('oxidising') === true &&
          items.some(([other]) => other !== item && other.hazards?.some(isNotBesideOxidisers) === true);
        return isDangerous
          ? [fieldProblem(`subItems.${index}.hazards`, message('oxidiserBesideOthers', { area: area.name ?? '' }))]
          : [];
      });
    }),
});

function isNotBesideOxidisers(hazard: Hazard): boolean {
  return NOT_BESIDE_OXIDISERS.has(hazard);
}

/** The goods of an area, each with its index in the record. */
export function itemsOf(
  area: Area,
  items: RecordValues<'storageLocation'>['subItems'],
): readonly (readonly [item: Item, index: number])[] {
  // An area that was never saved has no line number yet, and is named by its id.
  const lineId = area.lineId ?? area.id;
  return remainingRows(items).filter(([item]) => item.subLineId === lineId);
}

function kindOf({ refProductUse, refHazType }: Pick<Item, 'refProductUse' | 'refHazType'>): string {
  return `${refProductUse?.id ?? ''} ${refHazType ?? ''}`;
}
