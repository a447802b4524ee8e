/** A case as one person may read it, for previews of a paper: an issued paper contains everything. */
import { getTarget, partFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { mayReadField, readerOf, type Reader } from '../../resource/read/reader.ts';
import { rowsOf } from '../../resource/write/rows.ts';
import { asDocument, type Case } from '../case/caseRows.ts';

/** Fields that the person may not read are empty: what officers prepare is not in a preview for the operator. */
export function asReadBy({ catalogue }: { readonly catalogue: Catalogue }, actor: Actor, found: Case): Case {
  const document = readableRecord(catalogue, found.entity, { record: found.document, reader: readerOf(actor) });
  return { ...found, document: asDocument(document) };
}

function readableRecord(
  catalogue: Catalogue,
  entity: AnyEntity,
  { record, reader }: { record: AnyRecord; reader: Reader },
): AnyRecord {
  const hidden = Object.entries(entity.fields).filter(([, field]) => !mayReadField(reader, field));
  const parts = partFieldsOf(entity).map(
    ([name, field]) =>
      [
        name,
        rowsOf(record, name).map((row) =>
          readableRecord(catalogue, getTarget(catalogue, field), { record: row, reader }),
        ),
      ] as const,
  );
  return { ...record, ...Object.fromEntries(parts), ...Object.fromEntries(hidden.map(([name]) => [name, null])) };
}
