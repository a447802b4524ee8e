/**
 * Files that are sent with a write: checked first, claimed for the record when it is written, and stored when nothing
 * can be refused any more.
 */
import type { PoolClient } from 'pg';
import { findField, getTarget, partFieldsOf, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { fieldProblem, type Problem } from '#language/message.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import { acceptFile, isRefusal } from '../../files/acceptFile.ts';
import { claimFile } from '../../files/storedFile.ts';
import { rowsOf } from './rows.ts';

export async function acceptFiles(
  context: Pick<App, 'files' | 'clock'> & { db: PoolClient; actor: Actor },
  { entity, values, id, path }: { entity: AnyEntity; values: AnyRecord; id: string; path: string },
): Promise<{ values: AnyRecord; problems: Problem[] }> {
  const accepted: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, sent] of Object.entries(values)) {
    if (findField(entity, name)?.kind !== 'file' || sent === null) {
      accepted[name] = sent;
      continue;
    }
    const file = await acceptFile(
      { db: context.db, app: context, actor: context.actor, entity, field: name, record: id },
      sent as AnyRecord,
    );
    if (isRefusal(file)) problems.push(fieldProblem(path === '' ? name : `${path}.${name}`, file));
    else accepted[name] = file;
  }
  return { values: accepted, problems };
}

/** Claims every file of the record and its parts that it did not have before. */
export async function claimFiles(
  db: PoolClient,
  {
    catalogue,
    entity,
    before,
    after,
  }: { catalogue: Catalogue; entity: AnyEntity; before: AnyRecord | undefined; after: AnyRecord },
): Promise<void> {
  for (const [name, field] of storedFieldsOf(entity)) {
    const file = field.kind === 'file' ? (after[name] as Reference | null | undefined) : undefined;
    const isNew =
      file !== undefined && file !== null && (before?.[name] as Reference | null | undefined)?.id !== file.id;
    if (isNew) await claimFile(db, { id: file.id, entity: entity.name, field: name, record: after['id'] as string });
  }
  for (const [name, field] of partFieldsOf(entity)) {
    const previousRows = new Map(rowsOf(before, name).map((row) => [row['id'], row]));
    const live = rowsOf(after, name).filter((row) => row['isDelete'] !== true);
    for (const row of live)
      await claimFiles(db, {
        catalogue,
        entity: getTarget(catalogue, field),
        before: previousRows.get(row['id']),
        after: row,
      });
  }
}
