/** A storage location with names, for tests of its papers: the same every time, and fictitious. */
import { getEntity } from '#language/catalogue.ts';
import { deriveRecord } from '#language/checkRecord.ts';
import type { AnyRecord } from '#language/record.ts';
import { decimal } from '#language/values/decimal.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { namedReference, namedSpecimen } from '#platform/testing/paperSheets.ts';

const NAMES = {
  province: namedReference('ชลบุรี', 'Chon Buri', { code: '20' }),
  amphur: namedReference('ศรีราชา', 'Si Racha', { code: '2007' }),
  tambon: namedReference('สุรศักดิ์', 'Surasak', { code: '200702' }),
  water: namedReference('ฆ่าเชื้อในน้ำ', 'Water disinfection'),
  microbes: namedReference('จุลินทรีย์', 'Microbial product'),
  closed: namedReference('อาคารปิด', 'Closed building'),
  officer: namedReference('นายตรวจ สถานที่', 'Truat Sathanthi'),
};

export function placeSpecimen(areas: number, more: AnyRecord = {}) {
  return namedSpecimen('storageLocation', storedPlace(areas, more), NAMES);
}

/** The same as it is stored, with every computed figure. */
export function storedPlace(areas: number, more: AnyRecord = {}): AnyRecord {
  return deriveRecord(testCatalogue, getEntity(testCatalogue, 'storageLocation'), {
    ...PLACE,
    subs: Array.from({ length: areas }, (_, index) => areaOf(index)),
    ...more,
  });
}

const line = (id: string) => ({ id, lineId: id });

const PLACE = {
  id: 'document',
  refDocumentType: 'storageLocation',
  refRequestType: 'new',
  nameTh: 'คลังสินค้าศรีราชา',
  nameEn: 'Si Racha Warehouse',
  houseNo: '88/1',
  moo: '3',
  road: 'สุขุมวิท',
  addressEn: '88/1 Moo 3, Sukhumvit Road',
  refProvince: { id: 'province' },
  refAmphur: { id: 'amphur' },
  refTambon: { id: 'tambon' },
  postcode: '20110',
  phone: '0 3800 0017',
  location: { type: 'Point', coordinates: [100.9412, 13.1165] },
  types: [
    { ...line('sale'), refPurpose: 'sell' },
    { ...line('other'), refPurpose: 'other', otherPurpose: 'ฝากเก็บ' },
  ],
  productTypes: [
    { ...line('water'), refProductUse: { id: 'water' }, refHazType: 'type2' },
    { ...line('microbes'), refProductUse: { id: 'microbes' }, refHazType: 'type1' },
  ],
  experts: [
    {
      ...line('expert'),
      name: 'นางสาวพิมพ์ใจ รักษ์ดี',
      registrationNo: 'บฉ-2569-0017',
      position: 'ผู้ควบคุมสถานที่เก็บรักษา',
      phone: '0 2000 0017',
      refPaper: 'registration',
      paperNo: 'บฉ. 17/2569',
      issuedDate: '2026-01-15',
      expiresDate: '2029-01-14',
      file: { id: 'expert.pdf' },
    },
  ],
  subItems: [
    {
      ...line('goods'),
      subLineId: 'area 0',
      areaName: 'อาคาร 1',
      refProductUse: { id: 'water' },
      refHazType: 'type2',
      largestKg: decimal('120000'),
      hazards: ['oxidising'],
    },
  ],
  visitDate: '2026-11-10',
  refVisitResult: 'passedWithConditions',
  visitFindings: 'พื้นที่ตรงตามแผนผัง มีอ่างกักเก็บสารรั่วไหลและป้ายเตือนครบถ้วน\nถังดับเพลิงมี 2 ถัง',
  proposedConditions: 'ติดตั้งถังดับเพลิงเพิ่มอีก 2 ถังภายใน 30 วัน',
  visitOfficers: [
    { ...line('first'), refOfficer: { id: 'officer' }, name: null, position: 'นักวิชาการประมงชำนาญการ' },
    { ...line('second'), refOfficer: null, name: 'นางสาวกนกพร ตรวจการ', position: 'สำนักงานจังหวัดชลบุรี' },
  ],
  visitPhotos: [],
};

function areaOf(index: number): AnyRecord {
  return {
    ...line(`area ${index}`),
    name: `อาคาร ${index + 1}`,
    refStorageType: { id: 'closed' },
    kgPerCubicMetre: decimal('400'),
    totalWidth: decimal('12'),
    totalLength: decimal(String(24 + index)),
    totalHeight: decimal('5'),
    usedWidth: decimal('10'),
    usedLength: decimal('18.25'),
    usedHeight: decimal('3.5'),
  };
}
