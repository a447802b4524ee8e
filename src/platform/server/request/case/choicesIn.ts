/**
 * Reads the choices from a request body as they will be stored: if an entity has several types of document, they decide
 * which type it is.
 */
import type { PoolClient } from 'pg';
import type { AnyEntity } from '#language/entity.ts';
import { parsePatch } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import type { CallContext } from '../../http/call.ts';
import { resolveReferences } from '../../resource/write/references.ts';

/** Invalid choices are left out here; the write reports them. */
export async function choicesIn(
  { app, actor }: Pick<CallContext, 'app' | 'actor'>,
  db: PoolClient,
  { entity, sent }: { entity: AnyEntity; sent: AnyRecord },
): Promise<AnyRecord> {
  const { patch } = parsePatch(app.catalogue, entity, sent);
  const values = Object.fromEntries(
    Object.entries(patch.values).filter(([name]) => entity.fields[name]?.kind === 'choice'),
  );
  return (
    await resolveReferences(
      { ...app, db, actor },
      { entity, patch: { ...patch, values }, current: undefined, path: '' },
    )
  ).values;
}
