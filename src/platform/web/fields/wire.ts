/**
 * A record between the wire and a form. In a form a decimal is exact, a date a plain date, a moment an instant; a
 * reference and a choice keep the card they came with, so that they can be shown without asking again.
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

/** Marks a row of a part that the server has not seen: it has an id of its own for the screen, which is not sent. */
export const NEW_ROW = 'isNew';

/** What is absent stays absent: the reader may not see it, so they must not send it either. */
export function fromWire(catalogue: Catalogue, entity: AnyEntity, wire: AnyRecord): AnyRecord {
  return Object.fromEntries(
    Object.entries(wire).map(([name, value]) => {
      const field = findField(entity, name);
      return [name, field === undefined ? value : withSnapshot(field, fieldFromWire(catalogue, field, value), wire)];
    }),
  );
}

/** What is kept of an issued document stands beside the reference to it; a form holds it in the reference, which is shown by it. */
function withSnapshot(field: Field, value: unknown, beside: AnyRecord): unknown {
  if (field.kind !== 'ref' || field.refersTo === undefined || !isPlainObject(value) || value['number'] !== undefined)
    return value;
  const { number, nameTh, nameEn } = field.refersTo.snapshot;
  return beside[number] === undefined || beside[number] === null
    ? value
    : { ...value, number: beside[number], nameTh: beside[nameTh], nameEn: beside[nameEn] };
}

/**
 * The body of a PUT: id and version, and of the rest what a person may write. A row that is taken out says so; a new
 * one that is taken out again was never there.
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

/** One value. What is already as forms hold it stays as it is; what cannot be read is shown as it came. */
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

/** Whether nothing has changed. Numbers by their value, references and files by what they name, the rest by all they hold. */
export function sameValue(field: Field, a: unknown, b: unknown): boolean {
  const [one, other] = [a ?? null, b ?? null];
  if (one === other) return true;
  if (one === null || other === null) return field.kind === 'parts' && isNoRows(one) && isNoRows(other);
  switch (field.kind) {
    case 'choice':
    case 'lookup':
    case 'ref':
      return isSame(referenceToWire(one), referenceToWire(other));
    case 'file':
      return isSame((one as AnyRecord)['id'] ?? one, (other as AnyRecord)['id'] ?? other);
    default:
      return isSame(one, other);
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

/** By id; by key where that is all there is. */
function referenceToWire(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const { id, key } = value;
  return id === undefined || id === null ? { key } : { id };
}

function isNoRows(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isDecimal(one) || isDecimal(other)) return isDecimal(one) && isDecimal(other) && equalDecimals(one, other);
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame((one as AnyRecord)[name], (other as AnyRecord)[name]))
  );
}
