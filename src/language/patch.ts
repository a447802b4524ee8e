/**
 * A record as it was sent: an absent value stays unchanged, null clears. Parsing is strict and checks shape alone: an
 * unknown name or a value of the wrong type is bad input; rules decide whether the values are right.
 */
import { findField, getTarget, isComputed, type Catalogue } from './catalogue.ts';
import { commonFieldsOf } from './commonFields.ts';
import type { AnyEntity } from './entity.ts';
import type { Field } from './field.ts';
import { fieldProblem, message, type Problem } from './message.ts';
import { findDecimal } from './values/decimal.ts';
import { findInstant } from './values/instant.ts';
import { findPlainDate } from './values/plainDate.ts';
import { isUuid } from './values/uuid.ts';

export interface Patch {
  readonly id?: string;
  readonly version?: number;
  /** For a part: remove it. */
  readonly isDelete: boolean;
  readonly values: Readonly<Record<string, unknown>>;
  readonly parts: Readonly<Record<string, readonly Patch[]>>;
}

/** A reference as people send it: by id, or by key. */
export interface SentReference {
  readonly id?: string;
  readonly key?: string;
}

export function parsePatch(
  catalogue: Catalogue,
  entity: AnyEntity,
  body: unknown,
): { patch: Patch; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const patch = readRow({ catalogue, entity, path: '', problems }, body);
  return { patch, problems };
}

interface PatchContext {
  readonly catalogue: Catalogue;
  readonly entity: AnyEntity;
  readonly path: string;
  readonly problems: Problem[];
}

const EMPTY_PATCH: Patch = { isDelete: false, values: {}, parts: {} };
const POSTGRES_INTEGER_MAX = 2_147_483_647;
/** Of more mistakes than this only the first are reported: an answer must not outgrow its request. */
const PROBLEMS_MAX = 100;
const QUOTED_NAME_LENGTH_MAX = 100;
/** Removed rows are sent in addition to the remaining ones. */
const ROWS_PER_PART = 2;

function readRow(reading: PatchContext, body: unknown): Patch {
  const { catalogue, entity, path, problems } = reading;
  if (!isPlainObject(body)) {
    problems.push(fieldProblem(path, message('wrongType', { name: path || entity.name, expected: 'object' })));
    return EMPTY_PATCH;
  }
  const values: Record<string, unknown> = {};
  const parts: Record<string, readonly Patch[]> = {};
  for (const [name, sent] of Object.entries(body)) {
    if (name === 'id' || name === 'version' || name === 'isDelete') continue;
    if (problems.length >= PROBLEMS_MAX) break;
    const field = findField(entity, name);
    const quotedName = field === undefined ? name.slice(0, QUOTED_NAME_LENGTH_MAX) : name;
    const here = path === '' ? quotedName : `${path}.${quotedName}`;
    if (field === undefined || field.kind === 'inverse') {
      problems.push(fieldProblem(here, message('unknownField', { name: here })));
    } else if (isComputed(field)) {
      // It is sent back as it was read, and is computed again.
      continue;
    } else if (field.kind === 'parts') {
      parts[name] = readParts(
        { catalogue, entity: getTarget(catalogue, field), path: here, problems },
        { sent, max: field.max },
      );
    } else {
      const value = readFieldValue(reading, field, sent);
      if (value === undefined)
        problems.push(fieldProblem(here, message('wrongType', { name: here, expected: expectedTypeOf(field) })));
      else values[name] = value;
    }
  }
  return { ...readIdentity(reading, body), values, parts };
}

function readIdentity(
  { entity, path, problems }: PatchContext,
  body: Readonly<Record<string, unknown>>,
): Pick<Patch, 'id' | 'version' | 'isDelete'> {
  const wrong = (name: string, expected: string): void => {
    const here = path === '' ? name : `${path}.${name}`;
    problems.push(fieldProblem(here, message('wrongType', { name: here, expected })));
  };
  const { id, version, isDelete } = body;
  if (id !== undefined && id !== null && !isUuidText(id)) wrong('id', 'UUID');
  if (version !== undefined && version !== null && !Number.isSafeInteger(version)) wrong('version', 'integer');
  // The marker of a removed part. On a record it only repeats what `_search` returned, and has no effect.
  if (isDelete !== undefined && isDelete !== null && typeof isDelete !== 'boolean') wrong('isDelete', 'boolean');
  return {
    ...(typeof id === 'string' ? { id: id.toLowerCase() } : {}),
    ...(typeof version === 'number' ? { version } : {}),
    isDelete: isDelete === true && entity.kind === 'part',
  };
}

