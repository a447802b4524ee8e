/** What the database would refuse, found beforehand, so that it is told with all the other problems. The constraints stay the last word. */
import type { PoolClient } from 'pg';
import { findField, storedFieldsOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { at, message, type Problem } from '#language/message.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import { isSame, plainValue } from './difference.ts';
import { quote } from './sqlText.ts';
import { toColumns } from './stored.ts';

interface Sides {
  readonly entity: AnyEntity;
  readonly before: AnyRecord | undefined;
  readonly after: AnyRecord;
}

export async function findTaken(db: PoolClient, { entity, before, after }: Sides): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const names of entity.unique) {
    const columns = toColumns(entity, after, new Set(names));
    const isChanged = names.some((name) => {
      const field = findField(entity, name);
      return field !== undefined && !isSame(plainValue(field, before?.[name]), plainValue(field, after[name]));
    });
    if (!isChanged || columns.some(([, value]) => value === null)) continue;
    const conditions = columns.map(([column], index) => `${quote(column)} = $${index + 2}`);
    const found = await db.query(`select 1 from ${quote(tableName(entity.name))} where "id" <> $1 and ${conditions.join(' and ')} limit 1`, [after['id'], ...columns.map(([, value]) => value)]);
    const last = names.at(-1) ?? '';
    if (found.rows.length > 0) problems.push(at(last, message('duplicateValue', { label: entity.fields[last]?.label ?? last })));
  }
  return problems;
}

/** A node of a tree may not hang below itself. */
export async function findTreeCycle(db: PoolClient, { entity, before, after }: Sides): Promise<Problem[]> {
  const { tree } = entity;
  const parent = tree === undefined ? null : ((after[tree] ?? null) as Reference | null);
  if (tree === undefined || before === undefined || parent === null || (before[tree] as Reference | null)?.id === parent.id) return [];
  const table = quote(tableName(entity.name));
  const column = quote(columnName(tree, 'ref'));
  const found = await db.query(
    `with recursive up as (select "id", ${column} as parent from ${table} where "id" = $1 union select t."id", t.${column} from ${table} t join up on t."id" = up.parent)
select 1 from up where "id" = $2`,
    [parent.id, after['id']],
  );
  return found.rows.length > 0 ? [at(tree, message('cycle'))] : [];
}

/** Rows of one record that repeat what must be unique among them. */
export function findRepeatedParts(part: AnyEntity, rows: readonly AnyRecord[], path: string): Problem[] {
  const back = part.partOf?.back;
  return part.unique
    .filter((names) => back !== undefined && names.includes(back))
    .flatMap((names) => {
      const own = names.filter((name) => name !== back);
      const seen = new Set<string>();
      return rows.flatMap((row, index) => {
        if (row['isDelete'] === true) return [];
        const key = JSON.stringify(own.map((name) => plainValue(storedField(part, name), row[name])));
        const isRepeated = seen.has(key);
        seen.add(key);
        const last = own.at(-1) ?? '';
        return isRepeated ? [at(`${path}.${index}.${last}`, message('duplicateValue', { label: part.fields[last]?.label ?? last }))] : [];
      });
    });
}

function storedField(entity: AnyEntity, name: string): Parameters<typeof plainValue>[0] {
  const found = storedFieldsOf(entity).find(([known]) => known === name);
  if (found === undefined) throw new Error(`"${entity.name}" has no field "${name}"`);
  return found[1];
}
