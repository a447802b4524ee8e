/**
 * Reads values of unknown type: of any record, of a sent row, of an answer. Values of known type are read by their own
 * fields.
 */

/** Returns the id of a reference, a card or a record. */
export function idOf(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' ? id : null;
}

/** Returns a text that is not empty. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
