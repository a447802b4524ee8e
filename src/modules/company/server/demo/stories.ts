/**
 * The registrations of a demonstration: those approved long ago, and those that wait, in each status in which one can
 * wait.
 */
import {
  AQUA_CARE,
  demoCompanies,
  demoPeople,
  NEW_HATCHERY,
  SAMUT_CHEMICAL,
  SHRIMP_FARM,
  TRADING,
  type DemoPerson,
} from '#platform/server/seeds/tables/demoParties.ts';
import { holderId } from '#platform/server/seeds/demo.ts';
import type { DemoStory } from '#platform/server/seeds/demoStory.ts';
import {
  uploadAttachments,
  documentStory,
  refiled,
  step,
  type StoryStep,
} from '#platform/server/seeds/documentStory.ts';
import { CENTRAL_CODE, departmentId, LAEM_CHABANG_CODE } from '#platform/server/seeds/departments.ts';
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { placeId } from '#platform/server/seeds/places.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { EMPLOYEE_REGISTRATION, HOLDER_REGISTRATION, OFFICER_REGISTRATION } from '../requests/registration.ts';

const BUNMEE = '3300000000070';
const ARUNEE = '1200000000082';
const DUANGJAI = '3100000000101';
const TEERA = '1100000000113';
/** ID cards of owners who have no account. */
const SUDA = '5100000000043';
const PRASERT = '8200000000055';
const KANDA = '1100000000067';

export const stories = (): readonly DemoStory[] => [
  companyStory(SAMUT_CHEMICAL, 'operator', approved(40)),
  companyStory(AQUA_CARE, SUDA, [
    ...approved(38),
    ...changed(6, SUDA, { phone: '02-000-2525', reason: 'เปลี่ยนหมายเลขโทรศัพท์ของสำนักงาน' }),
    received(5),
    ...passed(4),
  ]),
  companyStory(SHRIMP_FARM, PRASERT, [
    ...approved(36),
    ...changed(5, PRASERT, {
      authority: 'กรรมการสองคนลงลายมือชื่อร่วมกันและประทับตราสำคัญของบริษัท',
      reason: 'เปลี่ยนอำนาจกรรมการ',
    }),
    received(4),
    step(3, 'customs', 're-edit', { remark: 'กรุณาแนบหนังสือรับรองนิติบุคคลฉบับล่าสุดที่แสดงอำนาจกรรมการใหม่' }),
  ]),
  companyStory(TRADING, KANDA, [
    ...approved(34),
    ...changed(3, KANDA, { houseNo: '140/1', reason: 'ย้ายสำนักงาน' }),
    received(2),
    step(1, 'customs', 'wait-doc-customs', { remark: 'กรุณานำทะเบียนบ้านฉบับจริงของที่ตั้งใหม่มาแสดงที่ด่าน' }),
  ]),
  individualStory(BUNMEE, [
    ...approved(30),
    ...changed(12, BUNMEE, { fullName: 'บุญมี เลี้ยงปลาดี', reason: 'เปลี่ยนชื่อสกุล' }),
    received(11),
    ...passed(10),
    step(9, 'center', 'not-approve', { remark: 'ชื่อสกุลที่ขอไม่ตรงกับทะเบียนราษฎร' }),
  ]),
  individualStory(ARUNEE, [
    ...approved(28),
    ...changed(0, ARUNEE, { phone: '089-000-0082', reason: 'เปลี่ยนหมายเลขโทรศัพท์' }),
  ]),
  companyStory(NEW_HATCHERY, 'narong', [], 1),
  employeeStory(DUANGJAI),
  officerStory(TEERA),
];

interface Filing {
  readonly number: string;
  readonly by: string;
  readonly daysAgo: number;
  readonly type: string;
  readonly holderId: string;
  readonly managed: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** Keys of the checklist, each with the name of its file. */
  readonly papers: readonly (readonly [key: string, name: string])[];
}

function story(
  { number, by, daysAgo, type, holderId: holder, managed, body, papers }: Filing,
  steps: readonly StoryStep[],
): DemoStory {
  return documentStory(
    {
      name: `registration of ${number}`,
      entity: 'userRequest',
      id: seedId(`demo registration ${number}`),
      by,
      daysAgo,
      goesOn: true,
      write: async (actor, id) => {
        const attachments = await uploadAttachments(actor, papers, { about: number, lines: (name) => [name, number] });
        await actor.register('userRequest', {
          type,
          holderId: holder,
          managed: { ...managed, isFromRegistry: false },
          body: { id, ...body, attachments },
        });
      },
    },
    steps,
  );
}

/** The first step is taken a day after the request was filed. */
function filedBefore(steps: readonly StoryStep[], otherwise: number): number {
  return steps[0] === undefined ? otherwise : steps[0].daysAgo + 1;
}

const LAT_YAO = {
  refProvince: { id: placeId('province', '10') },
  refAmphur: { id: placeId('amphur', '1030') },
  refTambon: { id: placeId('tambon', '103001') },
  postcode: '10900',
};
const laemChabang = { refCheckpoint: { id: departmentId(LAEM_CHABANG_CODE) } };
const operatorTypes = {
  operatorTypes: [
    { refOperatorType: { id: lookupId('OPERATOR_TYPE', '1') } },
    { refOperatorType: { id: lookupId('OPERATOR_TYPE', '4') } },
  ],
};

