/** How the places of a demonstration are filed, visited and issued: for storage locations and places of manufacture. */
import { addMonths, getPlainDate } from '#language/values/plainDate.ts';
import type { DemoActor, DemoStory } from '#platform/server/seeds/demoStory.ts';
import {
  approved,
  documentStory,
  examined,
  filed,
  paid,
  SIGNED,
  step,
  uploadAttachments,
  type StoryStep,
} from '#platform/server/seeds/documentStory.ts';
import { holderId } from '#platform/server/seeds/demo.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { SAMUT_CHEMICAL } from '#platform/server/seeds/tables/demoParties.ts';
import { photograph } from './photograph.ts';
import { contentOf, type DemoPlace } from './places.ts';

export const PASSED = '1';
export const PASSED_WITH_CONDITIONS = '2';
export const FAILED = '3';

/** Another place next to it. */
export function nextTo<P extends DemoPlace>(place: P, number: string): P {
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
export function issuedFrom(daysAgo: number, by: string, visit: Visit = PASSED_VISIT): readonly StoryStep[] {
  return [
    filed(daysAgo, by, { ...SIGNED, ...CONFIRMED }),
    ...examined(daysAgo - 2),
    ...visited(daysAgo - 8, visit),
    ...paid(daysAgo - 11, 'cash'),
    approved(daysAgo - 14, SIGNED),
  ];
}

export function visited(daysAgo: number, visit: Visit): readonly StoryStep[] {
  return [visitWritten(daysAgo, visit), step(daysAgo, 'center', 'record-visit')];
}

const CONDITIONS: Readonly<Record<string, string | null>> = {
  [PASSED]: null,
  [PASSED_WITH_CONDITIONS]: 'ติดตั้งถังดับเพลิงเพิ่มอีก 2 ถังภายใน 30 วัน',
  [FAILED]: null,
};

/** The officer writes down the visit, and does not pass the case on yet. */
export function visitWritten(daysAgo: number, { result }: Visit): StoryStep {
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

const PAPER_MONTHS = 36;

/** What distinguishes the stories of a document type. */
export interface PlaceKind<P extends DemoPlace> {
  /** The module, from whose name the ids are made. */
  readonly module: string;
  /** Key of the document type. */
  readonly documentType: string;
  /** What must be attached: the key of the item in the checklist, and the name of the file. */
  readonly attached: (place: P) => readonly (readonly [key: string, file: string])[];
  readonly hasExpert: boolean;
  /** Values in addition to those of every place. */
  readonly more?: (place: P) => Readonly<Record<string, unknown>>;
}

export type PlaceStory<P extends DemoPlace> = (name: string, place: P, steps: readonly StoryStep[]) => DemoStory;

export function placeStories<P extends DemoPlace>(kind: PlaceKind<P>): PlaceStory<P> {
  const { module } = kind;
  return (name, place, steps) =>
    documentStory(
      {
        name,
        entity: 'storageLocation',
        id: seedId(`demo ${module} ${name}`),
        write: async (actor, id) => actor.save('storageLocation', await recordOf(kind, { actor, name, place, id })),
      },
      steps,
    );
}

/** Certified on paper, and entered in the register by officers. */
export function recordedPlace<P extends DemoPlace>(
  kind: PlaceKind<P>,
  { name, place, daysAgo }: { readonly name: string; readonly place: P; readonly daysAgo: number },
): DemoStory {
  return documentStory(
    {
      name,
      entity: 'storageLocation',
      id: seedId(`demo ${kind.module} ${name}`),
      by: 'head',
      daysAgo,
      write: async (actor, id) => {
        const effectiveDate = addMonths(getPlainDate(actor.now()), -2);
        await actor.call('PUT /api/v1/transaction/storage-locations/register', {
          refHolder: { id: holderId(SAMUT_CHEMICAL) },
          remark: 'บันทึกจากหนังสือรับรองฉบับกระดาษ',
          effectiveDate,
          expireDate: addMonths(effectiveDate, PAPER_MONTHS),
          record: await recordOf(kind, { actor, name, place, id }),
        });
      },
    },
    [],
  );
}

interface RecordedPlace<P extends DemoPlace> {
  readonly actor: DemoActor;
  readonly name: string;
  readonly place: P;
  readonly id: string;
}

async function recordOf<P extends DemoPlace>(
  { module, documentType, attached, hasExpert, more }: PlaceKind<P>,
  { actor, name, place, id }: RecordedPlace<P>,
): Promise<Readonly<Record<string, unknown>>> {
  const about = place.nameEn;
  const lines = (file: string): readonly string[] => [about, '', `Demonstration: ${file}`];
  const attachments = await uploadAttachments(actor, attached(place), { about, lines });
  return {
    id,
    refDocumentType: { key: documentType },
    ...contentOf(place, `${module} ${name}`),
    ...(hasExpert ? { experts: [await expertOf(actor, lines)] } : {}),
    ...more?.(place),
    attachments,
  };
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
