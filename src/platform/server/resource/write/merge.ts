/**
 * Computes the record as it would be after the write. Managed and fixed fields sent back unchanged are ignored; if
 * changed, they are problems. Parts that were sent come first, in their order, so that indexes in the path of a problem
 * are those of the sender.
 */
import {
  findField,
  getEntity,
  partFieldsOf,
  requestDeclarationsOf,
  scopeFieldNamesOf,
  type Catalogue,
} from '#language/catalogue.ts';
import { behaviourOf } from '#language/checkRecord.ts';
import type { AnyEntity } from '#language/entity.ts';
import { LINE_ID_FIELD, deleteRowsOfRemovedLines } from '#language/documentLines.ts';
import type { Field } from '#language/field.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { isCommonField, type Patch } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import { notFound } from '../../errors.ts';
import { mayReadField, type Reader } from '../read/reader.ts';
import { differencesOf, isSame, plainValue } from './recordChanges.ts';
import { rowsOf } from './rows.ts';

export interface MergeContext {
  readonly catalogue: Catalogue;
  readonly reader: Reader;
  readonly newId: () => string;
  /** Resolves references and files of a row to what is stored. */
  readonly resolve: (row: {
    entity: AnyEntity;
    patch: Patch;
    current: AnyRecord | undefined;
    id: string;
    path: string;
  }) => Promise<{ values: AnyRecord; problems: readonly Problem[] }>;
}

export interface MergedRecord {
  readonly record: AnyRecord;
  readonly problems: readonly Problem[];
  readonly claims: readonly ComputedClaim[];
}

/**
 * The value that the sender states for a computed field. The browser computes it too, so it may be right; it is
 * compared when it is computed here.
 */
export interface ComputedClaim {
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
}

export async function mergeRecord(
  context: MergeContext,
  row: { entity: AnyEntity; patch: Patch; current: AnyRecord | undefined; id: string; path: string },
): Promise<MergedRecord> {
  const { entity, patch, current, path } = row;
  const resolved = await context.resolve(row);
  const problems: Problem[] = [...resolved.problems];
  const claims: ComputedClaim[] = [];
  const here = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const record: Record<string, unknown> = { ...(current ?? blankRecord(entity)), id: row.id };
  for (const [name, value] of Object.entries(resolved.values)) {
    const field = findField(entity, name);
    if (field === undefined) continue;
    const refusal = refusalOf({ context, entity, name, field, value, current });
    if (refusal === 'ignore') continue;
    if (refusal === undefined) record[name] = value;
    else if (field.managed === true && behaviourOf(entity, name).derive !== undefined)
      claims.push({ path: here(name), field, value });
    else problems.push(fieldProblem(here(name), refusal));
  }
  for (const [name, field] of partFieldsOf(entity)) {
    const rows = await mergeParts(context, {
      part: getEntity(context.catalogue, field.target),
      sent: patch.parts[name],
      current: rowsOf(current, name),
      path: here(name),
    });
    const isRefused =
      patch.parts[name] !== undefined &&
      !maySend(context, { entity, name, field, before: current, after: rows.records });
    if (isRefused) problems.push(fieldProblem(here(name), message('managedField', { label: field.label })));
    record[name] = isRefused ? rowsOf(current, name) : rows.records;
    if (isRefused) continue;
    problems.push(...rows.problems);
    claims.push(...rows.claims);
  }
  return {
    record: deleteRowsOfRemovedLines(context.catalogue, entity, { before: current, after: record }),
    problems,
    claims,
  };
}

async function mergeParts(
  context: MergeContext,
  {
    part,
    sent,
    current,
    path,
  }: { part: AnyEntity; sent: readonly Patch[] | undefined; current: readonly AnyRecord[]; path: string },
): Promise<Omit<MergedRecord, 'record'> & { records: readonly AnyRecord[] }> {
  if (sent === undefined) return { records: current, problems: [], claims: [] };
  const byId = new Map(current.map((row) => [String(row['id']), row]));
  const records: AnyRecord[] = [];
  const problems: Problem[] = [];
  const claims: ComputedClaim[] = [];
  const sentIds = new Set<string>();
  for (const [index, patch] of sent.entries()) {
    const before = patch.id === undefined ? undefined : byId.get(patch.id);
    if (patch.id !== undefined && before === undefined) throw notFound();
    if (patch.id !== undefined && sentIds.has(patch.id))
      problems.push(fieldProblem(`${path}.${index}`, message('duplicateKey', { key: patch.id })));
    if (patch.id !== undefined) sentIds.add(patch.id);
    const merged = await mergeRecord(context, {
      entity: part,
      patch,
      current: before,
      id: patch.id ?? context.newId(),
      path: `${path}.${index}`,
    });
    records.push(patch.isDelete ? { ...merged.record, isDelete: true } : merged.record);
    problems.push(...(patch.isDelete ? [] : merged.problems));
    claims.push(...(patch.isDelete ? [] : merged.claims));
  }
  return {
    records: inSequence(
      records,
      current.filter((row) => !sentIds.has(String(row['id']))),
    ),
    problems,
    claims,
  };
}

