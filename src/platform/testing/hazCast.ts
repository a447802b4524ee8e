/** Those who play in the story of a product, and what they do in it: for tests that register, charge for and sign products. */
import { doors } from '#apps/server/doors.ts';
import { hazChecklist } from '#modules/haz/choices.ts';
import type { ServerDoor } from '#platform/server/door.ts';
import { NOTHING_TO_WAIT_FOR } from '#platform/server/request/effects.ts';
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { certificateOf, CN, ecPair, p12Of, sentFileOf } from './certificates.ts';
import { createOtpReader } from './otpReader.ts';
import { pdfOf } from './pdfs.ts';
import { makeHolder, type Person } from './people.ts';
import { registerHolder } from './registeredHolder.ts';
import { CENTRAL_OFFICE, done, fileDocument, refile, statusOf, step, uploadPdf, type Filed } from './requestCast.ts';

export type HazDesk = Pick<TestApp, 'app' | 'call' | 'person' | 'securityClock'>;

export interface HazCast {
  readonly holderId: string;
  /** Owner of the holder, which is registered. */
  readonly operator: Person;
  readonly receiver: Person;
  /** May take steps back, too. */
  readonly head: Person;
  /** Has a certificate; `CA_PASSWORD` opens it. */
  readonly signatory: Person;
}

export const CA_PASSWORD = 'p12-of-a-test';
const HAZES = '/api/v1/transaction/hazes';

let made = 0;

export async function makeHazCast(test: HazDesk): Promise<HazCast> {
  const officer = (role: string): Promise<Person> => test.person({ roles: [role], departmentId: CENTRAL_OFFICE, email: mailOf('officer') });
  const signatory = await officer('SIGNATORY');
  await bringCertificate(test, signatory);
  return { ...(await makeOperator(test)), receiver: await officer('OFFICER_CENTER'), head: await officer('OFFICER_HEAD'), signatory };
}

/** Another company, registered, with its owner. */
export async function makeOperator(test: Pick<TestApp, 'app' | 'person'>, name = `บริษัท ผลิตภัณฑ์สัตว์น้ำทดสอบ ${made + 1} จำกัด`): Promise<Pick<HazCast, 'holderId' | 'operator'>> {
  const holderId = await makeHolder(test.app, name);
  const operator = await test.person({ roles: ['OPERATOR_OWNER'], personType: 'employee', email: mailOf('owner'), memberOf: { holderId, kind: 'owner' } });
  await registerHolder(test.app, { holderId, applicantId: operator.id });
  return { holderId, operator };
}

function mailOf(who: string): string {
  made += 1;
  return `${who}.haz${made}@example.com`;
}

/** In use from now on, as its owner brings it in: with a code from the mail. */
export async function bringCertificate(test: HazDesk, person: Person): Promise<void> {
  const pair = ecPair();
  const bytes = p12Of({ password: CA_PASSWORD, keys: [pair.privateKey], certificates: [certificateOf({ pair, subject: { [CN]: person.username } })] });
  const otp = await createOtpReader(test, 'certificate')(person);
  await done(test.call('PUT', '/api/v1/security/users/ca', { as: person, body: { file: sentFileOf(bytes), password: CA_PASSWORD, otp } }));
}

export const listedObject = {
  /** Calcium hypochlorite. */
  type2: { id: seedId('hazObject DEMO-05') },
  /** Glutaraldehyde. */
  type3: { id: seedId('hazObject DEMO-10') },
  /** Hydrochloric acid, diluted. */
  type1: { id: seedId('hazObject DEMO-02') },
  /** Trifluralin. */
  type4: { id: seedId('hazObject DEMO-13') },
} as const;

export const substanceOf = (code: string): { readonly id: string } => ({ id: seedId(`hazSubStance ${code}`) });
const lookupOf = (group: string, key: string): { readonly id: string } => ({ id: lookupId(group, key) });
const CHINA = { id: seedId('country CN') };

/** As it travels, but for what is attached: everything in it that a submission needs. Two have never the same names. */
export function productBody(overrides: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  made += 1;
  return {
    refOperation: { key: '1' },
    tradeNameTh: `เอคิว-คลอร์ 65 รุ่น ${made}`,
    tradeNameEn: `AQ-CHLOR 65 series ${made}`,
    refHazObject: listedObject.type2,
    refPhysicalState: { key: 'S' },
    refFormulation: lookupOf('FORMULATION', 'GR'),
    refHomogeneity: { key: '2' },
    appearance: 'เม็ดสีขาว กลิ่นคลอรีน',
    refProductUse: lookupOf('HAZ_PRODUCT_USE', '1'),
    purpose: 'ฆ่าเชื้อในน้ำก่อนปล่อยลูกกุ้ง',
    hazards: ['oxidising', 'skinCorrosion'],
    mainSubStances: [{ refSubStance: substanceOf('CA-HYPO'), content: 65, refUnit: { key: 'WW' }, foundContent: 65.4, analysisNo: 'LAB-1/2569' }],
    tests: [{ refRoute: { key: '1' }, refSpecies: lookupOf('HAZ_ANIMAL_SPECIES_TEST', '1'), ld50: 1308, laboratory: 'ห้องปฏิบัติการทดสอบ', reportNo: 'T-1/2569' }],
    aquatics: [{ refSubAquaticType: lookupOf('HAZ_SUB_AQUATIC_TYPE', '11'), refEffect: { key: 'LC50' }, concentration: 0.5, hours: 96, isDegradable: false }],
    pictograms: ['GHS03', 'GHS05', 'GHS09'].map((code) => ({ refPictogram: { id: seedId(`pictogram ${code}`) } })),
    useRates: [{ refProductUse: lookupOf('HAZ_PRODUCT_USE', '1'), rate: '30 กรัม ต่อน้ำ 1,000 ลิตร ทิ้งไว้ 3 วัน', withdrawalDays: 0 }],
    packages: [{ refPackage: lookupOf('PACKAGE', 'DR'), size: 45, refQuantityUnit: lookupOf('QUANTITY_UNIT', 'KGM') }],
    products: [{ refRole: { key: '2' }, name: 'Aqua Works (Test) Ltd.', address: '1 Harbour Road', refCountry: CHINA }],
    importCompanies: [{ name: 'Aqua Trade (Test) Ltd.', address: '2 Harbour Road', refCountry: CHINA }],
    ...overrides,
  };
}

