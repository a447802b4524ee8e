/** Reading values whose type is not known: of any record, of a row that was sent, of an answer. What is typed is read by its own fields. */

/** The id of a reference, a card or a record. */
export function idOf(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' ? id : null;
}

/** A text that says something. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
