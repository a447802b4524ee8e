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
import { mailTo } from '../../account/mails.ts';
import type { App } from '../../app.ts';
import { quote } from '../../database/sqlText.ts';
import type { Queryable } from '../../database/queryable.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { JobTask } from '../../jobs/job.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { notifyUser } from '../../notify/notifyUser.ts';
import { mayFile } from '../filing/copyRequest.ts';
import { findDueReminders, firstCursor, markReminder, type DueReminder, type ReminderCursor } from './dueReminders.ts';
import { loadReminderSettings } from './loadReminderSettings.ts';
import { loadHolderPeople, readersOf, type HolderPerson, type ReminderReader } from './reminderReaders.ts';
import { reminderTextOf, type Renewal } from './reminderText.ts';

export const REMIND_TASK = 'remindBeforeExpiry';

/** At half past five in the morning in Thailand, which is seven hours ahead of UTC. */
export const REMIND_AT = '30 22 * * *';

export const remindHolders: JobTask = async ({ app, log, signal }) => {
  await app.access.whenLoaded();
  const { days } = await loadReminderSettings(app.pools.jobs);
  if (days.length === 0) return undefined;
  // One instant for the whole run, which may last beyond midnight.
  const nowMs = app.clock.nowMs();
  const today = plainDateOf(instantFromMs(nowMs));
  const documentTypes = [...app.catalogue.requests.values()].flatMap((declaration) => declaration.documentTypes);
  const counts = { documents: 0, people: 0 };
  const failures: { count: number; first?: unknown } = { count: 0 };
  let after: ReminderCursor | undefined = firstCursor(today);
  while (after !== undefined) {
    const due: readonly DueReminder[] = await findDueReminders(app.pools.jobs, {
      today,
      days,
      documentTypes,
      after,
      limit: PAGE,
    });
    for (const reminder of await prepareReminders(app, app.pools.jobs, due)) {
      // What was done is saved; a process that stops does the rest after its next start.
      signal.throwIfAborted();
      const { dossierId } = reminder.due;
      try {
        if (!(await inTransaction(app.pools.jobs, {}, (db) => remind(app, db, { reminder, days, nowMs })))) continue;
        counts.documents += 1;
        counts.people += reminder.readers.length;
      } catch (error) {
        // One document that cannot be reminded of must not keep all others from being.
        log.error({ error, dossierId }, 'A reminder of a document that expires could not be sent');
        failures.count += 1;
        failures.first ??= error;
      }
    }
    after = due.length < PAGE ? undefined : due.at(-1);
  }
  if (failures.count > 0)
    throw new Error(`Reminders that could not be sent: ${failures.count}`, { cause: failures.first });
  return counts.documents === 0 ? undefined : counts;
};

/** So many documents are kept in memory at a time, however many expire. */
const PAGE = 100;

/** Returns false if the holder has been reminded already. */
async function remind(
  app: App,
  db: Queryable,
  { reminder, days, nowMs }: { reminder: PreparedReminder; days: readonly number[]; nowMs: number },
): Promise<boolean> {
  const { due, readers } = reminder;
  if (!(await markReminder(db, { due, days, recipients: readers.length, nowMs }))) return false;
  await sendReminder(app, db, reminder);
  return true;
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
    prepared.push({
      due: reminder,
      subject: document.subject,
      renewal: renewalOf(declaration, reminder.documentType),
      readers,
    });
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