/** What a new one cannot be submitted without. */
const ATTACHED = ['dataSet', 'efficacy', 'analysis', 'label', 'sds'] as const;

export async function attachmentsOf(test: HazDesk, operator: Person): Promise<readonly unknown[]> {
  const rows = [];
  for (const code of ATTACHED) rows.push({ refItem: { key: hazChecklist.values[code].key }, file: await uploadPdf(test, operator, `${code}.pdf`) });
  return rows;
}

/** A draft with everything in it that a submission needs. */
export async function fileProduct(test: HazDesk, operator: Person, overrides: Readonly<Record<string, unknown>> = {}): Promise<Filed> {
  return fileDocument(test, operator, { wire: 'transaction/hazes', values: productBody({ attachments: await attachmentsOf(test, operator), ...overrides }) });
}

/** Changes a product as a person would: with the version they see. */
export async function editProduct(test: HazDesk, person: Person, { id }: Pick<Filed, 'id'>, values: Readonly<Record<string, unknown>>): Promise<TestAnswer> {
  const { rows } = await test.app.pools.api.query<{ version: number }>('select "version" from "haz" where "id" = $1', [id]);
  return test.call('PUT', HAZES, { as: person, body: { id, version: rows[0]?.version, ...values } });
}

export type HazState = 'submitted' | 'underReview' | 'waitPayment' | 'waitSign' | 'approved';

/** Who takes each step on the straight way. */
const way = [
  ['draft', 'request', 'operator', {}],
  ['submitted', 'receive', 'receiver', {}],
  ['underReview', 'check', 'receiver', { data: { result: 'passed' } }],
  ['underReview', 'pass', 'receiver', {}],
  ['waitSign', 'approve', 'signatory', { sign: { caPassword: CA_PASSWORD } }],
] as const;

/** From wherever it stands on the straight way. Nobody pays here: where there is a fee it stops at `waitPayment`. */
export async function bringTo(test: HazDesk, cast: HazCast, filed: Pick<Filed, 'requestId'>, state: HazState): Promise<void> {
  for (const [from, action, who, more] of way) {
    const now = await statusOf(test, filed.requestId);
    if (now === state) return;
    if (now === from) await takeStep(test, cast[who], filed, action, more);
  }
  const reached = await statusOf(test, filed.requestId);
  if (reached !== state) throw new Error(`The request stands at "${String(reached)}" and not at "${state}"`);
}

/** A step that must succeed. */
export function takeStep(test: HazDesk, person: Person, filed: Pick<Filed, 'requestId'>, action: string, more: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  return done(step(test, person, filed, action, more));
}

/** Signed and in force. */
export async function issueProduct(test: HazDesk, cast: HazCast, overrides: Readonly<Record<string, unknown>> = {}): Promise<Filed> {
  const filed = await fileProduct(test, cast.operator, overrides);
  await bringTo(test, cast, filed, 'approved');
  return filed;
}

/** A renewal, a change or a cancellation of a product in force, as a draft that may be submitted. */
export async function refileProduct(test: HazDesk, operator: Person, { kind, base, ...values }: { kind: 2 | 3 | 4; base: Pick<Filed, 'id'> } & Readonly<Record<string, unknown>>): Promise<Filed> {
  const filed = await refile(test, operator, { kind, base });
  // A renewal gives no reason.
  await done(editProduct(test, operator, filed, { ...(kind === 2 ? {} : { reason: 'ปรับปรุงทะเบียน' }), ...values }));
  return filed;
}

/** The product's doors, with a fee that is never due: for tests that are not about money. */
export const withoutFees: readonly ServerDoor[] = [
  ...doors.map(({ guards = {}, effects = {}, ...rest }) => ({ ...rest, guards: without(guards, ['feeKnown', 'feePaid']), effects: without(effects, ['raiseFee', 'dropFee', 'takePayment']) })),
  {
    guards: { feeKnown: async () => undefined, feePaid: async () => undefined },
    effects: {
      raiseFee: { apply: async ({ detail }) => void (detail[NOTHING_TO_WAIT_FOR] = true), undo: async () => undefined },
      dropFee: { apply: async () => undefined },
      takePayment: { apply: async () => undefined },
    },
  },
];

/** Papers that are written at once in place of those that are set. They can be signed. */
export const quickHazPapers: ServerDoor = { papers: { haz: { render: async () => pdfOf(), form: async () => pdfOf() } } };

/** The product's own, with papers that are there at once. */
export const quickDoors: readonly ServerDoor[] = [...doors, quickHazPapers];

function without<T>(given: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
}
