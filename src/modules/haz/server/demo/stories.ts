/** The registrations of a demonstration: one in each status, made by people who have the rights. */
import { addDays, addMonths, getPlainDate } from '#language/values/plainDate.ts';
import type { DemoStory } from '#platform/server/seeds/demoStory.ts';
import {
  approved,
  approvedInInk,
  uploadAttachments,
  documentStory,
  examined,
  filed,
  paid,
  received,
  refiled,
  refused,
  sentBack,
  SIGNED,
  withdrawn,
  type StoryStep,
} from '#platform/server/seeds/documentStory.ts';
import { holderId } from '#platform/server/seeds/demo.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { SAMUT_CHEMICAL } from '#platform/server/seeds/tables/demoParties.ts';
import { bodyOf } from './productBody.ts';
import { products, type DemoProduct } from './products.ts';

export const stories = (): readonly DemoStory[] => [
  story('in force and changed', products.chlorine, [
    filed(60, 'operator', SIGNED),
    ...examined(58),
    ...paid(50, 'cash'),
    approved(48, SIGNED),
    ...changedSteps(30),
  ]),
  story(
    'in force',
    products.benzalkonium,
    [filed(45, 'operator', SIGNED), ...examined(43), ...paid(40, 'cheque'), approved(38, SIGNED)],
    // It uses up the permit under which its samples were made.
    { refSample: { id: seedId('demo manufacture-sample used up') } },
  ),
  story('in force, signed in ink', products.iodine, [
    filed(42, 'employee'),
    ...examined(40),
    ...paid(37, 'cash'),
    approvedInInk(35),
  ]),
  recordedStory('in force, expires soon', {
    product: { ...products.iodine, nameTh: 'ไอโอ-พลัส 10', nameEn: 'IODO-PLUS 10' },
    daysAgo: 25,
    daysLeft: 100,
  }),
  // For licences and notices.
  recordedStory('type 3, imported', { product: products.glutaraldehyde25, daysAgo: 62, daysLeft: 1500 }),
  recordedStory('type 3, made here', { product: products.niclosamide50, daysAgo: 62, daysLeft: 1700 }),
  recordedStory('type 2, imported', {
    product: { ...products.chlorine, nameTh: 'เอคิว-คลอร์ 70', nameEn: 'AQ-CHLOR 70', content: 70, found: 69.4 },
    daysAgo: 62,
    daysLeft: 1600,
  }),
  story('cancelled afterwards', products.permanganate, [
    filed(40, 'operator', SIGNED),
    ...examined(38),
    ...paid(36, 'cash'),
    approved(34, SIGNED),
    ...cancelledSteps(20),
  ]),
  story('refused', products.teaSeed, [
    filed(28, 'operator'),
    received(27),
    refused(20, 'ผลทดสอบประสิทธิภาพไม่ครอบคลุมอัตราการใช้ที่ขอ กรุณาทดสอบเพิ่มเติมแล้วยื่นใหม่'),
  ]),
  story('at the signatory', products.glutaraldehyde, [
    filed(18, 'operator', SIGNED),
    ...examined(16),
    ...paid(9, 'cash'),
  ]),
  story('to be paid', products.peracetic, [filed(12, 'operator', SIGNED), ...examined(10)]),
  story('under review', products.copper, [filed(8, 'operator'), received(7)]),
  story('sent back', products.bacillus, [
    filed(7, 'employee'),
    received(6),
    sentBack(4, 'กรุณาแนบผลวิเคราะห์จำนวนจุลินทรีย์ที่ลงนามโดยห้องปฏิบัติการ และระบุวิธีเก็บรักษาในเอกสารกำกับ'),
  ]),
  story('withdrawn', products.hypochlorite, [
    filed(6, 'operator'),
    withdrawn(5, 'operator', 'เปลี่ยนสูตรผลิตภัณฑ์ จะยื่นคำขอใหม่ภายหลัง'),
  ]),
  story('submitted', products.niclosamide, [filed(1, 'operator', SIGNED)]),
  story('draft', { ...products.hypochlorite, nameTh: 'ไฮโป-12', nameEn: 'HYPO-12', content: 12, found: 12.2 }, []),
];

interface RecordedProduct {
  readonly product: DemoProduct;
  readonly daysAgo: number;
  /** From the entry in the register to the expiry. */
  readonly daysLeft: number;
}

/** Issued on paper years ago, and entered in the register. One that expires soon has to be renewed: other documents warn of it. */
function recordedStory(name: string, { product, daysAgo, daysLeft }: RecordedProduct): DemoStory {
  return documentStory(
    {
      name,
      entity: 'haz',
      id: seedId(`demo haz ${name}`),
      by: 'head',
      daysAgo,
      write: async (actor, id) => {
        const expireDate = addDays(getPlainDate(actor.now()), daysLeft);
        await actor.call('PUT /api/v1/transaction/hazes/register', {
          refHolder: { id: holderId(SAMUT_CHEMICAL) },
          remark: 'บันทึกจากทะเบียนฉบับกระดาษ',
          effectiveDate: addDays(addMonths(expireDate, -72), 1),
          expireDate,
          record: { id, ...bodyOf(product) },
        });
      },
    },
    [],
  );
}

const ATTACHED = [
  ['03', 'data-set'],
  ['04', 'efficacy'],
  ['05', 'analysis'],
  ['07', 'label'],
  ['09', 'sds'],
] as const;

function story(
  name: string,
  product: DemoProduct,
  steps: readonly StoryStep[],
  more: Readonly<Record<string, unknown>> = {},
): DemoStory {
  return documentStory(
    {
      name,
      entity: 'haz',
      id: seedId(`demo haz ${name}`),
      write: async (actor, id) => {
        const attachments = await uploadAttachments(actor, ATTACHED, {
          about: product.nameEn,
          lines: (file) => [product.nameEn, '', `Demonstration: ${file}`],
        });
        await actor.save('haz', { id, ...bodyOf(product), ...more, attachments });
      },
    },
    steps,
  );
}

/** Another use is added: the same number, revision 2. */
function changedSteps(daysAgo: number): readonly StoryStep[] {
  const values = { purpose: 'ฆ่าเชื้อในน้ำก่อนปล่อยสัตว์น้ำ และในน้ำทิ้งก่อนปล่อย', reason: 'เพิ่มวัตถุประสงค์การใช้' };
  return [
    refiled(daysAgo, 'operator', { kind: 'change', values }),
    filed(daysAgo, 'operator', SIGNED),
    ...examined(daysAgo - 2),
    ...paid(daysAgo - 5, 'cash'),
    approved(daysAgo - 6, SIGNED),
  ];
}

function cancelledSteps(daysAgo: number): readonly StoryStep[] {
  return [
    refiled(daysAgo, 'operator', { kind: 'cancel', values: { reason: 'เลิกนำเข้าผลิตภัณฑ์นี้' } }),
    filed(daysAgo, 'operator'),
    ...examined(daysAgo - 1),
    approved(daysAgo - 4),
  ];
}
