/** The areas of a place, and the kinds of goods that are kept in each of them. */
import { entity, section } from '#language/entity.ts';
import { choice, codes, decimal, defineFields, lookup, text, uuid } from '#language/field.ts';
import type { RecordValues } from '#language/record.ts';
import { lineFields } from '#platform/model/request/document.ts';
import { lengthAboveWidth, usedWithinTotal } from './areaRules.ts';
import { cubicMetresOf, kilogramsOf, squareMetresOf } from './areaSize.ts';
import { partOfPlace } from './partOfPlace.ts';

const METRE = ['ม.', 'm'] as const;
const SQUARE_METRE = ['ตร.ม.', 'm²'] as const;
const CUBIC_METRE = ['ลบ.ม.', 'm³'] as const;
const KILOGRAM = ['กก.', 'kg'] as const;

const SIDE = { required: true, precision: 5, scale: 2, min: '0.01', unit: METRE } as const;
const HEIGHT = { ...SIDE, precision: 4 } as const;
/** Computed; large enough for everything that the sides can give. */
const AREA = { managed: true, precision: 12, scale: 2, unit: SQUARE_METRE } as const;
const VOLUME = { managed: true, precision: 12, scale: 2, unit: CUBIC_METRE } as const;
const WEIGHT = { managed: true, precision: 15, scale: 3, unit: KILOGRAM } as const;

const areaFields = defineFields({
  ...lineFields,
  name: text(['ชื่อพื้นที่', 'Area'], {
    required: true,
    max: 100,
    help: ['เช่น อาคาร A หรือ ห้อง 2', 'For example, building A or room 2'],
  }),
  refStorageType: lookup('STORAGE_TYPE', ['ลักษณะพื้นที่', 'Kind of storage'], { required: true }),
  /** The density of the kind of storage, unless the place packs less densely. */
  kgPerCubicMetre: decimal(['ความหนาแน่นการจัดเก็บ', 'Packing density'], {
    required: true,
    precision: 6,
    scale: 2,
    min: '0.01',
    unit: ['กก./ลบ.ม.', 'kg/m³'],
  }),
  totalWidth: decimal(['กว้างทั้งหมด', 'Total width'], SIDE),
  totalLength: decimal(['ยาวทั้งหมด', 'Total length'], SIDE),
  totalHeight: decimal(['สูงทั้งหมด', 'Total height'], HEIGHT),
  usedWidth: decimal(['กว้างที่ใช้เก็บ', 'Used width'], SIDE),
  usedLength: decimal(['ยาวที่ใช้เก็บ', 'Used length'], SIDE),
  usedHeight: decimal(['สูงที่ใช้เก็บ', 'Used height'], HEIGHT),
  totalArea: decimal(['พื้นที่ทั้งหมด', 'Total area'], AREA),
  totalVolume: decimal(['ปริมาตรทั้งหมด', 'Total volume'], VOLUME),
  totalCapacity: decimal(['ความจุทั้งหมด', 'Total capacity'], WEIGHT),
  usedArea: decimal(['พื้นที่ที่ใช้เก็บ', 'Used area'], AREA),
  usedVolume: decimal(['ปริมาตรที่ใช้เก็บ', 'Used volume'], VOLUME),
  usedCapacity: decimal(['ความจุที่ใช้เก็บ', 'Used capacity'], WEIGHT),
});

const itemFields = defineFields({
  ...lineFields,
  subLineId: uuid(['พื้นที่', 'Area'], { required: true, lineOf: 'subs' }),
  /** The name of that area, for papers. */
  areaName: text(['พื้นที่', 'Area'], { max: 100, managed: true }),
  refProductUse: lookup('HAZ_PRODUCT_USE', ['ประเภทการใช้', 'Type of use'], { required: true }),
  refHazType: choice('hazType', ['ชนิด', 'Type'], { required: true }),
  largestKg: decimal(['ปริมาณสูงสุด', 'Largest quantity'], {
    required: true,
    precision: 15,
    scale: 3,
    min: '0.001',
    unit: KILOGRAM,
  }),
  hazards: codes('ghsHazard', ['ความเป็นอันตราย (GHS)', 'Hazards (GHS)']),
});

declare module '#language/registry.ts' {
  interface Fields {
    storageLocationSub: typeof areaFields;
    storageLocationSubItem: typeof itemFields;
  }
}

type Area = RecordValues<'storageLocationSub'>;

const totalOf = ({ totalWidth, totalLength, totalHeight }: Area) => ({
  width: totalWidth,
  length: totalLength,
  height: totalHeight,
});
const usedOf = ({ usedWidth, usedLength, usedHeight }: Area) => ({
  width: usedWidth,
  length: usedLength,
  height: usedHeight,
});

const areaBehaviour = {
  totalArea: { derive: (area: Area) => squareMetresOf(totalOf(area)) },
  totalVolume: { derive: (area: Area) => cubicMetresOf(totalOf(area)) },
  totalCapacity: { derive: (area: Area) => kilogramsOf(totalOf(area), area.kgPerCubicMetre) },
  usedArea: { derive: (area: Area) => squareMetresOf(usedOf(area)) },
  usedVolume: { derive: (area: Area) => cubicMetresOf(usedOf(area)) },
  usedCapacity: { derive: (area: Area) => kilogramsOf(usedOf(area), area.kgPerCubicMetre) },
} as const;

/** Returns the area with its capacities; for a density that was filled in after the other values were computed. */
export function withCapacities(area: Area): Area {
  return {
    ...area,
    totalCapacity: areaBehaviour.totalCapacity.derive(area),
    usedCapacity: areaBehaviour.usedCapacity.derive(area),
  };
}

export const storageLocationSub = entity('storageLocationSub', areaFields, {
  ...partOfPlace('storageLocationSub', 'subs', ['พื้นที่ของสถานที่', 'Area of a place']),
  unique: [['$root', 'name']],
  list: {
    columns: ['name', 'refStorageType.value', 'totalArea', 'usedArea', 'usedCapacity'],
    search: ['name', 'refStorageType'],
    sort: ['name'],
  },
  form: [
    section(['พื้นที่', 'Area'], ['name', 'refStorageType', 'kgPerCubicMetre']),
    section(
      ['ขนาดทั้งหมด', 'Total size'],
      ['totalWidth', 'totalLength', 'totalHeight', 'totalArea', 'totalVolume', 'totalCapacity'],
    ),
    section(
      ['ขนาดที่ใช้เก็บวัตถุอันตราย', 'Size used for hazardous substances'],
      ['usedWidth', 'usedLength', 'usedHeight', 'usedArea', 'usedVolume', 'usedCapacity'],
    ),
  ],
  behaviour: areaBehaviour,
  rules: [usedWithinTotal, lengthAboveWidth],
});

export const storageLocationSubItem = entity('storageLocationSubItem', itemFields, {
  ...partOfPlace('storageLocationSubItem', 'subItems', ['สินค้าในพื้นที่', 'Goods kept in an area']),
  list: {
    columns: ['refProductUse.value', 'refHazType.value', 'largestKg'],
    search: ['refProductUse', 'refHazType'],
    sort: ['refProductUse.key'],
  },
  form: [section(['สินค้า', 'Goods'], ['subLineId', 'areaName', 'refProductUse', 'refHazType', 'largestKg', 'hazards'])],
});
