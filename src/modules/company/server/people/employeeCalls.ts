/** The people of a company, as its owner keeps them: who is new gets an account, who is known is asked in as they are. */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Label } from '#language/label.ts';
import { at, message } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { documentTypePerson } from '#platform/model/choices.ts';
import { drawFirstPassword, type FirstPassword } from '#platform/server/account/firstPassword.ts';
import { originOf } from '#platform/server/auth/securityEvent.ts';
import { readBody, sentId, typed } from '#platform/server/auth/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { badInput, broken, conflict, invalid, notFound } from '#platform/server/errors.ts';
import type { Call, CallContext, RawReply } from '#platform/server/http/call.ts';
import { throttleLookups } from '#platform/server/linkage/throttleLookups.ts';
import { queueMail } from '#platform/server/mail/queueMail.ts';
import { keptCalls, writerOf } from '#platform/server/resource/calls.ts';
import { shown } from '#platform/server/resource/shown.ts';
import { employee } from '../../people.ts';
import { joinedMail } from './mails.ts';
import { forOwners, ownCompany } from './ownCompany.ts';
import { createPerson, findKnown } from './person.ts';
import { findKept, saveKept, withRowIds } from './saveKept.ts';

/** As long as the columns are. */
const MAX_NAME = 300;
const MAX_NUMBER = 30;
const MAX_EMAIL = 200;
const MAX_USERNAME = 100;
const MAX_ROLES = 50;

