/** The calls about passwords, and the codes and links that prove the identity of the caller. */
import { z } from 'zod';
import { message } from '#language/message.ts';
import { codesOf } from '#language/choice.ts';
import { otpPurpose } from '#platform/model/choices.ts';
import { mayManageAccount } from '../access/actor/mayAssignRoles.ts';
import type { App } from '../app.ts';
import { createBackoff, FREE_FAILURES_OF_NAME, type Backoff } from '../http/backoff.ts';
import { originOf } from '../audit/securityEvent.ts';
import { readBody, idSchema, typedText } from '../http/strictBody.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound, Refusal } from '../errors.ts';
import { addressKey } from '../http/addressKey.ts';
import type { Call, CallContext } from '../http/call.ts';
import { maskEmail } from '../mail/mail.ts';
import { findAccount } from './accountRows.ts';
import { queuePasswordReset } from './queuePasswordReset.ts';
import { changeOwnPassword, changePasswordOf } from './changePassword.ts';
import { getPasswordReset, sendResetLink, resetPassword } from './forgotPassword.ts';
import { generateOtp } from './generateOtp.ts';
import { otpBody } from './otp.ts';

/** Longer than any name in the system. The length of a password is limited by the policy, with its own message. */
const MAX_NAME = 200;
const MAX_PASSWORD = 1000;
const MAX_KEY = 100;
/** The people of one company or department often share an address. */
const FREE_QUESTIONS_OF_ADDRESS = 10;

const forgotBody = z.strictObject({ username: typedText(MAX_NAME) });
const activeBody = z.strictObject({ key: typedText(MAX_KEY), password: typedText(MAX_PASSWORD) });
const sendResetBody = z.strictObject({ refUser: z.strictObject({ id: idSchema }) });
const generateBody = z.strictObject({ purpose: z.enum(codesOf(otpPurpose)) });
const ownBody = z.strictObject({
  currentPassword: typedText(MAX_PASSWORD),
  password: typedText(MAX_PASSWORD),
  otp: otpBody.nullish(),
});
const otherBody = z.strictObject({ id: idSchema, password: typedText(MAX_PASSWORD) });

/** The limits on repeated calls are counted by each server separately. */
export function createPasswordCalls(): readonly Call[] {
  const addresses = createLazyBackoff(FREE_QUESTIONS_OF_ADDRESS);
  const guesses = createLazyBackoff(FREE_FAILURES_OF_NAME);
  return [
    {
      method: 'POST',
      path: '/api/auth/forgot-password',
      summary: ['ขอตั้งรหัสผ่านใหม่', 'Request a new password'],
      bodySchema: inputSchemaOf(forgotBody),
      handle: async (context) => {
        const name = readBody(forgotBody, context.body).username.trim();
        const { app } = context;
        const address = addressKey(context.ip);
        const seconds = addresses(app).waitSeconds(address);
        if (seconds > 0) throw new Refusal(429, message('tooManyRequests', { seconds }), { retryAfter: seconds });
        addresses(app).fail(address);
        await queuePasswordReset(app, app.pools.api, { name, ...originOf(context), nowMs: app.securityClock.nowMs() });
        return {};
      },
    },
    {
      method: 'GET',
      path: '/api/auth/forgot-password-by-key',
      summary: ['ตรวจสอบลิงก์ตั้งรหัสผ่านใหม่', 'Check a password reset link'],
      handle: async ({ app, query }) => {
        const { account, expireDate } = await getPasswordReset(app.pools.api, {
          key: query['key'] ?? '',
          nowMs: app.securityClock.nowMs(),
        });
        return { username: account.username, expireDate };
      },
    },
    {
      method: 'POST',
      path: '/api/auth/active-forgot-password',
      summary: ['ตั้งรหัสผ่านใหม่ด้วยลิงก์', 'Set a new password with the link'],
      bodySchema: inputSchemaOf(activeBody),
      handle: async (context) => {
        await resetPassword(context.app, { ...readBody(activeBody, context.body), origin: originOf(context) });
        return {};
      },
    },
    {
      method: 'PUT',
      path: '/api/v1/security/forgot-passwords',
      summary: ['ส่งลิงก์ตั้งรหัสผ่านใหม่ให้ผู้ใช้งาน', 'Send a user a link to set a new password'],
      rights: ['canEdit'],
      bodySchema: inputSchemaOf(sendResetBody),
      handle: sendReset,
    },
    {
      method: 'POST',
      path: '/api/v1/security/otps/generate',
      summary: ['ส่งรหัสยืนยันตัวตนไปยังอีเมลของตน', 'Send a one-time code to one’s own e-mail'],
      bodySchema: inputSchemaOf(generateBody),
      handle: (context) =>
        generateOtp(context.app, {
          actor: context.actor,
          ...readBody(generateBody, context.body),
          origin: originOf(context),
        }),
    },
    {
      method: 'PUT',
      path: '/api/v1/security/users/me/change-password',
      summary: ['เปลี่ยนรหัสผ่านของตนเอง', 'Change one’s own password'],
      bodySchema: inputSchemaOf(ownBody),
      handle: async (context) => {
        const { otp, ...body } = readBody(ownBody, context.body);
        await changeOwnPassword(context.app, {
          actor: context.actor,
          ...body,
          otp,
          origin: originOf(context),
          guesses: guesses(context.app),
        });
        return {};
      },
    },
    {
      method: 'PUT',
      path: '/api/v1/security/users/change-password',
      summary: ['ตั้งรหัสผ่านให้ผู้ใช้งาน', 'Set a user’s password'],
      rights: ['canEdit'],
      bodySchema: inputSchemaOf(otherBody),
      handle: async (context) => {
        await changePasswordOf(context.app, {
          actor: context.actor,
          ...readBody(otherBody, context.body),
          origin: originOf(context),
        });
        return {};
      },
    },
  ];
}

async function sendReset(context: CallContext): Promise<unknown> {
  const { app, actor } = context;
  const { refUser } = readBody(sendResetBody, context.body);
  return inTransaction(app.pools.api, { requestId: context.requestId }, async (db) => {
    const account = await findAccount(db, refUser.id);
    if (account === undefined || !(await mayManageAccount(db, actor, refUser.id))) throw notFound();
    if (!account.isUsable) throw new Refusal(422, message('accountUnusable'));
    const { email } = account;
    if (email === null) throw new Refusal(422, message('emailNotFound'));
    const expireDate = await sendResetLink(app, db, {
      account: { ...account, email },
      by: actor.username,
      origin: originOf(context),
      nowMs: app.securityClock.nowMs(),
    });
    return { email: maskEmail(email), expireDate };
  });
}

function createLazyBackoff(freeFailures: number): (app: App) => Backoff {
  let backoff: Backoff | undefined;
  return ({ securityClock }) => {
    backoff ??= createBackoff({ nowMs: securityClock.nowMs, freeFailures });
    return backoff;
  };
}

/** Returns the schema of the input as sent, before the transformations. */
function inputSchemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input' });
}
