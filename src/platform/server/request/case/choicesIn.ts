/** The choices in what was sent, as they will be stored: of several types of document they say which it is. */
import type { PoolClient } from 'pg';
import type { AnyEntity } from '#language/entity.ts';
import { parsePatch } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import type { CallContext } from '../../http/call.ts';
import { resolveReferences } from '../../resource/write/references.ts';

/** What is wrong with them is left out here, and said by the write. */
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
