/** The places of the demonstration, in several provinces: all of them are invented. */
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { placeId } from '#platform/server/seeds/places.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';

type Sides = readonly [width: number, length: number, height: number];

export interface DemoArea {
  readonly name: string;
  /** Key of STORAGE_TYPE. */
  readonly type: string;
  readonly total: Sides;
  readonly used: Sides;
  /** Largest kilograms by key of HAZ_PRODUCT_USE and of the type. */
  readonly goods: readonly (readonly [use: string, type: string, kilograms: number])[];
}

export interface DemoPlace {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly houseNo: string;
  readonly road: string;
  readonly addressEn: string;
  /** Six digits; the first two are its province, the first four its amphur. */
  readonly tambon: string;
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly areas: readonly DemoArea[];
  /** What it is certified for, if that is not all it keeps: key of HAZ_PRODUCT_USE, and of the type. */
  readonly makes?: readonly (readonly [use: string, type: string])[];
}

const buildingA: DemoArea = {
  name: 'อาคาร A',
  type: '1',
  total: [12, 24, 5],
  used: [10, 18, 3.5],
  goods: [
    ['1', '2', 120_000],
    ['2', '2', 60_000],
  ],
};
/** Certified for type 3, too. */
const hazardousHall: DemoArea = {
  name: 'อาคาร H1',
  type: '1',
  total: [14, 28, 6],
  used: [12, 24, 4],
  goods: [
    ['2', '3', 150_000],
    ['5', '3', 80_000],
    ['1', '2', 80_000],
    ['2', '2', 60_000],
  ],
};
const hazardousAnnex: DemoArea = {
  name: 'อาคาร H2',
  type: '1',
  total: [9, 18, 5],
  used: [8, 15, 3.5],
  goods: [
    ['2', '3', 60_000],
    ['1', '2', 60_000],
  ],
};
const coldRoom: DemoArea = {
  name: 'ห้องเย็น 1',
  type: '5',
  total: [5, 8, 3],
  used: [4, 6.5, 2.4],
  goods: [['8', '1', 12_000]],
};
const openShed: DemoArea = {
  name: 'โรงเก็บด้านหลัง',
  type: '2',
  total: [15, 32.5, 6],
  used: [12, 28, 4],
  goods: [['7', '1', 250_000]],
};

/** About 80 m from a place that is open to the public. */
export const cityStore: DemoPlace = {
  nameTh: 'คลังสินค้าราชดำเนิน',
  nameEn: 'Ratchadamnoen Store',
  houseNo: '79',
  road: 'ดินสอ',
  addressEn: '79 Dinso Road',
  tambon: '100107',
  postcode: '10200',
  latitude: 13.757,
  longitude: 100.502,
  areas: [buildingA],
};
/** About 300 m from a palace. */
export const oldTownStore: DemoPlace = {
  nameTh: 'คลังสินค้าท่าพระจันทร์',
  nameEn: 'Tha Phra Chan Store',
  houseNo: '12/4',
  road: 'มหาราช',
  addressEn: '12/4 Maha Rat Road',
  tambon: '100101',
  postcode: '10200',
  latitude: 13.7527,
  longitude: 100.491,
  areas: [{ ...coldRoom, name: 'ห้องเก็บ 1', type: '1' }],
};
export const siRachaStore: DemoPlace = {
  nameTh: 'คลังสินค้าศรีราชา',
  nameEn: 'Si Racha Warehouse',
  houseNo: '88/1',
  road: 'สุขุมวิท',
  addressEn: '88/1 Sukhumvit Road',
  tambon: '200702',
  postcode: '20110',
  latitude: 13.1165,
  longitude: 100.9412,
  areas: [buildingA, coldRoom, openShed],
};
export const samutSakhonStore: DemoPlace = {
  nameTh: 'คลังสินค้ามหาชัย',
  nameEn: 'Maha Chai Warehouse',
  houseNo: '45',
  road: 'เศรษฐกิจ 1',
  addressEn: '45 Setthakit 1 Road',
  tambon: '740101',
  postcode: '74000',
  latitude: 13.5475,
  longitude: 100.2744,
  areas: [buildingA, coldRoom],
};
export const hatYaiStore: DemoPlace = {
  nameTh: 'คลังสินค้าหาดใหญ่',
  nameEn: 'Hat Yai Warehouse',
  houseNo: '120',
  road: 'เพชรเกษม',
  addressEn: '120 Phet Kasem Road',
  tambon: '901104',
  postcode: '90110',
  latitude: 7.0165,
  longitude: 100.4937,
  areas: [openShed],
};
export const samutPrakanStore: DemoPlace = {
  nameTh: 'คลังสินค้าปากน้ำ',
  nameEn: 'Pak Nam Warehouse',
  houseNo: '9',
  road: 'สุขุมวิท',
  addressEn: '9 Sukhumvit Road',
  tambon: '110101',
  postcode: '10270',
  latitude: 13.5991,
  longitude: 100.5968,
  areas: [buildingA],
};

