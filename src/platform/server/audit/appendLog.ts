/**
 * Writes the audit entry of a write: a plain insert in its transaction. A job seals the rows into a chain afterwards.
 */
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { RecordChange } from '../resource/write/recordChanges.ts';
import type { Queryable } from '../database/queryable.ts';

export interface LogEntry {
  readonly id: string;
  readonly at: string;
  readonly actor: Actor;
  readonly entity: AnyEntity;
  readonly record: AnyRecord;
  readonly version: number;
  readonly action: 'create' | 'update' | 'archive' | 'activate' | 'delete';
  readonly changes: readonly RecordChange[];
  readonly requestId?: string | undefined;
  readonly ip?: string | undefined;
}

/**
 * Private records of a person are not records of the department and are not logged: a form being typed would fill the
 * log with every keystroke.
 */
export async function appendLog(db: Queryable, entry: LogEntry): Promise<void> {
  const { actor, entity, record } = entry;
  if (entity.scope.user !== undefined) return;
  await db.query({
    text: `insert into "entity_log" ("id", "create_by", "create_date", "entity", "record_id", "record_label",
        "record_version", "action", "user_id", "acting_for_id", "reason", "request_id", "ip_address", "changes")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    values: [
      entry.id,
      actor.username,
      entry.at,
      entity.name,
      record['id'],
      labelOf(entity, record),
      entry.version,
      entry.action,
      actor.userId,
      actor.actingForId,
      actor.reason ?? null,
      entry.requestId ?? null,
      entry.ip ?? null,
      JSON.stringify(entry.changes),
    ],
  });
}

/** Logs records created together by the same actor in one statement: the places of a country are thousands. */
export async function appendCreations(
  db: Queryable,
  creations: Pick<LogEntry, 'at' | 'actor' | 'entity'> & {
    readonly rows: readonly Pick<LogEntry, 'id' | 'record' | 'changes'>[];
  },
): Promise<void> {
  const { at, actor, entity, rows } = creations;
  if (entity.scope.user !== undefined) return;
  await db.query({
    text: `insert into "entity_log" ("id", "create_by", "create_date", "entity", "record_id", "record_label",
        "record_version", "action", "user_id", "acting_for_id", "reason", "changes")
select r."id", $1, $2, $3, r."record_id", r."label", 1, 'create', $4::uuid, $5::uuid, $6, r."changes"::jsonb
from unnest($7::uuid[], $8::uuid[], $9::text[], $10::text[]) as r("id", "record_id", "label", "changes")`,
    values: [
      actor.username,
      at,
      entity.name,
      actor.userId,
      actor.actingForId,
      actor.reason ?? null,
      rows.map(({ id }) => id),
      rows.map(({ record }) => record['id']),
      rows.map(({ record }) => labelOf(entity, record)),
      rows.map(({ changes }) => JSON.stringify(changes)),
    ],
  });
}

const LABEL_LENGTH = 300;

function labelOf(entity: AnyEntity, record: AnyRecord): string | null {
  const texts = [entity.card?.key, entity.card?.th]
    .map((name) => (name === undefined ? undefined : record[name]))
    .filter((text) => typeof text === 'string');
  return texts.length === 0 ? null : [...[...new Set(texts)].join(' ')].slice(0, LABEL_LENGTH).join('');
}
