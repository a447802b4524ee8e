/** A document with the fields that the server sets in this write. */
import { findField, getEntity, partFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { LINE_ID_FIELD } from '#language/documentLines.ts';
import type { AnyRecord } from '#language/record.ts';
import type { DocumentTerms } from '../hooks.ts';
import { rowsOf } from './rows.ts';

/**
 * Adds the fields that the server sets, and for each line the id that it has in all revisions: that of its first row.
 */
export function withTerms(
  catalogue: Catalogue,
  { entity, terms, record }: { entity: AnyEntity; terms: DocumentTerms | undefined; record: AnyRecord },
): AnyRecord {
  if (terms === undefined) return record;
  const rows = partFieldsOf(entity)
    .filter(([, field]) => findField(getEntity(catalogue, field.target), LINE_ID_FIELD) !== undefined)
    .map(
      ([name]) =>
        [
          name,
          rowsOf(record, name).map((row) => ({ ...row, [LINE_ID_FIELD]: row[LINE_ID_FIELD] ?? row['id'] })),
        ] as const,
    );
  return { ...record, ...terms.managed, ...Object.fromEntries(rows) };
}
