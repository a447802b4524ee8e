/** Finds the record of a row: the one with the same key values. */
import type { PoolClient } from 'pg';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { AnyRecord } from '#language/record.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { comparables } from '../read/comparable.ts';
import { plainValue } from '../write/recordChanges.ts';
import { defaultOf } from '../write/merge.ts';
import { loadScope } from '../read/rowScope.ts';
import { quote } from '../../database/sqlText.ts';
import { columnsSql, fromRow } from '../read/storedRecords.ts';
import { isNamingField, type TargetNames } from './targetNames.ts';
import type { ReadRow } from './readRows.ts';

/** The key of every row as text, and the records that have one of these keys. */
export interface RowIdentities {
  /** By row; undefined if the key could not be read. */
  readonly keys: readonly (string | undefined)[];
  readonly stored: ReadonlyMap<string, AnyRecord>;
}

interface IdentityContext {
  readonly actor: Actor;
  readonly entity: AnyEntity;
  readonly keyNames: readonly string[];
  readonly names: ReadonlyMap<string, TargetNames>;
}

/** A row that repeats the key of another gets a problem that names the other row. */
export async function identifyRows(
  db: PoolClient,
  { rows, ...context }: IdentityContext & { readonly rows: readonly ReadRow[] },
): Promise<RowIdentities> {
  const first = new Map<string, number>();
  const found = rows.map((row) => {
    const key = keyOf(context, row);
    const text = key === undefined ? undefined : JSON.stringify(key);
    const other = text === undefined ? undefined : first.get(text);
    if (text !== undefined && other === undefined) first.set(text, row.sheet.row);
    if (other !== undefined)
      row.problems.push(fieldProblem(context.keyNames[0] ?? '', message('rowRepeated', { row: other })));
    return { key, text: other === undefined ? text : undefined };
  });
  const keys = found.flatMap(({ key, text }) => (key === undefined || text === undefined ? [] : [key]));
  return { keys: found.map(({ text }) => text), stored: await findStoredByKey(db, { ...context, keys }) };
}

/** Returns the key as it is stored. An empty cell has the default value of a new record. */
function keyOf({ entity, names, keyNames }: IdentityContext, row: ReadRow): readonly unknown[] | undefined {
  const key = keyNames.map((name) => {
    const field = entity.fields[name];
    if (field === undefined) return undefined;
    const value =
      row.values[name] === undefined
        ? row.problems.some(({ path }) => path === name)
          ? undefined
          : defaultOf(field)
        : (row.values[name] ?? defaultOf(field));
    if (!isNamingField(field) || value === null || value === undefined || row.values[name] === null) return value;
    const target = names.get(name)?.find(value as string);
    if (target === undefined || 'messageKey' in target) {
      if (target !== undefined) row.problems.push(fieldProblem(name, target));
      return undefined;
    }
    return field.kind === 'choice' ? target.code : target.id;
  });
  if (key.includes(undefined)) return undefined;
  for (const [index, name] of keyNames.entries())
    if (key[index] === null && !row.problems.some(({ path }) => path === name))
      row.problems.push(fieldProblem(name, message('required')));
  return key.includes(null) ? undefined : key;
}

/** Rows that the caller may not see are not found; creating them again is refused by the database. */
async function findStoredByKey(
  db: PoolClient,
  { actor, entity, keyNames, keys }: IdentityContext & { readonly keys: readonly (readonly unknown[])[] },
): Promise<ReadonlyMap<string, AnyRecord>> {
  const fields = keyNames
    .map((name) => [name, entity.fields[name]] as const)
    .filter((entry): entry is readonly [string, Field] => entry[1] !== undefined);
  const scope = loadScope(actor, entity);
  const keyColumns = fields.map(([, field], index) => `"k${index}" ${comparables[field.kind].sqlType}`).join(', ');
  const on = fields
    .map(([name, field], index) => `t.${quote(columnName(name, field.kind))} = wanted."k${index}"`)
    .join(' and ');
  const stored = new Map<string, AnyRecord>();
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    const portion = keys
      .slice(from, from + KEYS_AT_ONCE)
      .map((key) => Object.fromEntries(key.map((value, index) => [`k${index}`, value])));
    const { rows } = await db.query<AnyRecord>(
      `select ${columnsSql(entity)} from ${quote(tableName(entity.name))} t
        join jsonb_to_recordset($1::jsonb) as wanted(${keyColumns}) on ${on} where true${scope.sql}`,
      [JSON.stringify(portion), ...scope.values],
    );
    for (const row of rows) {
      const record = fromRow(entity, row);
      stored.set(JSON.stringify(fields.map(([name, field]) => bareValue(field, record[name]))), record);
    }
  }
  return stored;
}

const KEYS_AT_ONCE = 1000;

/** Returns the id of a reference, and any other value in its JSON form. */
export function bareValue(field: Field, value: unknown): unknown {
  const plain = plainValue(field, value);
  return typeof plain === 'object' && plain !== null && 'id' in plain ? plain.id : plain;
}