const reference = z.looseObject({ id: z.string().nullish(), key: z.string().nullish() });
const personBody = z.strictObject({
  refTitle: reference.nullish(),
  fullName: typed(MAX_NAME),
  fullNameEn: typed(MAX_NAME).nullish(),
  refDocumentTypePerson: reference.nullish(),
  idCard: typed(MAX_NUMBER),
  email: typed(MAX_EMAIL),
  phone: typed(MAX_USERNAME).nullish(),
  username: typed(MAX_USERNAME),
});
/** What is said of the employment is read as every record is. */
const employeeBody = z.strictObject({
  id: sentId.nullish(),
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
  ...keptCalls(employee).map(forOwners),
  {
    method: 'PUT',
    path: '/api/v1/security/users/employee',
    summary: ['เพิ่มหรือแก้ไขพนักงานของกิจการ', 'Take in or change an employee of the company'],
    rights: ['canCreate', 'canEdit'],
    bodySchema: z.toJSONSchema(employeeBody, { io: 'input' }),
    handle: saveEmployee,
  },
];

async function saveEmployee(context: CallContext): Promise<RawReply> {
  const { app, actor, requestId } = context;
  const holderId = ownCompany(actor);
  const body = readBody(employeeBody, context.body);
  const isTakenIn = typeof body.version !== 'number' && (body.person ?? null) !== null;
  // Each tells whether a number is somebody's, and sends a mail to an address that nobody has proven.
  if (isTakenIn) throttleLookups(context);
  const first = isTakenIn ? await drawFirstPassword(app) : undefined;
  const json = await inTransaction(app.pools.api, { requestId }, async (db) => {
    const stored = await findEmployment(context, db, body);
    const id = stored === undefined ? await takeIn(context, db, { holderId, body, first }) : await change(context, db, { stored, body });
    return shown(app, db, { actor, entity: employee, id });
  });
  return { raw: true, type: 'application/json; charset=utf-8', body: json };
}

/** One of another company is not there. */
async function findEmployment({ app, actor }: CallContext, db: PoolClient, { id, version }: EmployeeBody): Promise<AnyRecord | undefined> {
  if (typeof id !== 'string') return undefined;
  const stored = await findKept(app, db, { actor, entity: employee, id });
  if (stored !== undefined) return stored;
  const { rows } = await db.query('select 1 from "membership" where "id" = $1', [id]);
  if (rows.length > 0 || typeof version === 'number') throw notFound();
  return undefined;
}

async function change(context: CallContext, db: PoolClient, { stored, body }: { stored: AnyRecord; body: EmployeeBody }): Promise<string> {
  if ((body.person ?? null) !== null) throw typeof body.version === 'number' ? broken('person', message('personIsTheirs')) : conflict(message('alreadyExists'));
  const version = body.version ?? Number(stored['version']);
  return saveKept(context.app, db, { ...writerOf(context), entity: employee, stored, body: { ...employmentOf(body, stored), version }, isActive: body.isActive });
}

/** Given whatever the owner says, and joined to the person the card names. */
async function takeIn(context: CallContext, db: PoolClient, { holderId, body, first }: { holderId: string; body: EmployeeBody; first: FirstPassword | undefined }): Promise<string> {
  const { app } = context;
  const { person } = body;
  if (person === null || person === undefined || first === undefined) throw badInput(message('required'), [at('person', message('required'))]);
  const documentType = documentTypeOf(context, person.refDocumentTypePerson);
  const known = await findKnown(db, { ...person, documentType, holderId });
  const company = await findName(db, holderId);
  const { refDocumentTypePerson: _, ...given } = person;
  const userId = known?.id ?? (await createPerson(app, db, { ...writerOf(context), person: given, documentType, first, company, origin: originOf(context) }));
  const stored = await findLeft(context, db, { userId, holderId });
  const managed = { refUser: { id: userId }, refHolder: { id: holderId }, refKind: 'employee' };
  const id = await saveKept(app, db, { ...writerOf(context), entity: employee, stored, body: { ...employmentOf(body, stored), ...(stored === undefined && typeof body.id === 'string' ? { id: body.id } : {}) }, isActive: stored === undefined ? undefined : true, managed });
  if (typeof known?.email === 'string') await queueMail(app, db, joinedMail({ ...known, email: known.email }, { company, link: `${app.config.publicUrl}/haz` }));
  return id;
}

/** Who left and comes back is the same employee; who has not left is one already. */
async function findLeft({ app, actor }: CallContext, db: PoolClient, { userId, holderId }: { userId: string; holderId: string }): Promise<AnyRecord | undefined> {
  const { rows } = await db.query<{ id: string }>('select "id" from "membership" where "user_id" = $1 and "holder_id" = $2', [userId, holderId]);
  const stored = rows[0] === undefined ? undefined : await findKept(app, db, { actor, entity: employee, id: rows[0].id });
  if (stored?.['isActive'] === true) throw conflict(message('alreadyMember'));
  return stored;
}

function employmentOf({ position, startDate, endDate, roles }: EmployeeBody, stored: AnyRecord | undefined): AnyRecord {
  if (stored?.['refKind'] === 'owner' && stored['isActive'] === true && (roles ?? []).length > 0) throw broken('roles', message('ownerHasAll'));
  const said = Object.entries({ position, startDate, endDate }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(said), ...(Array.isArray(roles) ? { roles: withRowIds(roles, stored?.['roles'], 'refRole') } : {}) };
}

/** An ID card, where nobody says otherwise. */
function documentTypeOf({ app }: CallContext, sent: z.output<typeof reference> | null | undefined): string {
  const { id, key } = sent ?? {};
  const { group } = documentTypePerson;
  if (typeof id !== 'string' && typeof key !== 'string') return 'idCard';
  const code = typeof id === 'string' ? app.lookups.codeOf(group, 'id', id.toLowerCase()) : app.lookups.codeOf(group, 'key', key ?? '');
  if (code === undefined) throw invalid([at('person.refDocumentTypePerson', message('notInGroup', { group }))]);
  return code;
}

async function findName(db: PoolClient, holderId: string): Promise<Label> {
  const { rows } = await db.query<{ th: string; en: string }>('select "full_name" as "th", coalesce("full_name_en", "full_name") as "en" from "user" where "id" = $1', [holderId]);
  return [rows[0]?.th ?? '', rows[0]?.en ?? ''];
}
