/** Removing a draft also removes the records that were made for it. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { tableName } from '#language/naming.ts';
import type { App } from '../../app.ts';
import { appendLog } from '../../audit/appendLog.ts';
import { differencesOf } from '../../resource/write/recordChanges.ts';
import type { Writer } from '../../resource/writer.ts';
import { newId } from '../../database/newId.ts';
import type { DocumentWrite } from '../../resource/hooks.ts';
import { quote } from '../../database/sqlText.ts';
import { findStored } from '../../resource/read/storedRecords.ts';
import type { DocumentRow } from '../case/caseRows.ts';

/** Removes the request of the draft, and the dossier it would have opened. */
export async function removeRequest(
  app: App,
  { db, writer, before }: DocumentWrite & { before: DocumentRow },
): Promise<void> {
  await removeWithLog(app, db, { writer, entity: 'request', id: before.refRequest.id });
  const { rows } = await db.query({
    text: `select 1 from "dossier" d where d."id" = $1 and d."state" = 'pending' and not exists (select 1
      from "request" r where r."dossier_id" = d."id")`,
    values: [before.refDossier.id],
  });
  if (rows.length > 0) await removeWithLog(app, db, { writer, entity: 'dossier', id: before.refDossier.id });
}

async function removeWithLog(
  app: App,
  db: PoolClient,
  { writer, entity: name, id }: { writer: Writer; entity: string; id: string },
): Promise<void> {
  const entity = getEntity(app.catalogue, name);
  const record = await findStored(app.catalogue, db, { entity, id, lock: 'delete' });
  if (record === undefined) return;
  await db.query(`delete from ${quote(tableName(name))} where "id" = $1`, [id]);
  const changes = differencesOf(app.catalogue, entity, { before: record, after: undefined });
  await appendLog(db, {
    ...writer,
    id: newId(),
    at: app.clock.now(),
    entity,
    record,
    version: Number(record['version']) + 1,
    action: 'delete',
    changes,
  });
}
