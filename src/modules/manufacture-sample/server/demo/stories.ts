/** The sample permits of a demonstration: one in each status, made by people who have the rights. */
import { addMonths, getPlainDate } from '#language/values/plainDate.ts';
import type { DemoStory } from '#platform/server/seeds/demoStory.ts';
import {
  approved,
  documentStory,
  examined,
  filed,
  paid,
  received,
  refused,
  sentBack,
  SIGNED,
  uploadAttachments,
  withdrawn,
  type StoryStep,
} from '#platform/server/seeds/documentStory.ts';
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { placeId } from '#platform/server/seeds/places.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';

interface Sample {
  readonly nameTh: string;
  readonly nameEn: string;
  /** Number in the list of the demonstration. */
  readonly listed: string;
  readonly substance: string;
  readonly content: number;
  readonly unit: string;
  readonly state: 'S' | 'L';
  /** How much, and the key of QUANTITY_UNIT. */
  readonly quantity: readonly [amount: number, unit: string];
  readonly packages: readonly [count: number, size: string];
}

const benzalkonium: Sample = {
  nameTh: 'บีเคซี-80',
  nameEn: 'BKC-80',
  listed: '20',
  substance: 'BKC',
  content: 80,
  unit: 'WV',
  state: 'L',
  quantity: [4, 'LTR'],
  packages: [8, 'ขวด 500 มิลลิลิตร'],
};
const hypochlorite: Sample = {
  nameTh: 'ไฮโป-15',
  nameEn: 'HYPO-15',
  listed: '06',
  substance: 'NA-HYPO',
  content: 15,
  unit: 'WV',
  state: 'L',
  quantity: [2500, 'MLT'],
  packages: [5, 'ขวด 500 มิลลิลิตร'],
};
const chlorine: Sample = {
  nameTh: 'เอคิว-คลอร์ 70',
  nameEn: 'AQ-CHLOR 70',
  listed: '05',
  substance: 'CA-HYPO',
  content: 70,
  unit: 'WW',
  state: 'S',
  quantity: [3, 'KGM'],
  packages: [6, 'ถุง 500 กรัม'],
};
const glutaraldehyde: Sample = {
  nameTh: 'กลูตา-25',
  nameEn: 'GLUTA-25',
  listed: '10',
  substance: 'GLUTARAL',
  content: 25,
  unit: 'WV',
  state: 'L',
  quantity: [1.5, 'LTR'],
  packages: [3, 'ขวด 500 มิลลิลิตร'],
};

export const stories = (): readonly DemoStory[] => [
  // The registration of BKC-80 of the demonstration refers to it.
  story(
    'used up',
    [benzalkonium],
    [filed(58, 'operator', SIGNED), ...examined(56), ...paid(53, 'cash'), approved(50, SIGNED)],
  ),
  story(
    'in force',
    [hypochlorite, chlorine, glutaraldehyde],
    [filed(24, 'operator', SIGNED), ...examined(22), ...paid(19, 'cash'), approved(17, SIGNED)],
    CERTIFIED_PLACE,
  ),
  story(
    'refused',
    [glutaraldehyde],
    [
      filed(15, 'operator'),
      received(14),
      refused(11, 'แผนการทดสอบไม่ระบุห้องปฏิบัติการและวิธีกำจัดตัวอย่าง กรุณาจัดทำแผนใหม่แล้วยื่นอีกครั้ง'),
    ],
  ),
  story('to be paid', [chlorine], [filed(9, 'operator', SIGNED), ...examined(7)], CERTIFIED_PLACE),
  story(
    'sent back',
    [hypochlorite],
    [filed(6, 'employee'), received(5), sentBack(3, 'กรุณาแนบแผนผังสถานที่ผลิตที่แสดงจุดเก็บตัวอย่าง')],
  ),
  story('withdrawn', [glutaraldehyde], [filed(5, 'operator'), withdrawn(4, 'operator', 'เปลี่ยนไปทดสอบในต่างประเทศ')]),
  story('submitted', [chlorine, hypochlorite], [filed(1, 'operator', SIGNED)]),
  story('draft', [{ ...glutaraldehyde, nameTh: 'กลูตา-20', nameEn: 'GLUTA-20', content: 20 }], []),
];

/** What must be attached: the key of the item in the checklist, and the name of the file. */
const ATTACHED = [
  ['1', 'test-plan'],
  ['2', 'place-map'],
  ['3', 'sds'],
] as const;

/** The factory of the demonstration in Rayong: name and address are those of its certificate. */
const CERTIFIED_PLACE = { refPlace: { id: seedId('demo manufacture-location above the licence limit') } };

/** A laboratory without a certificate: Lat Yao, Chatuchak, Bangkok. */
const OTHER_PLACE = {
  placeName: 'ห้องปฏิบัติการวิจัย บริษัท ตัวอย่างสมุทรเคมี จำกัด',
  houseNo: '99',
  road: 'พหลโยธิน',
  refProvince: { id: placeId('province', '10') },
  refAmphur: { id: placeId('amphur', '1030') },
  refTambon: { id: placeId('tambon', '103001') },
  postcode: '10900',
};

function story(
  name: string,
  samples: readonly Sample[],
  ...[steps, place = OTHER_PLACE]: readonly [steps: readonly StoryStep[], place?: object]
): DemoStory {
  return documentStory(
    {
      name,
      entity: 'manufactureSample',
      id: seedId(`demo manufacture-sample ${name}`),
      write: async (actor, id) => {
        const madeFrom = getPlainDate(actor.now().slice(0, 10));
        const about = samples[0]?.nameEn ?? name;
        const attachments = await uploadAttachments(actor, ATTACHED, {
          about,
          lines: (file) => [about, '', `Demonstration: ${file}`],
        });
        await actor.save('manufactureSample', {
          id,
          ...place,
          contactAddress: '99 ถนนพหลโยธิน แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร 10900',
          contactName: 'นายสมชาย ใจดี',
          contactPhone: '0 2000 0000',
          refUsage: { key: '1' },
          madeFrom,
          madeTo: addMonths(madeFrom, 4),
          objective: 'วิเคราะห์ปริมาณสารสำคัญ ความคงสภาพ และความเป็นพิษ เพื่อใช้ประกอบคำขอขึ้นทะเบียน',
          products: samples.map(productOf),
          attachments,
        });
      },
    },
    steps,
  );
}

function productOf({ nameTh, nameEn, listed, substance, content, unit, state, quantity, packages }: Sample) {
  return {
    nameTh,
    nameEn,
    refHazObject: { id: seedId(`hazObject DEMO-${listed}`) },
    refSubStance: { id: seedId(`hazSubStance ${substance}`) },
    content,
    refUnit: { key: unit },
    refPhysicalState: { key: state },
    quantity: quantity[0],
    refQuantityUnit: { id: lookupId('QUANTITY_UNIT', quantity[1]) },
    packageCount: packages[0],
    packageSize: packages[1],
    disposal: 'ส่งให้ผู้รับกำจัดของเสียอันตรายที่ได้รับอนุญาต พร้อมเก็บใบกำกับการขนส่ง',
  };
}
