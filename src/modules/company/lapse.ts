/**
 * After so many days without an answer of the company the registration of an employee lapses: a month covers a holiday
 * and the backlog after it, and no number is blocked for its owner any longer.
 */
export const LAPSE_DAYS = 30;
