/** Storage locations for tests: their contents, and the visit that officers record. */
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { placeId } from '#platform/server/seeds/places.ts';
import type { Person } from '#platform/testing/people.ts';
import { uploadPdf, type TestServer } from '#platform/testing/requestPeople.ts';

type Values = Readonly<Record<string, unknown>>;

export const productUse = (key: string): { readonly id: string } => ({ id: lookupId('HAZ_PRODUCT_USE', key) });
export const storageType = (key: string): { readonly id: string } => ({ id: lookupId('STORAGE_TYPE', key) });

/** The number of the line of the first area, so that goods can name it. */
export const FIRST_AREA = '5f0a4d52-0a54-4c6e-9f0c-2c1d6a1f0001';

/** 10 × 20 × 4 m, of which 6 × 15 × 3 m are used: 90 m², 270 m³, 108,000 kg. */
export function areaValues(more: Values = {}): Values {
  return {
    lineId: FIRST_AREA,
    name: 'อาคาร A',
    refStorageType: storageType('1'),
    totalWidth: 10,
    totalLength: 20,
    totalHeight: 4,
    usedWidth: 6,
    usedLength: 15,
    usedHeight: 3,
    ...more,
  };
}

export function expertValues(more: Values = {}): Values {
  return {
    name: 'นางสาวพิมพ์ใจ รักษ์ดี',
    registrationNo: 'บฉ-2569-0017',
    position: 'ผู้ควบคุมสถานที่เก็บ',
    phone: '0 2000 0001',
    refPaper: { key: '1' },
    paperNo: 'บฉ. 17/2569',
    issuedDate: '2026-01-15',
    expiresDate: '2029-01-14',
    ...more,
  };
}

export function itemValues(more: Values = {}): Values {
  return {
    subLineId: FIRST_AREA,
    refProductUse: productUse('1'),
    refHazType: { key: '2' },
    largestKg: 50_000,
    ...more,
  };
}

/** Without files: attachments and the papers of experts. In Bangkok, which the central office serves. */
export function placeValues(more: Values = {}): Values {
  return {
    refDocumentType: { key: '05' },
    nameTh: 'คลังสินค้าทดสอบ',
    nameEn: 'Test warehouse',
    houseNo: '99',
    refProvince: { id: placeId('province', '10') },
    refAmphur: { id: placeId('amphur', '1030') },
    refTambon: { id: placeId('tambon', '103001') },
    postcode: '10900',
    phone: '0 2000 0000',
    location: { type: 'Point', coordinates: [100.56, 13.84] },
    types: [{ refPurpose: { key: '4' } }],
    productTypes: [{ refProductUse: productUse('1'), refHazType: { key: '2' } }],
    subs: [areaValues()],
    subItems: [itemValues()],
    ...more,
  };
}

const REQUIRED_ITEMS = ['1', '2', '3', '4', '5', '6'];

/** Everything that a submission needs. */
export async function placeBody(test: TestServer, operator: Person, more: Values = {}): Promise<Values> {
  const attachments = [];
  for (const key of REQUIRED_ITEMS)
    attachments.push({ refItem: { key }, file: await uploadPdf(test, operator, `place-${key}.pdf`) });
  const experts = [{ ...expertValues(), file: await uploadPdf(test, operator, 'expert.pdf') }];
  return { ...placeValues(), attachments, experts, ...more };
}

/** A visit on this day that the place has passed, by an officer who is not in the list. */
export function visitValues(day: string, more: Values = {}): Values {
  return {
    visitDate: day,
    refVisitResult: { key: '1' },
    visitFindings: 'ตรวจแล้วตรงตามแผนผัง มีอุปกรณ์ดับเพลิงครบ',
    visitOfficers: [{ name: 'นายตรวจ สถานที่', position: 'นักวิชาการประมง' }],
    ...more,
  };
}
