/** The notices of a demonstration: every operation, one in each status. */
import {
  licenceStory,
  notifiedFrom,
  recordedLicence,
  type DemoLicence,
  type LicenceKind,
} from '#modules/haz-license/server/index.ts';
import type { DemoStory } from '#platform/server/seeds/demoStory.ts';
import {
  approved,
  examined,
  filed,
  received,
  refiled,
  sentBack,
  SIGNED,
  type StoryStep,
} from '#platform/server/seeds/documentStory.ts';

const kind: LicenceKind = {
  module: 'haz-license-notice',
  documentTypes: { import: '12', export: '13', manufacture: '14', possess: '15' },
  withoutItems: ['7', '10'],
};

const chlorImport: DemoLicence = {
  operation: 'import',
  product: 'chlor70',
  quantity: 45,
  unit: 'TNE',
  stores: [
    ['อาคาร H1', 25_000],
    ['อาคาร H2', 20_000],
  ],
};
const bkcExport: DemoLicence = {
  operation: 'export',
  product: 'bkc80',
  quantity: 6000,
  unit: 'LTR',
  countries: ['VN'],
  stores: [['อาคาร H1', 5880]],
};
const bkcMaking: DemoLicence = {
  operation: 'manufacture',
  product: 'bkc80',
  quantity: 90_000,
  capacity: 36,
  stores: [['อาคาร H1', 30_000]],
};
const chlorStore: DemoLicence = {
  operation: 'possess',
  product: 'chlor70',
  quantity: 18_000,
  stores: [['อาคาร H2', 18_000, 30]],
};

const story = (name: string, licence: DemoLicence, steps: readonly StoryStep[]): DemoStory =>
  licenceStory(kind, { name, licence, steps });

export const stories = (): readonly DemoStory[] => [
  recordedLicence(kind, {
    name: 'import, nearly used up',
    licence: {
      ...chlorImport,
      quantity: 40_000,
      unit: 'KGM',
      usedBefore: 37_900,
      stores: [
        ['อาคาร H1', 25_000],
        ['อาคาร H2', 15_000],
      ],
    },
    daysAgo: 52,
    daysLeft: 420,
  }),
  recordedLicence(kind, {
    name: 'import, expires soon',
    licence: { ...chlorImport, quantity: 20_000, unit: 'KGM', usedBefore: 6000, stores: [['อาคาร H1', 20_000]] },
    daysAgo: 51,
    daysLeft: 95,
  }),
  story('import', chlorImport, notifiedFrom(34, 'operator')),
  story('manufacture', bkcMaking, notifiedFrom(33, 'operator')),
  story('export', bkcExport, notifiedFrom(32, 'employee')),
  story('possess', chlorStore, notifiedFrom(31, 'operator')),
  story('import, cancelled', { ...chlorImport, quantity: 5, stores: [['อาคาร H1', 5000]] }, [
    ...notifiedFrom(30, 'operator'),
    refiled(16, 'operator', { kind: 'cancel', values: { reason: 'เลิกนำเข้าจากผู้ผลิตรายนี้' } }),
    filed(16, 'operator', SIGNED),
    ...examined(15),
    approved(13),
  ]),
  story('export, at the signatory', { ...bkcExport, quantity: 2000, stores: [['อาคาร H1', 1960]] }, [
    filed(4, 'operator', SIGNED),
    ...examined(3),
  ]),
  story('possess, under review', { ...chlorStore, quantity: 6000, stores: [['อาคาร H1', 6000, 12]] }, [
    filed(3, 'operator', SIGNED),
    received(2),
  ]),
  story('manufacture, sent back', { ...bkcMaking, quantity: 30_000, capacity: 10 }, [
    filed(6, 'employee'),
    received(5),
    sentBack(4, 'กรุณาแนบกรรมวิธีการผลิตฉบับที่ลงชื่อโดยผู้ควบคุมการผลิต'),
  ]),
  story('import, submitted', { ...chlorImport, quantity: 12, stores: [['อาคาร H2', 12_000]] }, [
    filed(1, 'operator', SIGNED),
  ]),
  story('export, draft', { ...bkcExport, quantity: 1500, stores: [['อาคาร H1', 1470]] }, []),
];
