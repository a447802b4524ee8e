/**
 * Finds values that the database would refuse beforehand, so that they are reported with all other problems. The
 * constraints still have the final decision.
 */
import type { PoolClient } from 'pg';
import { findField, getEntity, partFieldsOf, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { Patch } from '#language/patch.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import { isSame, plainValue } from './recordChanges.ts';
import { rowsOf } from './rows.ts';
import { quote } from '../../database/sqlText.ts';
import { toColumns } from '../read/storedRecords.ts';

interface RecordSides {
  readonly entity: AnyEntity;
  readonly before: AnyRecord | undefined;
  readonly after: AnyRecord;
}

export async function findTakenValues(db: PoolClient, { entity, before, after }: RecordSides): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const names of entity.unique) {
    const columns = toColumns(entity, after, new Set(names));
    const isChanged = names.some((name) => {
      const field = findField(entity, name);
      return field !== undefined && !isSame(plainValue(field, before?.[name]), plainValue(field, after[name]));
    });
    if (!isChanged || columns.some(([, value]) => value === null)) continue;
    const conditions = columns.map(([column], index) => `${quote(column)} = $${index + 2}`);
    const found = await db.query(
      `select 1 from ${quote(tableName(entity.name))} where "id" <> $1 and ${conditions.join(' and ')} limit 1`,
      [after['id'], ...columns.map(([, value]) => value)],
    );
    const last = names.at(-1) ?? '';
    if (found.rows.length > 0)
      problems.push(fieldProblem(last, message('duplicateValue', { label: entity.fields[last]?.label ?? last })));
  }
  return problems;
}

/** A node of a tree must not be below itself. */
export async function findTreeCycle(db: PoolClient, { entity, before, after }: RecordSides): Promise<Problem[]> {
  const { tree } = entity;
  const parent = tree === undefined ? null : ((after[tree] ?? null) as Reference | null);
  if (
    tree === undefined ||
    before === undefined ||
    parent === null ||
    (before[tree] as Reference | null)?.id === parent.id
  )
    return [];
  const table = quote(tableName(entity.name));
  const column = quote(columnName(tree, 'ref'));
  // Two calls that put each other's node below their own would both see no cycle: the lock makes one wait for the
  // other.
  await db.query(`select pg_advisory_xact_lock(hashtext('tree'), hashtext($1))`, [tableName(entity.name)]);
  const found = await db.query(
    `with recursive up as (select "id", ${column} as parent from ${table} where "id" = $1 union
      select t."id", t.${column} from ${table} t join up on t."id" = up.parent)
select 1 from up where "id" = $2`,
    [parent.id, after['id']],
  );
  return found.rows.length > 0 ? [fieldProblem(tree, message('cycle'))] : [];
}

/**
 * Finds rows of one record that repeat a value that must be unique among them, reported at a row that was sent: those
 * come first.
 */
export function findRepeatedParts(
  catalogue: Catalogue,
  { entity, patch, after, path = '' }: { entity: AnyEntity; patch: Patch | undefined; after: AnyRecord; path?: string },
): Problem[] {
  return partFieldsOf(entity).flatMap(([name, field]) => {
    const part = getEntity(catalogue, field.target);
    const rows = rowsOf(after, name);
    const sent = patch?.parts[name] ?? [];
    const own = part.unique
      .filter((names) => names.includes(part.partOf?.rootField ?? ''))
      .flatMap((names) => repeatedIn(part, { names, rows, sent: sent.length, path: `${path}${name}` }));
    const inner = rows.flatMap((row, index) =>
      row['isDelete'] === true
        ? []
        : findRepeatedParts(catalogue, {
            entity: part,
            patch: sent[index],
            after: row,
            path: `${path}${name}.${index}.`,
          }),
    );
    return [...own, ...inner];
  });
}

function repeatedIn(
  part: AnyEntity,
  { names, rows, sent, path }: { names: readonly string[]; rows: readonly AnyRecord[]; sent: number; path: string },
): Problem[] {
  const last = names.findLast((name) => name !== part.partOf?.rootField) ?? '';
  const firstIndexes = new Map<string, number>();
  const repeated = new Set<number>();
  for (const [index, row] of rows.entries()) {
    const key = row['isDelete'] === true ? undefined : uniqueKey(part, names, row);
    const first = key === undefined ? undefined : firstIndexes.get(key);
    if (key !== undefined && first === undefined) firstIndexes.set(key, index);
    if (first !== undefined) repeated.add(index < sent ? index : first);
  }
  return [...repeated]
    .toSorted((first, other) => first - other)
    .map((index) =>
      fieldProblem(`${path}.${index}.${last}`, message('duplicateValue', { label: part.fields[last]?.label ?? last })),
    );
}

/**
 * Returns the values of a row for a unique set within its record; as in the database, an empty value repeats nothing.
 */
export function uniqueKey(part: AnyEntity, names: readonly string[], row: AnyRecord): string | undefined {
  const values = names
    .filter((name) => name !== part.partOf?.rootField)
    .map((name) => plainValue(storedField(part, name), row[name]));
  return values.includes(null) ? undefined : JSON.stringify(values);
}

function storedField(entity: AnyEntity, name: string): Parameters<typeof plainValue>[0] {
  const found = storedFieldsOf(entity).find(([fieldName]) => fieldName === name);
  if (found === undefined) throw new Error(`"${entity.name}" has no field "${name}"`);
  return found[1];
}
