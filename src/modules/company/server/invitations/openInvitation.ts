/** Finds invitations that wait for an answer, and their person: the one with the typed number and name. */
import type { PlainDate } from '#language/values/plainDate.ts';
import { ACCOUNT_COLUMNS, type AccountRow } from '#platform/server/account/accountRows.ts';
import { OPENED_BY_SQL } from '#platform/server/account/openedByCompany.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

export interface OpenInvitation {
  readonly id: string;
  readonly version: number;
  readonly holderId: string;
  readonly kind: 'employee' | 'agent';
  readonly documentType: string;
  readonly idCard: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly authorizeId: string | null;
  /** Version of the power, which the owner may have changed meanwhile. */
  readonly authorizeVersion: number | null;
}

interface InvitedPerson extends AccountRow {
  readonly personType: string;
  readonly documentType: string | null;
  readonly idCard: string | null;
  readonly openedBy: string | null;
}

/** Finds one that is not yet answered, withdrawn or lapsed. `isLocked` locks it until the end of the transaction. */
export async function findOpenInvitation(
  db: Queryable,
  { id, keyHash, today, isLocked = false }: { id?: string; keyHash?: string; today: PlainDate; isLocked?: boolean },
): Promise<OpenInvitation | undefined> {
  const { rows } = await db.query({
    text: `${OPEN_SQL} and ${id === undefined ? 'i."key_hash" = $2' : 'i."id" = $2::uuid'}${isLocked ? ' for update of i' : ''}`,
    values: [today, id ?? keyHash],
  });
  return rows[0] as unknown as OpenInvitation | undefined;
}

/** Finds the invitations that wait for the answer of this person. */
export async function findOwnInvitations(
  db: Queryable,
  { userId, today }: { userId: string; today: PlainDate },
): Promise<readonly OpenInvitation[]> {
  const person = await findInvited(db, `u."id" = $1::uuid`, [userId]);
  if (person?.idCard === null || person === undefined) return [];
  const { rows } = await db.query({
    text: `${OPEN_SQL} and i."id_card" = $2 order by i."create_date" desc, i."id"`,
    values: [today, person.idCard],
  });
  return (rows as unknown as readonly OpenInvitation[]).filter((invitation) => isInvitationFor(invitation, person));
}

/**
 * Finds the person with the number and the name who may be invited; undefined if the two do not belong to one person.
 */
export async function findInvitedPerson(db: Queryable, invitation: OpenInvitation): Promise<AccountRow | undefined> {
  const person = await findInvited(db, 'u."id_card" = $1 and u."document_type_person" = $2 and u."is_active"', [
    invitation.idCard,
    invitation.documentType,
  ]);
  return person !== undefined && isInvitationFor(invitation, person) ? person : undefined;
}

/** Returns whether an active account has the number: another account with it could not be opened. */
export async function isNumberTaken(
  db: Queryable,
  { documentType, idCard }: Pick<OpenInvitation, 'documentType' | 'idCard'>,
): Promise<boolean> {
  const { rows } = await db.query({
    text: 'select 1 from "user" where "id_card" = $1 and "document_type_person" = $2 and "is_active" limit 1',
    values: [idCard, documentType],
  });
  return rows.length > 0;
}

const OPEN_SQL = `select i."id", i."version", i."holder_id" as "holderId", i."kind",
    i."document_type_person" as "documentType", i."id_card" as "idCard", i."full_name" as "fullName",
  nullif(trim(i."email"), '') as "email", i."authorize_id" as "authorizeId", a."version" as "authorizeVersion"
from "invitation" i left join "user_authorize" a on a."id" = i."authorize_id"
where i."status" = 'waiting' and i."is_active" and i."lapse_date" >= $1::date`;

async function findInvited(db: Queryable, condition: string, values: unknown[]): Promise<InvitedPerson | undefined> {
  const { rows } = await db.query({
    text: `select ${ACCOUNT_COLUMNS}, u."person_type" as "personType", u."document_type_person" as "documentType",
        u."id_card" as "idCard", ${OPENED_BY_SQL} as "openedBy"
from "user" u where ${condition} and u."username" is not null limit 1`,
    values,
  });
  return rows[0] as unknown as InvitedPerson | undefined;
}

/**
 * Number and name together identify the person. The identity of an account that another company opened is unproven: for
 * an employee the address must match too, and no power is offered to it.
 */
function isInvitationFor(invitation: OpenInvitation, person: InvitedPerson): boolean {
  const isNamed =
    invitation.idCard === person.idCard &&
    invitation.documentType === person.documentType &&
    normalised(invitation.fullName) === normalised(person.fullName);
  const isPerson = person.isUsable && (person.personType === 'employee' || person.personType === 'individual');
  const isProven =
    person.openedBy === null ||
    person.openedBy === invitation.holderId ||
    (invitation.kind === 'employee' && isSameAddress(person.email, invitation.email));
  return isNamed && isPerson && isProven;
}

export function isSameAddress(left: string | null, other: string | null): boolean {
  return left !== null && other !== null && normalised(left) === normalised(other);
}

function normalised(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
