/** The storage locations of a demonstration: one in each status, made by people who have the rights. */
import { addMonths, getPlainDate } from '#language/values/plainDate.ts';
import type { DemoActor, DemoStory } from '#platform/server/seeds/demoStory.ts';
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
  step,
  uploadAttachments,
  withdrawn,
  type StoryStep,
} from '#platform/server/seeds/documentStory.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { photograph } from './photograph.ts';
import {
  cityStore,
  contentOf,
  hatYaiStore,
  oldTownStore,
  samutPrakanStore,
  samutSakhonStore,
  siRachaStore,
  type DemoPlace,
} from './places.ts';

const PASSED = '1';
const PASSED_WITH_CONDITIONS = '2';
const FAILED = '3';

export const stories = (): readonly DemoStory[] => [
  story('near a public place', cityStore, issuedFrom(60, 'operator')),
  story('near a palace', oldTownStore, issuedFrom(52, 'employee', { result: PASSED_WITH_CONDITIONS })),
  story('in force', siRachaStore, issuedFrom(48, 'operator')),
  story('renewed', samutSakhonStore, [
    ...issuedFrom(44, 'operator'),
    refiled(18, 'operator', { kind: 'renew', values: {} }),
    filed(18, 'operator', SIGNED),
    ...examined(17),
    step(14, 'center', 'skip-visit', { remark: 'ตรวจสถานที่แล้วเมื่อไม่นานมานี้ และไม่มีการเปลี่ยนแปลง' }),
    ...paid(13, 'cash'),
    approved(12, SIGNED),
  ]),
  story('changed', hatYaiStore, [
    ...issuedFrom(40, 'employee'),
    refiled(16, 'operator', { kind: 'change', values: { phone: '074-000-120', reason: 'เปลี่ยนหมายเลขโทรศัพท์ของสถานที่' } }),
    filed(16, 'operator', SIGNED),
    ...examined(15),
    step(13, 'center', 'skip-visit', { remark: 'เปลี่ยนเฉพาะหมายเลขโทรศัพท์' }),
    ...paid(12, 'cash'),
    approved(11, SIGNED),
  ]),
  story('cancelled', samutPrakanStore, [
    ...issuedFrom(36, 'operator'),
    refiled(14, 'operator', { kind: 'cancel', values: { reason: 'เลิกใช้สถานที่และย้ายสินค้าออกหมดแล้ว' } }),
    filed(14, 'operator', SIGNED),
    ...examined(13),
    step(11, 'center', 'skip-visit', { remark: 'สถานที่ว่างเปล่าตามภาพถ่ายที่ยื่น' }),
    approved(10),
  ]),
  story('to be signed', named(siRachaStore, '2'), [
    filed(22, 'operator', SIGNED),
    ...examined(20),
    ...visited(15, { result: PASSED }),
    ...paid(13, 'cash'),
  ]),
  story('to be paid', named(samutSakhonStore, '2'), [
    filed(19, 'operator', SIGNED),
    ...examined(17),
    ...visited(12, { result: PASSED_WITH_CONDITIONS }),
  ]),
  story('visit failed', named(hatYaiStore, '2'), [
    filed(17, 'employee'),
    ...examined(15),
    visitWritten(8, { result: FAILED }),
  ]),
  story('to be visited', named(siRachaStore, '3'), [filed(12, 'operator', SIGNED), ...examined(10)]),
  story('refused', named(cityStore, '2'), [
    filed(24, 'operator'),
    received(23),
    refused(20, 'อาคารอยู่ในเขตที่ห้ามเก็บรักษาวัตถุอันตรายตามผังเมือง'),
  ]),
  story('sent back', named(samutPrakanStore, '2'), [
    filed(9, 'employee'),
    received(8),
    sentBack(6, 'กรุณาแนบแผนผังที่แสดงทางหนีไฟและตำแหน่งถังดับเพลิง'),
  ]),
  story('received', named(hatYaiStore, '3'), [filed(5, 'operator', SIGNED), received(4)]),
  story('withdrawn', named(samutSakhonStore, '3'), [
    filed(7, 'operator'),
    withdrawn(6, 'operator', 'เปลี่ยนไปใช้สถานที่อื่น'),
  ]),
  story('submitted', named(samutPrakanStore, '3'), [filed(1, 'operator', SIGNED)]),
  story('draft', named(siRachaStore, '4'), []),
];

