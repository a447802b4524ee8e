/** Licences with names, for tests of their papers: the same every time, and fictitious. */
import { getEntity } from '#language/catalogue.ts';
import { deriveRecord } from '#language/checkRecord.ts';
import type { AnyRecord } from '#language/record.ts';
import { decimal } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { namedReference, namedSpecimen, PAPER_DAY } from '#platform/testing/paperSheets.ts';
import type { LicenceExtras } from '../server/paper/licencePaper.ts';
import { licenceTypes, noticeTypes, type LicensedOperation } from '../operations.ts';

const NAMES = {
  niclosamide: namedReference('นิโคลซาไมด์', 'Niclosamide', { code: '3-1-4' }),
  kilogram: namedReference('กิโลกรัม', 'kilogram'),
  litre: namedReference('ลิตร', 'litre'),
  sale: namedReference('เพื่อจำหน่าย', 'For sale'),
  formulate: namedReference('ผสมสูตร', 'Formulation'),
  use: namedReference('เพื่อใช้ในกิจการของตน', 'For own use'),
  vietnam: namedReference('เวียดนาม', 'Viet Nam'),
  japan: namedReference('ญี่ปุ่น', 'Japan'),
  product: namedReference('นิโคล 50', 'Niclo 50'),
  store: namedReference('คลังสินค้าศรีราชา', 'Si Racha Warehouse'),
  factory: namedReference('โรงงานบางปะกง', 'Bang Pakong Factory'),
};

interface Specimen {
  readonly operation: LicensedOperation;
  readonly isNotice?: boolean;
  readonly products?: number;
  readonly stores?: number;
}

export function licenceSpecimen(specimen: Specimen) {
  return namedSpecimen('hazLicense', storedLicence(specimen), NAMES);
}

/** The same as it is stored, with every computed figure. */
export function storedLicence({ operation, isNotice = false, products = 1, stores = 2 }: Specimen): AnyRecord {
  const isPossession = operation === 'possess';
  const isManufacture = operation === 'manufacture';
  return deriveRecord(testCatalogue, getEntity(testCatalogue, 'hazLicense'), {
    id: 'licence',
    refDocumentType: (isNotice ? noticeTypes : licenceTypes)[operation],
    refRequestType: 'new',
    refOperation: operation,
    refHazObject: { id: 'niclosamide' },
    refHazType: isNotice ? 'type2' : 'type3',
    validMonths: 36,
    yearlyCapacity: isManufacture ? decimal('120') : null,
    quantity: decimal('10000').times(decimal(products)),
    refQuantityUnit: { id: 'kilogram' },
    details: Array.from({ length: products }, (_, index) => productOf(operation, index)),
    countries:
      operation === 'export' || operation === 'import'
        ? ['vietnam', 'japan'].map((id) => ({ ...line(id), refCountry: { id } }))
        : [],
    storageLocations: [
      ...Array.from({ length: stores }, (_, index) => storeOf(index, isPossession)),
      ...(isManufacture ? [FACTORY] : []),
    ],
    attachments: [],
    proposedConditions: [],
    conditionsTh: null,
    conditionsEn: null,
    reason: null,
  });
}

const line = (id: string) => ({ id, lineId: id });

function productOf(operation: LicensedOperation, index: number): AnyRecord {
  return {
    ...line(`product ${index}`),
    sequence: index + 1,
    refHaz: { id: 'product' },
    hazNumber: `HZ2169${String(index + 1).padStart(5, '0')}`,
    hazNameTh: `นิโคล 50 สูตร ${index + 1}`,
    hazNameEn: `Niclo 50 formula ${index + 1}`,
    hazExpires: getPlainDate('2030-05-31'),
    refHazType: 'type3',
    refPhysicalState: 'liquid',
    registeredDensity: decimal('1.25'),
    quantity: decimal('8000'),
    refQuantityUnit: { id: 'litre' },
    kgPerUnit: decimal('1.25'),
    kilograms: decimal('10000'),
    refObjective: { id: operation === 'possess' ? 'use' : 'sale' },
    refSubOperation: operation === 'manufacture' ? { id: 'formulate' } : null,
  };
}

function storeOf(index: number, isPossession: boolean): AnyRecord {
  return {
    ...line(`store ${index}`),
    refPlace: { id: 'store' },
    placeNumber: 'สก.14/2569',
    placeNameTh: 'คลังสินค้าศรีราชา',
    placeNameEn: 'Si Racha Warehouse',
    refLocationType: 'storage',
    isLocation: true,
    areaLineId: `area ${index}`,
    areaName: `อาคาร ${index + 1}`,
    quantity: decimal('5000'),
    squareMetres: isPossession ? decimal('60.5') : null,
  };
}

const FACTORY: AnyRecord = {
  ...line('factory'),
  refPlace: { id: 'factory' },
  placeNumber: 'สผ.3/2569',
  placeNameTh: 'โรงงานบางปะกง',
  placeNameEn: 'Bang Pakong Factory',
  refLocationType: 'manufacture',
  isLocation: false,
  areaLineId: null,
  areaName: null,
  quantity: null,
  squareMetres: null,
};

export const extrasSpecimen: LicenceExtras = {
  from: PAPER_DAY,
  conditions: [
    {
      th: 'ต้องแจ้งข้อเท็จจริงการนำเข้าทุกครั้งก่อนนำวัตถุอันตรายออกจากด่านศุลกากร',
      en: 'Every import shall be notified before the hazardous substance leaves the customs house.',
    },
    {
      th: 'ต้องเก็บรักษาในสถานที่ที่ระบุไว้ท้ายใบนี้เท่านั้น และเก็บแยกจากอาหารและสารที่เข้ากันไม่ได้',
      en: 'It shall be kept only in the places listed on the back, apart from food and from incompatible substances.',
    },
  ],
  places: new Map([
    [
      'store',
      {
        name: ['คลังสินค้าศรีราชา', 'Si Racha Warehouse'],
        address: [
          ['เลขที่ 88/1 หมู่ที่ 3 ถนนสุขุมวิท', '88/1 Moo 3, Sukhumvit Road'],
          ['ตำบลสุรศักดิ์ อำเภอศรีราชา จังหวัดชลบุรี 20110', 'Surasak, Si Racha, Chon Buri 20110'],
        ],
        experts: [
          {
            name: 'นางสาวพิมพ์ใจ รักษ์ดี',
            position: 'ผู้ควบคุมสถานที่เก็บรักษา',
            registrationNo: 'บฉ-2569-0017',
            expires: getPlainDate('2029-01-14'),
          },
        ],
      },
    ],
    [
      'factory',
      {
        name: ['โรงงานบางปะกง', 'Bang Pakong Factory'],
        address: [
          ['เลขที่ 5 หมู่ที่ 1', '5 Moo 1'] as const,
          ['อำเภอบางปะกง จังหวัดฉะเชิงเทรา 24130', 'Bang Pakong, Chachoengsao 24130'] as const,
        ],
        experts: [],
      },
    ],
  ]),
  changes: [],
};

export const CHANGES: LicenceExtras['changes'] = [
  {
    revision: 2,
    day: getPlainDate('2027-03-01'),
    requestCode: 'R08-70000007',
    kind: 'change',
    reason: 'เพิ่มปริมาณตามคำสั่งซื้อ 12 ฉบับ',
    quantity: decimal('15000'),
  },
  {
    revision: 3,
    day: getPlainDate('2028-02-11'),
    requestCode: 'R08-71000002',
    kind: 'renew',
    reason: null,
    quantity: decimal('15000'),
  },
];
