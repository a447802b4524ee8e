/** Fixtures: documents that expire on a given day, the job that reminds their holders, and whom it has reminded. */
import { addDays } from '#language/values/plainDate.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import type { App } from '#platform/server/app.ts';
import { remindHolders } from '#platform/server/request/reminders/remindHolders.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { expectOk, type FiledRequest } from './requestPeople.ts';
import type { WarehouseType } from './warehouseRequests.ts';

export const DAY_MS = 86_400_000;

export interface ExpiringDocument {
  /** An officer who may write in the register. */
  readonly head: Person;
  readonly holderId: string;
  /** From today in true time, however the clock was moved; null: it does not expire. */
  readonly daysLeft: number | null;
}

/** Enters a document in the register. `wire` is that of its entity. */
export async function enterExpiring(
  test: TestApp,
  { head, holderId, daysLeft }: ExpiringDocument,
  { wire, record }: { readonly wire: string; readonly record: Readonly<Record<string, unknown>> },
): Promise<FiledRequest> {
  const today = await test.clock.moveFor(0, async () => test.clock.today());
  const { id, refRequest } = (await expectOk(
    test.call('PUT', `/api/v1/${wire}/register`, {
      as: head,
      body: {
        refHolder: { id: holderId },
        remark: 'From paper',
        effectiveDate: '2024-03-01',
        expireDate: daysLeft === null ? null : addDays(today, daysLeft),
        record,
      },
    }),
  )) as { id: string; refRequest: { id: string } };
  return { id, requestId: refRequest.id };
}

/** Enters a document of one of the two types of the test modules. */
export function enterPlace(
  test: TestApp,
  { type, ...terms }: ExpiringDocument & { readonly type: WarehouseType },
): Promise<FiledRequest> {
  const record = { place: 'Bang Na', refDocumentType: { key: documentType.values[type].key } };
  return enterExpiring(test, terms, { wire: 'transaction/warehouses', record });
}

/** Runs the job and returns what it reports. */
export function runReminders(app: App): ReturnType<typeof remindHolders> {
  return remindHolders({ app, payload: {}, log: app.log, signal: new AbortController().signal });
}

/** Runs the job as it would run on a later day. */
export function runRemindersAfter({ app, clock }: TestApp, days: number): ReturnType<typeof remindHolders> {
  return clock.moveFor(days * DAY_MS, () => runReminders(app));
}

export interface ReminderNotice {
  readonly userId: string;
  readonly title: string;
  readonly titleEn: string;
  readonly content: string;
  readonly contentEn: string;
  readonly url: string;
}

/** The reminders of one document that its readers find in their notifications. */
export async function remindersOf(
  { app }: TestApp,
  { id }: Pick<FiledRequest, 'id'>,
): Promise<readonly ReminderNotice[]> {
  const { rows } = await app.pools.api.query<ReminderNotice>(
    `select "user_id" as "userId", "title", "title_en" as "titleEn", "content", "content_en" as "contentEn", "url"
from "notification" where "url" like '%/' || $1 || '/view' and "title" like '%หมดอายุ%' order by "create_date", "id"`,
    [id],
  );
  return rows;
}

/** As stored: for which days before the expiry, with how many days left, and to how many people. */
export async function marksOf(
  { app }: TestApp,
  { requestId }: Pick<FiledRequest, 'requestId'>,
): Promise<readonly (readonly [days: number, daysLeft: number, recipients: number | null])[]> {
  const { rows } = await app.pools.api.query<{ days: number; left: number; recipients: number | null }>(
    `select m."days", m."days_left" as "left", m."recipients" from "expiry_reminder" m
join "request" r on r."dossier_id" = m."dossier_id" where r."id" = $1 order by m."expire_date", m."days" desc`,
    [requestId],
  );
  return rows.map(({ days, left, recipients }) => [days, left, recipients]);
}