/** Another place next to it. */
function named(place: DemoPlace, number: string): DemoPlace {
  return {
    ...place,
    nameTh: `${place.nameTh} ${number}`,
    nameEn: `${place.nameEn} ${number}`,
    latitude: place.latitude + 0.004 * Number(number),
    longitude: place.longitude + 0.003 * Number(number),
  };
}

interface Visit {
  /** Key of VISIT_RESULT. */
  readonly result: string;
}

/** The person who files has read that a protected place is near, if there is one. */
const CONFIRMED = { data: { acknowledged: ['nearProtected'] } };

const PASSED_VISIT: Visit = { result: PASSED };

/** Filed, reviewed, visited, paid for and signed within 16 working days. */
function issuedFrom(daysAgo: number, by: string, visit: Visit = PASSED_VISIT): readonly StoryStep[] {
  return [
    filed(daysAgo, by, { ...SIGNED, ...CONFIRMED }),
    ...examined(daysAgo - 2),
    ...visited(daysAgo - 8, visit),
    ...paid(daysAgo - 11, 'cash'),
    approved(daysAgo - 14, SIGNED),
  ];
}

function visited(daysAgo: number, visit: Visit): readonly StoryStep[] {
  return [visitWritten(daysAgo, visit), step(daysAgo, 'center', 'record-visit')];
}

const CONDITIONS: Readonly<Record<string, string | null>> = {
  [PASSED]: null,
  [PASSED_WITH_CONDITIONS]: 'ติดตั้งถังดับเพลิงเพิ่มอีก 2 ถังภายใน 30 วัน',
  [FAILED]: null,
};

/** The officer writes down the visit, and does not pass the case on yet. */
function visitWritten(daysAgo: number, { result }: Visit): StoryStep {
  return {
    daysAgo,
    by: 'center',
    act: async (actor, { documentId, requestId }, isAgain) => {
      const place = await actor.find('storageLocation', { refRequest: requestId });
      if (isAgain && (place['visitDate'] ?? null) !== null) return;
      await actor.save('storageLocation', {
        id: documentId,
        version: await actor.versionOf('storageLocation', documentId),
        visitDate: actor.now().slice(0, 10),
        refVisitResult: { key: result },
        visitFindings:
          result === FAILED
            ? 'ทางออกฉุกเฉินถูกกีดขวาง และไม่มีอ่างกักเก็บสารรั่วไหล'
            : 'พื้นที่ตรงตามแผนผัง มีอ่างกักเก็บสารรั่วไหล ทางหนีไฟ และป้ายเตือนครบถ้วน',
        proposedConditions: CONDITIONS[result],
        visitOfficers: [{ name: 'นางสาวกนกพร ตรวจการ', position: 'นักวิชาการประมงชำนาญการ' }],
        visitPhotos: [
          { file: photograph('shelves', 0), caption: 'ชั้นวางสินค้าด้านทิศเหนือ' },
          { file: photograph('drums', 1), caption: 'ถังบรรจุและป้ายเตือน' },
        ],
      });
    },
  };
}

/** What must be attached: the key of the item in the checklist, and the name of the file. */
const ATTACHED = [
  ['1', 'area-map'],
  ['2', 'floor-plan'],
  ['3', 'accident-prevention'],
  ['4', 'storage-method'],
  ['5', 'land-papers'],
  ['6', 'company-papers'],
] as const;

const PAPER_MONTHS = 36;

function story(name: string, place: DemoPlace, steps: readonly StoryStep[]): DemoStory {
  return documentStory(
    {
      name,
      entity: 'storageLocation',
      id: seedId(`demo storage-location ${name}`),
      write: async (actor, id) => {
        const about = place.nameEn;
        const lines = (file: string): readonly string[] => [about, '', `Demonstration: ${file}`];
        const attachments = await uploadAttachments(actor, ATTACHED, { about, lines });
        await actor.save('storageLocation', {
          id,
          ...contentOf(place, name),
          experts: [await expertOf(actor, lines)],
          attachments,
        });
      },
    },
    steps,
  );
}

async function expertOf(actor: DemoActor, lines: (file: string) => readonly string[]) {
  const today = getPlainDate(actor.now().slice(0, 10));
  return {
    name: 'นางสาวพิมพ์ใจ รักษ์ดี',
    registrationNo: 'บฉ-2569-0017',
    position: 'ผู้ควบคุมสถานที่เก็บรักษา',
    phone: '0 2000 0017',
    refPaper: { key: '1' },
    paperNo: 'บฉ. 17/2569',
    issuedDate: addMonths(today, -3),
    expiresDate: addMonths(today, PAPER_MONTHS),
    file: await actor.upload('expert.pdf', lines('expert')),
  };
}
