/** A registered holder: the rows that an approved registration leaves, inserted without going through the workflow. */
import { getEntity } from '#language/catalogue.ts';
import type { AnyRecord } from '#language/record.ts';
import { rights } from '#language/rights.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { newDocument } from '#platform/server/request/filing/newFiling.ts';
import { enterInRegister } from '#platform/server/request/filing/registerEntry.ts';
import { newId } from '#platform/server/database/newId.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { save } from '#platform/server/resource/write/save.ts';
import { makeDepartment } from './people.ts';

export interface HolderRegistration {
  readonly holderId: string;
  /** The person who registered it. */
  readonly applicantId: string;
  readonly personType?: 'legalEntity' | 'individual';
  readonly checkpointId?: string;
  /** Values as they are sent: in addition to the usual ones, or instead. */
  readonly values?: AnyRecord;
}

export interface RegisteredHolder {
  readonly id: string;
  readonly requestId: string;
  readonly checkpointId: string;
}

export const registeredDirectors = [
  { fullName: 'สมชาย ใจดี', fullNameEn: 'Somchai Jaidee', position: 'กรรมการผู้จัดการ', isAuthorizer: true },
  { fullName: 'มาลี รักไทย', fullNameEn: 'Malee Rakthai', position: 'กรรมการ', isAuthorizer: false },
] as const;

export async function registerHolder(
  app: App,
  { holderId, applicantId, personType = 'legalEntity', values = {}, ...given }: HolderRegistration,
): Promise<RegisteredHolder> {
  const checkpointId = given.checkpointId ?? (await makeDepartment(app));
  const writer = { actor: systemActor('A holder for a test'), rights: new Set(rights) };
  return inTransaction(app.pools.api, {}, async (db) => {
    const { rows } = await db.query<{ fullName: string; fullNameEn: string | null }>(
      'select "full_name" as "fullName", "full_name_en" as "fullNameEn" from "user" where "id" = $1',
      [holderId],
    );
    const managed: AnyRecord = {
      ...newDocument({ type: 'holderRegistration', kind: 'new', dossierId: newId(), holderId }),
      refDepartment: { id: checkpointId },
      refPersonType: personType,
      refApplicant: { id: applicantId },
      applicantName: 'สมชาย ใจดี',
      idTax: '0105536000101',
      isFromRegistry: true,
      registryDate: app.clock.now(),
      termsDate: app.clock.now(),
    };
    const body = {
      ...rows[0],
      email: 'office@example.co.th',
      phone: '02 123 4567',
      refCheckpoint: { id: checkpointId },
      houseNo: '88/1',
      road: 'พหลโยธิน',
      ...(await findPlace(db)),
      operatorTypes: [{ refOperatorType: { id: await findOperatorType(db) } }],
      ...(personType === 'legalEntity' ? companyValues : {}),
      ...values,
    };
    const { id } = await save(app, db, {
      ...writer,
      entity: getEntity(app.catalogue, 'userRequest'),
      body,
      terms: {
        managed,
        isComplete: false,
        refusalOf: () => undefined,
        opening: { origin: 'register', isOwnDossier: true },
      },
    });
    const requestId = (managed['refRequest'] as { readonly id: string }).id;
    await enterInRegister(app, db, {
      writer,
      requestId,
      action: 'record',
      remark: 'Registered',
      issue: { approveCode: `RG${requestId.slice(-SHORT)}/2569`, issuedOn: app.clock.today() },
    });
    return { id, requestId, checkpointId };
  });
}

export async function findPlace(db: Queryable): Promise<AnyRecord> {
  const { rows } = await db.query({
    text: 'select t."id" as "tambon", a."id" as "amphur", a."province_id" as "province", t."postcode" from "tambon" t join "amphur" a on a."id" = t."amphur_id" where t."postcode" is not null order by t."code" limit 1',
    values: [],
  });
  const { tambon, amphur, province, postcode } = rows[0] ?? {};
  return { refProvince: { id: province }, refAmphur: { id: amphur }, refTambon: { id: tambon }, postcode };
}

export async function findOperatorType(db: Queryable): Promise<unknown> {
  const { rows } = await db.query({
    text: `select "id" from "lookup" where "group" = 'OPERATOR_TYPE' and "is_active" order by "key" limit 1`,
    values: [],
  });
  return rows[0]?.['id'];
}

/** Enough to distinguish one from another. */
const SHORT = 6;

const companyValues = {
  juristicType: 'บริษัทจำกัด',
  juristicStatus: 'ยังดำเนินกิจการอยู่',
  registerDate: '1993-05-17',
  registerCapital: 5_000_000,
  authority: 'กรรมการหนึ่งคนลงลายมือชื่อและประทับตราสำคัญของบริษัท',
  committees: registeredDirectors,
  objectives: [
    { code: '46691', description: 'ประกอบกิจการขายส่งเคมีภัณฑ์ทางอุตสาหกรรม' },
    { code: '20290', description: 'ประกอบกิจการผลิตผลิตภัณฑ์เคมี' },
  ],
} as const;
