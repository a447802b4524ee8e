/**
 * People who register as employees cannot sign in before the company has accepted them, but may change their mind:
 * their username and password are proof enough to cancel their registration.
 */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { message } from '#language/message.ts';
import { rights } from '#language/rights.ts';
import { PASSWORD_MAX } from '#platform/model/account/password.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import { originOf, recordSecurityEvent } from '#platform/server/audit/securityEvent.ts';
import { readBody, typedText } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { conflict, Refusal } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import '../../messages.ts';
import { cancelWaiting, WAITING_EMPLOYEE_SQL } from './cancelWaiting.ts';

const MAX_NAME = 100;
/** Counted in UTF-16 units, of which a character may take two. */
const MAX_PASSWORD = 2 * PASSWORD_MAX;
const body = z.strictObject({ username: typedText(MAX_NAME), password: typedText(MAX_PASSWORD) });

export const cancelOwnCall: Call = {
  method: 'POST',
  path: '/api/v1/security/users/register/cancel',
  summary: [
    'ยกเลิกคำขอลงทะเบียนพนักงานของตนเองที่กิจการยังไม่ตอบ',
    'Cancel one’s own employee registration that the company has not answered',
  ],
  bodySchema: z.toJSONSchema(body, { io: 'input' }),
  answerSchema: { type: 'object', properties: { code: { type: 'string' } } },
  handle: cancelOwn,
};

async function cancelOwn(context: CallContext): Promise<{ readonly code: string }> {
  const { app, requestId } = context;
  const { username: sent, password } = readBody(body, context.body);
  const username = sent.trim();
  await checkPassword(context, { username, password });
  return inTransaction(app.pools.api, { requestId }, async (db) => {
    const waiting = await findWaiting(db, username);
    const origin = originOf(context);
    const actor = {
      ...systemActor('Registration cancelled by the applicant'),
      userId: waiting?.userId ?? null,
      username,
    };
    const isDone =
      waiting !== undefined &&
      (await cancelWaiting(app, db, {
        writer: { ...origin, actor, rights: new Set(rights) },
        requestId: waiting.requestId,
        remark: REMARK,
      }));
    if (!isDone) throw conflict(message('nothingToCancel'));
    await recordSecurityEvent(db, {
      action: 'accountChanged',
      outcome: 'success',
      userId: waiting.userId,
      username,
      reason: `cancelled: ${waiting.code}`,
      origin,
      nowMs: app.securityClock.nowMs(),
    });
    return { code: waiting.code };
  });
}

const REMARK = 'ผู้ลงทะเบียนยกเลิกคำขอเอง / Cancelled by the applicant.';

/**
 * Throttles and logs wrong passwords as at sign-in: only a caller with the password of an account that waits learns
 * that it waits.
 */
async function checkPassword(
  context: CallContext,
  credentials: { readonly username: string; readonly password: string },
): Promise<void> {
  const { sessions } = context.app;
  const origin = originOf(context);
  try {
    const { token } = await sessions.signIn({ ...credentials, remember: false, origin });
    const sessionId = (await sessions.findActor(token))?.sessionId ?? null;
    if (sessionId !== null) await sessions.end(sessionId, 'signOut', origin);
  } catch (error) {
    if (error instanceof Refusal && error.ref.messageKey === 'accountUnusable') return;
    throw error;
  }
  throw conflict(message('cancelInside'));
}

interface WaitingRegistrationRow {
  readonly requestId: string;
  readonly userId: string;
  readonly code: string;
}

async function findWaiting(db: PoolClient, username: string): Promise<WaitingRegistrationRow | undefined> {
  const { rows } = await db.query<WaitingRegistrationRow>(
    `select r."id" as "requestId", u."id" as "userId", r."request_code" as "code" from "user" u
      join "user_request" d on d."applicant_id" = u."id" join "request" r on r."id" = d."request_id"
where u."username" = $1 and u."status" = 'pending' and ${WAITING_EMPLOYEE_SQL} order by r."id" limit 1`,
    [username],
  );
  return rows[0];
}
