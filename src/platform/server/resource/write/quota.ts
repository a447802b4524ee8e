/** Checks the `quota` of an entity: counted in the transaction of the write, one write of each person at a time. */
import type { PoolClient } from 'pg';
import { storedFieldsOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { message, type MessageRef } from '#language/message.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { QuotaLimits, Quota } from '#language/quota.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import { ruleBroken, Refusal } from '../../errors.ts';
import { sizeText } from '../../files/fileLimits.ts';
import type { Engine } from '../engine.ts';
import { quote } from '../../database/sqlText.ts';

/** A write to an entity with a quota, and the parties for whom it is counted. */
export interface QuotaUse {
  readonly entity: AnyEntity;
  readonly before: AnyRecord | undefined;
  readonly after: AnyRecord;
  readonly parties: readonly QuotaParty[];
}

interface QuotaParty {
  readonly kind: 'person' | 'holder';
  readonly id: string;
  readonly column: string;
  readonly allowance: QuotaLimits;
}

type QuotaWrite = Pick<QuotaUse, 'entity' | 'before' | 'after'>;

/**
 * Counts the write before anything is written, and refuses it if there are too many in a minute. The counting rows stay
 * locked until the end of the transaction, that of the person before that of the holder, so that parallel writes wait
 * here. Does nothing if the entity has no quota.
 */
export async function beginQuotaUse(
  engine: Pick<Engine, 'securityClock'>,
  db: PoolClient,
  { entity, before, after }: QuotaWrite,
): Promise<QuotaUse | undefined> {
  const { quota } = entity;
  if (quota === undefined) return undefined;
  if (sizeOf(after) > quota.recordBytes && isLarger(before, after)) {
    throw ruleBroken('', message('quotaRecordBytes', { what: entity.title, limit: sizeText(quota.recordBytes) }));
  }
  const parties = await findParties(db, { entity, quota, record: after });
  const nowMs = engine.securityClock.nowMs();
  for (const party of parties) await countWrite(db, { entity, party, nowMs });
  return { entity, before, after, parties };
}

/**
 * Checks after the record was written: refuses it if the quota is exceeded, but never a write that makes a record
 * smaller.
 */
export async function checkQuotaUse(db: PoolClient, { entity, before, after, parties }: QuotaUse): Promise<void> {
  if (!isLarger(before, after)) return;
  for (const party of parties) {
    const { count, bytes } = await findStoredUsage(db, entity, party);
    const { allowance } = party;
    if (before === undefined && count > allowance.count) throw ruleBroken('', tooManyText(entity, party));
    if (bytes > allowance.bytes) throw ruleBroken('', tooLargeText(entity, party));
  }
}

async function findParties(
  db: PoolClient,
  { entity, quota, record }: { entity: AnyEntity; quota: Quota; record: AnyRecord },
): Promise<readonly QuotaParty[]> {
  const person = referenceId(record, quota.owner);
  if (person === undefined) throw new Error(`A record of "${entity.name}" belongs to nobody`);
  const holder = quota.holder === undefined ? undefined : referenceId(record, quota.holder);
  const ofPerson: QuotaParty = {
    kind: 'person',
    id: person,
    column: columnName(quota.owner, 'ref'),
    allowance: (await isAnyPending(db, [person, holder ?? person])) ? quota.unapproved : quota.person,
  };
  if (quota.holder === undefined || holder === undefined || quota.forHolder === undefined) return [ofPerson];
  return [
    ofPerson,
    { kind: 'holder', id: holder, column: columnName(quota.holder, 'ref'), allowance: quota.forHolder },
  ];
}

/** True if one of the registrations is not approved yet. */
async function isAnyPending(db: PoolClient, ids: readonly string[]): Promise<boolean> {
  const sql = `select 1 from "user" where "id" = any($1::uuid[]) and "status" = 'pending' limit 1`;
  const { rows } = await db.query(sql, [ids]);
  return rows.length > 0;
}

function referenceId(record: AnyRecord, name: string): string | undefined {
  return ((record[name] ?? null) as Reference | null)?.id;
}

export const QUOTA_WINDOW_MS = 60_000;
const SECOND_MS = 1000;

/** A window begins with the first write after the last window has ended, and also if the clock was set back. */
const COUNT_SQL = `insert into "write_count" as c ("owner_id", "owner_kind", "entity", "since", "writes")
values ($1, $2, $3, $4, 1)
on conflict ("owner_id", "owner_kind", "entity") do update set
  "since" = case when c."since" > $5 and c."since" <= $4 then c."since" else $4 end,
  "writes" = case when c."since" > $5 and c."since" <= $4 then c."writes" + 1 else 1 end
returning "writes", "since"`;

async function countWrite(
  db: PoolClient,
  { entity, party, nowMs }: { entity: AnyEntity; party: QuotaParty; nowMs: number },
): Promise<void> {
  const values = [party.id, party.kind, entity.name, new Date(nowMs), new Date(nowMs - QUOTA_WINDOW_MS)];
  const { rows } = await db.query<{ writes: number; since: Date }>(COUNT_SQL, values);
  const [counted] = rows;
  if (counted === undefined || counted.writes <= party.allowance.writesPerMinute) return;
  const seconds = Math.max(1, Math.ceil((counted.since.getTime() + QUOTA_WINDOW_MS - nowMs) / SECOND_MS));
  throw new Refusal(429, message('quotaRate', { what: entity.title, seconds }), { retryAfter: seconds });
}

interface StoredUsage {
  readonly count: number;
  readonly bytes: number;
}

/** The stored size of each column, which can be read without unpacking the value. */
async function findStoredUsage(db: PoolClient, entity: AnyEntity, { column, id }: QuotaParty): Promise<StoredUsage> {
  const size = storedFieldsOf(entity)
    .map(([, , name]) => `coalesce(pg_column_size(${quote(name)}), 0)`)
    .join(' + ');
  const { rows } = await db.query<StoredUsage>(
    `select count(*)::int as "count", coalesce(sum(${size}), 0)::float8 as "bytes"
from ${quote(tableName(entity.name))} where ${quote(column)} = $1`,
    [id],
  );
  return rows[0] ?? { count: 0, bytes: 0 };
}

function tooManyText({ title }: AnyEntity, { kind, allowance }: QuotaParty): MessageRef {
  const data = { what: title, limit: allowance.count };
  return kind === 'person' ? message('quotaCount', data) : message('quotaCountOfHolder', data);
}

function tooLargeText({ title }: AnyEntity, { kind, allowance }: QuotaParty): MessageRef {
  const data = { what: title, limit: sizeText(allowance.bytes) };
  return kind === 'person' ? message('quotaBytes', data) : message('quotaBytesOfHolder', data);
}

function isLarger(before: AnyRecord | undefined, after: AnyRecord): boolean {
  return before === undefined || sizeOf(after) > sizeOf(before);
}

function sizeOf(record: AnyRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}
