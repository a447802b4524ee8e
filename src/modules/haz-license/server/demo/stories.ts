/** The licences of a demonstration: every operation, one in each status, some nearly used up and some that expire soon. */
import { uploadAttachments } from '#platform/server/seeds/documentStory.ts';
import type { DemoStory } from '#platform/server/seeds/demoStory.ts';
import {
  approved,
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
import { issuedFrom, licenceStory, recordedLicence, type DemoLicence, type LicenceKind } from './licenceStories.ts';

const kind: LicenceKind = {
  module: 'haz-license',
  documentTypes: { import: '08', export: '09', manufacture: '10', possess: '11' },
};

const glutaImport: DemoLicence = {
  operation: 'import',
  product: 'gluta25',
  quantity: 20_000,
  unit: 'LTR',
  stores: [
    ['อาคาร H1', 15_000],
    ['อาคาร H2', 6200],
  ],
};
const nicloExport: DemoLicence = {
  operation: 'export',
  product: 'niclo50',
  quantity: 8000,
  countries: ['VN', 'KH'],
  stores: [['อาคาร H1', 8000]],
};
const nicloMaking: DemoLicence = {
  operation: 'manufacture',
  product: 'niclo50',
  quantity: 60_000,
  capacity: 24,
  stores: [['อาคาร H1', 20_000]],
};
const glutaStore: DemoLicence = {
  operation: 'possess',
  product: 'gluta25',
  quantity: 12_000,
  stores: [['อาคาร H1', 12_000, 100]],
};

const story = (name: string, licence: DemoLicence, steps: readonly StoryStep[]): DemoStory =>
  licenceStory(kind, { name, licence, steps });

export const stories = (): readonly DemoStory[] => [
  story('import', glutaImport, issuedFrom(56, 'operator')),
  recordedLicence(kind, {
    name: 'import, nearly used up',
    licence: { ...glutaImport, quantity: 30_000, unit: 'KGM', usedBefore: 28_650 },
    daysAgo: 55,
    daysLeft: 500,
  }),
  recordedLicence(kind, {
    name: 'import, expires soon',
    licence: { ...glutaImport, quantity: 24, unit: 'TNE', usedBefore: 15_400 },
    daysAgo: 54,
    daysLeft: 110,
  }),
  recordedLicence(kind, {
    name: 'import, renewed',
    licence: { ...glutaImport, quantity: 25_000, unit: 'KGM', usedBefore: 21_000 },
    daysAgo: 53,
    daysLeft: 130,
    steps: renewedSteps(20),
  }),
  story('export', nicloExport, issuedFrom(46, 'employee')),
  story('export, cancelled', { ...nicloExport, quantity: 2500, countries: ['MY'], stores: [] }, [
    ...issuedFrom(44, 'operator'),
    refiled(24, 'operator', { kind: 'cancel', values: { reason: 'ผู้ซื้อในต่างประเทศยกเลิกคำสั่งซื้อ' } }),
    filed(24, 'operator', SIGNED),
    ...examined(23),
    approved(20),
  ]),
  story('manufacture', nicloMaking, issuedFrom(42, 'operator')),
  story('possess, changed', glutaStore, [
    ...issuedFrom(40, 'operator'),
    refiled(22, 'operator', { kind: 'change', values: { reason: 'ขยายพื้นที่เก็บรักษา' } }),
    filed(22, 'operator', SIGNED),
    ...examined(21),
    ...paid(19, 'cash'),
    approved(17, SIGNED),
  ]),
  story('possess, at the signatory', { ...glutaStore, quantity: 5000, stores: [['อาคาร H2', 5000, 40]] }, [
    filed(12, 'operator', SIGNED),
    ...examined(10),
    ...paid(7, 'cash'),
  ]),
  story('import, to be paid', { ...glutaImport, quantity: 9000, stores: [['อาคาร H1', 9540]] }, [
    filed(10, 'operator', SIGNED),
    ...examined(8),
  ]),
  story('export, under review', { ...nicloExport, quantity: 1200, countries: ['LA'], stores: [['อาคาร H1', 1200]] }, [
    filed(7, 'employee'),
    received(6),
  ]),
  story('manufacture, sent back', { ...nicloMaking, quantity: 20_000, capacity: 12 }, [
    filed(8, 'operator', SIGNED),
    received(7),
    sentBack(5, 'กรุณาแนบแผนการผลิตรายปีที่สอดคล้องกับกำลังการผลิต 12 ตันต่อปี'),
  ]),
  story('import, refused', { ...glutaImport, quantity: 90_000 }, [
    filed(26, 'operator'),
    received(25),
    refused(21, 'ปริมาณที่ขอมากกว่าความจุของสถานที่เก็บรักษาหลายเท่า กรุณายื่นใหม่พร้อมแผนการนำเข้ารายเดือน'),
  ]),
  story('possess, withdrawn', { ...glutaStore, quantity: 3000, stores: [['อาคาร H2', 3000, 25]] }, [
    filed(9, 'operator'),
    withdrawn(8, 'operator', 'จะรวมไว้ในคำขอแก้ไขใบอนุญาตเดิม'),
  ]),
  story('export, submitted', { ...nicloExport, quantity: 900, countries: ['MM'], stores: [['อาคาร H1', 900]] }, [
    filed(1, 'operator', SIGNED),
  ]),
  story('import, draft', { ...glutaImport, quantity: 4000, stores: [['อาคาร H2', 4240]] }, []),
];

/** The paper of the first still runs: both are valid until its last day. */
function renewedSteps(daysAgo: number): readonly StoryStep[] {
  return [
    refiled(daysAgo, 'operator', { kind: 'renew', values: {} }),
    reportAttached(daysAgo),
    filed(daysAgo, 'operator', SIGNED),
    ...examined(daysAgo - 1),
    ...paid(daysAgo - 4, 'cash'),
    approved(daysAgo - 6, SIGNED),
  ];
}

/** The papers that a renewal needs; one that was entered from paper has none to copy. */
function reportAttached(daysAgo: number): StoryStep {
  return {
    daysAgo,
    by: 'operator',
    act: async (actor, { documentId }, isAgain) => {
      const version = await actor.versionOf('hazLicense', documentId);
      if (isAgain && version !== 1) return;
      const items = [
        ['1', 'company-papers'],
        ['4', 'purchase-order'],
        ['11', 'usage-report'],
      ] as const;
      const attachments = await uploadAttachments(actor, items, {
        about: 'GLUTA-25',
        lines: (file) => ['GLUTA-25', '', `Demonstration: ${file}`],
      });
      await actor.save('hazLicense', { id: documentId, version, attachments });
    },
  };
}
