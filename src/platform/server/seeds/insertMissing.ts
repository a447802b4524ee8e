/**
 * The only way a seed writes: missing rows are inserted, existing ones are not changed. Rows that an administrator
 * changed, archived, re-keyed or deleted stay so, and the parts of a row are inserted only with the row itself.
 */
import {
  allFieldsOf,
  findField,
  getEntity,
  partFieldsOf,
  storedFieldsOf,
  type Catalogue,
} from '#language/catalogue.ts';
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import type { AnyEntity } from '#language/entity.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { AnyRecord, RecordValues, Reference } from '#language/record.ts';
import type { EntityName } from '#language/registry.ts';
import type { Instant } from '#language/values/instant.ts';
import { quote } from '../database/sqlText.ts';
import { toColumns } from '../resource/read/storedRecords.ts';
import type { SeedContext } from './seedContext.ts';

/** A missing field gets its declared default, or is empty. */
export type SeedRecord<E extends EntityName> = { readonly id: string } & Partial<RecordValues<E>>;

export interface SeedRows<E extends EntityName> {
  readonly entity: E;
  /** The fields that identify a row not made by the seed: a department that was entered manually with the same code. */
  readonly keyFields: readonly (keyof RecordValues<E> & string)[];
  readonly records: readonly SeedRecord<E>[];
  /** Code depends on the rows: they are inserted again even if they were deleted. */
  readonly isNeeded?: boolean;
}

export interface SeedResult {
  /** From the id a record was to have to the id of the existing row; null if it was deleted. */
  readonly ids: ReadonlyMap<string, string | null>;
  readonly insertedIds: readonly string[];
}

export async function insertMissing<E extends EntityName>(
  context: Pick<SeedContext, 'client' | 'catalogue' | 'now' | 'log'>,
  rows: SeedRows<E>,
): Promise<SeedResult> {
  const { catalogue, now, log } = context;
  const entity = getEntity(catalogue, rows.entity);
  const records: readonly SeedAny[] = rows.records;
  const knownIds = await findKnown(context, { entity, keyFields: rows.keyFields, records });
  const isMissing = ({ id }: SeedAny): boolean =>
    !knownIds.has(id) || (rows.isNeeded === true && knownIds.get(id) === null);
  const completing: CompletionContext = { catalogue, now, defaultsByEntity: new Map() };
  const missing = records.filter(isMissing).map((record) => complete(completing, entity, record));
  await insertAll(context, entity, missing);
  if (missing.length > 0) await log?.(entity, missing);
  return {
    ids: new Map([...knownIds, ...missing.map(({ id }) => [id, id] as const)]),
    insertedIds: missing.map(({ id }) => id),
  };
}

export function mergeSeedResults(all: readonly SeedResult[]): SeedResult {
  return {
    ids: new Map(all.flatMap(({ ids }) => [...ids])),
    insertedIds: all.flatMap(({ insertedIds }) => insertedIds),
  };
}

/** Returns a reference to a seeded record; null if it was deleted. */
export function seededReference({ ids }: SeedResult, recordId: string): Reference | null {
  const id = ids.get(recordId);
  if (id === undefined) throw new Error(`Nothing was seeded under the id ${recordId}`);
  return id === null ? null : { id };
}

type SeedAny = AnyRecord & { readonly id: string };
type SeedWriter = Pick<SeedContext, 'client' | 'catalogue'>;

const FIRST_VERSION = 1;
/** PostgreSQL allows 65,535 parameters in a statement. */
const ROWS_A_STATEMENT = 500;

/**
 * Finds what happened to the records earlier. By id first, because administrators may change a key; by key if the row
 * was made by somebody before the seed. The audit log contains deleted ones.
 */
async function findKnown(
  { client }: SeedWriter,
  { entity, keyFields, records }: { entity: AnyEntity; keyFields: readonly string[]; records: readonly SeedAny[] },
): Promise<ReadonlyMap<string, string | null>> {
  const keys = keyFields.map((name, index) => ({ ...keyColumn(entity, name), name, alias: `k${index + 1}` }));
  const arrays = ['$1::uuid[]', ...keys.map(({ type }, index) => `$${index + 2}::${type}[]`)].join(', ');
  const matches = keys.map(({ column, alias }) => `b.${quote(column)} = w.${alias}`).join(' and ');
  const table = quote(tableName(entity.name));
  const { rows } = await client.query({
    text: `select w.id as "wanted", coalesce(a.id, b.id) as "standing"
from unnest(${arrays}) as w(id${keys.map(({ alias }) => `, ${alias}`).join('')})
left join ${table} a on a.id = w.id
left join ${table} b on a.id is null and ${matches}
where coalesce(a.id, b.id) is not null or exists (select from "entity_log" l
where l."record_id" = w.id and l."action" = 'delete')
order by 1, 2`,
    values: [records.map(({ id }) => id), ...keys.map(({ name }) => records.map((record) => keyValue(record[name])))],
  });
  return new Map(rows.map((row) => [String(row['wanted']), row['standing'] as string | null]));
}

