/** The letters a demonstration begins with: one in each place a letter can be, told by those who could have done it. */
import type { DemoDeed, DemoHands, DemoStory } from '#platform/server/seeds/demoStory.ts';
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';

interface Letter {
  readonly product: string;
  readonly addressee: string;
  readonly subject: string;
  readonly statement: string;
}

const COMPANY = 'Sample Samut Chemical Co., Ltd.';

const registered = (product: string, substance: string, country: string): Letter => ({
  product,
  addressee: `The competent authority of ${country}`,
  subject: `Registration of ${product}`,
  statement: `This is to certify that ${product} (${substance}), produced by ${COMPANY}, is registered in Thailand as a hazardous substance for use in aquaculture.`,
});

const uncontrolled = (product: string, substance: string): Letter => ({
  product,
  addressee: 'TO WHOM IT MAY CONCERN',
  subject: `${product} is not a controlled substance`,
  statement: `This is to certify that ${product} (${substance}), produced by ${COMPANY}, is not controlled as a hazardous substance in Thailand.`,
});

const chlorine = registered('AQ-CHLOR 65', 'calcium hypochlorite 65 % w/w', 'Viet Nam');
const benzalkonium = registered('BKC-80', 'benzalkonium chloride 80 % w/v', 'Indonesia');
const glutaraldehyde = registered('GLUTA-50', 'glutaraldehyde 50 % w/w', 'Malaysia');

export const stories = (): readonly DemoStory[] => [
  story('approved and changed', registered('IODO-10', 'povidone-iodine 10 % w/v', 'Cambodia'), 'operator', [
    ...filed(16, 'operator'),
    ...examined(15),
    approved(13),
    ...changed(8),
  ]),
  story('approved', chlorine, 'employee', [...filed(12, 'employee'), ...examined(11), approved(9)]),
  story('late', benzalkonium, 'operator', [...filed(10, 'operator'), received(9)]),
  story('refused', uncontrolled('TEA-SAP 12', 'saponin 12 % w/w'), 'operator', [
    ...filed(8, 'operator'),
    received(7),
    step(5, 'center', 'not-approve', { remark: 'ซาโปนินเป็นวัตถุอันตรายที่ควบคุมทางการประมง จึงรับรองว่าไม่ควบคุมไม่ได้' }),
  ]),
  story('cancelled', uncontrolled('BACI-POND', 'Bacillus subtilis'), 'employee', [...filed(6, 'employee'), step(5, 'employee', 'cancel', { remark: 'ผู้ซื้อเปลี่ยนผลิตภัณฑ์ ไม่ต้องใช้หนังสือแล้ว' })]),
  story('sent back', glutaraldehyde, 'operator', [
    ...filed(4, 'operator'),
    received(3),
    step(2, 'center', 're-edit', { remark: 'กรุณาแนบฉลากของ GLUTA-50 ฉบับปัจจุบัน และระบุประเทศปลายทางในข้อความที่ขอให้รับรอง' }),
  ]),
  story('at the signatory', registered('BKC-80', 'benzalkonium chloride 80 % w/v', 'the Philippines'), 'employee', [...filed(3, 'employee'), ...examined(2)]),
  story('submitted', registered('AQ-CHLOR 65', 'calcium hypochlorite 65 % w/w', 'Bangladesh'), 'operator', filed(0, 'operator')),
  story('draft', registered('GLUTA-50', 'glutaraldehyde 50 % w/w', 'Sri Lanka'), 'operator', []),
];

/** What happens to one letter, and to the request it came with. */
type Deed = Omit<DemoDeed, 'act'> & { readonly act: (hands: DemoHands, told: Told) => Promise<void> };

interface Told {
  readonly documentId: string;
  /** Of the request that is under way. */
  requestId: string;
}

function story(name: string, letter: Letter, by: string, deeds: readonly Deed[]): DemoStory {
  const id = seedId(`demo to-whom ${name}`);
  const told: Told = { documentId: id, requestId: '' };
  const first: Deed = { daysAgo: deeds[0]?.daysAgo ?? 0, by, act: (hands) => write(hands, told, letter) };
  return { name, entity: 'toWhom', id, deeds: [first, ...deeds].map(({ daysAgo, by: who, act }) => ({ daysAgo, by: who, act: (hands) => act(hands, told) })) };
}

async function write(hands: DemoHands, told: Told, { product, addressee, subject, statement }: Letter): Promise<void> {
  const file = await hands.upload(`request-${product.replaceAll(' ', '-')}.pdf`, [COMPANY, '', `Subject: ${subject}`, '', `We ask for a letter addressed to: ${addressee}.`]);
  const purpose = lookupId('TO_WHOM_PURPOSE', '1');
  await hands.save('toWhom', { id: told.documentId, addressee, subject, refPurpose: { id: purpose }, productName: product, statement, attachments: [{ refItem: { key: '1' }, file }] });
  told.requestId = await hands.requestOf(told.documentId);
}

function step(daysAgo: number, by: string, action: string, more: Parameters<DemoHands['step']>[2] = {}): Deed {
  return { daysAgo, by, act: (hands, { requestId }) => hands.step(requestId, action, more) };
}

function filed(daysAgo: number, by: string): readonly Deed[] {
  return [step(daysAgo, by, 'request')];
}

function received(daysAgo: number): Deed {
  return step(daysAgo, 'center', 'receive');
}

/** Received, and the next day checked and passed on. */
function examined(daysAgo: number): readonly Deed[] {
  return [received(daysAgo), step(daysAgo - 1, 'center', 'check', { data: { result: 'passed' } }), step(daysAgo - 1, 'center', 'pass')];
}

function approved(daysAgo: number): Deed {
  return step(daysAgo, 'signatory', 'approve');
}

/** The letter goes to another addressee: the same number, revision 2. */
function changed(daysAgo: number): readonly Deed[] {
  const addressee = 'The competent authority of the Lao PDR';
  const refile: Deed = {
    daysAgo,
    by: 'operator',
    act: async (hands, told) => {
      const { requestId, documentId } = await hands.refile('change', told.documentId);
      await hands.save('toWhom', { id: documentId, version: 1, addressee, reason: 'ผู้รับหนังสือเปลี่ยนเป็นหน่วยงานของ สปป.ลาว' });
      told.requestId = requestId;
    },
  };
  return [refile, ...filed(daysAgo, 'operator'), ...examined(daysAgo - 1), approved(daysAgo - 3)];
}
