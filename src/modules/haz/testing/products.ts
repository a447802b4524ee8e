/** Products for tests: their contents, how one is filed, and how it is moved to a state. */
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import type { Person } from '#platform/testing/people.ts';
import {
  expectOk,
  editDocument,
  fileDocument,
  refile,
  requestStatusOf,
  sendRequestStep,
  uploadPdf,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { CA_PASSWORD, type SigningPeople, type SigningServer } from '#platform/testing/signingPeople.ts';
import { hazChecklist } from '../choices.ts';

let counter = 0;

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

/** The body without attachments: everything that a submission needs. No two have the same names. */
export function productBody(overrides: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  counter += 1;
  return {
    refOperation: { key: '1' },
    tradeNameTh: `เอคิว-คลอร์ 65 รุ่น ${counter}`,
    tradeNameEn: `AQ-CHLOR 65 series ${counter}`,
    refHazObject: listedObject.type2,
    refPhysicalState: { key: 'S' },
    refFormulation: lookupOf('FORMULATION', 'GR'),
    refHomogeneity: { key: '2' },
    appearance: 'เม็ดสีขาว กลิ่นคลอรีน',
    refProductUse: lookupOf('HAZ_PRODUCT_USE', '1'),
    purpose: 'ฆ่าเชื้อในน้ำก่อนปล่อยลูกกุ้ง',
    hazards: ['oxidising', 'skinCorrosion'],
    mainSubStances: [
      {
        refSubStance: substanceOf('CA-HYPO'),
        content: 65,
        refUnit: { key: 'WW' },
        foundContent: 65.4,
        analysisNo: 'LAB-1/2569',
      },
    ],
    tests: [
      {
        refRoute: { key: '1' },
        refSpecies: lookupOf('HAZ_ANIMAL_SPECIES_TEST', '1'),
        ld50: 1308,
        laboratory: 'ห้องปฏิบัติการทดสอบ',
        reportNo: 'T-1/2569',
      },
    ],
    aquatics: [
      {
        refSubAquaticType: lookupOf('HAZ_SUB_AQUATIC_TYPE', '11'),
        refEffect: { key: 'LC50' },
        concentration: 0.5,
        hours: 96,
        isDegradable: false,
      },
    ],
    pictograms: ['GHS03', 'GHS05', 'GHS09'].map((code) => ({ refPictogram: { id: seedId(`pictogram ${code}`) } })),
    useRates: [
      { refProductUse: lookupOf('HAZ_PRODUCT_USE', '1'), rate: '30 กรัม ต่อน้ำ 1,000 ลิตร ทิ้งไว้ 3 วัน', withdrawalDays: 0 },
    ],
    packages: [{ refPackage: lookupOf('PACKAGE', 'DR'), size: 45, refQuantityUnit: lookupOf('QUANTITY_UNIT', 'KGM') }],
    products: [{ refRole: { key: '2' }, name: 'Aqua Works (Test) Ltd.', address: '1 Harbour Road', refCountry: CHINA }],
    importCompanies: [{ name: 'Aqua Trade (Test) Ltd.', address: '2 Harbour Road', refCountry: CHINA }],
    ...overrides,
  };
}

/** The attachments without which a new one cannot be submitted. */
const ATTACHED = ['dataSet', 'efficacy', 'analysis', 'label', 'sds'] as const;

export async function attachmentsOf(test: SigningServer, operator: Person): Promise<readonly unknown[]> {
  const rows = [];
  for (const code of ATTACHED)
    rows.push({
      refItem: { key: hazChecklist.values[code].key },
      file: await uploadPdf(test, operator, `${code}.pdf`),
    });
  return rows;
}

/** A draft with everything that a submission needs. */
export async function fileProduct(
  test: SigningServer,
  operator: Person,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<FiledRequest> {
  return fileDocument(test, operator, {
    wire: 'transaction/hazes',
    values: productBody({ attachments: await attachmentsOf(test, operator), ...overrides }),
  });
}

export type HazState = 'submitted' | 'underReview' | 'waitPayment' | 'waitSign' | 'approved';

/** Who takes each step on the usual path. */
const mainPath = [
  ['draft', 'request', 'operator', {}],
  ['submitted', 'receive', 'receiver', {}],
  ['underReview', 'check', 'receiver', { data: { result: 'passed' } }],
  ['underReview', 'pass', 'receiver', {}],
  ['waitSign', 'approve', 'signatory', { sign: { caPassword: CA_PASSWORD } }],
] as const;

/** Moves it on from any state of the usual path. Nothing is paid here: if there is a fee it stops at `waitPayment`. */
export async function bringTo(
  test: SigningServer,
  people: SigningPeople,
  filed: Pick<FiledRequest, 'requestId'>,
  state: HazState,
): Promise<void> {
  for (const [from, action, who, more] of mainPath) {
    const now = await requestStatusOf(test, filed.requestId);
    if (now === state) return;
    if (now === from) await expectOk(sendRequestStep(test, people[who], filed, action, more));
  }
  const reached = await requestStatusOf(test, filed.requestId);
  if (reached !== state) throw new Error(`The request stands at "${String(reached)}" and not at "${state}"`);
}

/** Makes a product that is signed and in force. */
export async function issueProduct(
  test: SigningServer,
  people: SigningPeople,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<FiledRequest> {
  const filed = await fileProduct(test, people.operator, overrides);
  await bringTo(test, people, filed, 'approved');
  return filed;
}

/** A renewal, a change or a cancellation of a product in force, as a draft that may be submitted. */
export async function refileProduct(
  test: SigningServer,
  operator: Person,
  { kind, base, ...values }: { kind: 2 | 3 | 4; base: Pick<FiledRequest, 'id'> } & Readonly<Record<string, unknown>>,
): Promise<FiledRequest> {
  const filed = await refile(test, operator, { kind, base });
  // A renewal needs no reason.
  await expectOk(editDocument(test, operator, filed, { ...(kind === 2 ? {} : { reason: 'ปรับปรุงทะเบียน' }), ...values }));
  return filed;
}
