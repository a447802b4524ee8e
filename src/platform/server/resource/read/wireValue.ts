/**
 * Values as they are sent to clients, for those that do not come from a search: in the history, and computed values.
 */
import type { Field } from '#language/field.ts';
import { decimalText, findDecimal } from '#language/values/decimal.ts';
import { findPlainDate, wireDate } from '#language/values/plainDate.ts';

/** Converts from the typed form, or from the plain form that the audit log stores. */
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
