/** Records that an owner keeps of the company: saved, archived and activated by one call, in one transaction. */
import type { PoolClient } from 'pg';
import type { AnyEntity } from '#language/entity.ts';
import { isPlainObject } from '#language/patch.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import type { Actor } from '#platform/server/access/actor.ts';
import type { App } from '#platform/server/app.ts';
import type { Writer } from '#platform/server/resource/engine.ts';
import { setActive } from '#platform/server/resource/lifecycle.ts';
import { loadScope } from '#platform/server/resource/rowScope.ts';
import { save } from '#platform/server/resource/save.ts';
import { findStored } from '#platform/server/resource/stored.ts';

/** Locked, and only of the company acted for. */
export function findKept({ catalogue }: Pick<App, 'catalogue'>, db: PoolClient, { actor, entity, id }: { actor: Actor; entity: AnyEntity; id: string }): Promise<AnyRecord | undefined> {
  return findStored(catalogue, db, { entity, id: id.toLowerCase(), lock: 'update', scope: loadScope(actor, entity) });
}

export interface Keeping extends Writer {
  readonly entity: AnyEntity;
  readonly stored: AnyRecord | undefined;
  readonly body: AnyRecord;
  readonly isActive: unknown;
  /** What the server decides. */
  readonly managed?: AnyRecord;
}

/** Answers with the id. What is to be used again is activated first, what is not is archived last. */
export async function saveKept(app: App, db: PoolClient, { entity, stored, body, isActive, managed, ...writer }: Keeping): Promise<string> {
  const terms = managed === undefined ? {} : { terms: { managed, isComplete: true, refusalOf: () => undefined } };
  if (stored === undefined) return (await save(app, db, { ...writer, entity, body, ...terms })).id;
  const id = String(stored['id']);
  const { id: _, version: seen, ...changes } = body;
  let target = { id, ...(typeof seen === 'number' ? { version: seen } : {}) };
  if (isActive === true && stored['isActive'] === false) target = { id, version: await setActive(app, db, { ...writer, entity, target, isActive }) };
  // Who names no version either makes it once more, or only archives it.
  if (Object.keys(changes).length > 0 || managed !== undefined) {
    const version = target.version ?? (typeof isActive === 'boolean' || managed !== undefined ? Number(stored['version']) : undefined);
    target = { id, version: (await save(app, db, { ...writer, entity, body: { ...changes, id, ...(version === undefined ? {} : { version }) }, ...terms })).version };
  }
  if (isActive === false) await setActive(app, db, { ...writer, entity, target, isActive });
  return id;
}

/** A row that names what the record has a row for already is that row. */
export function withRowIds(sent: unknown, stored: unknown, name: string): unknown {
  if (!Array.isArray(sent)) return sent;
  const known = new Map(((stored ?? []) as readonly AnyRecord[]).map((row) => [(row[name] as Reference).id, row['id']]));
  return sent.map((row: unknown) => {
    if (!isPlainObject(row) || row['id'] !== undefined) return row;
    const reference = row[name];
    const id = isPlainObject(reference) && typeof reference['id'] === 'string' ? known.get(reference['id'].toLowerCase()) : undefined;
    return id === undefined ? row : { ...row, id };
  });
}
