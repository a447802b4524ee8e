/** The free-sale certificates of a demonstration: one in each status, made by people who have the rights. */
import type { DemoStory } from '#platform/server/seeds/demoStory.ts';
import {
  approved,
  documentStory,
  examined,
  filed,
  paid,
  received,
  refiled,
  refused,
  sentBack,
  SIGNED,
  uploadAttachments,
  type StoryStep,
} from '#platform/server/seeds/documentStory.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';

/** By the name of the story of their registration (haz/server/demo/stories.ts). */
const products = {
  benzalkonium: ['in force', 'BKC-80'],
  iodine: ['in force, signed in ink', 'IODO-10'],
  expiring: ['in force, expires soon', 'IODO-PLUS 10'],
} as const;

interface Sale {
  readonly importer: string;
  readonly address: string;
  /** Code of the country. */
  readonly country: string;
  readonly products: readonly (keyof typeof products)[];
  readonly copies?: number;
}

const haiPhong: Sale = {
  importer: 'Example Hai Phong Aqua Import Co., Ltd.',
  address: '12 Harbour Street, Hai Phong',
  country: 'VN',
  products: ['benzalkonium', 'iodine'],
  copies: 2,
};
const jakarta: Sale = {
  importer: 'PT Example Tambak Makmur',
  address: '7 Jalan Contoh, Jakarta',
  country: 'ID',
  products: ['benzalkonium'],
};
const manila: Sale = {
  importer: 'Example Bureau of Aquatic Inputs',
  address: '3 Example Avenue, Manila',
  country: 'PH',
  products: ['iodine', 'expiring'],
};

/** The person who files confirms that a registration expires soon. */
const CONFIRMED = { data: { acknowledged: ['productExpiresSoon'] } };

export const stories = (): readonly DemoStory[] => [
  story('issued and renewed', haiPhong, [
    filed(20, 'operator', SIGNED),
    ...examined(19),
    ...paid(17, 'cash'),
    approved(16, SIGNED),
    refiled(9, 'operator', { kind: 'renew', values: { invoiceNo: 'INV-2026/231' } }),
    filed(9, 'operator', SIGNED),
    ...examined(8),
    ...paid(6, 'cash'),
    approved(5, SIGNED),
  ]),
  story('issued', jakarta, [filed(14, 'employee'), ...examined(13), ...paid(11, 'cheque'), approved(10, SIGNED)]),
  story('refused', { ...jakarta, importer: 'PT Example Perikanan', products: ['iodine'] }, [
    filed(12, 'operator'),
    received(11),
    refused(9, 'ฉลากที่แนบไม่ตรงกับผลิตภัณฑ์ที่ขึ้นทะเบียน กรุณายื่นคำขอใหม่พร้อมฉลากที่ถูกต้อง'),
  ]),
  story('at the signatory', manila, [
    filed(7, 'operator', { ...SIGNED, ...CONFIRMED }),
    ...examined(6),
    ...paid(4, 'cash'),
  ]),
  story('to be paid', { ...haiPhong, importer: 'Example Mekong Farm Supply Co., Ltd.' }, [
    filed(5, 'employee'),
    ...examined(4),
  ]),
  story('sent back', { ...manila, products: ['iodine'] }, [
    filed(4, 'operator'),
    received(3),
    sentBack(2, 'กรุณาแนบใบสั่งซื้อของผู้นำเข้า และระบุที่อยู่ของผู้นำเข้าให้ครบถ้วน'),
  ]),
  story('submitted, expires soon', { ...jakarta, products: ['expiring'] }, [filed(1, 'operator', CONFIRMED)]),
  story('draft', { ...haiPhong, products: ['benzalkonium', 'expiring'] }, []),
];

/** The key of each item in the checklist, and the name of its file. */
const ATTACHED = [
  ['1', 'request-letter'],
  ['2', 'label'],
] as const;

function story(name: string, sale: Sale, steps: readonly StoryStep[]): DemoStory {
  const { importer, address, country, copies = 1 } = sale;
  return documentStory(
    {
      name,
      entity: 'freeSale',
      id: seedId(`demo free-sale ${name}`),
      write: async (actor, id) => {
        const attachments = await uploadAttachments(actor, ATTACHED, {
          about: name,
          lines: (file) => [importer, '', `Demonstration: ${file}`],
        });
        await actor.save('freeSale', {
          id,
          importer,
          importerAddress: address,
          // As registered; written out, so that the draft is complete in whichever order the stories are played.
          exporterAddress: '99/1 Sommut Withi Road, Khwaeng Lat Yao, Khet Chatuchak, Bangkok 10900',
          refCountry: { id: seedId(`country ${country}`) },
          invoiceNo: 'INV-2026/118',
          exportFact: '200 drums of 50 kg',
          copies,
          products: sale.products.map((product) => ({
            refHaz: { id: seedId(`demo haz ${products[product][0]}`) },
            nameAbroad: products[product][1],
          })),
          attachments,
        });
      },
    },
    steps,
  );
}
