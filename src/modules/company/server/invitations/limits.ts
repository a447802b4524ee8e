/** How many people a company may ask: each invitation may reach a stranger by notice and mail. */

/** Invitations of one company that wait at the same time: a large office that takes in all of its people, and no list of the country. */
export const MAX_OPEN_INVITATIONS = 100;
/** Invitations of one company in any 24 hours: an office enters its people in a few days, and nobody tries number after number. */
export const MAX_INVITATIONS_A_DAY = 30;
