/**
 * Accounts that a company has opened for somebody, on a card and for an address that it named: the person has proven
 * nothing of it. The log says so, which nobody can change. Such an account is good for that company; for others it is
 * nobody's word, and while nobody has come in with it, it stands in nobody's way who registers with their own card.
 */

/** Why the log says it was made. */
/** Older rows say it so, and it stays the reason of those that are opened when somebody accepts an invitation by mail. */
export const OPENED_BY_COMPANY = 'an owner takes in an employee';

/** Of a user called u: the company that opened the account; null where the person registered, or an administrator made it. */
export const OPENED_BY_SQL = `(select l."acting_for_id" from "entity_log" l where l."record_id" = u."id" and l."entity" = 'user' and l."action" = 'create' and l."reason" = '${OPENED_BY_COMPANY}' limit 1)`;

/** Of a user called u: opened by a company, and never come in with. */
export const UNUSED_ACCOUNT_SQL = `(u."is_active" and exists (select from "credential" c where c."user_id" = u."id" and c."must_change") and ${OPENED_BY_SQL} is not null
and not exists (select from "security_event" e where e."user_id" = u."id" and e."action" = 'signIn' and e."outcome" = 'success'))`;
