/** Saves, archives or activates a record that an owner manages for the company, by one call in one transaction. */
import type { PoolClient } from 'pg';
import type { EntityNamed } from '#language/entity.ts';
import { isPlainObject } from '#language/patch.ts';
import { idOf } from '#language/readUnknown.ts';
import type { RecordValues, Reference, SentRecord, CommonRecordFields } from '#language/record.ts';
import type { EntityName } from '#language/registry.ts';
import type { App } from '#platform/server/app.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { setActive } from '#platform/server/resource/write/lifecycle.ts';
import { save } from '#platform/server/resource/write/save.ts';

export interface CompanyRecordSave<E extends EntityName> extends Writer {
  readonly entity: EntityNamed<E>;
  /** The stored record: locked, and only of the company acted for. */
  readonly stored: Pick<CommonRecordFields, 'id' | 'version' | 'isActive'> | undefined;
  readonly body: SentRecord<E>;
  readonly isActive: unknown;
  /** The fields that the server decides. */
  readonly managed?: Partial<RecordValues<E>>;
}

/** Returns the id. A record to be used again is activated first, one that is not is archived last. */
export async function saveCompanyRecord<const E extends EntityName>(
  app: App,
  db: PoolClient,
  { entity, stored, body, isActive, managed, ...writer }: CompanyRecordSave<E>,
): Promise<string> {
  const terms = managed === undefined ? {} : { terms: { managed, isComplete: true, refusalOf: () => undefined } };
  if (stored === undefined) return (await save(app, db, { ...writer, entity, body, ...terms })).id;
  const { id } = stored;
  const { id: _, version: sentVersion, ...changes } = body;
  let target = { id, ...(typeof sentVersion === 'number' ? { version: sentVersion } : {}) };
  if (isActive === true && !stored.isActive)
    target = { id, version: await setActive(app, db, { ...writer, entity, target, isActive }) };
  // Without a version the caller either makes it again or only archives it.
  if (Object.keys(changes).length > 0 || managed !== undefined) {
    const version =
      target.version ?? (typeof isActive === 'boolean' || managed !== undefined ? stored.version : undefined);
    target = {
      id,
      version: (
        await save(app, db, {
          ...writer,
          entity,
          body: { ...changes, id, ...(version === undefined ? {} : { version }) },
          ...terms,
        })
      ).version,
    };
  }
  if (isActive === false) await setActive(app, db, { ...writer, entity, target, isActive });
  return id;
}

/** Gives a row the id of the stored row with the same reference, if there is one. */
export function withRowIds<const Name extends string>(
  sent: unknown,
  stored: readonly ({ readonly id: string } & { readonly [N in Name]: Reference | null })[] | null | undefined,
  name: Name,
): unknown {
  if (!Array.isArray(sent)) return sent;
  const storedRowIds = new Map((stored ?? []).map((row) => [row[name]?.id, row.id]));
  return sent.map((row: unknown) => {
    if (!isPlainObject(row) || row['id'] !== undefined) return row;
    const id = storedRowIds.get(idOf(row[name])?.toLowerCase());
    return id === undefined ? row : { ...row, id };
  });
}
