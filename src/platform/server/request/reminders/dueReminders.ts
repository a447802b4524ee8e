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

/** A due reminder, and how many people will get it. */
export interface MarkedReminder extends Pick<DueReminder, 'dossierId' | 'expireDate' | 'daysLeft' | 'days'> {
  readonly recipients: number;
}

/**
 * Marks the reminders, and those that were passed over while no job ran. Returns the ids of the dossiers that were not
 * marked before: where two processes do this at once, the second waits for the first and gets none of its dossiers.
 */
export async function markReminders(
  db: Queryable,
  { due, days, nowMs }: { due: readonly MarkedReminder[]; days: readonly number[]; nowMs: number },
): Promise<ReadonlySet<string>> {
  const marks = due.flatMap((reminder) =>
    days
      .filter((count) => count >= reminder.days)
      .map((count) => ({ ...reminder, days: count, recipients: count === reminder.days ? reminder.recipients : null })),
  );
  const { rows } = await db.query({
    name: 'mark-reminders',
    text: MARK_SQL,
    values: [
      marks.map(({ dossierId }) => dossierId),
      marks.map(({ expireDate }) => expireDate),
      marks.map(({ days: count }) => count),
      marks.map(({ daysLeft }) => daysLeft),
      marks.map(({ recipients }) => recipients),
      instantFromMs(nowMs),
    ],
  });
  return new Set(rows.filter((row) => row['recipients'] !== null).map((row) => String(row['dossierId'])));
}

/** In one order, so that two processes cannot wait for each other. */
const MARK_SQL = `insert into "expiry_reminder" ("dossier_id", "expire_date", "days", "days_left", "recipients", "at")
select m.*, $6::timestamptz from unnest($1::uuid[], $2::date[], $3::integer[], $4::integer[], $5::integer[])
  m("dossier_id", "expire_date", "days", "days_left", "recipients") order by m."dossier_id", m."expire_date", m."days"
on conflict do nothing returning "dossier_id" as "dossierId", "recipients"`;
