/**
 * Compares a cell with the stored value. Some differences cannot be expressed in a cell: spaces at the ends, seconds,
 * an apostrophe before a formula.
 */
import type { Field } from '#language/field.ts';
import { findDecimal } from '#language/values/decimal.ts';
import { isSame, plainValue } from '../write/recordChanges.ts';
import { bareValue } from './identifyRows.ts';
import { cleanCellText } from './readCell.ts';

/** `given` is null, the result of `readCell`, or the id or code of the referenced record. */
export function isSameCell(field: Field, stored: unknown, given: unknown): boolean {
  const before = bareValue(field, stored);
  switch (field.kind) {
    case 'text': {
      const text = typeof before === 'string' ? cleanCellText(before) : '';
      return text === (given ?? '') || (text !== '' && text === `'${String(given)}`);
    }
    case 'decimal':
      return isSame(before, given === null ? null : plainValue(field, findDecimal(given)));
    case 'instant':
      return minuteOf(before) === minuteOf(given);
    case 'json':
      return isSame(before, given) || (given === null && Array.isArray(before) && before.length === 0);
    case 'integer':
    case 'boolean':
    case 'date':
    case 'uuid':
    case 'choice':
    case 'lookup':
    case 'ref':
    case 'file':
    case 'parts':
    case 'inverse':
      return isSame(before, given);
  }
}

function minuteOf(moment: unknown): string | null {
  return typeof moment === 'string' ? moment.slice(0, 'YYYY-MM-DDTHH:mm'.length) : null;
}
