/**
 * Rules of a power beyond its own fields, checked after the write and before the commit. The caller has locked the
 * holder, so that of two powers given at once the second is checked against the first.
 */
import type { PoolClient } from 'pg';
import { labelOf } from '#language/choice.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { notFound } from '#platform/server/errors.ts';
import { isGrantable } from '../../grantableTypes.ts';

export interface PowerRow {
  readonly id: string;
  readonly kind: 'authorizer' | 'agent';
  readonly status: 'inForce' | 'suspended' | 'revoked' | 'waiting' | 'declined' | 'lapsed';
  readonly statusReason: string | null;
  readonly fullName: string;
  readonly idCard: string | null;
  readonly userId: string | null;
  readonly holderId: string;
  readonly authorizerId: string | null;
  readonly documentTypes: readonly string[];
  readonly startDate: PlainDate;
  readonly endDate: PlainDate | null;
}

/** Locks the holder until the end of the transaction, so that powers are written one after the other. */
export async function lockHolder(db: PoolClient, holderId: string): Promise<void> {
  await db.query('select from "user" where "id" = $1 for no key update', [holderId]);
}

export async function findPower(
  db: PoolClient,
  { id, holderId }: { id: string; holderId: string },
): Promise<PowerRow | undefined> {
  const { rows } = await db.query<PowerRow>(
    `select ${COLUMNS} from "user_authorize" a where a."id" = $1 and a."holder_id" = $2`,
    [id, holderId],
  );
  return rows[0];
}

export async function getPower(db: PoolClient, which: { id: string; holderId: string }): Promise<PowerRow> {
  const power = await findPower(db, which);
  if (power === undefined) throw notFound();
  return power;
}

const COLUMNS = `a."id", a."kind", a."status", a."status_reason" as "statusReason", a."full_name" as "fullName", a."id_card" as "idCard", a."user_id" as "userId", a."holder_id" as "holderId",
  a."authorizer_id" as "authorizerId", coalesce(a."document_types", '[]') as "documentTypes", a."start_date"::text as "startDate", a."end_date"::text as "endDate"`;

/** Returns all problems of a power, each at its field. */
export async function findPowerProblems(db: PoolClient, power: PowerRow): Promise<readonly Problem[]> {
  const types = power.documentTypes
    .filter((type) => !isGrantable(type))
    .map((): Problem => fieldProblem('documentTypes', message('notYourDocumentType')));
  if (power.kind === 'authorizer') return types.slice(0, 1);
  return [
    ...types.slice(0, 1),
    ...(await problemsOfAuthorizer(db, power)),
    ...(await problemsOfRoles(db, power)),
    ...(await problemsOfOverlap(db, power)),
  ];
}

async function problemsOfAuthorizer(
  db: PoolClient,
  { authorizerId, holderId, startDate, endDate, documentTypes }: PowerRow,
): Promise<Problem[]> {
  const by = authorizerId === null ? undefined : await findPower(db, { id: authorizerId, holderId });
  const isInForce =
    by?.kind === 'authorizer' &&
    by.status === 'inForce' &&
    by.startDate <= startDate &&
    (by.endDate === null || (endDate !== null && endDate <= by.endDate));
  if (by === undefined || !isInForce) return [fieldProblem('refAuthorizer', message('authorizerNotInForce'))];
  const beyond =
    by.documentTypes.length === 0 ? undefined : documentTypes.find((type) => !by.documentTypes.includes(type));
  return beyond === undefined
    ? []
    : [fieldProblem('documentTypes', message('authorizerNotForType', { type: labelOf(documentType, beyond) }))];
}

async function problemsOfRoles(db: PoolClient, { id, holderId }: PowerRow): Promise<Problem[]> {
  const { rows } = await db.query(
    `select from "user_authorize_role" r join "role" o on o."id" = r."role_id"
      where r."user_authorize_id" = $1 and (o."holder_id" is distinct from $2::uuid or not o."is_active") limit 1`,
    [id, holderId],
  );
  return rows.length === 0 ? [] : [fieldProblem('roles', message('roleOfAnotherCompany'))];
}

/**
 * Suspended and waiting powers count too, because both may come into force. Before an agent has accepted, they are
 * identified by the number.
 */
async function problemsOfOverlap(
  db: PoolClient,
  { id, userId, idCard, holderId, startDate, endDate }: PowerRow,
): Promise<Problem[]> {
  const { rows } = await db.query(
    `select from "user_authorize" o where o."holder_id" = $1 and (o."user_id" = $2 or o."id_card" = $6)
        and o."kind" = 'agent' and o."is_active" and o."status" in ('inForce', 'suspended', 'waiting') and o."id" <> $3
  and daterange(o."start_date", o."end_date", '[]') && daterange($4::date, $5::date, '[]') limit 1`,
    [holderId, userId, id, startDate, endDate, idCard],
  );
  return rows.length === 0 ? [] : [fieldProblem('startDate', message('agentOverlaps'))];
}
