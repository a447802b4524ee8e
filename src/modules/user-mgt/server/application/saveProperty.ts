/**
 * Writes one property through the pipeline of every record: locked, checked against the version that was read, audited,
 * its file claimed.
 */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { rights } from '#language/rights.ts';
import {
  appPropertyNames,
  type AppPropertyKey,
  type ApplicationSettings,
} from '#platform/model/settings/appSettings.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { conflict, Refusal } from '#platform/server/errors.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { setActive } from '#platform/server/resource/write/lifecycle.ts';
import { save } from '#platform/server/resource/write/save.ts';
import { readSettings } from './settings.ts';

export interface StoredProperty {
  readonly id: string;
  readonly version: number;
  readonly isActive: boolean;
  readonly value: Readonly<Record<string, unknown>> | null;
  readonly secret: string | null;
}

export interface PropertyWrite {
  readonly key: AppPropertyKey;
  readonly section: keyof ApplicationSettings;
  /** The version that was read; null or 0 if there was none. */
  readonly version: number | null | undefined;
  /** Fields of the record, computed from the stored one. An exception rolls back everything. */
  readonly values: (stored: StoredProperty | undefined) => Readonly<Record<string, unknown>>;
  readonly isActive?: boolean;
  readonly check?: (db: PoolClient) => Promise<void>;
}

/** Returns the section as the page reads it. */
export async function saveProperty(
  context: CallContext,
  write: PropertyWrite,
): Promise<ApplicationSettings[keyof ApplicationSettings]> {
  const { app, requestId } = context;
  return inTransaction(app.pools.api, { requestId }, async (db) => {
    const stored = await lockProperty(db, write.key);
    if ((write.version ?? 0) !== (stored?.version ?? 0))
      throw conflict(message('staleVersion'), { theirs: (await readSettings(db))[write.section] });
    await withBodyPaths(() => writeRecord(context, db, { ...write, stored }));
    await write.check?.(db);
    return (await readSettings(db))[write.section];
  });
}

/** Locks also if there is no row yet: of two who set it for the first time the second is refused. */
export async function lockProperty(db: PoolClient, key: AppPropertyKey): Promise<StoredProperty | undefined> {
  await db.query({ text: `select pg_advisory_xact_lock(hashtext('app_property'), hashtext($1))`, values: [key] });
  const { rows } = await db.query<StoredProperty>({
    text: 'select "id", "version", "is_active" as "isActive", "value", "secret" from "app_property" where "key" = $1 for update',
    values: [key],
  });
  return rows[0];
}

/** An archived record cannot be written: it is activated for this write, which its history shows. */
async function writeRecord(
  context: CallContext,
  db: PoolClient,
  { key, values, stored, isActive = true }: PropertyWrite & { stored: StoredProperty | undefined },
): Promise<void> {
  const { app } = context;
  const entity = getEntity(app.catalogue, 'appProperty');
  const writer = writerOf(context);
  const fields = values(stored);
  const version =
    stored === undefined
      ? undefined
      : stored.isActive
        ? stored.version
        : await setActive(app, db, { ...writer, entity, target: { id: stored.id }, isActive: true });
  const identity = stored === undefined ? { key, name: appPropertyNames[key][0] } : { id: stored.id, version };
  const { id } = await save(app, db, { ...writer, entity, body: { ...identity, ...fields } });
  if (!isActive) await setActive(app, db, { ...writer, entity, target: { id }, isActive: false });
}

/** People who may edit the page may do all of this to its properties; the call has checked that right. */
function writerOf({ actor, requestId, ip, userAgent }: CallContext): Writer {
  return { actor, rights: new Set(rights), requestId, ip, userAgent };
}

/** Reports problems at the names in the request body. */
async function withBodyPaths(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof Refusal) || error.fields.length === 0) throw error;
    const fields = error.fields.map((problem) => ({ ...problem, path: problem.path.replace(/^refFile\b/, 'file') }));
    throw new Refusal(error.status, error.ref, { fields });
  }
}
