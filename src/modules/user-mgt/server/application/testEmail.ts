/**
 * Sends a test mail to check the settings. Because it could be used to scan the network, every attempt is logged with
 * its server, attempts are limited, and none waits long.
 */
import { z } from 'zod';
import type { Label } from '#language/label.ts';
import { fieldProblem, message } from '#language/message.ts';
import { email } from '#language/sharedRules.ts';
import { ADDRESS_MAX, appPropertyKeys } from '#platform/model/settings/appSettings.ts';
import { recordSecurityEvent } from '#platform/server/audit/securityEvent.ts';
import { readServerInfo } from '#platform/server/auth/serverInfo.ts';
import { readBody, typedText } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { invalid, Refusal } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { writeEvent } from '#platform/server/jobs/writeEvent.ts';
import { maskEmail, type Mail } from '#platform/server/mail/mail.ts';
import { MailProblem, type MailFailure } from '#platform/server/mail/mailProblem.ts';
import { findMailSettings, type MailSettings } from '#platform/server/mail/mailSettings.ts';
import { sendMail } from '#platform/server/mail/sendMail.ts';
import { unseal } from '#platform/server/seal.ts';
import { findServerProblems, serverOf, serverShape } from './mail.ts';
import { APP_PROPERTIES } from './pictures.ts';
import { lockProperty, type StoredProperty } from './saveProperty.ts';

const testBody = z.strictObject({ to: typedText(ADDRESS_MAX), settings: z.strictObject(serverShape).nullish() });
type TestBody = z.infer<typeof testBody>;

/** For one person: enough to get the settings right, too few to scan a network. */
export const TEST_MAILS_MAX = 10;
const WINDOW_MS = 10 * 60 * 1000;
const SEND_TIMEOUT_MS = 10_000;
/** The name of an attempt in the security log. */
const ATTEMPT_NAME = 'test-email';

export const testEmailCall: Call = {
  method: 'POST',
  path: `${APP_PROPERTIES}/test-email`,
  summary: ['ส่งอีเมลทดสอบ', 'Send a test e-mail'],
  entity: 'appProperty',
  rights: ['canEdit'],
  bodySchema: z.toJSONSchema(testBody),
  handle: async (context) => {
    const body = readBody(testBody, context.body);
    const to = body.to.trim();
    const wrong = to === '' ? message('required') : email().check(to, {});
    if (wrong !== undefined) throw invalid([fieldProblem('to', wrong)]);
    const failure = await sendTestMail(context, { ...body, to });
    if (failure !== undefined) throw new Refusal(422, message('mailNotSent', { reason: reasons[failure] }));
    return {};
  },
};

async function sendTestMail(context: CallContext, body: TestBody): Promise<MailFailure | undefined> {
  const { app, requestId } = context;
  const settings = await settingsFor(context, body).catch(failureOf);
  if (typeof settings === 'string') return settings;
  const server = `${settings.host}:${settings.port}`;
  await recordAttempt(context, server);
  const failure = await withTimeout(sendMail(settings, mailTo(body.to))).then(() => undefined, failureOf);
  await writeEvent(app.pools.api, app.clock, {
    source: 'mail',
    name: ATTEMPT_NAME,
    outcome: failure === undefined ? 'success' : 'failure',
    detail: { to: maskEmail(body.to), server, ...(failure === undefined ? {} : { failure }) },
    requestId,
  });
  return failure;
}

/** Returns the sent settings, as they would be saved; without them, those in use now. */
async function settingsFor({ app }: CallContext, { settings: sent }: TestBody): Promise<MailSettings> {
  if (sent === undefined || sent === null) return findMailSettings(app, app.pools.api);
  const stored = await inTransaction(app.pools.api, {}, (db) => lockProperty(db, appPropertyKeys.mail));
  const problems = findServerProblems(sent, stored);
  if (problems.length > 0)
    throw invalid(problems.map(({ path, ...problem }) => ({ ...problem, path: `settings.${path}` })));
  const { username, ...server } = serverOf(sent);
  const { brand } = await readServerInfo(app.pools.api);
  const password = sent.password === undefined ? passwordIn(stored, app.config.keySecret) : (sent.password ?? '');
  return {
    ...server,
    ...(username === null ? {} : { username, password }),
    brand: [brand.th, brand.en],
    publicUrl: app.config.publicUrl,
  };
}

