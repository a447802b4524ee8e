/** Loads a record that a question refers to, with its name: people who may refer to a record may read its card. */
import { findField, getTarget, type Catalogue } from '#language/catalogue.ts';
import type { Field } from '#language/field.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { Engine } from '#platform/server/resource/engine.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { quote } from '#platform/server/database/sqlText.ts';
import type { ReferenceWithName } from '../calculateFee.ts';

export async function loadReferenceWithName(
  { catalogue, lookups }: Pick<Engine, 'catalogue' | 'lookups'>,
  db: Queryable,
  { field, id }: { field: Field & { kind: 'ref' | 'lookup' }; id: string },
): Promise<ReferenceWithName> {
  if (field.kind === 'lookup') {
    const row = lookups.find(id);
    return row === undefined ? { id } : { id, name: [row.value, row.value2 ?? row.value] };
  }
  const { rows } = await db.query({ text: cardSql(catalogue, field), values: [id] });
  const [row] = rows as unknown as readonly { th: string; en: string | null }[];
  return row === undefined ? { id } : { id, name: [row.th, row.en ?? row.th] };
}

function cardSql(catalogue: Catalogue, field: Field & { kind: 'ref' }): string {
  const target = getTarget(catalogue, field);
  const column = (name: string | undefined): string =>
    name === undefined ? 'null' : quote(columnName(name, findField(target, name)?.kind ?? 'text'));
  return `select ${column(target.card?.th)} as "th", ${column(target.card?.en)} as "en"
    from ${quote(tableName(target.name))} where "id" = $1`;
}
