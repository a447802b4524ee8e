/** After so many days without an answer of the company the registration of an employee lapses: a month is a holiday and the work that waited, and no number is kept from its owner for longer. */
export const LAPSE_DAYS = 30;
