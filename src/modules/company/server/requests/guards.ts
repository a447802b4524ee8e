/** Guards of the steps of a registration, in addition to those of every request. */
import { message } from '#language/message.ts';
import { guardsOf } from '#platform/server/request/step/forDocument.ts';
import '../../messages.ts';
import {
  claimOf,
  isOfType,
  EMPLOYEE_REGISTRATION,
  officeOf,
  HOLDER_REGISTRATION,
  OFFICER_REGISTRATION,
  registeredIdOf,
  roleIdsIn,
} from './registration.ts';

export const registrationGuards = guardsOf('userRequest', {
  ofHolder: async ({ found }) => (isOfType(found, HOLDER_REGISTRATION) ? undefined : message('onlyHolderRequests')),
  ofEmployee: async ({ found }) =>
    isOfType(found, EMPLOYEE_REGISTRATION) ? undefined : message('onlyEmployeeRequests'),
  ofOfficer: async ({ found }) => (isOfType(found, OFFICER_REGISTRATION) ? undefined : message('onlyOfficerRequests')),

  hasCheckpoint: async ({ found: { document } }) =>
    document.refCheckpoint === null ? message('checkpointMissing') : undefined,

  // The office that has seen a registration keeps seeing it. For an officer the administrator may still correct the
  // department.
  sameOffice: async ({ found }) => {
    const departmentId = found.dossier.refDepartment?.id;
    return !isOfType(found, HOLDER_REGISTRATION) || departmentId === undefined || departmentId === officeOf(found)
      ? undefined
      : message('officeStays');
  },

  registeredOnce: async ({ db, found }) => {
    const { request, dossier, document } = found;
    if (request.refRequestType !== 'new') return undefined;
    const { scope, key } = claimOf(found);
    const { rows } = await db.query({
      name: 'registered-once',
      text: `select 1 from "claim" c join "dossier" d on d."id" = c."dossier_id"
        where c."kind" = '${CLAIM}' and c."scope" = $2 and c."key" = $3 and d."id" <> $1
          and d."state" in ('pending', 'inForce', 'suspended')
union all select 1 from "dossier" d join "user_request" u on u."dossier_id" = d."id" and u."is_current"
where d."id" <> $1 and d."document_type" = $4 and d."state" in ('inForce', 'suspended')
  and (case when d."document_type" = '${EMPLOYEE_REGISTRATION}' then u."applicant_id" else d."holder_id"
    end) = $3::uuid and (d."document_type" <> '${EMPLOYEE_REGISTRATION}' or d."holder_id"::text = $2)
union all select 1 from "user_request" u join "request" r on r."id" = u."request_id"
join "dossier" d on d."id" = u."dossier_id"
  where u."dossier_id" <> $1 and u."document_type" = $4 and u."document_type" <> '${EMPLOYEE_REGISTRATION}'
    and (u."id_tax" = $5 or u."id_card" = $6)
    and (u."is_current" and d."state" in ('inForce', 'suspended') or r."is_open" and r."status" <> 'draft') limit 1`,
      values: [dossier.id, scope, key, request.refDocumentType, document.idTax, document.idCard],
    });
    return rows.length === 0 ? undefined : message('registeredAlready');
  },

  // People who may act in place of the applicant may not decide either.
  notOneself: async ({ found, actorIds }) => {
    const own = [registeredIdOf(found), found.document.refApplicant.id, found.request.refActingUser?.id];
    return own.some((id) => id !== undefined && actorIds.includes(id)) ? message('notOneself') : undefined;
  },

  // Roles of operators are limited to one holder's records, but an officer belongs to no holder.
  hasRoles: async ({ db, found: { document } }) => {
    const given = roleIdsIn(document);
    if (given.length === 0) return message('rolesMissing');
    const { rows } = await db.query<{ name: string; nameEn: string }>({
      text: `select "name", coalesce("name_en", "name") as "nameEn" from "role"
        where "id" = any($1::uuid[]) and ("row_scope" = 'holder' or "holder_id" is not null or not "is_active") limit 1`,
      values: [given],
    });
    return rows[0] === undefined ? undefined : message('operatorsRole', { role: [rows[0].name, rows[0].nameEn] });
  },
});

/** The kind of the rows in "claim". */
export const CLAIM = 'registration';
