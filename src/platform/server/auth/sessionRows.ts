/** Sessions as rows: started, seen, ended. The rows decide; the memory is only a cache. */
import { instantFromMs } from '#language/values/instant.ts';
import type { sessionEndLabels } from '#platform/model/log/logCodeLabels.ts';
import { HELD_ROLES_SQL, MAY_SIGN_IN_SQL, type HeldRole } from '../access/actor/rolesWhileActing.ts';
import { notifyAll } from '../database/listen.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/queryable.ts';
import { cutToLength, type Origin } from '../audit/securityEvent.ts';

/** Why a session ended; stored in the row and in the log of usage. */
export type EndReason = keyof typeof sessionEndLabels;

export interface SessionRow {
  readonly id: string;
  readonly userId: string;
  readonly actingForId: string | null;
  /** When it expires, or ends because it was ended in advance. */
  readonly expiresMs: number;
  /** Set while it has been ended in advance and is still alive. */
  readonly endedBy: EndReason | null;
  readonly seenMs: number;
  readonly held: readonly HeldRole[];
  readonly departmentId: string | null;
  readonly mustChange: boolean;
  readonly user: UserInfo;
}

/** The data about the user that their own screens display. */
export interface UserInfo {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly personType: string;
  readonly refPersonType: LookupInfo | null;
  readonly refDepartment: {
    readonly id: string;
    readonly code: string;
    readonly nameTh: string;
    readonly nameEn: string | null;
  } | null;
}

interface LookupInfo {
  readonly id: string;
  readonly key: string;
  readonly value: string;
  readonly value2: string | null;
}

/** Returns the session with its user, if both may be used. */
export async function findSession(
  db: Queryable,
  { sessionId, nowMs }: { sessionId: string; nowMs: number },
): Promise<SessionRow | undefined> {
  const { rows } = await db.query({ name: 'session', text: SESSION_SQL, values: [sessionId, new Date(nowMs)] });
  return rows[0]?.['found'] as SessionRow | undefined;
}

/**
 * Returns why a session no longer exists; if it was never ended, it has expired or its person may no longer sign in.
 */
export async function findEndReason(db: Queryable, sessionId: string): Promise<EndReason> {
  const { rows } = await db.query({
    text: `select coalesce(s."ended_by", case when u."is_active" and ${MAY_SIGN_IN_SQL} then 'expired'
        else 'accountUnusable' end) as "why" from "session" s join "user" u on u."id" = s."user_id" where s."id" = $1`,
    values: [sessionId],
  });
  return (rows[0]?.['why'] as EndReason | undefined) ?? 'expired';
}

const SESSION_SQL = `select json_build_object(
  'id', s."id", 'userId', s."user_id", 'actingForId', s."acting_for_id", 'departmentId', u."department_id",
  'expiresMs', ${epochMsSql('least(s."expires_at", s."ended_at")')}, 'endedBy', s."ended_by", 'seenMs',
    ${epochMsSql('s."seen_at"')}, 'mustChange', coalesce(c."must_change", false),
  'held', ${HELD_ROLES_SQL},
  'user', json_build_object('id', u."id", 'username', u."username", 'fullName', u."full_name", 'fullNameEn',
    u."full_name_en", 'personType', u."person_type",
    'refPersonType', (select json_build_object('id', l."id", 'key', l."key", 'value', l."value", 'value2', l."value2")
    from "lookup" l where l."group" = 'PERSON_TYPE' and l."code" = u."person_type"),
    'refDepartment', (select json_build_object('id', d."id", 'code', d."code", 'nameTh', d."name_th", 'nameEn',
      d."name_en") from "department" d where d."id" = u."department_id"))
) as "found"
from "session" s join "user" u on u."id" = s."user_id" left join "credential" c on c."user_id" = u."id"
where s."id" = $1 and (s."ended_at" is null or s."ended_at" > $2) and u."is_active" and ${MAY_SIGN_IN_SQL}`;

function epochMsSql(column: string): string {
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
    text: `insert into "session" ("id", "user_id", "acting_for_id", "started_at", "seen_at", "expires_at", "remember",
        "refresh_hash", "ip", "user_agent")
values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)`,
    values: [
      session.id,
      session.userId,
      session.actingForId,
      new Date(session.nowMs),
      new Date(session.expiresMs),
      session.refreshHash !== null,
      session.refreshHash,
      cutToLength(origin.ip, 60),
      cutToLength(origin.userAgent, 300),
    ],
  });
}

/** Returns the holder the session has from now on: another call may have been faster. */
export async function saveFirstHolder(
  db: Queryable,
  { sessionId, holderId }: { sessionId: string; holderId: string },
): Promise<string> {
  await db.query({
    text: 'update "session" set "acting_for_id" = $2 where "id" = $1 and "acting_for_id" is null',
    values: [sessionId, holderId],
  });
  const { rows } = await db.query({
    text: 'select "acting_for_id" as "id" from "session" where "id" = $1',
    values: [sessionId],
  });
  return String(rows[0]?.['id']);
}

