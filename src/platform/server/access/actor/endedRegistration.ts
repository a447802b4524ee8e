/**
 * SQL for registrations that were refused, withdrawn or stopped: nobody may act for such holders, and their identity
 * numbers are free for others.
 */

/** Condition on a dossier `d`: a registration that the department has suspended or revoked. */
export const STOPPED_REGISTRATION_SQL = `d."document_type" = 'holderRegistration' and d."state" in ('suspended', 'revoked')`;

/** Condition on a user `u`: a person who registered, has no open request any more and was never approved. */
export const ENDED_REGISTRATION_SQL = `(u."status" = 'pending' and exists (select from "request" r where r."holder_id" = u."id" or r."acting_user_id" = u."id") and not exists (select from "request" r where (r."holder_id" = u."id" or r."acting_user_id" = u."id") and r."is_open"))`;

const isRevoked = (holder: string): string =>
  `exists (select from "dossier" d where d."holder_id" = ${holder} and d."document_type" = 'holderRegistration' and d."state" = 'revoked')`;

/**
 * Condition on a user `u`: a holder whose registration was revoked, or an owner of such a holder, who acts for no other
 * holder.
 */
export const REVOKED_REGISTRATION_SQL = `(u."person_type" <> 'officer' and (${isRevoked('u."id"')} or exists (select from "membership" m where m."user_id" = u."id" and m."kind" = 'owner' and m."is_active" and ${isRevoked('m."holder_id"')}))
and not exists (select from "membership" m where m."user_id" = u."id" and m."is_active" and not ${isRevoked('m."holder_id"')})
and not exists (select from "user_authorize" a where a."user_id" = u."id" and a."is_active" and a."status" <> 'revoked')
and not exists (select from "dossier" d where d."holder_id" = u."id" and d."document_type" = 'holderRegistration' and d."state" in ('pending', 'inForce', 'suspended')))`;
