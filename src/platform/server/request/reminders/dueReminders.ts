/** Finds the documents of whose expiry the holder is to be reminded now, and marks that this was done. */
import type { PlainDate } from '#language/values/plainDate.ts';
import { instantFromMs } from '#language/values/instant.ts';
import type { Queryable } from '../../database/queryable.ts';

/** A document in force of whose expiry the holder was not reminded in time. */
export interface DueReminder {
  readonly dossierId: string;
  readonly documentType: string;
  readonly code: string;
  readonly holderId: string;
  readonly departmentId: string | null;
  readonly expireDate: PlainDate;
  readonly daysLeft: number;
  /** Of the days of the settings that have been reached, the fewest. */
  readonly days: number;
}

/** Where the last page has ended: the query continues after it. */
export type ReminderCursor = Pick<DueReminder, 'expireDate' | 'dossierId'>;

export interface ReminderQuestion {
  readonly today: PlainDate;
  /** As in the settings; not empty. */
  readonly days: readonly number[];
  readonly documentTypes: readonly string[];
  readonly after: ReminderCursor;
  readonly limit: number;
}

/** Before every document that has not expired. */
export function firstCursor(today: PlainDate): ReminderCursor {
  return { expireDate: today, dossierId: '00000000-0000-0000-0000-000000000000' };
}

/** In the order of their expiry. */
export async function findDueReminders(
  db: Queryable,
  { today, days, documentTypes, after, limit }: ReminderQuestion,
): Promise<readonly DueReminder[]> {
  const { rows } = await db.query({
    name: 'due-reminders',
    text: DUE_SQL,
    values: [today, days, Math.max(...days), documentTypes, after.expireDate, after.dossierId, limit],
  });
  return rows as unknown as readonly DueReminder[];
}

/**
 * A reminder that was sent with as few days left covers the days of the settings, also if these were other days then: a
 * changed setting repeats nothing. The claim of a renewal names the document that another number replaces: it is taken
 * when the renewal is submitted, and kept once that is issued.
 */
const DUE_SQL = `select d."id" as "dossierId", d."document_type" as "documentType", d."code", d."holder_id" as "holderId",
  d."department_id" as "departmentId", d."expire_date"::text as "expireDate", d."expire_date" - $1::date as "daysLeft",
  n."days"
from "dossier" d
cross join lateral (select min(x) as "days" from unnest($2::integer[]) x where x >= d."expire_date" - $1::date) n
where d."state" = 'inForce' and d."document_type" = any($4::text[])
  and d."expire_date" <= $1::date + $3::integer and (d."expire_date", d."id") > ($5::date, $6::uuid)
  and not exists (select from "expiry_reminder" r
    where r."dossier_id" = d."id" and r."expire_date" = d."expire_date" and r."days_left" <= n."days")
  and not exists (select from "request" q
    where q."dossier_id" = d."id" and q."request_type" = 'renew' and q."is_open" and q."status" <> 'draft')
  and not exists (select from "claim" c where c."kind" = 'renewal' and c."scope" = '' and c."key" = d."id"::text)
order by d."expire_date", d."id" limit $7`;

export interface ReminderMark {
  readonly due: Pick<DueReminder, 'dossierId' | 'expireDate' | 'daysLeft' | 'days'>;
  /** As in the settings. */
  readonly days: readonly number[];
  /** How many people will get it. */
  readonly recipients: number;
  readonly nowMs: number;
}

/**
 * Marks the reminder, and those that were passed over while no job ran. Returns false if it was marked before: where two
 * processes do this at once, the second waits for the first. Also false if the document is no longer in force.
 */
export async function markReminder(db: Queryable, { due, days, recipients, nowMs }: ReminderMark): Promise<boolean> {
  const { rows } = await db.query({
    name: 'mark-reminder',
    text: MARK_SQL,
    values: [
      due.dossierId,
      due.expireDate,
      days.filter((count) => count >= due.days),
      due.daysLeft,
      due.days,
      recipients,
      instantFromMs(nowMs),
    ],
  });
  return rows.some((row) => row['days'] === due.days);
}

const MARK_SQL = `insert into "expiry_reminder" ("dossier_id", "expire_date", "days", "days_left", "recipients", "at")
select d."id", d."expire_date", n, $4::integer, case when n = $5::integer then $6::integer end, $7::timestamptz
from "dossier" d cross join unnest($3::integer[]) n
where d."id" = $1 and d."expire_date" = $2::date and d."state" = 'inForce' order by n
on conflict do nothing returning "days"`;