export async function markSeen(
  db: Queryable,
  { sessionId, nowMs }: { sessionId: string; nowMs: number },
): Promise<void> {
  await db.query({
    text: 'update "session" set "seen_at" = $2 where "id" = $1 and "ended_at" is null',
    values: [sessionId, new Date(nowMs)],
  });
}

export interface SessionEnding {
  readonly which:
    | { readonly sessionId: string }
    | { readonly userId: string; readonly except?: string | undefined }
    | { readonly everybodyExcept: string };
  readonly why: EndReason;
  readonly nowMs: number;
}

export interface EndedSession {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
}

/**
 * Specification §9, forced logout: a person who is signed in elsewhere is warned, and has this long to save what they
 * typed. Every other end takes effect at once.
 */
export const FORCED_LOGOUT_MS = 5_000;

/**
 * Ends sessions that are alive, writes their usage and notifies every process of the reason; sessions that have already
 * ended are not changed.
 */
export async function endSessions(db: Queryable, { which, why, nowMs }: SessionEnding): Promise<EndedSession[]> {
  const isAtOnce = why !== 'otherSession';
  const [condition, ...parameters] = conditionOf(which);
  // A session that was ended in advance can still be ended at once, but never prolonged.
  const lives = isAtOnce ? '(o."ended_at" is null or o."ended_at" > $1)' : 'o."ended_at" is null';
  return closeSessions(db, {
    text: `update "session" s set "ended_at" = greatest($1, s."started_at"), "ended_by" = $2
from (select o."id", o."ended_at" is null as "isFirst" from "session" o where ${lives} and ${condition}
for update) o, "user" u where o."id" = s."id" and u."id" = s."user_id"
returning s."id", s."user_id" as "userId", u."username", s."started_at" as "from", s."ended_at" as "to", s."ip",
  o."isFirst"`,
    values: [new Date(isAtOnce ? nowMs : nowMs + FORCED_LOGOUT_MS), why, ...parameters],
    why,
    nowMs,
  });
}

function conditionOf(which: SessionEnding['which']): [condition: string, ...values: (string | null)[]] {
  if ('sessionId' in which) return ['o."id" = $3', which.sessionId];
  if ('everybodyExcept' in which) return ['o."id" <> $3', which.everybodyExcept];
  return ['o."user_id" = $3 and o."id" is distinct from $4::uuid', which.userId, which.except ?? null];
}

/** Ends sessions that expired. Their usage ended when they were last seen, whatever their expiry. */
export async function endExpired(db: Queryable, nowMs: number): Promise<EndedSession[]> {
  return closeSessions(db, {
    text: `update "session" s set "ended_at" = s."expires_at", "ended_by" = $2 from "user" u
where u."id" = s."user_id" and s."id" in (select e."id" from "session" e
where e."ended_at" is null and e."expires_at" <= $1 order by e."expires_at" limit ${EXPIRED_BATCH}
for update skip locked)
returning s."id", s."user_id" as "userId", u."username", s."started_at" as "from", s."seen_at" as "to", s."ip",
  true as "isFirst"`,
    values: [new Date(nowMs), 'expired'],
    why: 'expired',
    nowMs,
  });
}

/** Keeps transactions short: the next run ends the rest. */
const EXPIRED_BATCH = 500;

interface ClosedSession extends EndedSession {
  readonly from: Date;
  readonly to: Date;
  readonly ip: string | null;
  /** False if the end and the usage were already written and the session only ends sooner. */
  readonly isFirst: boolean;
}

async function closeSessions(
  db: Queryable,
  { text, values, why, nowMs }: { text: string; values: unknown[]; why: EndReason; nowMs: number },
): Promise<ClosedSession[]> {
  const { rows } = await db.query({ text, values });
  const closed = rows as unknown as ClosedSession[];
  if (closed.length === 0) return closed;
  await writeUsage(
    db,
    closed.filter(({ isFirst }) => isFirst),
    { why, nowMs },
  );
  // The end is published before the change: a process that learns of the change first would look up the session and
  // sign the person out without a reason.
  await notifyAll(
    db,
    'ended',
    closed.map(({ id }) => `${id} ${why}`),
  );
  await notifyAll(
    db,
    'session',
    closed.map(({ id }) => id),
  );
  return closed;
}

async function writeUsage(
  db: Queryable,
  closed: readonly ClosedSession[],
  { why, nowMs }: { why: EndReason; nowMs: number },
): Promise<void> {
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
  await db.query({
    text: 'insert into "user_usage" select * from jsonb_populate_recordset(null::"user_usage", $1::jsonb)',
    values: [JSON.stringify(usages)],
  });
}