function readParts(reading: PatchContext, { sent, max }: { sent: unknown; max: number }): readonly Patch[] {
  const { path, problems } = reading;
  if (!Array.isArray(sent)) {
    problems.push(fieldProblem(path, message('wrongType', { name: path, expected: 'array' })));
    return [];
  }
  if (sent.length > ROWS_PER_PART * max) {
    problems.push(fieldProblem(path, message('tooMany', { what: path, limit: max })));
    return [];
  }
  const rows: Patch[] = [];
  for (const [index, row] of sent.entries()) {
    if (problems.length >= PROBLEMS_MAX) break;
    rows.push(readRow({ ...reading, path: `${path}.${index}` }, row));
  }
  return rows;
}

/** Returns `undefined` if the value is of the wrong type. */
function readFieldValue({ catalogue }: PatchContext, field: Field, sent: unknown): unknown {
  if (sent === null) return null;
  switch (field.kind) {
    case 'text':
      return readText(sent);
    case 'integer':
      return Number.isSafeInteger(sent) && Math.abs(sent as number) <= POSTGRES_INTEGER_MAX ? sent : undefined;
    case 'decimal':
      return typeof sent === 'number' || typeof sent === 'string' ? findDecimal(sent) : undefined;
    case 'boolean':
      return typeof sent === 'boolean' ? sent : undefined;
    case 'date':
      return typeof sent === 'string' ? findPlainDate(sent) : undefined;
    case 'instant':
      return typeof sent === 'string' ? findInstant(sent) : undefined;
    case 'uuid':
      return isUuidText(sent) ? sent.toLowerCase() : undefined;
    case 'json':
      return readJson(field, sent);
    case 'choice':
    case 'lookup':
    case 'ref':
      return readReference(getTarget(catalogue, field), sent);
    case 'file':
      return readFile(sent);
    case 'parts':
    case 'inverse':
      return undefined;
  }
}

/** Normalises a letter with its marks, so that two equal names are equal; an empty text becomes null. */
function readText(sent: unknown): string | null | undefined {
  if (typeof sent !== 'string' || !isStorable(sent)) return undefined;
  return sent === '' ? null : sent.normalize('NFC');
}

function readJson(field: Field & { kind: 'json' }, sent: unknown): unknown {
  const fits = field.shape === 'array' ? Array.isArray(sent) : isPlainObject(sent);
  return fits && isStorableJson(sent) ? sent : undefined;
}

/** Only the id or key of a reference counts; its card may be sent back with it. */
function readReference(target: AnyEntity, sent: unknown): SentReference | undefined {
  if (!isPlainObject(sent)) return undefined;
  const { id, key } = sent;
  if (!Object.keys(sent).every((name) => findField(target, name) !== undefined || name === 'key')) return undefined;
  if (isUuidText(id)) return { id: id.toLowerCase() };
  return (id === undefined || id === null) && typeof key === 'string' && key !== '' && isStorable(key)
    ? { key }
    : undefined;
}

const fileKeys = new Set(['id', 'name', 'size', 'type', 'blob', 'url', 'path', 'group', 'isUserFile']);

function readFile(sent: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isPlainObject(sent) || !Object.keys(sent).every((key) => fileKeys.has(key))) return undefined;
  const texts = ['id', 'name', 'type', 'blob', 'url', 'path', 'group'].every(
    (key) => sent[key] === undefined || sent[key] === null || typeof sent[key] === 'string',
  );
  return texts ? sent : undefined;
}

function expectedTypeOf(field: Field): string {
  switch (field.kind) {
    case 'ref':
    case 'lookup':
    case 'choice':
      return '{ id } | { key }';
    case 'json':
      return field.shape;
    case 'date':
    case 'instant':
      return 'YYYY-MM-DDTHH:mm:ss+07:00';
    case 'text':
    case 'integer':
    case 'decimal':
    case 'boolean':
    case 'uuid':
    case 'file':
    case 'parts':
    case 'inverse':
      return field.kind;
  }
}

function isUuidText(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value);
}

/** PostgreSQL stores no NUL, and half a surrogate pair is not a character. */
function isStorable(text: string): boolean {
  return (
    !text.includes('\u0000') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text)
  );
}

/** A number too large for a double was parsed as Infinity, and would be written as null. */
function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value === 'number') return Number.isFinite(value);
  return (
    typeof value !== 'object' ||
    value === null ||
    Object.entries(value).every(([key, inner]) => isStorable(key) && isStorableJson(inner))
  );
}

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isCommonField(entity: AnyEntity, name: string): boolean {
  return Object.hasOwn(commonFieldsOf(entity), name);
}
