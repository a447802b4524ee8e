/** Sessions as rows: begun, seen, ended. The rows decide; memory only remembers them. */
import { instantFromMs } from '#language/values/instant.ts';
import { notifyChanged } from '../database/listen.ts';
import { newId } from '../resource/engine.ts';
import type { Queryable } from '../resource/search.ts';
import { cut, type Origin } from './securityEvent.ts';

/** Why a session ended; kept in the row and in the log of usage. */
export type EndReason = 'signOut' | 'otherSession' | 'expired' | 'refreshReused' | 'accountUnusable' | 'passwordChanged' | 'administrator';

export interface SessionRow {
  readonly id: string;
  readonly userId: string;
  readonly actingForId: string | null;
  readonly expiresMs: number;
  readonly seenMs: number;
  readonly roles: readonly string[];
  readonly departmentId: string | null;
  readonly mustChange: boolean;
  readonly user: UserInfo;
}

/** What a person's own screens say about them. */
export interface UserInfo {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly personType: string;
  readonly refPersonType: Vocabulary | null;
  readonly refDepartment: { readonly id: string; readonly code: string; readonly nameTh: string; readonly nameEn: string | null } | null;
}

interface Vocabulary {
  readonly id: string;
  readonly key: string;
  readonly value: string;
  readonly value2: string | null;
}

/** The session with its user, if both may be used. */
export async function findSession(db: Queryable, sessionId: string): Promise<SessionRow | undefined> {
  const { rows } = await db.query({ name: 'session', text: SESSION_SQL, values: [sessionId] });
  return rows[0]?.['found'] as SessionRow | undefined;
}

const SESSION_SQL = `select json_build_object(
  'id', s."id", 'userId', s."user_id", 'actingForId', s."acting_for_id", 'departmentId', u."department_id",
  'expiresMs', ${ms('s."expires_at"')}, 'seenMs', ${ms('s."seen_at"')}, 'mustChange', coalesce(c."must_change", false),
  'roles', (select coalesce(json_agg(r."role_id" order by r."role_id"), '[]') from "user_role" r where r."user_id" = u."id"),
  'user', json_build_object('id', u."id", 'username', u."username", 'fullName', u."full_name", 'fullNameEn', u."full_name_en", 'personType', u."person_type",
    'refPersonType', (select json_build_object('id', l."id", 'key', l."key", 'value', l."value", 'value2', l."value2") from "lookup" l where l."group" = 'PERSON_TYPE' and l."code" = u."person_type"),
    'refDepartment', (select json_build_object('id', d."id", 'code', d."code", 'nameTh', d."name_th", 'nameEn', d."name_en") from "department" d where d."id" = u."department_id"))
) as "found"
from "session" s join "user" u on u."id" = s."user_id" left join "credential" c on c."user_id" = u."id"
where s."id" = $1 and s."ended_at" is null and u."is_active" and u."status" = 'usable'`;

function ms(column: string): string {
  return `(extract(epoch from ${column}) * 1000)::bigint`;
}

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly actingForId: string | null;
  readonly nowMs: number;
  readonly expiresMs: number;
  readonly refreshHash: Buffer | null;
  readonly origin: Origin;
}

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  const { origin } = session;
  await db.query({
    text: `insert into "session" ("id", "user_id", "acting_for_id", "started_at", "seen_at", "expires_at", "remember", "refresh_hash", "ip", "user_agent")
values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)`,
    values: [
      session.id,
      session.userId,
      session.actingForId,
      new Date(session.nowMs),
      new Date(session.expiresMs),
      session.refreshHash !== null,
      session.refreshHash,
      cut(origin.ip, 60),
      cut(origin.userAgent, 300),
    ],
  });
}

export async function markSeen(db: Queryable, { sessionId, nowMs }: { sessionId: string; nowMs: number }): Promise<void> {
  await db.query({ text: 'update "session" set "seen_at" = $2 where "id" = $1 and "ended_at" is null', values: [sessionId, new Date(nowMs)] });
}

export interface Ending {
  readonly which: { readonly sessionId: string } | { readonly userId: string; readonly except?: string | undefined };
  readonly why: EndReason;
  readonly nowMs: number;
}

export interface EndedSession {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
}

/** Ends what lives, writes its usage and tells every process; what has ended already stays as it ended. */
export async function endSessions(db: Queryable, { which, why, nowMs }: Ending): Promise<EndedSession[]> {
  const isOne = 'sessionId' in which;
  const condition = isOne ? 's."id" = $3' : 's."user_id" = $3 and s."id" is distinct from $4::uuid';
  const ended = await closeRows(db, {
    text: `update "session" s set "ended_at" = greatest($1, s."started_at"), "ended_by" = $2 from "user" u where u."id" = s."user_id" and s."ended_at" is null and ${condition}
returning s."id", s."user_id" as "userId", u."username", s."started_at" as "from", s."ended_at" as "to", s."ip"`,
    values: [new Date(nowMs), why, ...(isOne ? [which.sessionId] : [which.userId, which.except ?? null])],
    why,
    nowMs,
  });
  for (const { id } of ended) await notifyChanged(db, 'session', id);
  return ended;
}

/** Sessions that ran out. Their use ended when they were last seen, however long they might have lasted. */
export async function endExpired(db: Queryable, nowMs: number): Promise<EndedSession[]> {
  return closeRows(db, {
    text: `update "session" s set "ended_at" = s."expires_at", "ended_by" = $2 from "user" u
where u."id" = s."user_id" and s."id" in (select e."id" from "session" e where e."ended_at" is null and e."expires_at" <= $1 order by e."expires_at" limit ${EXPIRED_BATCH} for update skip locked)
returning s."id", s."user_id" as "userId", u."username", s."started_at" as "from", s."seen_at" as "to", s."ip"`,
    values: [new Date(nowMs), 'expired'],
    why: 'expired',
    nowMs,
  });
}

/** Short transactions: the next run takes the rest. */
const EXPIRED_BATCH = 500;

interface ClosedRow extends EndedSession {
  readonly from: Date;
  readonly to: Date;
  readonly ip: string | null;
}

async function closeRows(db: Queryable, { text, values, why, nowMs }: { text: string; values: unknown[]; why: EndReason; nowMs: number }): Promise<ClosedRow[]> {
  const { rows } = await db.query({ text, values });
  const closed = rows as unknown as ClosedRow[];
  if (closed.length === 0) return closed;
  const usages = closed.map(({ userId, username, from, to, ip }) => ({
    id: newId(),
    user_id: userId,
    start_date: instantFromMs(from.getTime()),
    end_date: instantFromMs(to.getTime()),
    duration_seconds: Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000)),
    reason: why,
    ip_address: ip,
    create_by: username,
    create_date: instantFromMs(nowMs),
  }));
  await db.query({ text: 'insert into "user_usage" select * from jsonb_populate_recordset(null::"user_usage", $1::jsonb)', values: [JSON.stringify(usages)] });
  return closed;
}
