/** Files that came with a write: their bytes are stored and checked, and the row keeps only who they are. */
import type { PoolClient } from 'pg';
import { findField } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { at, type Problem } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import type { Actor } from '../access/actor.ts';
import type { App } from '../app.ts';
import { acceptFile } from '../files/fileDoor.ts';

export async function acceptFiles(
  context: Pick<App, 'files' | 'clock'> & { db: PoolClient; actor: Actor },
  { entity, values, current, path, recordId }: { entity: AnyEntity; values: Readonly<Record<string, unknown>>; current: AnyRecord | undefined; path: string; recordId: string },
): Promise<{ values: Record<string, unknown>; problems: Problem[] }> {
  const accepted: Record<string, unknown> = { ...values };
  const problems: Problem[] = [];
  for (const [name, sent] of Object.entries(values)) {
    const field = findField(entity, name);
    if (field?.kind !== 'file' || sent === null) continue;
    const stored = await acceptFile({ ...context, app: context, entity, field, name, recordId, current: (current?.[name] ?? null) as { id: string } | null }, sent as AnyRecord);
    if ('messageKey' in stored) {
      problems.push(at(path === '' ? name : `${path}.${name}`, stored));
      delete accepted[name];
    } else accepted[name] = stored;
  }
  return { values: accepted, problems };
}
