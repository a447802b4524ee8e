/** Sample permits for tests: their contents. */
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { placeId } from '#platform/server/seeds/places.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import type { Person } from '#platform/testing/people.ts';
import { uploadPdf, type TestServer } from '#platform/testing/requestPeople.ts';

type Values = Readonly<Record<string, unknown>>;

export const unit = (key: string): { readonly id: string } => ({ id: lookupId('QUANTITY_UNIT', key) });

export const listed = {
  /** Calcium hypochlorite. */
  type2: { id: seedId('hazObject DEMO-05') },
  /** Trifluralin. */
  type4: { id: seedId('hazObject DEMO-13') },
} as const;

/** One line: three kilograms of a solid of type 2. */
export function sampleProduct(more: Values = {}): Values {
  return {
    nameTh: 'เอคิว-คลอร์ 70',
    nameEn: 'AQ-CHLOR 70',
    refHazObject: listed.type2,
    refSubStance: { id: seedId('hazSubStance CA-HYPO') },
    content: 70,
    refUnit: { key: 'WW' },
    refPhysicalState: { key: 'S' },
    quantity: 3,
    refQuantityUnit: unit('KGM'),
    packageCount: 6,
    packageSize: 'ถุง 500 กรัม',
    disposal: 'ส่งให้ผู้รับกำจัดของเสียอันตราย',
    ...more,
  };
}

/** Without attachments. */
export function sampleValues(more: Values = {}): Values {
  return {
    contactAddress: '99 ถนนพหลโยธิน กรุงเทพมหานคร',
    contactName: 'นายสมชาย ใจดี',
    contactPhone: '0 2000 0000',
    placeName: 'โรงงานทดสอบ',
    houseNo: '99',
    refProvince: { id: placeId('province', '10') },
    refAmphur: { id: placeId('amphur', '1030') },
    refTambon: { id: placeId('tambon', '103001') },
    postcode: '10900',
    refUsage: { key: '1' },
    madeFrom: '2026-12-01',
    madeTo: '2027-03-31',
    objective: 'วิเคราะห์สารสำคัญเพื่อขอขึ้นทะเบียน',
    copies: 1,
    products: [sampleProduct()],
    ...more,
  };
}

/** Everything that a submission needs. */
export async function sampleBody(test: TestServer, operator: Person, more: Values = {}): Promise<Values> {
  const attachments = [];
  for (const key of ['1', '2', '3'])
    attachments.push({ refItem: { key }, file: await uploadPdf(test, operator, `sample-${key}.pdf`) });
  return { ...sampleValues(more), attachments };
}
