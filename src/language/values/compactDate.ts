/** Dates as registers and ID cards of the state write them: `yyyyMMdd`, in the Buddhist era. */
import { parseTypedDate } from './buddhistEra.ts';
import type { PlainDate } from './plainDate.ts';

/** `25590229` is 29 February 2016; undefined if there is no such day. */
export function findCompactDate(text: string | null): PlainDate | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/u.exec(text?.trim() ?? '') ?? [];
  return day === undefined ? undefined : parseTypedDate(`${day}/${month}/${year}`);
}
