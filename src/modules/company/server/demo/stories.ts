/** The registrations a demonstration begins with: who has been registered long since, and who waits, in each place one can wait. */
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
import { attach, documentStory, refiled, step, type CourseStep } from '#platform/server/seeds/documentStory.ts';
import { CENTRAL_CODE, departmentId, LAEM_CHABANG_CODE } from '#platform/server/seeds/departments.ts';
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { placeId } from '#platform/server/seeds/places.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { ofEmployees, ofHolders, ofOfficers } from '../requests/registration.ts';

const BUNMEE = '3300000000070';
const ARUNEE = '1200000000082';
const DUANGJAI = '3100000000101';
const TEERA = '1100000000113';
/** Of the owners who have no account. */
const SUDA = '5100000000043';
const PRASERT = '8200000000055';
const KANDA = '1100000000067';

export const stories = (): readonly DemoStory[] => [
  ofCompany(SAMUT_CHEMICAL, 'operator', approved(40)),
  ofCompany(AQUA_CARE, SUDA, [
    ...approved(38),
    ...changed(6, SUDA, { phone: '02-000-2525', reason: 'เปลี่ยนหมายเลขโทรศัพท์ของสำนักงาน' }),
    received(5),
    ...passed(4),
  ]),
  ofCompany(SHRIMP_FARM, PRASERT, [
    ...approved(36),
    ...changed(5, PRASERT, {
      authority: 'กรรมการสองคนลงลายมือชื่อร่วมกันและประทับตราสำคัญของบริษัท',
      reason: 'เปลี่ยนอำนาจกรรมการ',
    }),
    received(4),
    step(3, 'customs', 're-edit', { remark: 'กรุณาแนบหนังสือรับรองนิติบุคคลฉบับล่าสุดที่แสดงอำนาจกรรมการใหม่' }),
  ]),
  ofCompany(TRADING, KANDA, [
    ...approved(34),
    ...changed(3, KANDA, { houseNo: '140/1', reason: 'ย้ายสำนักงาน' }),
    received(2),
    step(1, 'customs', 'wait-doc-customs', { remark: 'กรุณานำทะเบียนบ้านฉบับจริงของที่ตั้งใหม่มาแสดงที่ด่าน' }),
  ]),
  ofIndividual(BUNMEE, [
    ...approved(30),
    ...changed(12, BUNMEE, { fullName: 'บุญมี เลี้ยงปลาดี', reason: 'เปลี่ยนชื่อสกุล' }),
    received(11),
    ...passed(10),
    step(9, 'center', 'not-approve', { remark: 'ชื่อสกุลที่ขอไม่ตรงกับทะเบียนราษฎร' }),
  ]),
  ofIndividual(ARUNEE, [
    ...approved(28),
    ...changed(0, ARUNEE, { phone: '089-000-0082', reason: 'เปลี่ยนหมายเลขโทรศัพท์' }),
  ]),
  ofCompany(NEW_HATCHERY, 'narong', [], 1),
  ofEmployee(DUANGJAI),
  ofOfficer(TEERA),
];

interface Filing {
  readonly number: string;
  readonly by: string;
  readonly daysAgo: number;
  readonly type: string;
  readonly holderId: string;
  readonly managed: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** Keys of the checklist, each with what its file is called. */
  readonly papers: readonly (readonly [key: string, name: string])[];
}

function story(
  { number, by, daysAgo, type, holderId: holder, managed, body, papers }: Filing,
  steps: readonly CourseStep[],
): DemoStory {
  return documentStory(
    {
      name: `registration of ${number}`,
      entity: 'userRequest',
      id: seedId(`demo registration ${number}`),
      by,
      daysAgo,
      goesOn: true,
      write: async (hands, id) => {
        const attachments = await attach(hands, papers, { about: number, lines: (name) => [name, number] });
        await hands.register('userRequest', {
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

/** The first of the steps is taken a day after it was filed. */
function filedBefore(steps: readonly CourseStep[], otherwise: number): number {
  return steps[0] === undefined ? otherwise : steps[0].daysAgo + 1;
}

const LAT_YAO = {
  refProvince: { id: placeId('province', '10') },
  refAmphur: { id: placeId('amphur', '1030') },
  refTambon: { id: placeId('tambon', '103001') },
  postcode: '10900',
};
const laemChabang = { refCheckpoint: { id: departmentId(LAEM_CHABANG_CODE) } };
const kinds = {
  operatorTypes: [
    { refOperatorType: { id: lookupId('OPERATOR_TYPE', '1') } },
    { refOperatorType: { id: lookupId('OPERATOR_TYPE', '4') } },
  ],
};

function ofCompany(idTax: string, by: string, steps: readonly CourseStep[], waitingDays = 0): DemoStory {
  const company = demoCompanies.find((one) => one.idTax === idTax);
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
      type: ofHolders,
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
        ...LAT_YAO,
        ...laemChabang,
        ...kinds,
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

function ofIndividual(idCard: string, steps: readonly CourseStep[]): DemoStory {
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
    ...kinds,
  };
  return story(
    {
      number: idCard,
      by: idCard,
      daysAgo: filedBefore(steps, 0),
      type: ofHolders,
      holderId: holderId(idCard),
      managed,
      body,
      papers: [['2', 'id-card']],
    },
    steps,
  );
}

function ofEmployee(idCard: string): DemoStory {
  const person = getPerson(idCard);
  const managed = { refPersonType: 'employee', refDocumentTypePerson: 'idCard', idCard, ...applicantOf(person) };
  return story(
    {
      number: idCard,
      by: idCard,
      daysAgo: 0,
      type: ofEmployees,
      holderId: holderId(SAMUT_CHEMICAL),
      managed,
      body: factsOf(person),
      papers: [],
    },
    [],
  );
}

function ofOfficer(idCard: string): DemoStory {
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
      type: ofOfficers,
      holderId: holderId(idCard),
      managed,
      body,
      papers: [['5', 'order-of-appointment']],
    },
    [],
  );
}

function getPerson(idCard: string): DemoPerson {
  const person = demoPeople.find((one) => one.idCard === idCard);
  if (person === undefined) throw new Error(`The demonstration has nobody with the number ${idCard}`);
  return person;
}

function applicantOf({ idCard = '', fullName }: DemoPerson): Readonly<Record<string, unknown>> {
  return { refApplicant: { id: holderId(idCard) }, applicantName: fullName, applicantIdCard: idCard };
}

function factsOf({ title, fullName, fullNameEn, email }: DemoPerson): Readonly<Record<string, unknown>> {
  return { refTitle: { id: lookupId('TITLE', title) }, fullName, fullNameEn, email };
}

function received(daysAgo: number): CourseStep {
  return step(daysAgo, 'customs', 'wait-receive-customs');
}

function passed(daysAgo: number): readonly CourseStep[] {
  return [
    step(daysAgo, 'customs', 'check', { data: { result: 'passed' } }),
    step(daysAgo, 'customs', 'wait-approve-center'),
  ];
}

function approved(daysAgo: number): readonly CourseStep[] {
  return [received(daysAgo), ...passed(daysAgo - 1), step(daysAgo - 2, 'center', 'approve', { isIssued: true })];
}

/** Of what is in force: filed and submitted. */
function changed(daysAgo: number, by: string, values: Readonly<Record<string, unknown>>): readonly CourseStep[] {
  return [refiled(daysAgo, by, { kind: 'change', values }), step(daysAgo, by, 'request')];
}