function keyColumn(entity: AnyEntity, name: string): { column: string; type: 'text' | 'uuid' | 'date' } {
  const field = findField(entity, name);
  if (field === undefined) throw new Error(`Entity "${entity.name}" has no field "${name}" to be known by`);
  const column = columnName(name, field.kind);
  switch (field.kind) {
    case 'text':
    case 'choice':
      return { column, type: 'text' };
    case 'uuid':
    case 'ref':
    case 'lookup':
      return { column, type: 'uuid' };
    case 'date':
      return { column, type: 'date' };
    default:
      throw new Error(`Entity "${entity.name}" cannot be known by "${name}", a field of kind ${field.kind}`);
  }
}

function keyValue(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? (value as Reference).id : (value as string);
}

interface CompletionContext {
  readonly catalogue: Catalogue;
  readonly now: Instant;
  /** The defaults of every row of an entity, computed once: some entities have thousands of rows. */
  readonly defaultsByEntity: Map<AnyEntity, AnyRecord>;
}

/** Returns the record with its defaults and stamps, and the same for its parts. */
function complete(completing: CompletionContext, entity: AnyEntity, record: SeedAny): SeedAny {
  const { catalogue } = completing;
  const parts = partFieldsOf(entity).map(
    ([name, { target }]) =>
      [
        name,
        partRows(record, name).map((row, index) =>
          completePart(completing, getEntity(catalogue, target), { row, index, root: record }),
        ),
      ] as const,
  );
  return { ...defaultsOf(completing, entity), ...record, ...Object.fromEntries(parts) };
}

function defaultsOf({ defaultsByEntity, now }: CompletionContext, entity: AnyEntity): AnyRecord {
  const cachedDefaults = defaultsByEntity.get(entity);
  if (cachedDefaults !== undefined) return cachedDefaults;
  const fields = allFieldsOf(entity);
  const defaults = Object.entries(fields).flatMap(([name, field]) =>
    'default' in field && field.default !== undefined ? [[name, field.default] as const] : [],
  );
  const stamps = {
    version: FIRST_VERSION,
    isActive: true,
    createBy: SYSTEM_USERNAME,
    createDate: now,
    updateBy: SYSTEM_USERNAME,
    updateDate: now,
  };
  const own = Object.fromEntries([
    ...defaults,
    ...Object.entries(stamps).filter(([name]) => Object.hasOwn(fields, name)),
  ]);
  defaultsByEntity.set(entity, own);
  return own;
}

function completePart(
  completing: CompletionContext,
  part: AnyEntity,
  { row, index, root }: { row: SeedAny; index: number; root: SeedAny },
): SeedAny {
  if (part.partOf === undefined) throw new Error(`"${part.name}" is no part`);
  return complete(completing, part, { seq: index + 1, [part.partOf.rootField]: { id: root.id }, ...row });
}

function partRows(record: SeedAny, name: string): readonly SeedAny[] {
  return (record[name] ?? []) as readonly SeedAny[];
}

async function insertAll(writer: SeedWriter, entity: AnyEntity, records: readonly SeedAny[]): Promise<void> {
  for (let from = 0; from < records.length; from += ROWS_A_STATEMENT) {
    await writer.client.query(insertStatement(entity, records.slice(from, from + ROWS_A_STATEMENT)));
  }
  for (const [name, { target }] of partFieldsOf(entity)) {
    await insertAll(
      writer,
      getEntity(writer.catalogue, target),
      records.flatMap((record) => partRows(record, name)),
    );
  }
}

function insertStatement(entity: AnyEntity, records: readonly SeedAny[]): { text: string; values: unknown[] } {
  const columns = storedFieldsOf(entity).map(([, , column]) => quote(column));
  const rows = records.map((record) => toColumns(entity, record).map(([, value]) => value));
  const tuples = rows.map((row, at) => `(${row.map((_, index) => `$${at * row.length + index + 1}`).join(', ')})`);
  return {
    text: `insert into ${quote(tableName(entity.name))} (${columns.join(', ')}) values ${tuples.join(', ')}`,
    values: rows.flat(),
  };
}