function companyStory(idTax: string, by: string, steps: readonly StoryStep[], waitingDays = 0): DemoStory {
  const company = demoCompanies.find((candidate) => candidate.idTax === idTax);
  const owner = demoPeople.find(({ memberships = [] }) =>
    memberships.some(({ holder, kind }) => holder === idTax && kind === 'owner'),
  );
  if (company === undefined || owner === undefined)
    throw new Error(`The demonstration has no company ${idTax} with an owner`);
  const { fullName, fullNameEn, email, phone } = company;
  return story(
    {
      number: idTax,
      by,
      daysAgo: filedBefore(steps, waitingDays),
      type: HOLDER_REGISTRATION,
      holderId: holderId(idTax),
      managed: {
        refPersonType: 'legalEntity',
        refDocumentTypePerson: 'juristic',
        idCard: idTax,
        idTax,
        ...applicantOf(owner),
      },
      body: {
        fullName,
        fullNameEn,
        email,
        phone,
        juristicType: fullName.startsWith('บริษัท') ? 'บริษัทจำกัด' : 'ห้างหุ้นส่วนจำกัด',
        juristicStatus: 'ยังดำเนินกิจการอยู่',
        registerDate: '2015-03-02',
        registerCapital: 5_000_000,
        authority: 'กรรมการหนึ่งคนลงลายมือชื่อและประทับตราสำคัญ',
        houseNo: '99/1',
        road: 'สมมุติวิถี',
        addressEn: '99/1 Sommut Withi Road',
        ...LAT_YAO,
        ...laemChabang,
        ...operatorTypes,
        committees: [
          {
            refTitle: { id: lookupId('TITLE', owner.title) },
            fullName: owner.fullName,
            fullNameEn: owner.fullNameEn,
            position: 'กรรมการผู้จัดการ',
            isAuthorizer: true,
          },
        ],
        objectives: [{ code: '46691', description: 'ประกอบกิจการขายส่งเคมีภัณฑ์ทางอุตสาหกรรม' }],
      },
      papers: [
        ['1', 'certificate'],
        ['2', 'id-card'],
      ],
    },
    steps,
  );
}

function individualStory(idCard: string, steps: readonly StoryStep[]): DemoStory {
  const person = getPerson(idCard);
  const managed = {
    refPersonType: 'individual',
    refDocumentTypePerson: 'idCard',
    idCard,
    idTax: idCard,
    ...applicantOf(person),
  };
  const body = {
    ...factsOf(person),
    phone: '081-000-0000',
    houseNo: '12',
    moo: '3',
    ...LAT_YAO,
    ...laemChabang,
    ...operatorTypes,
  };
  return story(
    {
      number: idCard,
      by: idCard,
      daysAgo: filedBefore(steps, 0),
      type: HOLDER_REGISTRATION,
      holderId: holderId(idCard),
      managed,
      body,
      papers: [['2', 'id-card']],
    },
    steps,
  );
}

function employeeStory(idCard: string): DemoStory {
  const person = getPerson(idCard);
  const managed = { refPersonType: 'employee', refDocumentTypePerson: 'idCard', idCard, ...applicantOf(person) };
  return story(
    {
      number: idCard,
      by: idCard,
      daysAgo: 0,
      type: EMPLOYEE_REGISTRATION,
      holderId: holderId(SAMUT_CHEMICAL),
      managed,
      body: factsOf(person),
      papers: [],
    },
    [],
  );
}

function officerStory(idCard: string): DemoStory {
  const person = getPerson(idCard);
  const managed = { refPersonType: 'officer', refDocumentTypePerson: 'idCard', idCard, ...applicantOf(person) };
  const body = {
    ...factsOf(person),
    refWorkplace: { id: departmentId(CENTRAL_CODE) },
    refOfficerLevel: { id: lookupId('OFFICER_LEVEL', 'K1') },
  };
  return story(
    {
      number: idCard,
      by: idCard,
      daysAgo: 0,
      type: OFFICER_REGISTRATION,
      holderId: holderId(idCard),
      managed,
      body,
      papers: [['5', 'order-of-appointment']],
    },
    [],
  );
}

function getPerson(idCard: string): DemoPerson {
  const person = demoPeople.find((candidate) => candidate.idCard === idCard);
  if (person === undefined) throw new Error(`The demonstration has nobody with the number ${idCard}`);
  return person;
}

function applicantOf({ idCard = '', fullName }: DemoPerson): Readonly<Record<string, unknown>> {
  return { refApplicant: { id: holderId(idCard) }, applicantName: fullName, applicantIdCard: idCard };
}

function factsOf({ title, fullName, fullNameEn, email }: DemoPerson): Readonly<Record<string, unknown>> {
  return { refTitle: { id: lookupId('TITLE', title) }, fullName, fullNameEn, email };
}

function received(daysAgo: number): StoryStep {
  return step(daysAgo, 'customs', 'wait-receive-customs');
}

function passed(daysAgo: number): readonly StoryStep[] {
  return [
    step(daysAgo, 'customs', 'check', { data: { result: 'passed' } }),
    step(daysAgo, 'customs', 'wait-approve-center'),
  ];
}

function approved(daysAgo: number): readonly StoryStep[] {
  return [received(daysAgo), ...passed(daysAgo - 1), step(daysAgo - 2, 'center', 'approve', { isIssued: true })];
}

/** A change of the registration in force, filed and submitted. */
function changed(daysAgo: number, by: string, values: Readonly<Record<string, unknown>>): readonly StoryStep[] {
  return [refiled(daysAgo, by, { kind: 'change', values }), step(daysAgo, by, 'request')];
}
