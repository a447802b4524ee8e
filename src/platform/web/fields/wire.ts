/**
 * Converts a record between the API and a form. In a form a decimal is exact, a date a plain date, an instant has its
 * own type; a reference and a choice have the card they were loaded with, so that they can be displayed without another
 * call.
 */
import { findField, getTarget, type Catalogue } from '#language/catalogue.ts';
import { writableFieldNamesOf } from '#language/checkRecord.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { isPlainObject } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import { decimalText, equalDecimals, findDecimal, isDecimal } from '#language/values/decimal.ts';
import { findInstant } from '#language/values/instant.ts';
import { findPlainDate, wireDate, type PlainDate } from '#language/values/plainDate.ts';

/** Marks a row of a part that the server does not have yet: its id is only for the screen, and is not sent. */
export const NEW_ROW = 'isNew';

/** An absent field remains absent: the reader may not see it, so they must not send it either. */
export function fromWire(catalogue: Catalogue, entity: AnyEntity, wire: AnyRecord): AnyRecord {
  return Object.fromEntries(
    Object.entries(wire).map(([name, value]) => {
      const field = findField(entity, name);
      return [name, field === undefined ? value : withSnapshot(field, fieldFromWire(catalogue, field, value), wire)];
    }),
  );
}

/**
 * The snapshot of an issued document is stored next to the reference to it; a form has it inside the reference, which
 * is displayed with it.
 */
function withSnapshot(field: Field, value: unknown, record: AnyRecord): unknown {
  if (field.kind !== 'ref' || field.refersTo === undefined || !isPlainObject(value) || value['number'] !== undefined)
    return value;
  const { number, nameTh, nameEn } = field.refersTo.snapshot;
  return record[number] === undefined || record[number] === null
    ? value
    : { ...value, number: record[number], nameTh: record[nameTh], nameEn: record[nameEn] };
}

/**
 * Returns the body of a PUT: id and version, and the fields that a person may write. A removed row is sent with a mark;
 * a new row that was removed again is not sent.
 */
export function toWire(catalogue: Catalogue, entity: AnyEntity, values: AnyRecord): Record<string, unknown> {
  const { version, isDelete } = values;
  const body: Record<string, unknown> = {};
  for (const name of writableFieldNamesOf(entity)) {
    const field = findField(entity, name);
    const value = values[name];
    if (field !== undefined && value !== undefined && !(name === 'id' && values[NEW_ROW] === true))
      body[name] = fieldToWire(catalogue, field, value);
  }
  return {
    ...body,
    ...(typeof version === 'number' ? { version } : {}),
    ...(isDelete === true && entity.kind === 'part' ? { isDelete } : {}),
  };
}

/**
 * Converts one value. A value that is already in the form of form values is not changed; a value that cannot be read is
 * shown as it was sent.
 */
export function valueFromWire(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'decimal':
      return findDecimal(value) ?? value;
    case 'date':
      return typeof value === 'string' ? (findPlainDate(value) ?? value) : value;
    case 'instant':
      return typeof value === 'string' ? (findInstant(value) ?? value) : value;
    default:
      return value;
  }
}

export function valueToWire(field: Field, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'decimal':
      return isDecimal(value) ? decimalText(value) : value;
    case 'date':
      return wireDate(value as PlainDate);
    case 'choice':
    case 'lookup':
    case 'ref':
      return referenceToWire(value);
    default:
      return value;
  }
}

/**
 * Returns true if nothing has changed. Compares numbers by value, references and files by their id, everything else
 * completely.
 */
export function sameValue(field: Field, a: unknown, b: unknown): boolean {
  const [value, other] = [a ?? null, b ?? null];
  if (value === other) return true;
  if (value === null || other === null) return field.kind === 'parts' && isNoRows(value) && isNoRows(other);
  switch (field.kind) {
    case 'choice':
    case 'lookup':
    case 'ref':
      return isSame(referenceToWire(value), referenceToWire(other));
    case 'file':
      return isSame((value as AnyRecord)['id'] ?? value, (other as AnyRecord)['id'] ?? other);
    default:
      return isSame(value, other);
  }
}

function fieldFromWire(catalogue: Catalogue, field: Field, value: unknown): unknown {
  if (field.kind !== 'parts' || !Array.isArray(value)) return valueFromWire(field, value);
  const part = getTarget(catalogue, field);
  return value.map((row: AnyRecord) => fromWire(catalogue, part, row));
}

function fieldToWire(catalogue: Catalogue, field: Field, value: unknown): unknown {
  if (field.kind !== 'parts') return valueToWire(field, value);
  const part = getTarget(catalogue, field);
  const rows = Array.isArray(value) ? (value as readonly AnyRecord[]) : [];
  return rows
    .filter((row) => !(row[NEW_ROW] === true && row['isDelete'] === true))
    .map((row) => toWire(catalogue, part, row));
}

/** References by id; by key if there is no id. */
function referenceToWire(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const { id, key } = value;
  return id === undefined || id === null ? { key } : { id };
}

function isNoRows(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function isSame(value: unknown, other: unknown): boolean {
  if (value === other) return true;
  if (isDecimal(value) || isDecimal(other)) return isDecimal(value) && isDecimal(other) && equalDecimals(value, other);
  if (typeof value !== 'object' || typeof other !== 'object' || value === null || other === null) return false;
  if (Array.isArray(value) !== Array.isArray(other)) return false;
  const names = Object.keys(value);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame((value as AnyRecord)[name], (other as AnyRecord)[name]))
  );
}
