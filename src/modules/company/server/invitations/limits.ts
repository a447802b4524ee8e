/**
 * Limits how many people a company may invite: each invitation may reach an unrelated person by notification and mail.
 */

/**
 * Invitations of one company that wait at the same time: enough for a large office that invites all its people, but not
 * for a list of the country.
 */
export const MAX_OPEN_INVITATIONS = 100;
/**
 * Invitations of one company in any 24 hours: an office enters its people in a few days, and nobody can try number
 * after number.
 */
export const MAX_INVITATIONS_A_DAY = 30;
