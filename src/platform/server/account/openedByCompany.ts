/**
 * Accounts that a company has opened for a person, with an identity number and an address that it named: the person has
 * proven none of it. The log, which nobody can change, records this. Such an account is valid for that company only,
 * and until its first sign-in it does not prevent the person from registering with their own card.
 */

/** The reason in the log entry of its creation. */
/**
 * The wording of older rows, which remains the reason for accounts opened when a person accepts an invitation by mail.
 */
export const OPENED_BY_COMPANY = 'an owner takes in an employee';

/** The company that opened the account of a user `u`; null if the person registered or an administrator made it. */
export const OPENED_BY_SQL = `(select l."acting_for_id" from "entity_log" l where l."record_id" = u."id" and l."entity" = 'user' and l."action" = 'create' and l."reason" = '${OPENED_BY_COMPANY}' limit 1)`;

/** Condition on a user `u`: the account was opened by a company and never used to sign in. */
export const UNUSED_ACCOUNT_SQL = `(u."is_active" and exists (select from "credential" c where c."user_id" = u."id" and c."must_change") and ${OPENED_BY_SQL} is not null
and not exists (select from "security_event" e where e."user_id" = u."id" and e."action" = 'signIn' and e."outcome" = 'success'))`;
