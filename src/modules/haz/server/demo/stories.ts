/** The registrations a demonstration begins with: one in each place a registration can be, told by those who could have done it. */
import { DEMO_PASSWORD } from '#platform/server/seeds/demo.ts';
import type { DemoDeed, DemoHands, DemoStory } from '#platform/server/seeds/demoStory.ts';
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { bodyOf, products, type DemoProduct } from './products.ts';

export const stories = (): readonly DemoStory[] => [
  story('in force and changed', products.chlorine, [...filed(60, 'operator', SIGNED), ...examined(58), ...paid(50, 'cash'), signed(48), ...changed(30)]),
  story('in force', products.benzalkonium, [...filed(45, 'operator', SIGNED), ...examined(43), ...paid(40, 'cheque'), signed(38)]),
  story('in force, signed in ink', products.iodine, [...filed(42, 'employee'), ...examined(40), ...paid(37, 'cash'), step(35, 'signatory', 'not-sign')]),
  story('cancelled afterwards', products.permanganate, [...filed(40, 'operator', SIGNED), ...examined(38), ...paid(36, 'cash'), signed(34), ...givenUp(20)]),
  story('refused', products.teaSeed, [...filed(28, 'operator'), received(27), step(20, 'center', 'not-approve', { remark: 'ผลทดสอบประสิทธิภาพไม่ครอบคลุมอัตราการใช้ที่ขอ กรุณาทดสอบเพิ่มเติมแล้วยื่นใหม่' })]),
  story('at the signatory', products.glutaraldehyde, [...filed(18, 'operator', SIGNED), ...examined(16), ...paid(9, 'cash')]),
  story('to be paid', products.peracetic, [...filed(12, 'operator', SIGNED), ...examined(10)]),
  story('under review', products.copper, [...filed(8, 'operator'), received(7)]),
  story('sent back', products.bacillus, [...filed(7, 'employee'), received(6), step(4, 'center', 're-edit', { remark: 'กรุณาแนบผลวิเคราะห์จำนวนจุลินทรีย์ที่ลงนามโดยห้องปฏิบัติการ และระบุวิธีเก็บรักษาในเอกสารกำกับ' })]),
  story('withdrawn', products.hypochlorite, [...filed(6, 'operator'), step(5, 'operator', 'cancel', { remark: 'เปลี่ยนสูตรผลิตภัณฑ์ จะยื่นคำขอใหม่ภายหลัง' })]),
  story('submitted', products.niclosamide, filed(1, 'operator', SIGNED)),
  story('draft', { ...products.hypochlorite, nameTh: 'ไฮโป-12', nameEn: 'HYPO-12', content: 12, found: 12.2 }, []),
];

/** What happens to one registration, and to the request it came with. */
type Deed = Omit<DemoDeed, 'act'> & { readonly act: (hands: DemoHands, told: Told) => Promise<void> };
type More = NonNullable<Parameters<DemoHands['step']>[2]>;

interface Told {
  readonly documentId: string;
  /** Of the request that is under way. */
  requestId: string;
}

const SIGNED: More = { caPassword: DEMO_PASSWORD };
const ATTACHED: readonly (readonly [key: string, name: string])[] = [['03', 'data-set'], ['04', 'efficacy'], ['05', 'analysis'], ['07', 'label'], ['09', 'sds']];

function story(name: string, product: DemoProduct, deeds: readonly Deed[]): DemoStory {
  const id = seedId(`demo haz ${name}`);
  const told: Told = { documentId: id, requestId: '' };
  const first: Deed = { daysAgo: deeds[0]?.daysAgo ?? 0, by: deeds[0]?.by ?? 'operator', act: (hands) => write(hands, told, product) };
  return { name, entity: 'haz', id, deeds: [first, ...deeds].map(({ daysAgo, by, act }) => ({ daysAgo, by, act: (hands) => act(hands, told) })) };
}

async function write(hands: DemoHands, told: Told, product: DemoProduct): Promise<void> {
  const attachments = [];
  for (const [key, name] of ATTACHED) attachments.push({ refItem: { key }, file: await hands.upload(`${name}-${product.nameEn.replaceAll(' ', '-')}.pdf`, [product.nameEn, '', `Demonstration: ${name}`]) });
  await hands.save('haz', { id: told.documentId, ...bodyOf(product), attachments });
  told.requestId = await hands.requestOf(told.documentId);
}

function step(daysAgo: number, by: string, action: string, more: More = {}): Deed {
  return { daysAgo, by, act: (hands, { requestId }) => hands.step(requestId, action, more) };
}

function filed(daysAgo: number, by: string, more: More = {}): readonly Deed[] {
  return [step(daysAgo, by, 'request', more)];
}

function received(daysAgo: number): Deed {
  return step(daysAgo, 'center', 'receive');
}

/** Received, and the next day checked and passed on. */
function examined(daysAgo: number): readonly Deed[] {
  return [received(daysAgo), step(daysAgo - 1, 'center', 'check', { data: { result: 'passed' } }), step(daysAgo - 1, 'center', 'pass')];
}

/** At the counter: finance takes the money in, the head of the group confirms it. */
function paid(daysAgo: number, channel: 'cash' | 'cheque'): readonly Deed[] {
  const paymentId = (requestId: string): string => seedId(`demo payment ${requestId}`);
  return [
    {
      daysAgo,
      by: 'finance',
      act: async (hands, { requestId }) => {
        const fee = await hands.find('feeStatement', { refRequest: requestId });
        const cheque = { chequeNo: '0012345', chequeDate: hands.now().slice(0, 10), refChequeBank: { id: lookupId('BANK', '006') } };
        await hands.save('feePayment', { id: paymentId(requestId), refFeeStatement: { id: fee['id'] }, refChannel: { key: channel === 'cash' ? '4' : '5' }, amount: fee['netAmount'], paidDatetime: hands.now(), ...(channel === 'cheque' ? cheque : {}) });
      },
    },
    { daysAgo, by: 'head', act: (hands, { requestId }) => hands.call('PUT /api/v1/transaction/fee-payments/confirm', { id: paymentId(requestId), version: 1 }) },
  ];
}

function signed(daysAgo: number): Deed {
  return step(daysAgo, 'signatory', 'approve', SIGNED);
}

/** Another pack is added: the same number, revision 2. */
function changed(daysAgo: number): readonly Deed[] {
  return [
    {
      daysAgo,
      by: 'operator',
      act: async (hands, told) => {
        const { requestId, documentId } = await hands.refile('change', told.documentId);
        await hands.save('haz', { id: documentId, version: 1, purpose: 'ฆ่าเชื้อในน้ำก่อนปล่อยสัตว์น้ำ และในน้ำทิ้งก่อนปล่อย', reason: 'เพิ่มวัตถุประสงค์การใช้' });
        told.requestId = requestId;
      },
    },
    ...filed(daysAgo, 'operator', SIGNED),
    ...examined(daysAgo - 2),
    ...paid(daysAgo - 5, 'cash'),
    signed(daysAgo - 6),
  ];
}

function givenUp(daysAgo: number): readonly Deed[] {
  return [
    {
      daysAgo,
      by: 'operator',
      act: async (hands, told) => {
        const { requestId, documentId } = await hands.refile('cancel', told.documentId);
        await hands.save('haz', { id: documentId, version: 1, reason: 'เลิกนำเข้าผลิตภัณฑ์นี้' });
        told.requestId = requestId;
      },
    },
    ...filed(daysAgo, 'operator'),
    ...examined(daysAgo - 1),
    step(daysAgo - 4, 'signatory', 'approve'),
  ];
}
