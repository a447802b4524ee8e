/** Finds whether a username or the number of an identity document is in use. */
import type { documentTypePerson } from '#platform/model/choices.ts';
import { foldIdentity, foldUsername } from '#platform/model/party/userRules.ts';
import { ENDED_REGISTRATION_SQL, REVOKED_REGISTRATION_SQL } from '#platform/server/access/actor/endedRegistration.ts';
import { UNUSED_ACCOUNT_SQL } from '#platform/server/account/openedByCompany.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

export type IdentityDocument = keyof (typeof documentTypePerson)['values'];

export interface UsernameQuestion {
  readonly username: string;
  /** The user who may have it: the one being written. */
  readonly exceptId?: string | undefined;
  /** Whether values of ended registrations are free for others. */
  readonly isEndedFree?: boolean;
}

export async function isUsernameTaken(
  db: Queryable,
  { username, exceptId = NOBODY, isEndedFree = false }: UsernameQuestion,
): Promise<boolean> {
  const { rows } = await db.query({
    text: `select 1 from "user" u where lower(u."username") = $1 and u."id" <> $2
        and not ($3 and ${ENDED_REGISTRATION_SQL}) limit 1`,
    values: [foldUsername(username), exceptId, isEndedFree],
  });
  return rows.length > 0;
}

/** Looks into what others are writing: their saved drafts of the form of users. */
export async function isUsernameInDraft(
  db: Queryable,
  { username, exceptId = NOBODY, writerId }: UsernameQuestion & { readonly writerId: string | null },
): Promise<boolean> {
  const { rows } = await db.query({
    text: `select 1 from "form_draft" where "entity" = 'user' and lower("body" #>> '{values,username}') = $1
        and "record_id" <> $2 and "user_id" <> $3 limit 1`,
    values: [foldUsername(username), exceptId, writerId ?? NOBODY],
  });
  return rows.length > 0;
}

export interface IdentityQuestion {
  readonly documentType: IdentityDocument | null;
  readonly idCard: string;
  readonly exceptId?: string | undefined;
  /** If false, searches archived users. */
  readonly isActive?: boolean;
  readonly isEndedFree?: boolean;
}

export async function isIdCardTaken(
  db: Queryable,
  { documentType, idCard, exceptId = NOBODY, isActive = true, isEndedFree = false }: IdentityQuestion,
): Promise<boolean> {
  const { rows } = await db.query({
    text: `select 1 from "user" u where u."id_card" = $1 and u."document_type_person" is not distinct
      from $2 and u."id" <> $3 and u."is_active" = $4
        and not ($5 and (${ENDED_REGISTRATION_SQL} or ${REVOKED_REGISTRATION_SQL} or ${UNUSED_ACCOUNT_SQL})) limit 1`,
    values: [foldIdentity(idCard), documentType, exceptId, isActive, isEndedFree],
  });
  return rows.length > 0;
}

/**
 * Concurrent writers of the same value wait for each other, and then see each other. Locked until the end of the
 * transaction.
 */
export async function lockIdentity(db: Queryable, what: 'username' | 'idCard', text: string): Promise<void> {
  await db.query({ text: 'select pg_advisory_xact_lock(hashtext($1), hashtext($2))', values: [what, text] });
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
