/** What the rules of a place need of the vocabularies: packing densities, and the size from which a factory is licensed. */
import type { RecordValues } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import { isPlainObject } from '#language/patch.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { decimal, findDecimal, smallest, ZERO, type Decimal } from '#language/values/decimal.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import type { FactContext } from '#platform/server/resource/hooks.ts';
import { withCapacities } from '../areaParts.ts';
import { sumOf } from '../areaSize.ts';
import { FACTORY_LIMIT } from './lookups.ts';

/** If administrators have set no density for a kind of storage. */
const DEFAULT_DENSITY = decimal('400');

interface HasDatabase {
  readonly db: Queryable;
}

interface StorageType {
  readonly id: string;
  readonly attribute: unknown;
}

async function loadStorageTypes({ db }: HasDatabase): Promise<readonly StorageType[]> {
  const { rows } = await db.query<StorageType & Record<string, unknown>>({
    name: 'storage-types',
    text: `select "id", "attribute" from "lookup" where "group" = 'STORAGE_TYPE'`,
    values: [],
  });
  return rows;
}

export async function findProductionRooms(context: HasDatabase): Promise<Facts['productionRooms']> {
  const types = await loadStorageTypes(context);
  return new Set(
    types.flatMap(({ id, attribute }) => (isPlainObject(attribute) && attribute['isProduction'] === true ? [id] : [])),
  );
}

export async function findPackingDensities(context: HasDatabase): Promise<Facts['packingDensities']> {
  const rows = await loadStorageTypes(context);
  return new Map(rows.map(({ id, attribute }) => [id, attributeOf(attribute, 'kgPerCubicMetre') ?? DEFAULT_DENSITY]));
}

/** The lowest limit of all rows. A limit that cannot be read applies to everybody, so that it is noticed. */
export async function findFactoryLimits({ db }: HasDatabase): Promise<Facts['factoryLimits']> {
  const { rows } = await db.query<{ attribute: unknown }>({
    name: 'factory-limits',
    text: 'select "attribute" from "lookup" where "group" = $1 and "is_active"',
    values: [FACTORY_LIMIT.group],
  });
  const lowest = (name: string): Decimal => {
    const [first = ZERO, ...others] = rows.map(({ attribute }) => attributeOf(attribute, name) ?? ZERO);
    return smallest(first, ...others);
  };
  return { horsepower: lowest('horsepower'), workers: lowest('workers') };
}

function attributeOf(attribute: unknown, name: string): Decimal | undefined {
  return isPlainObject(attribute) ? findDecimal(attribute[name]) : undefined;
}

type Place = Partial<RecordValues<'storageLocation'>>;

/** Fills in the packing density of areas that have none, and the name of the area of each kind of goods. */
export async function computePlace(context: FactContext<'storageLocation'>): Promise<Place> {
  const areas = await withDensities(context);
  const names = new Map((context.record.subs ?? []).map(({ id, lineId, name }) => [lineId ?? id, name]));
  const { subItems } = context.record;
  return {
    ...areas,
    ...(subItems === null || subItems === undefined
      ? {}
      : { subItems: subItems.map((item) => ({ ...item, areaName: names.get(item.subLineId ?? '') ?? null })) }),
  };
}

/** An area without a packing density gets that of its kind of storage; the form has filled it in already. */
async function withDensities(context: FactContext<'storageLocation'>): Promise<Place> {
  const { subs } = context.record;
  if (subs === null || subs === undefined || subs.every(({ kgPerCubicMetre }) => kgPerCubicMetre !== null)) return {};
  const densities = await findPackingDensities(context);
  const areas = subs.map((area) =>
    area.kgPerCubicMetre !== null
      ? area
      : withCapacities({ ...area, kgPerCubicMetre: densities.get(area.refStorageType?.id ?? '') ?? null }),
  );
  const remaining = remainingRows(areas).map(([area]) => area);
  return {
    subs: areas,
    totalCapacity: sumOf(remaining.map(({ totalCapacity }) => totalCapacity)),
    usedCapacity: sumOf(remaining.map(({ usedCapacity }) => usedCapacity)),
  };
}