function passwordIn(stored: StoredProperty | undefined, keySecret: string): string {
  if (stored === undefined || stored.secret === null) return '';
  try {
    return unseal(keySecret, stored.secret);
  } catch {
    throw new MailProblem('The password of the mail server cannot be read, because KEY_SECRET has changed.', 'login');
  }
}

/** Counted and written in one step, so that concurrent attempts are counted too. */
async function recordAttempt({ app, actor, ip, userAgent, requestId }: CallContext, server: string): Promise<void> {
  const nowMs = app.securityClock.nowMs();
  const isTooMany = await inTransaction(app.pools.api, { requestId }, async (db) => {
    await db.query({
      text: `select pg_advisory_xact_lock(hashtext($1), hashtext($2))`,
      values: [ATTEMPT_NAME, actor.userId],
    });
    const { rows } = await db.query<{ count: number }>({
      text: `select count(*)::int as "count" from "security_event"
        where "user_id" = $1 and "action" = 'settingsChanged' and "outcome" = 'success' and "reason" like $2
          and "create_date" > $3`,
      values: [actor.userId, `${ATTEMPT_NAME} %`, new Date(nowMs - WINDOW_MS)],
    });
    const isOver = (rows[0]?.count ?? 0) >= TEST_MAILS_MAX;
    await recordSecurityEvent(db, {
      action: 'settingsChanged',
      outcome: isOver ? 'failure' : 'success',
      userId: actor.userId,
      username: actor.username,
      reason: `${ATTEMPT_NAME} ${server}`,
      origin: { ip, userAgent, requestId },
      nowMs,
    });
    return isOver;
  });
  if (isTooMany) throw new Refusal(429, message('tooManyTestMails'), { retryAfter: WINDOW_MS / 1000 });
}

async function withTimeout(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new MailProblem('The mail server does not answer in time.', 'silent')),
      SEND_TIMEOUT_MS,
    );
  });
  await Promise.race([sending, tooLate]).finally(() => clearTimeout(timer));
}

/** Errors that are not about mail are rethrown. */
function failureOf(error: unknown): MailFailure {
  if (error instanceof MailProblem) return error.failure;
  throw error;
}

const mailTo = (to: string): Mail => ({
  to,
  subject: ['อีเมลทดสอบ', 'Test e-mail'],
  text: [
    'อีเมลฉบับนี้ส่งจากหน้าตั้งค่าระบบ เพื่อทดสอบการส่งอีเมล หากท่านได้รับ แสดงว่าการตั้งค่าถูกต้อง',
    'This e-mail was sent from the settings page to test the mail settings. If you received it, they are correct.',
  ],
});

const reasons: Readonly<Record<MailFailure, Label>> = {
  noServer: ['ยังไม่ได้ตั้งค่าเครื่องแม่ข่ายอีเมล', 'no mail server is set'],
  hostNotFound: ['ไม่พบเครื่องแม่ข่ายชื่อนี้', 'the server name was not found'],
  unreachable: [
    'เชื่อมต่อเครื่องแม่ข่ายไม่ได้ ชื่อเครื่องหรือพอร์ตอาจไม่ถูกต้อง',
    'the server cannot be reached; its name or port may be wrong',
  ],
  silent: ['เครื่องแม่ข่ายไม่ตอบภายในเวลาที่กำหนด', 'the server did not answer in time'],
  certificate: [
    'ใบรับรองของเครื่องแม่ข่ายเชื่อถือไม่ได้หรือหมดอายุ',
    'the certificate of the server cannot be trusted or has expired',
  ],
  encryption: ['เครื่องแม่ข่ายไม่รองรับการเข้ารหัสที่เลือก', 'the server does not support the selected encryption'],
  login: ['เครื่องแม่ข่ายไม่ยอมรับชื่อผู้ใช้หรือรหัสผ่าน', 'the server does not accept the username or the password'],
  address: ['เครื่องแม่ข่ายไม่ยอมรับอีเมลผู้ส่งหรือผู้รับ', 'the server does not accept the sender or the recipient'],
  noMailServer: ['ปลายทางนี้ไม่ใช่เครื่องแม่ข่ายอีเมล', 'the destination is not a mail server'],
  unknown: ['ไม่ทราบสาเหตุ', 'unknown reason'],
};