export const chachoengsaoStore: DemoPlace = {
  nameTh: 'คลังวัตถุอันตรายบางปะกง',
  nameEn: 'Bang Pakong Hazardous Goods Store',
  houseNo: '55/2',
  road: 'สิริโสธร',
  addressEn: '55/2 Siri Sothon Road',
  tambon: '240401',
  postcode: '24130',
  latitude: 13.5377,
  longitude: 100.9937,
  areas: [hazardousHall, hazardousAnnex],
};

const lookup = (group: string, key: string) => ({ id: lookupId(group, key) });

/** The number of the line of an area: `storage-location in force`, and its name. */
export function areaLineOf(story: string, area: string): string {
  return seedId(`demo ${story} ${area}`);
}

/** The content of a request for the place, without files. `story` is unique, because ids are made from it. */
export function contentOf(place: DemoPlace, story: string) {
  const { nameTh, nameEn, houseNo, road, addressEn, postcode, areas, makes, latitude, longitude, tambon } = place;
  const kinds = new Map(areas.flatMap(({ goods }) => goods).map(([use, type]) => [`${use} ${type}`, [use, type]]));
  const lineIdOf = ({ name }: DemoArea): string => areaLineOf(story, name);
  return {
    nameTh,
    nameEn,
    houseNo,
    road,
    addressEn,
    postcode,
    refProvince: { id: placeId('province', tambon.slice(0, 2)) },
    refAmphur: { id: placeId('amphur', tambon.slice(0, 4)) },
    refTambon: { id: placeId('tambon', tambon) },
    phone: '0 2000 0017',
    location: { type: 'Point', coordinates: [longitude, latitude] },
    types: [{ refPurpose: { key: '1' } }, { refPurpose: { key: '4' } }],
    productTypes: (makes ?? [...kinds.values()]).map(([use = '', type = '']) => ({
      refProductUse: lookup('HAZ_PRODUCT_USE', use),
      refHazType: { key: type },
    })),
    subs: areas.map((area) => ({
      lineId: lineIdOf(area),
      name: area.name,
      refStorageType: lookup('STORAGE_TYPE', area.type),
      ...sidesOf('total', area.total),
      ...sidesOf('used', area.used),
    })),
    subItems: areas.flatMap((area) =>
      area.goods.map(([use, type, kilograms]) => ({
        subLineId: lineIdOf(area),
        refProductUse: lookup('HAZ_PRODUCT_USE', use),
        refHazType: { key: type },
        largestKg: kilograms,
      })),
    ),
  };
}

function sidesOf(of: 'total' | 'used', [width, length, height]: Sides): Readonly<Record<string, number>> {
  return { [`${of}Width`]: width, [`${of}Length`]: length, [`${of}Height`]: height };
}
