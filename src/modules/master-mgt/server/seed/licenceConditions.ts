/** Proposals for the conditions of licences and notices: the department replaces them by its own. */
import { insertMissing, type SeedRecord, type SeedResult } from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';

const PROPOSAL = 'ข้อความเสนอ ให้หน่วยงานตรวจสอบและแก้ไข / Proposal: to be reviewed by the department.';

interface SeededCondition {
  readonly code: string;
  readonly operations: readonly string[];
  readonly hazTypes?: readonly string[];
  readonly text: readonly [th: string, en: string];
}

const conditions: readonly SeededCondition[] = [
  {
    code: 'C-01',
    operations: [],
    text: [
      'ต้องปฏิบัติตามประกาศที่ออกตามมาตรา 20 แห่งพระราชบัญญัติวัตถุอันตราย พ.ศ. 2535',
      'The notifications under section 20 of the Hazardous Substance Act B.E. 2535 shall be observed.',
    ],
  },
  {
    code: 'C-02',
    operations: ['import'],
    text: [
      'ต้องแจ้งข้อเท็จจริงการนำเข้าทุกครั้งก่อนนำวัตถุอันตรายออกจากด่านศุลกากร',
      'Every import shall be notified before the hazardous substance leaves the customs house.',
    ],
  },
  {
    code: 'C-03',
    operations: ['export'],
    text: [
      'ต้องแจ้งข้อเท็จจริงการส่งออกทุกครั้งก่อนนำวัตถุอันตรายออกนอกราชอาณาจักร',
      'Every export shall be notified before the hazardous substance leaves the Kingdom.',
    ],
  },
  {
    code: 'C-04',
    operations: ['import', 'possess'],
    text: [
      'ต้องเก็บรักษาในสถานที่ที่ระบุไว้ท้ายใบนี้เท่านั้น และเก็บแยกจากอาหารและสารที่เข้ากันไม่ได้',
      'It shall be kept only in the places listed on the back, apart from food and from incompatible substances.',
    ],
  },
  {
    code: 'C-05',
    operations: ['manufacture'],
    text: [
      'ต้องผลิต ณ สถานที่ที่ระบุ ตามสูตรที่ขึ้นทะเบียนไว้ และเก็บตัวอย่างทุกรุ่นไว้ไม่น้อยกว่าหนึ่งปี',
      'It shall be made at the stated place by the registered formula, and samples of every lot shall be kept for at least one year.',
    ],
  },
  {
    code: 'C-06',
    operations: ['possess'],
    hazTypes: ['type3'],
    text: [
      'ต้องมีบุคลากรเฉพาะรับผิดชอบการเก็บรักษาตลอดเวลาที่มีวัตถุอันตรายอยู่ในสถานที่',
      'An expert shall be responsible for storage at all times while the hazardous substance is on the premises.',
    ],
  },
  {
    code: 'C-07',
    operations: ['possess', 'manufacture'],
    text: [
      'ต้องจัดทำบัญชีรับ จ่าย และคงเหลือ และแสดงต่อพนักงานเจ้าหน้าที่เมื่อเรียกตรวจ',
      'Receipts, issues and balances shall be recorded and shown to the competent official on request.',
    ],
  },
];

export function seedLicenceConditions(context: SeedContext): Promise<SeedResult> {
  const records = conditions.map(({ code, operations, hazTypes = [], text: [nameTh, nameEn] }, index) => ({
    id: seedId(`licenceCondition ${code}`),
    code,
    nameTh,
    nameEn,
    operations,
    hazTypes,
    seq: (index + 1) * 10,
    legalBasis: PROPOSAL,
  }));
  return insertMissing(context, {
    entity: 'licenceCondition',
    keyFields: ['code'],
    records: records as unknown as readonly SeedRecord<'licenceCondition'>[],
  });
}
