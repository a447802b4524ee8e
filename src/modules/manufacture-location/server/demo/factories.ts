/** The factories of the demonstration, in several provinces: all of them are invented. */
import type { DemoArea, DemoPlace } from '#modules/storage-location/server/index.ts';

export interface DemoFactory extends DemoPlace {
  /** What it makes: key of HAZ_PRODUCT_USE, and of the type. */
  readonly makes: readonly (readonly [use: string, type: string])[];
  readonly machines: readonly (readonly [name: string, count: number, horsepower: number])[];
  readonly workers: number;
  /** Stated from the size on from which the law requires it. */
  readonly licence?: { readonly factoryLicenceNo: string; readonly factoryLicenceDate: string };
}

const mixingHall: DemoArea = {
  name: 'ห้องผสม 1',
  type: '6',
  total: [12, 20, 5],
  used: [9, 16, 3.5],
  goods: [['1', '2', 12_000]],
};
/** Makes substances of type 3. */
const closedHall: DemoArea = {
  name: 'ห้องผลิตระบบปิด',
  type: '6',
  total: [10, 18, 5],
  used: [8, 15, 3.5],
  goods: [
    ['5', '3', 12_000],
    ['2', '2', 12_000],
  ],
};
const fermentation: DemoArea = {
  name: 'ห้องหมักเชื้อ',
  type: '6',
  total: [8, 14, 4],
  used: [6, 11, 3],
  goods: [['8', '1', 4000]],
};
const fillingLine: DemoArea = { name: 'ห้องบรรจุ', type: '6', total: [8, 18, 4.5], used: [6, 15, 3], goods: [] };
const rawMaterials: DemoArea = {
  name: 'คลังวัตถุดิบ',
  type: '1',
  total: [10, 18, 5],
  used: [8, 15, 3.5],
  goods: [['9', '2', 90_000]],
};
const finishedGoods: DemoArea = {
  name: 'คลังสินค้าสำเร็จรูป',
  type: '1',
  total: [12, 24, 5],
  used: [10, 20, 3.5],
  goods: [['1', '2', 150_000]],
};
const coldStore: DemoArea = {
  name: 'ห้องเย็นเก็บเชื้อ',
  type: '5',
  total: [5, 8, 3],
  used: [4, 6.5, 2.4],
  goods: [['8', '1', 12_000]],
};

/** About 70 m from a temple. Small: no factory licence is needed. */
export const templeWorks: DemoFactory = {
  nameTh: 'โรงงานผลิตจุลินทรีย์บางปลาสร้อย',
  nameEn: 'Bang Pla Soi Microbial Works',
  houseNo: '41',
  road: 'พระยาสัจจา',
  addressEn: '41 Phraya Satcha Road',
  tambon: '200101',
  postcode: '20000',
  latitude: 13.3628,
  longitude: 100.9849,
  areas: [fermentation, coldStore],
  makes: [['8', '1']],
  machines: [
    ['ถังหมัก 500 ลิตร', 4, 3],
    ['เครื่องบรรจุซอง', 2, 1.5],
  ],
  workers: 14,
};
/** 86 hp and 78 workers. */
export const rayongWorks: DemoFactory = {
  nameTh: 'โรงงานผลิตคลอรีนมาบยางพร',
  nameEn: 'Map Yang Phon Chlorine Works',
  houseNo: '300/12',
  road: 'มาบยางพร-ปลวกแดง',
  addressEn: '300/12 Map Yang Phon-Pluak Daeng Road',
  tambon: '210605',
  postcode: '21140',
  latitude: 12.9816,
  longitude: 101.0982,
  areas: [mixingHall, fillingLine, rawMaterials, finishedGoods],
  makes: [
    ['1', '2'],
    ['2', '2'],
  ],
  machines: [
    ['เครื่องผสมแบบใบกวน', 4, 12.5],
    ['เครื่องอัดเม็ด', 2, 10],
    ['เครื่องบรรจุถังอัตโนมัติ', 2, 5.5],
    ['สายพานลำเลียง', 2, 2.5],
  ],
  workers: 78,
  licence: { factoryLicenceNo: '3-42(1)-8/66รย', factoryLicenceDate: '2023-05-17' },
};
/** 51 hp and 24 workers: above the limit by its machines alone. */
export const samutSakhonWorks: DemoFactory = {
  nameTh: 'โรงงานผลิตน้ำยาฆ่าเชื้อท่าทราย',
  nameEn: 'Tha Sai Disinfectant Works',
  houseNo: '55/9',
  road: 'เศรษฐกิจ 1',
  addressEn: '55/9 Setthakit 1 Road',
  tambon: '740110',
  postcode: '74000',
  latitude: 13.5863,
  longitude: 100.2871,
  areas: [mixingHall, finishedGoods],
  makes: [['1', '2']],
  machines: [
    ['เครื่องผสมสแตนเลส', 3, 12],
    ['เครื่องบรรจุขวด', 2, 7.5],
  ],
  workers: 24,
  licence: { factoryLicenceNo: '3-42(1)-15/67สค', factoryLicenceDate: '2024-08-30' },
};
/** 49.5 hp and 49 workers: just below both limits. */
export const pathumThaniWorks: DemoFactory = {
  nameTh: 'โรงงานผลิตสารปรับสภาพน้ำคลองหนึ่ง',
  nameEn: 'Khlong Nueng Water Conditioner Works',
  houseNo: '18',
  road: 'พหลโยธิน',
  addressEn: '18 Phahonyothin Road',
  tambon: '130201',
  postcode: '12120',
  latitude: 14.0712,
  longitude: 100.6174,
  areas: [{ ...mixingHall, goods: [['7', '1', 8000]] }, rawMaterials],
  makes: [['7', '1']],
  machines: [
    ['เครื่องบด', 2, 15],
    ['เครื่องร่อน', 3, 4],
    ['เครื่องเย็บกระสอบ', 3, 2.5],
  ],
  workers: 49,
};
export const bangPakongWorks: DemoFactory = {
  nameTh: 'โรงงานผลิตวัตถุอันตรายบางปะกง',
  nameEn: 'Bang Pakong Hazardous Substance Works',
  houseNo: '56',
  road: 'สิริโสธร',
  addressEn: '56 Siri Sothon Road',
  tambon: '240401',
  postcode: '24130',
  latitude: 13.5399,
  longitude: 100.9961,
  areas: [closedHall, finishedGoods],
  makes: [
    ['5', '3'],
    ['2', '2'],
  ],
  machines: [
    ['เครื่องผสมผงระบบปิด', 2, 10],
    ['เครื่องบรรจุ', 1, 7.5],
  ],
  workers: 18,
};
export const koratWorks: DemoFactory = {
  nameTh: 'โรงงานผลิตจุลินทรีย์โคราช',
  nameEn: 'Korat Microbial Works',
  houseNo: '204',
  road: 'มิตรภาพ',
  addressEn: '204 Mittraphap Road',
  tambon: '300101',
  postcode: '30000',
  latitude: 14.9738,
  longitude: 102.0836,
  areas: [fermentation, coldStore],
  makes: [['8', '1']],
  machines: [['ถังหมัก 1,000 ลิตร', 3, 5]],
  workers: 11,
};
