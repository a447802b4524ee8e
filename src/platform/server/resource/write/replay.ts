/**
 * A record sent again to be created, because the sender did not get the first answer: the same record, or another one
 * with its id.
 */
import type { PoolClient } from 'pg';
import { findField, getEntity, partFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import { differencesOf, type RecordChange } from './recordChanges.ts';
import { rowsOf } from './rows.ts';

/** `after` is the record that would be created from what was sent, if none existed. */
export async function isReplay(
  catalogue: Catalogue,
  db: PoolClient,
  { entity, before, after }: { entity: AnyEntity; before: AnyRecord; after: AnyRecord },
): Promise<boolean> {
  const aligned = { ...withIdsOf(catalogue, entity, { before, after }), isActive: before['isActive'] };
  for (const change of differencesOf(catalogue, entity, { before, after: aligned })) {
    if (!(await isSameFile(db, entity, change))) return false;
  }
  return true;
}

/** Rows were sent without ids, and got other ids the first time: they are compared by position. */
function withIdsOf(
  catalogue: Catalogue,
  entity: AnyEntity,
  { before, after }: { before: AnyRecord; after: AnyRecord },
): AnyRecord {
  const aligned: Record<string, unknown> = { ...after };
  for (const [name, field] of partFieldsOf(entity)) {
    const part = getEntity(catalogue, field.target);
    const previousRows = rowsOf(before, name);
    aligned[name] = rowsOf(after, name)
      .filter((row) => row['isDelete'] !== true)
      .map((row, index) => {
        const twin = previousRows[index];
        return twin === undefined
          ? row
          : {
              ...withIdsOf(catalogue, part, { before: twin, after: row }),
              id: twin['id'],
              ...(twin['lineId'] === undefined ? {} : { lineId: twin['lineId'] }),
            };
      });
  }
  return aligned;
}

/** True if the same bytes were sent again and stored under another id. */
async function isSameFile(db: PoolClient, entity: AnyEntity, { path, before, after }: RecordChange): Promise<boolean> {
  if (findField(entity, path)?.kind !== 'file' || before === null || after === null) return false;
  const { rows } = await db.query<{ hashes: number }>(
    'select count(distinct "hash")::int as "hashes" from "stored_file" where "id" = any($1::uuid[])',
    [[before, after].map((file) => (file as Reference).id)],
  );
  return rows[0]?.hashes === 1;
}