/**
 * Rows as a whole are checked like a value: rows of a class that the person may not read cannot be sent, and managed
 * ones only unchanged.
 */
function maySend(
  { catalogue, reader }: MergeContext,
  {
    entity,
    name,
    field,
    before,
    after,
  }: { entity: AnyEntity; name: string; field: Field; before: AnyRecord | undefined; after: readonly AnyRecord[] },
): boolean {
  if (!mayReadField(reader, field)) return false;
  return (
    field.managed !== true ||
    differencesOf(catalogue, entity, { before: { [name]: rowsOf(before, name) }, after: { [name]: after } }).length ===
      0
  );
}

/** If all rows are sent in another order, they get that order; otherwise they stay in place and new ones follow. */
function inSequence(sent: readonly AnyRecord[], unsent: readonly AnyRecord[]): AnyRecord[] {
  const keepsPlaces = unsent.length > 0 || isInOrder(sent.filter((row) => row['isDelete'] !== true).map(seqOf));
  let next = keepsPlaces ? Math.max(0, ...[...sent, ...unsent].map(seqOf)) : 0;
  const placed = sent.map((row) => {
    if (row['isDelete'] === true || (keepsPlaces && seqOf(row) > 0)) return row;
    next += 1;
    return { ...row, seq: next };
  });
  return [...placed, ...unsent];
}

/** New rows have no position yet. */
function seqOf(row: AnyRecord): number {
  return Number(row['seq'] ?? 0);
}

function isInOrder(places: readonly number[]): boolean {
  const old = places.filter((place) => place > 0);
  return old.every((place, index) => place === places[index] && (old[index - 1] ?? 0) < place);
}

function isTypeOfSharedDocument(catalogue: Catalogue, { name: document, scope }: AnyEntity, name: string): boolean {
  return name === scope.documentType && requestDeclarationsOf(catalogue, document).length > 1;
}

type FieldRefusal = ReturnType<typeof message> | 'ignore' | undefined;

function refusalOf({
  context,
  entity,
  name,
  field,
  value,
  current,
}: {
  context: MergeContext;
  entity: AnyEntity;
  name: string;
  field: Field;
  value: unknown;
  current: AnyRecord | undefined;
}): FieldRefusal {
  const isUnchanged = isSame(plainValue(field, value), plainValue(field, current?.[name]));
  // A new row may be sent with its line id, so that other rows sent with it can refer to it.
  if (name === LINE_ID_FIELD && entity.partOf !== undefined && current === undefined)
    return value === null ? 'ignore' : undefined;
  // Which of the modules that serve a document a new one is for: the server checks it, and sets the type.
  if (current === undefined && isTypeOfSharedDocument(context.catalogue, entity, name)) return undefined;
  const isServers = field.managed === true || isCommonField(entity, name);
  if (isServers && field.class !== 'secret' && value !== null && !mayReadField(context.reader, field))
    return message('managedField', { label: field.label });
  if (isServers) {
    const isDefault = current === undefined && (value === null || isSame(value, defaultOf(field)));
    return isUnchanged || isDefault ? 'ignore' : message('managedField', { label: field.label });
  }
  // Fields that the actor may not read cannot be written either, except a secret, which can only be set.
  if (field.class !== 'secret' && !mayReadField(context.reader, field))
    return message('managedField', { label: field.label });
  const isFixed = field.fixed === true || scopeFieldNamesOf(entity).includes(name);
  return isFixed && current !== undefined && !isUnchanged ? message('managedField', { label: field.label }) : undefined;
}

/** Returns a new record with its default values. */
function blankRecord(entity: AnyEntity): AnyRecord {
  return Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([, field]) => field.kind !== 'inverse')
      .map(([name, field]) => [name, field.kind === 'parts' ? [] : defaultOf(field)]),
  );
}

export function defaultOf(field: Field): unknown {
  return 'default' in field && field.default !== undefined ? field.default : null;
}
