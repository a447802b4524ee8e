/** People who register in tests: a registry with prepared answers, and filled-in forms. */
import { randomInt } from 'node:crypto';
import { message } from '#language/message.ts';
import { withCheckDigit } from '#language/values/idCard.ts';
import type { JuristicRow } from '#platform/model/linkage/registryRows.ts';
import { Refusal } from '#platform/server/errors.ts';
import type { Registries } from '#platform/server/linkage/registries.ts';
import { placeId } from '#platform/server/seeds/places.ts';
import { plainPdf } from '#platform/server/seeds/plainPdf.ts';
import type { TestAnswer, TestApp } from './app.ts';

export const REGISTER_PATH = '/api/v1/security/users/register';

export interface FakeRegistries extends Registries {
  /** Known companies; any other number is unknown. */
  readonly companies: Map<string, JuristicRow>;
  isDown: boolean;
}

export function createFakeRegistries(): FakeRegistries {
  const companies = new Map<string, JuristicRow>();
  const registries: FakeRegistries = {
    companies,
    isDown: false,
    findCompany: async (idTax) => {
      if (registries.isDown) throw new Refusal(503, message('unavailable'));
      return companies.get(idTax);
    },
    findCitizen: async () => undefined,
  };
  return registries;
}

export function juristicRow(idTax: string, more: Partial<JuristicRow> = {}): JuristicRow {
  return {
    JuristicType: 'บริษัทจำกัด',
    JuristicID: idTax,
    OldJuristicID: null,
    RegisterDate: '25360517',
    JuristicName_TH: 'บริษัท จากทะเบียน จำกัด',
    JuristicName_EN: 'FROM THE REGISTRY CO., LTD.',
    RegisterCapital: '5,000,000.00',
    PaidRegisterCapital: '5,000,000.00',
    NumberOfObjective: '1',
    NumberOfPageOfObjective: '1',
    Address: null,
    JuristicStatus: 'ยังดำเนินกิจการอยู่',
    NumberOfCommittee: '1',
    CommitteeInformations: [
      {
        Sequence: '1',
        CommitteeID: null,
        CitizenID: newIdCardNumber(),
        Title: 'นาย',
        FirstName: 'สมชาย',
        LastName: 'ใจดี',
      },
    ],
    AuthorizeDescriptions: [{ AuthorizeDescription: 'กรรมการหนึ่งคนลงลายมือชื่อ' }],
    StandardObjectives: [{ StanddardID: '46691', ObjectiveDescription: 'ขายส่งเคมีภัณฑ์ทางอุตสาหกรรม' }],
    AddressInformations: [],
    ...more,
  };
}

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');
export const newIdCardNumber = (): string => withCheckDigit(`1${digits(11)}`);
export const newTaxNumber = (): string => withCheckDigit(`0105${digits(8)}`);
export const newUsername = (): string => `new.${digits(12)}`;

/** Returns another client address every time, because throttling is not under test. */
export function randomAddressHeader(): Readonly<Record<string, string>> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}

export async function uploadPaper(test: TestApp, bytes: Buffer = plainPdf(['A paper'])): Promise<string> {
  const answer = await test.server.inject({
    method: 'POST',
    url: `/haz/backend${REGISTER_PATH}/upload`,
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'paper.pdf', ...randomAddressHeader() },
    payload: bytes,
  });
  if (answer.statusCode !== 200) throw new Error(answer.payload);
  return (JSON.parse(answer.payload) as { id: string }).id;
}

type Body = Record<string, unknown>;

export const accountBody = (): Body & { username: string; applicant: Body } => ({
  termsAccepted: true,
  username: newUsername(),
  password: 'A kite over Ayutthaya 88',
  applicant: {
    fullName: 'มานี มีนา',
    fullNameEn: 'Manee Meena',
    refDocumentTypePerson: { key: '1' },
    idCard: newIdCardNumber(),
    email: 'manee@example.com',
    phone: '02 123 4567',
  },
});

export async function holderDocument(test: TestApp, items: readonly string[]): Promise<Body> {
  return {
    houseNo: '88/1',
    refProvince: { id: placeId('province', '10') },
    refAmphur: { id: placeId('amphur', '1030') },
    refTambon: { id: placeId('tambon', '103001') },
    postcode: '10900',
    refCheckpoint: { id: await findCheckpoint(test) },
    operatorTypes: [{ refOperatorType: { key: '1' } }],
    attachments: await attachmentRows(test, items),
  };
}

export async function attachmentRows(test: TestApp, items: readonly string[]): Promise<readonly Body[]> {
  const attached: Body[] = [];
  for (const key of items) attached.push({ refItem: { key }, file: { id: await uploadPaper(test) } });
  return attached;
}

export async function findCheckpoint({ app }: TestApp): Promise<string> {
  const { rows } = await app.pools.api.query<{ id: string }>(
    `select "id" from "department" where "department_type" = 'checkpoint' and "is_active" order by "code" limit 1`,
  );
  return rows[0]?.id ?? '';
}

/** Returns a form that was typed manually, as if the registry does not answer. */
export async function companyRegistrationBody(
  test: TestApp,
  idTax = newTaxNumber(),
): Promise<Body & { username: string; applicant: Body; document: Body }> {
  return {
    personType: 'legalEntity',
    ...accountBody(),
    idTax,
    document: {
      ...(await holderDocument(test, ['1', '2'])),
      fullName: 'บริษัท พิมพ์เอง จำกัด',
      email: 'office@example.co.th',
      authority: 'กรรมการสองคนลงลายมือชื่อร่วมกัน',
      committees: [{ fullName: 'สมหญิง ใจงาม', isAuthorizer: true }],
    },
  };
}

export function sendRegistration(test: TestApp, body: object, path = REGISTER_PATH): Promise<TestAnswer> {
  return test.call('POST', path, { body, headers: randomAddressHeader() });
}
