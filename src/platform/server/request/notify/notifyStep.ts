/**
 * After a step, everybody concerned gets a notice and, if they have an address, a mail. It is one transaction with a
 * unique row for each person: if it is run again after a failure, nobody is notified twice.
 */
import { idOf } from '#language/readUnknown.ts';
import type { Label } from '#language/label.ts';
import { instantFromMs } from '#language/values/instant.ts';
import { RE_STATUS } from '#language/workflow.ts';
import { mailTo } from '../../account/mails.ts';
import type { App } from '../../app.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { JobTask } from '../../jobs/job.ts';
import { maskEmail } from '../../mail/mail.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { notifyUser } from '../../notify/notifyUser.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/queryable.ts';
import { namedHolderIdOf } from '../case/loadCase.ts';
import { isOfHolder } from '../../workflow/parties.ts';
import { menusFor } from '../case/caseParties.ts';
import { actorOfAccount, loadAccounts } from './accounts.ts';
import { findRecipients, type Recipient } from './recipients.ts';
import { stepTextOf, type StepText } from './stepText.ts';
import { findStepNotice } from './stepNotices.ts';
import { notifyRecordStep } from './notifyRecordStep.ts';
import { findNotifiedCase, type NotifiedCase } from './notifiedCase.ts';

export const notifyStep: JobTask = async ({ app, payload, log }) => {
  const historyId = String(payload['historyId']);
  await app.access.whenLoaded();
  const count = await inTransaction(app.pools.jobs, {}, (db) => notifyRecipients(app, db, historyId));
  log.debug({ historyId, count }, 'Those whom a step concerns were notified');
  return undefined;
};

async function notifyRecipients(app: App, db: Queryable, historyId: string): Promise<number> {
  const { rows } = await db.query({
    text: 'select "entity", "record_id" as "recordId" from "status_history" where "id" = $1',
    values: [historyId],
  });
  const [step] = rows as unknown as readonly { readonly entity: string; readonly recordId: string }[];
  if (step !== undefined && app.catalogue.workflows.has(step.entity))
    return notifyRecordStep(app, db, { historyId, ...step });
  const notifiedCase = await findNotifiedCase(app, db, historyId);
  if (notifiedCase === undefined) return 0;
  const stepNotice = findStepNotice(notifiedCase.found.declaration.workflow, notifiedCase.step);
  if (stepNotice === undefined) return 0;
  const actingAs = await findActingAs(app, db, notifiedCase);
  let count = 0;
  for (const reader of await findRecipients(app, db, { notifiedCase, stepNotice })) {
    const text = stepTextOf({
      notified: notifiedCase,
      stepNotice,
      actingAs,
      isHolding: reader.isExpectedToAct,
      isProven: reader.account.isProven,
      link: `${app.config.publicUrl}/haz${reader.url}`,
    });
    if (await notifyRecipient(app, db, { notifiedCase, reader, text })) count += 1;
  }
  return count;
}

/** Returns true if it was the first time. */
async function notifyRecipient(
  app: App,
  db: Queryable,
  { notifiedCase, reader, text }: { notifiedCase: NotifiedCase; reader: Recipient; text: StepText },
): Promise<boolean> {
  const { id: userId, email, fullName, fullNameEn, isProven } = reader.account;
  const nowMs = app.clock.nowMs();
  const { rows } = await db.query({
    text: `insert into "case_mail" ("id", "request_id", "history_id", "user_id", "address", "subject_th",
        "subject_en", "at") values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict ("history_id", "user_id") do nothing
      returning "id"`,
    values: [
      newId(),
      notifiedCase.found.request.id,
      notifiedCase.step.id,
      userId,
      email === null ? null : maskEmail(email),
      ...text.title,
      instantFromMs(nowMs),
    ],
  });
  if (rows.length === 0) return false;
  await notifyUser(db, { userId, title: text.title, content: text.notice, url: reader.url, nowMs });
  if (email !== null)
    await queueMail(app, db, mailTo({ email, fullName, fullNameEn, isProven }, text.title, text.mail));
  return true;
}

/**
 * Returns the party as which the person acted: the history names only the person, so it is a party that they, or the
 * person they substituted, could have been.
 */
async function findActingAs(
  app: App,
  db: Queryable,
  { step, found: { declaration, request } }: NotifiedCase,
): Promise<Label | undefined> {
  // An officer at the counter who acts for the operator is named as an officer, and not as the operator.
  if (step.principalId !== null && step.principalId === namedHolderIdOf(request))
    return declaration.workflow.parties['receiver'];
  const [account] = await loadAccounts(
    db,
    [step.principalId ?? step.actorId].filter((id) => id !== null),
  );
  if (account === undefined) return undefined;
  const { workflow } = declaration;
  const menus = menusFor(declaration, request.refDocumentType);
  const actor = await actorOfAccount(app, db, { account, holderId: idOf(request.refHolder) });
  const isApplicant = isOfHolder(actor);
  const possible = (workflow.actions[step.action]?.from[step.from] ?? Object.keys(menus)).filter(
    (party) => party !== 'operator' || isApplicant,
  );
  const right = step.action === RE_STATUS ? 'canActive' : 'canEdit';
  const party =
    possible.find((candidate) => actor.grants.rightsInMenu(menus[candidate] ?? '').has(right)) ?? possible[0];
  return party === undefined ? undefined : workflow.parties[party];
}
