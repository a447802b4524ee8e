/** The letters of a demonstration: one in each status, made by people who have the rights. */
import type { DemoStory } from '#platform/server/seeds/demoStory.ts';
import {
  approved,
  documentStory,
  examined,
  filed,
  received,
  refiled,
  refused,
  sentBack,
  withdrawn,
  type StoryStep,
} from '#platform/server/seeds/documentStory.ts';
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
  story('approved and changed', registered('IODO-10', 'povidone-iodine 10 % w/v', 'Cambodia'), [
    filed(16, 'operator'),
    ...examined(15),
    approved(13),
    ...changedSteps(8),
  ]),
  story('approved', chlorine, [filed(12, 'employee'), ...examined(11), approved(9)]),
  story('late', benzalkonium, [filed(10, 'operator'), received(9)]),
  story('refused', uncontrolled('TEA-SAP 12', 'saponin 12 % w/w'), [
    filed(8, 'operator'),
    received(7),
    refused(5, 'ซาโปนินเป็นวัตถุอันตรายที่ควบคุมทางการประมง จึงรับรองว่าไม่ควบคุมไม่ได้'),
  ]),
  story('cancelled', uncontrolled('BACI-POND', 'Bacillus subtilis'), [
    filed(6, 'employee'),
    withdrawn(5, 'employee', 'ผู้ซื้อเปลี่ยนผลิตภัณฑ์ ไม่ต้องใช้หนังสือแล้ว'),
  ]),
  story('sent back', glutaraldehyde, [
    filed(4, 'operator'),
    received(3),
    sentBack(2, 'กรุณาแนบฉลากของ GLUTA-50 ฉบับปัจจุบัน และระบุประเทศปลายทางในข้อความที่ขอให้รับรอง'),
  ]),
  story('at the signatory', registered('BKC-80', 'benzalkonium chloride 80 % w/v', 'the Philippines'), [
    filed(3, 'employee'),
    ...examined(2),
  ]),
  story('submitted', registered('AQ-CHLOR 65', 'calcium hypochlorite 65 % w/w', 'Bangladesh'), [filed(0, 'operator')]),
  story('draft', registered('GLUTA-50', 'glutaraldehyde 50 % w/w', 'Sri Lanka'), []),
];

function story(
  name: string,
  { product, addressee, subject, statement }: Letter,
  steps: readonly StoryStep[],
): DemoStory {
  return documentStory(
    {
      name,
      entity: 'toWhom',
      id: seedId(`demo to-whom ${name}`),
      write: async (actor, id) => {
        const lines = [COMPANY, '', `Subject: ${subject}`, '', `We ask for a letter addressed to: ${addressee}.`];
        const file = await actor.upload(`request-${product.replaceAll(' ', '-')}.pdf`, lines);
        const refPurpose = { id: lookupId('TO_WHOM_PURPOSE', '1') };
        await actor.save('toWhom', {
          id,
          addressee,
          subject,
          refPurpose,
          productName: product,
          statement,
          attachments: [{ refItem: { key: '1' }, file }],
        });
      },
    },
    steps,
  );
}

/** The letter gets another addressee: the same number, revision 2. */
function changedSteps(daysAgo: number): readonly StoryStep[] {
  const values = { addressee: 'The competent authority of the Lao PDR', reason: 'ผู้รับหนังสือเปลี่ยนเป็นหน่วยงานของ สปป.ลาว' };
  return [
    refiled(daysAgo, 'operator', { kind: 'change', values }),
    filed(daysAgo, 'operator'),
    ...examined(daysAgo - 1),
    approved(daysAgo - 3),
  ];
}
