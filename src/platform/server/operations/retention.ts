/** How long data is stored: this table is complete. Data that is not in it is stored for ever. */
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';

export interface RetentionRule {
  readonly table: string;
  readonly days: number;
  /** The time from which the days are counted; rows without it are not deleted. */
  readonly since: string;
  /** `log`: through the function that may delete from logs. */
  readonly kind: 'working' | 'log';
  readonly why: string;
}

const YEAR_DAYS = 366;

export const retentionRules: readonly RetentionRule[] = [
  {
    table: 'form_draft',
    since: 'update_date',
    days: 30,
    kind: 'working',
    why: 'A form that nobody went on with for a month is abandoned.',
  },
  { table: 'idempotency', since: 'created_at', days: 7, kind: 'working', why: 'Nobody repeats a call after a week.' },
  { table: 'unproven_mail', since: 'day', days: 2, kind: 'working', why: 'What counts is today.' },
  {
    table: 'session',
    since: 'ended_at',
    days: 30,
    kind: 'working',
    why: 'An ended session lives on as usage; its row only explains recent refusals.',
  },
  {
    table: 'forgot_password',
    since: 'create_date',
    days: 30,
    kind: 'working',
    why: 'Valid for an hour; that it was asked for stands in the security events.',
  },
  {
    table: 'otp',
    since: 'create_date',
    days: 30,
    kind: 'working',
    why: 'Valid for minutes; that it was used stands in the security events.',
  },
  {
    table: 'notification',
    since: 'create_date',
    days: YEAR_DAYS,
    kind: 'working',
    why: 'What it told of is in its record; nobody pages back a year.',
  },
  {
    table: 'expiry_reminder',
    since: 'expire_date',
    days: YEAR_DAYS,
    kind: 'working',
    why: 'That the holder was reminded matters while somebody may still say they were not; an expired document is never reminded of again.',
  },
  // The Computer Crime Act B.E. 2550, section 26, requires records of who was connected when for at least 90 days.
  {
    table: 'security_event',
    since: 'create_date',
    days: YEAR_DAYS,
    kind: 'log',
    why: 'Long enough to look into an abuse, no longer than personal data need be kept.',
  },
  { table: 'user_usage', since: 'create_date', days: YEAR_DAYS, kind: 'log', why: 'As security events.' },
  {
    table: 'service_log',
    since: 'create_date',
    days: YEAR_DAYS,
    kind: 'log',
    why: 'Calls to partners are settled within a fiscal year.',
  },
  {
    table: 'event',
    since: 'create_date',
    days: YEAR_DAYS,
    kind: 'log',
    why: 'What the system did by itself matters while somebody may still ask.',
  },
];

/** Returns the number of deleted rows by table; tables without any are left out. */
export async function applyRetention(db: Pool, clock: Clock): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const rule of retentionRules) {
    const before = new Date(clock.nowMs() - rule.days * DAY_MS);
    const rows = rule.kind === 'log' ? await purgeLog(db, rule, before) : await purgeWorking(db, rule, before);
    if (rows > 0) removed[rule.table] = rows;
  }
  return removed;
}

const DAY_MS = 86_400_000;
const BATCH_ROWS = 5000;

async function purgeWorking(db: Pool, { table, since }: RetentionRule, before: Date): Promise<number> {
  return inBatches(async () => {
    const answer = await db.query(
      `delete from "${table}" where ctid = any (array(select ctid from "${table}" where "${since}" < $1
        limit ${BATCH_ROWS}))`,
      [before],
    );
    return answer.rowCount ?? 0;
  });
}

/** A clock that was moved ahead would delete too much; the function refuses rows younger than a year in true time. */
async function purgeLog(db: Pool, { table }: RetentionRule, before: Date): Promise<number> {
  const bounded = new Date(Math.min(before.getTime(), Date.now() - YEAR_DAYS * DAY_MS));
  return inBatches(async () => {
    const { rows } = await db.query<{ removed: number }>('select purge_logs($1, $2) as "removed"', [table, bounded]);
    return rows[0]?.removed ?? 0;
  });
}

async function inBatches(purge: () => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const removed = await purge();
    all += removed;
    if (removed === 0) return all;
  }
}
