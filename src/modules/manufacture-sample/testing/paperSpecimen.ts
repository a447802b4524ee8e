/** A permit with names, for tests of its paper: the same every time, and fictitious. */
import type { AnyRecord } from '#language/record.ts';
import { decimal } from '#language/values/decimal.ts';
import { namedReference, namedSpecimen } from '#platform/testing/paperSheets.ts';

const NAMES = {
  chlorine: namedReference('แคลเซียมไฮโปคลอไรต์', 'Calcium hypochlorite'),
  kilogram: namedReference('กิโลกรัม', 'Kilogram', { code: 'KGM' }),
  gram: namedReference('กรัม', 'Gram', { code: 'GRM' }),
  province: namedReference('ชลบุรี', 'Chon Buri', { code: '20' }),
  amphur: namedReference('เมืองชลบุรี', 'Mueang Chon Buri', { code: '2001' }),
  place: namedReference('โรงงานตัวอย่างสมุทรเคมี', 'Samut Chemie Sample Factory'),
  tambon: namedReference('บ้านปึก', 'Ban Puek', { code: '200109' }),
};

export function permitSpecimen(count: number, more: AnyRecord = {}) {
  return namedSpecimen('manufactureSample', { ...storedPermit(count), ...more }, NAMES);
}

/** The same as it is stored. */
export function storedPermit(count: number): AnyRecord {
  return { ...PERMIT, refRequestType: 'new', products: Array.from({ length: count }, productOf) };
}

/** For a place that has no certificate. */
export const TYPED_PLACE: AnyRecord = { refPlace: null, placeNumber: null, placeNameTh: null, placeNameEn: null };

const PERMIT = {
  id: 'document',
  refDocumentType: 'sampleManufacture',
  refPlace: { id: 'place' },
  placeNumber: 'สผ.12/2569',
  placeNameTh: 'โรงงานตัวอย่างสมุทรเคมี',
  placeNameEn: 'Samut Chemie Sample Factory',
  placeName: 'โรงงานตัวอย่างสมุทรเคมี',
  houseNo: '99/1',
  moo: '3',
  road: 'รุ่งเรือง',
  addressEn: '99/1 Moo 3, Rungrueang Road',
  refProvince: { id: 'province' },
  refAmphur: { id: 'amphur' },
  refTambon: { id: 'tambon' },
  postcode: '20130',
  refUsage: 'registration',
  madeFrom: '2026-12-01',
  madeTo: '2027-03-31',
  objective: 'วิเคราะห์ปริมาณสารสำคัญ ความคงสภาพ และความเป็นพิษเฉียบพลัน เพื่อใช้ประกอบคำขอขึ้นทะเบียน',
};

function productOf(_: unknown, index: number) {
  const isSmall = index % 2 === 1;
  return {
    id: `product ${index}`,
    nameTh: `เอคิว-คลอร์ ${70 + index} ชนิดเม็ดละลายช้า`,
    nameEn: `AQ-CHLOR ${70 + index} slow-release granules`,
    refHazObject: { id: 'chlorine' },
    refHazType: 'type2',
    refSubStance: { id: 'chlorine' },
    content: decimal(String(65 + index)),
    refUnit: 'percentWeight',
    refPhysicalState: 'solid',
    quantity: decimal(isSmall ? '2500' : '3'),
    refQuantityUnit: { id: isSmall ? 'gram' : 'kilogram' },
    kilograms: decimal(isSmall ? '2.5' : '3'),
    litres: null,
    packageCount: 6,
    packageSize: 'ถุง 500 กรัม',
    disposal: 'ส่งให้ผู้รับกำจัดของเสียอันตราย',
  };
}
