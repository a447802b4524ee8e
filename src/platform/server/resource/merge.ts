/**
 * What the record would be after the write. Managed and fixed fields sent back unchanged are ignored; changed, they are
 * problems. Parts that were sent come first, in their order, so that a problem's path counts as the sender counts.
 */
import { findField, getEntity, partsOf, scopeNamesOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { at, message, type Problem } from '#language/message.ts';
import { isCommonField, type Patch } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import { notFound } from '../errors.ts';
import { mayReadField, type Reader } from './reader.ts';
import { isSame, plainValue } from './difference.ts';
import { rowsOf } from './rows.ts';

export interface MergeContext {
  readonly catalogue: Catalogue;
  readonly reader: Reader;
  readonly newId: () => string;
  /** References and files of a row, resolved to what is stored. */
  readonly resolve: (row: { entity: AnyEntity; patch: Patch; current: AnyRecord | undefined; id: string; path: string }) => Promise<{ values: AnyRecord; problems: readonly Problem[] }>;
}

export interface Merged {
  readonly record: AnyRecord;
  readonly problems: readonly Problem[];
}

export async function mergeRecord(context: MergeContext, row: { entity: AnyEntity; patch: Patch; current: AnyRecord | undefined; id: string; path: string }): Promise<Merged> {
  const { entity, patch, current, path } = row;
  const resolved = await context.resolve(row);
  const problems: Problem[] = [...resolved.problems];
  const record: Record<string, unknown> = { ...(current ?? blank(entity)), id: row.id };
  for (const [name, value] of Object.entries(resolved.values)) {
    const field = findField(entity, name);
    if (field === undefined) continue;
    const refusal = refusalOf({ context, entity, name, field, value, current });
    if (refusal === 'ignore') continue;
    if (refusal === undefined) record[name] = value;
    else problems.push(at(path === '' ? name : `${path}.${name}`, refusal));
  }
  for (const [name, field] of partsOf(entity)) {
    const rows = await mergeParts(context, { part: getEntity(context.catalogue, field.target), sent: patch.parts[name], current: rowsOf(current, name), path: path === '' ? name : `${path}.${name}` });
    record[name] = rows.records;
    problems.push(...rows.problems);
  }
  return { record, problems };
}

async function mergeParts(
  context: MergeContext,
  { part, sent, current, path }: { part: AnyEntity; sent: readonly Patch[] | undefined; current: readonly AnyRecord[]; path: string },
): Promise<{ records: readonly AnyRecord[]; problems: readonly Problem[] }> {
  if (sent === undefined) return { records: current, problems: [] };
  const byId = new Map(current.map((row) => [String(row['id']), row]));
  const records: AnyRecord[] = [];
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const [index, patch] of sent.entries()) {
    const before = patch.id === undefined ? undefined : byId.get(patch.id);
    if (patch.id !== undefined && before === undefined) throw notFound();
    if (patch.id !== undefined && seen.has(patch.id)) problems.push(at(`${path}.${index}`, message('duplicateKey', { key: patch.id })));
    if (patch.id !== undefined) seen.add(patch.id);
    const merged = await mergeRecord(context, { entity: part, patch, current: before, id: patch.id ?? context.newId(), path: `${path}.${index}` });
    records.push(patch.isDelete ? { ...merged.record, isDelete: true } : merged.record);
    problems.push(...(patch.isDelete ? [] : merged.problems));
  }
  return { records: inSequence(records, current.filter((row) => !seen.has(String(row['id'])))), problems };
}

/** Sent whole, rows stand as they were sent; sent in part, the others keep their place and new ones follow. */
function inSequence(sent: readonly AnyRecord[], unsent: readonly AnyRecord[]): AnyRecord[] {
  const seqOf = (row: AnyRecord): number => Number(row['seq'] ?? 0);
  const isWhole = unsent.length === 0;
  let next = isWhole ? 0 : Math.max(0, ...[...sent, ...unsent].map(seqOf));
  const placed = sent.map((row) => {
    if (row['isDelete'] === true || (!isWhole && seqOf(row) > 0)) return row;
    next += 1;
    return { ...row, seq: next };
  });
  return [...placed, ...unsent];
}

type Refusal = ReturnType<typeof message> | 'ignore' | undefined;

function refusalOf({ context, entity, name, field, value, current }: { context: MergeContext; entity: AnyEntity; name: string; field: Field; value: unknown; current: AnyRecord | undefined }): Refusal {
  const isUnchanged = isSame(plainValue(field, value), plainValue(field, current?.[name]));
  const isServers = field.managed === true || isCommonField(entity, name);
  if (isServers) {
    const isDefault = current === undefined && (value === null || isSame(value, defaultOf(field)));
    return isUnchanged || isDefault ? 'ignore' : message('managedField', { label: field.label });
  }
  // What the actor may not read they may not write either, save a secret, which is only ever given.
  if (field.class !== 'secret' && !mayReadField(context.reader, field)) return message('managedField', { label: field.label });
  const isFixed = field.fixed === true || scopeNamesOf(entity).includes(name);
  return isFixed && current !== undefined && !isUnchanged ? message('managedField', { label: field.label }) : undefined;
}

/** A new record before anything is said about it. */
function blank(entity: AnyEntity): AnyRecord {
  return Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([, field]) => field.kind !== 'inverse')
      .map(([name, field]) => [name, field.kind === 'parts' ? [] : defaultOf(field)]),
  );
}

export function defaultOf(field: Field): unknown {
  return 'default' in field && field.default !== undefined ? field.default : null;
}
