/**
 * A person on the login page requests a new password. The call only queues the request, so that its response time does
 * not reveal whether the account exists; the account is looked up, and a mail sent, later.
 */
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import { instantFromMs } from '#language/values/instant.ts';
import { z } from 'zod';
import type { App } from '../app.ts';
import { recordSecurityEvent, type Origin } from '../audit/securityEvent.ts';
import { inTransaction } from '../database/transaction.ts';
import { addJob } from '../jobs/addJob.ts';
import type { JobTask } from '../jobs/job.ts';
import { takeUnverifiedMail } from '../mail/unverifiedMail.ts';
import type { Queryable } from '../database/queryable.ts';
import { seal, unseal } from '../seal.ts';
import { ACCOUNT_COLUMNS, type AccountRow } from './accountRows.ts';
import { sendResetLink } from './forgotPassword.ts';

export interface PasswordResetRequest extends Origin {
  /** A username or an e-mail. */
  readonly name: string;
  /** Time of the security clock. */
  readonly nowMs: number;
}

/** The task that processes the request. */
export const ANSWER_RESET_TASK = 'answerReset';

export async function queuePasswordReset(
  { config }: Pick<App, 'config'>,
  db: Queryable,
  question: PasswordResetRequest,
): Promise<void> {
  await addJob(db, ANSWER_RESET_TASK, { sealed: seal(config.keySecret, JSON.stringify(question)) }, { maxAttempts: 3 });
}

/** Maximum of reset links per account and hour from the login page: more would let others flood a mailbox. */
export const LINKS_PER_HOUR = 3;
const HOUR_MS = 60 * 60_000;

export const answerReset: JobTask = async ({ app, payload }) => {
  const { name, nowMs, ...origin } = resetRequestSchema.parse(
    JSON.parse(unseal(app.config.keySecret, String(payload['sealed']))),
  );
  await inTransaction(app.pools.jobs, {}, async (db) => {
    const accounts = await findAccounts(db, name);
    if (accounts.length === 0)
      await recordSecurityEvent(db, {
        action: 'resetRequested',
        outcome: 'failure',
        userId: null,
        username: name,
        reason: 'unknown',
        origin,
        nowMs,
      });
    for (const account of accounts) await sendLinkIfAllowed(app, db, { account, origin, nowMs });
  });
  return undefined;
};

const resetRequestSchema = z.strictObject({
  name: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  requestId: z.string(),
  nowMs: z.number(),
});

/**
 * People of a company may share a mailbox: each account gets its own mail, which names it. A reader of the mailbox
 * could request them one by one anyway; sending nothing would lock them all out.
 */
async function findAccounts(db: Queryable, name: string): Promise<readonly AccountRow[]> {
  const condition = name.includes('@') ? HAS_EMAIL_SQL : 'u."username" = $1';
  const { rows } = await db.query({
    text: `select ${ACCOUNT_COLUMNS} from "user" u where ${condition} and u."username" is not null
      order by u."username" limit ${MAX_ACCOUNTS}`,
    values: [name],
  });
  return rows as unknown as AccountRow[];
}

/** An index exists for exactly this condition. */
export const HAS_EMAIL_SQL = 'lower(u."email") = lower($1)';
const MAX_ACCOUNTS = 10;

async function sendLinkIfAllowed(
  app: App,
  db: Queryable,
  { account, origin, nowMs }: { account: AccountRow; origin: Origin; nowMs: number },
): Promise<void> {
  const { id: userId, username, email } = account;
  const refuse = (reason: string): Promise<void> =>
    recordSecurityEvent(db, { action: 'resetRequested', outcome: 'failure', userId, username, reason, origin, nowMs });
  if (!account.isUsable) return refuse('accountUnusable');
  if (email === null) return refuse('emailNotFound');
  // One request at a time for each account.
  await db.query({ text: `select pg_advisory_xact_lock(hashtextextended('reset ' || $1::text, 0))`, values: [userId] });
  const { rows } = await db.query({
    text: 'select count(*)::int as "count" from "forgot_password" where "user_id" = $1 and "create_by" = $2 and "create_date" > $3',
    values: [userId, SYSTEM_USERNAME, instantFromMs(nowMs - HOUR_MS)],
  });
  if (Number(rows[0]?.['count']) >= LINKS_PER_HOUR) return refuse('tooManyRequests');
  if (!account.isProven && !(await takeUnverifiedMail(app, db, email))) return refuse('unprovenMailSent');
  await sendResetLink(app, db, { account: { ...account, email }, by: SYSTEM_USERNAME, origin, nowMs });
}
