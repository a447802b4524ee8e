/** The people of a company as its owner manages them: new people are invited, and join when they accept. */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { fieldProblem, message } from '#language/message.ts';
import type { RecordOf, SentRecord } from '#language/record.ts';
import { documentTypePerson } from '#platform/model/choices.ts';
import { readBody, idSchema, typedText } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { badInput, ruleBroken, conflict, invalid, notFound, Refusal } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import type { RawReply } from '#platform/server/http/rawReply.ts';
import { throttleLookups } from '#platform/server/linkage/throttleLookups.ts';
import { scopedRecordCalls } from '#platform/server/resource/calls/calls.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import { findRecord } from '#platform/server/resource/write/records.ts';
import { readRecordJson } from '#platform/server/resource/read/readRecordJson.ts';
import { employee } from '../../people.ts';
import { invite, isOwnPerson } from '../invitations/invite.ts';
import { ownerCall, ownCompany } from './ownCompany.ts';
import { saveCompanyRecord, withRowIds } from './saveCompanyRecord.ts';

/** The length of the columns. */
const MAX_NAME = 300;
const MAX_NUMBER = 30;
const MAX_EMAIL = 200;
const MAX_PHONE = 50;
const MAX_ROLES = 50;

const reference = z.looseObject({ id: z.string().nullish(), key: z.string().nullish() });
const personBody = z.strictObject({
  refTitle: reference.nullish(),
  fullName: typedText(MAX_NAME),
  fullNameEn: typedText(MAX_NAME).nullish(),
  refDocumentTypePerson: reference.nullish(),
  idCard: typedText(MAX_NUMBER),
  email: typedText(MAX_EMAIL),
  phone: typedText(MAX_PHONE).nullish(),
});
/** The fields of the employment are parsed as in every record. */
const employeeBody = z.strictObject({
  id: idSchema.nullish(),
  version: z.int().nullish(),
  person: personBody.nullish(),
  position: z.unknown().optional(),
  startDate: z.unknown().optional(),
  endDate: z.unknown().optional(),
  roles: z.array(z.unknown()).max(MAX_ROLES).nullish(),
  isActive: z.boolean().nullish(),
});

type EmployeeBody = z.output<typeof employeeBody>;

export const employeeCalls: readonly Call[] = [
  ...scopedRecordCalls(employee).map(ownerCall),
  {
    method: 'PUT',
    path: '/api/v1/security/users/employee',
    summary: ['เชิญหรือแก้ไขพนักงานของกิจการ', 'Invite or change an employee of the company'],
    rights: ['canCreate', 'canEdit'],
    bodySchema: z.toJSONSchema(employeeBody, { io: 'input' }),
    handle: saveEmployee,
  },
];

async function saveEmployee(context: CallContext): Promise<RawReply> {
  const { app, actor, requestId } = context;
  const holderId = ownCompany(actor);
  const body = readBody(employeeBody, context.body);
  const isNew = typeof body.version !== 'number' && (body.person ?? null) !== null;
  // Each may send a mail to an unproven address.
  if (isNew) throttleLookups(context);
  const json = await inTransaction(app.pools.api, { requestId }, async (db) => {
    const stored = await findEmployment(context, db, body);
    if (stored === undefined)
      return readRecordJson(app, db, {
        actor,
        entity: getEntity(app.catalogue, 'invitation'),
        id: await inviteEmployee(context, db, { holderId, body }),
      });
    return readRecordJson(app, db, { actor, entity: employee, id: await change(context, db, { stored, body }) });
  });
  return { raw: true, type: 'application/json; charset=utf-8', body: json };
}

/** An employee of another company is not found. */
async function findEmployment(
  { app, actor }: CallContext,
  db: PoolClient,
  { id, version }: EmployeeBody,
): Promise<RecordOf<'membership'> | undefined> {
  if (typeof id !== 'string') return undefined;
  const stored = await findRecord(app, db, { actor, entity: employee, id: id.toLowerCase(), lock: 'update' });
  if (stored !== undefined) return stored;
  const { rows } = await db.query(
    'select 1 from "membership" where "id" = $1 union all select 1 from "invitation" where "id" = $1',
    [id],
  );
  if (rows.length > 0 || typeof version === 'number') throw notFound();
  return undefined;
}

async function change(
  context: CallContext,
  db: PoolClient,
  { stored, body }: { stored: RecordOf<'membership'>; body: EmployeeBody },
): Promise<string> {
  if ((body.person ?? null) !== null)
    throw typeof body.version === 'number'
      ? ruleBroken('person', message('personIsTheirs'))
      : conflict(message('alreadyExists'));
  const version = body.version ?? stored.version;
  return saveCompanyRecord(context.app, db, {
    ...writerOf(context),
    entity: employee,
    stored,
    body: { ...employmentOf(body, stored), version },
    isActive: body.isActive,
  });
}

/** They join the company when they accept: until then only the typed data is stored. */
async function inviteEmployee(
  context: CallContext,
  db: PoolClient,
  { holderId, body }: { holderId: string; body: EmployeeBody },
): Promise<string> {
  const { person } = body;
  if (person === null || person === undefined)
    throw badInput(message('required'), [fieldProblem('person', message('required'))]);
  const { refDocumentTypePerson, idCard, ...typedPerson } = person;
  const documentType = documentTypeOf(context, refDocumentTypePerson);
  if (await isOwnPerson(db, { holderId, documentType, idCard })) throw conflict(message('alreadyMember'));
  const sent = {
    ...typedPerson,
    ...employmentOf(body, undefined),
    ...(typeof body.id === 'string' ? { id: body.id } : {}),
  };
  try {
    return await invite(context, db, { holderId, kind: 'employee', documentType, idCard, body: sent });
  } catch (error) {
    throw error instanceof Refusal ? withPersonPaths(error) : error;
  }
}

/** Moves problems to the paths of the request body. */
function withPersonPaths({ status, ref, fields }: Refusal): Refusal {
  return new Refusal(status, ref, {
    fields: fields.map(({ path, ...problem }) =>
      fieldProblem(PERSON_FIELD_SET.has(path) ? `person.${path}` : path, problem),
    ),
  });
}

const PERSON_FIELD_SET: ReadonlySet<string> = new Set(Object.keys(personBody.shape));

function employmentOf(
  { position, startDate, endDate, roles }: EmployeeBody,
  stored: RecordOf<'membership'> | undefined,
): Pick<SentRecord<'membership'>, 'position' | 'startDate' | 'endDate' | 'roles'> {
  if (stored?.refKind === 'owner' && stored.isActive && (roles ?? []).length > 0)
    throw ruleBroken('roles', message('ownerHasAll'));
  const sentFields = Object.entries({ position, startDate, endDate }).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(sentFields),
    ...(Array.isArray(roles) ? { roles: withRowIds(roles, stored?.roles, 'refRole') } : {}),
  };
}

/** Returns the ID card by default. */
function documentTypeOf({ app }: CallContext, sent: z.output<typeof reference> | null | undefined): string {
  const { id, key } = sent ?? {};
  const { group } = documentTypePerson;
  if (typeof id !== 'string' && typeof key !== 'string') return 'idCard';
  const code =
    typeof id === 'string'
      ? app.lookups.codeOf(group, 'id', id.toLowerCase())
      : app.lookups.codeOf(group, 'key', key ?? '');
  if (code === undefined)
    throw invalid([fieldProblem('person.refDocumentTypePerson', message('notInGroup', { group }))]);
  return code;
}
