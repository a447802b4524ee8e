/**
 * Reminds the holders of documents in force before these expire, on the days that administrators have set: each once,
 * however often and in however many processes the job runs. After days without a run, only the reminder that is due now
 * is sent.
 */
import { getEntity, getRequestDeclaration, type Catalogue } from '#language/catalogue.ts';
import { tableName } from '#language/naming.ts';
import type { Label } from '#language/label.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { instantFromMs, plainDateOf } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { mailTo } from '../../account/mails.ts';
import type { App } from '../../app.ts';
import { quote } from '../../database/sqlText.ts';
import type { Queryable } from '../../database/queryable.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { JobTask } from '../../jobs/job.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { notifyUser } from '../../notify/notifyUser.ts';
import { mayFile } from '../filing/copyRequest.ts';
import { findDueReminders, firstCursor, markReminders, type DueReminder, type ReminderCursor } from './dueReminders.ts';
import { loadReminderSettings } from './loadReminderSettings.ts';
import { loadHolderPeople, readersOf, type HolderPerson, type ReminderReader } from './reminderReaders.ts';
import { reminderTextOf, type Renewal } from './reminderText.ts';

export const REMIND_TASK = 'remindBeforeExpiry';

/** At half past five in the morning in Thailand, which is seven hours ahead of UTC. */
export const REMIND_AT = '30 22 * * *';

export const remindHolders: JobTask = async ({ app, signal }) => {
  await app.access.whenLoaded();
  // One instant for the whole run, which may last beyond midnight.
  const nowMs = app.clock.nowMs();
  const counts = { documents: 0, people: 0 };
  let after: ReminderCursor | undefined = firstCursor(dayOf(nowMs));
  while (after !== undefined) {
    // What is done is saved; a process that stops does the rest after its next start.
    signal.throwIfAborted();
    const from: ReminderCursor = after;
    const page = await inTransaction(app.pools.jobs, {}, (db) => remindPage(app, db, { nowMs, after: from }));
    counts.documents += page.documents;
    counts.people += page.people;
    after = page.last;
  }
  return counts.documents === 0 ? undefined : counts;
};

function dayOf(ms: number): PlainDate {
  return plainDateOf(instantFromMs(ms));
}

/** Few enough for a short transaction, and for the memory whatever the number of documents. */
const PAGE = 100;

interface RemindedPage {
  readonly documents: number;
  readonly people: number;
  /** Undefined if this was the last page. */
  readonly last: ReminderCursor | undefined;
}

async function remindPage(
  app: App,
  db: Queryable,
  { nowMs, after }: { nowMs: number; after: ReminderCursor },
): Promise<RemindedPage> {
  const { days } = await loadReminderSettings(db);
  if (days.length === 0) return { documents: 0, people: 0, last: undefined };
  const documentTypes = [...app.catalogue.requests.values()].flatMap((declaration) => declaration.documentTypes);
  const due = await findDueReminders(db, { today: dayOf(nowMs), days, documentTypes, after, limit: PAGE });
  const reminders = await prepareReminders(app, db, due);
  const marked = await markReminders(db, {
    due: reminders.map(({ due: { dossierId, expireDate, daysLeft, days: count }, readers }) => ({
      dossierId,
      expireDate,
      daysLeft,
      days: count,
      recipients: readers.length,
    })),
    days,
    nowMs,
  });
  const own = reminders.filter(({ due: { dossierId } }) => marked.has(dossierId));
  for (const reminder of own) await sendReminder(app, db, reminder);
  return {
    documents: own.length,
    people: own.reduce((sum, { readers }) => sum + readers.length, 0),
    last: due.length < PAGE ? undefined : due.at(-1),
  };
}

interface PreparedReminder {
  readonly due: DueReminder;
  readonly subject: Label;
  readonly renewal: Renewal;
  readonly readers: readonly ReminderReader[];
}

async function prepareReminders(
  app: App,
  db: Queryable,
  due: readonly DueReminder[],
): Promise<readonly PreparedReminder[]> {
  const documents = await loadDocuments(app.catalogue, db, due);
  const peopleOf = new Map<string, readonly HolderPerson[]>();
  const prepared: PreparedReminder[] = [];
  for (const reminder of due) {
    const document = documents.get(reminder.dossierId);
    if (document === undefined) continue;
    const { holderId } = reminder;
    const people = peopleOf.get(holderId) ?? (await loadHolderPeople(app, db, holderId));
    peopleOf.set(holderId, people);
    const declaration = getRequestDeclaration(app.catalogue, reminder.documentType);
    const readers = readersOf(app, { due: reminder, declaration, documentId: document.id, people });
    prepared.push({ due: reminder, subject: document.subject, renewal: renewalOf(declaration, reminder.documentType), readers });
  }
  return prepared;
}

function renewalOf(declaration: RequestDeclaration, documentType: string): Renewal {
  if (!mayFile(declaration, { documentType, kind: 'renew' })) return 'never';
  return declaration.office === undefined ? 'byHolder' : 'byOfficers';
}

interface IssuedDocument {
  readonly id: string;
  readonly subject: Label;
}

/** Returns the revisions in force by their dossiers, with the name of the request by which they were issued. */
async function loadDocuments(
  catalogue: Catalogue,
  db: Queryable,
  due: readonly DueReminder[],
): Promise<ReadonlyMap<string, IssuedDocument>> {
  const idsByEntity = new Map<string, string[]>();
  for (const { documentType, dossierId } of due) {
    const { document } = getRequestDeclaration(catalogue, documentType);
    idsByEntity.set(document, [...(idsByEntity.get(document) ?? []), dossierId]);
  }
  const documents = new Map<string, IssuedDocument>();
  for (const [document, dossierIds] of idsByEntity) {
    const table = quote(tableName(getEntity(catalogue, document).name));
    const { rows } = await db.query({
      text: `select t."dossier_id" as "dossierId", t."id", q."subject_th" as "th", q."subject_en" as "en"
from ${table} t join "request" q on q."id" = t."request_id" where t."is_current" and t."dossier_id" = any($1::uuid[])`,
      values: [dossierIds],
    });
    for (const { dossierId, id, th, en } of rows as unknown as readonly DocumentSubjectRow[])
      documents.set(dossierId, { id, subject: [th ?? '', en ?? th ?? ''] });
  }
  return documents;
}

interface DocumentSubjectRow {
  readonly dossierId: string;
  readonly id: string;
  readonly th: string | null;
  readonly en: string | null;
}

async function sendReminder(
  app: App,
  db: Queryable,
  { due, subject, renewal, readers }: PreparedReminder,
): Promise<void> {
  for (const { account, url } of readers) {
    const { id: userId, email, fullName, fullNameEn, isProven } = account;
    const link = `${app.config.publicUrl}/haz${url}`;
    const text = reminderTextOf({ due, subject, renewal, isProven, link });
    await notifyUser(db, { userId, title: text.title, content: text.notice, url, nowMs: app.clock.nowMs() });
    if (email !== null)
      await queueMail(app, db, mailTo({ email, fullName, fullNameEn, isProven }, text.title, text.mail));
  }
}
