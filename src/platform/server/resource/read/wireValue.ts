/** Values as they travel, where they do not come from a search: in the history, and of what is computed. */
import type { Field } from '#language/field.ts';
import { decimalText, findDecimal } from '#language/values/decimal.ts';
import { findPlainDate, wireDate } from '#language/values/plainDate.ts';

/** From the typed form, or from the plain one the audit keeps. */
export function wireValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (field.kind === 'decimal') {
    const exact = findDecimal(value);
    return exact === undefined ? value : Number(decimalText(exact));
  }
  if (field.kind === 'date' && typeof value === 'string') {
    const day = findPlainDate(value);
    return day === undefined ? value : wireDate(day);
  }
  return value;
}
