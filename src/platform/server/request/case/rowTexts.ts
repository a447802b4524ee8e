/**
 * The rows of a referenced document as one text next to the reference, such as the makers of a product: a line for each
 * row. Papers and lists read it without a join, and it does not change when the other document does.
 */
import { getEntity, getTarget } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { tableName } from '#language/naming.ts';
import { idOf } from '#language/readUnknown.ts';
import type { AnyRecord } from '#language/record.ts';
import { quote } from '../../database/sqlText.ts';
import type { Queryable } from '../../database/queryable.ts';
import { addNames, type NamesApp } from '../../resource/read/loadNamedRecord.ts';
import { backColumn, columnsSql, fromRow } from '../../resource/read/storedRecords.ts';
import type { FilledReference, ReferringField } from './issuedReferences.ts';

/** By the id of the referenced revision, then by the field of its rows. */
export type RowTexts = ReadonlyMap<string, Readonly<Record<string, string>>>;

export async function loadRowTexts(
  app: NamesApp,
  db: Queryable,
  references: readonly Pick<FilledReference, 'field' | 'row' | 'name'>[],
): Promise<RowTexts> {
  const texts = new Map<string, Record<string, string>>();
  const fields = new Map(references.map(({ field }) => [field, references.filter((other) => other.field === field)]));
  for (const [field, chosen] of fields) {
    const ids = [...new Set(chosen.map(({ row, name }) => idOf(row[name]) ?? ''))];
    for (const [rows, { of }] of Object.entries(field.refersTo.rowTexts)) {
      for (const { root, record } of await loadRows(app, db, { target: field.target, rows, ids })) {
        const line = of.map((name) => englishTextOf(record[name])).filter((text) => text !== '');
        const lines = texts.get(root) ?? {};
        texts.set(root, { ...lines, [rows]: [...(lines[rows]?.split('\n') ?? []), line.join(', ')].join('\n') });
      }
    }
  }
  return texts;
}

/** One query for the rows of all revisions, in the order in which each revision has them. */
async function loadRows(
  app: NamesApp,
  db: Queryable,
  { target, rows, ids }: { target: string; rows: string; ids: readonly string[] },
): Promise<readonly { readonly root: string; readonly record: AnyRecord }[]> {
  const entity = getEntity(app.catalogue, target);
  const field = entity.fields[rows];
  if (field?.kind !== 'parts') throw new Error(`"${target}" has no rows "${rows}"`);
  const part = getTarget(app.catalogue, field);
  const root = quote(backColumn(part));
  const found = await db.query({
    text: `select ${columnsSql(part)}, t.${root}::text as "root" from ${quote(tableName(part.name))} t
      where t.${root} = any($1::uuid[]) order by t."seq", t."id"`,
    values: [ids],
  });
  const record = { [rows]: found.rows.map((row) => fromRow(part, row)) };
  const named = (await addNames(app, db, { entity, record }))[rows] as readonly AnyRecord[];
  return named.map((row, index) => ({ root: String(found.rows[index]?.['root']), record: row }));
}

function englishTextOf(value: unknown): string {
  // One line for each row, whatever was sent.
  if (typeof value === 'string') return value.replaceAll(/\s+/gu, ' ').trim();
  const name = (value as { readonly name?: readonly [string, string] } | null)?.name;
  return name?.[1] ?? '';
}

/** Returns the fields that the server fills in; empty if nothing is referenced. A text that is too long is cut. */
export function rowTextsOf(
  entity: AnyEntity,
  { refersTo: { rowTexts } }: ReferringField,
  texts: Readonly<Record<string, string>> | undefined,
): AnyRecord {
  return Object.fromEntries(
    Object.entries(rowTexts).map(([rows, { into }]) => {
      const field = entity.fields[into];
      const most = field?.kind === 'text' ? field.max : 0;
      const text = texts?.[rows] ?? null;
      return [into, text !== null && text.length > most ? `${text.slice(0, most - 1)}…` : text];
    }),
  );
}
