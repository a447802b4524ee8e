/**
 * `POST …/ktb-paynets/notice`: the bank notifies a payment. The signature is the proof; a caller without the secret is
 * refused.
 */
import { message, type MessageRef } from '#language/message.ts';
import { originOf, recordSecurityEvent } from '#platform/server/audit/securityEvent.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { conflict, Refusal } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { readBankNotice, type BankNotice, type BankNoticeResult } from '#platform/server/linkage/bankNotice.ts';
import { saveNotice } from './saveNotice.ts';
import '../../paymentMessages.ts';

export const noticeCall: Call = {
  method: 'POST',
  path: '/api/v1/ws/ktb-paynets/notice',
  summary: ['ธนาคารแจ้งการชำระ', 'The bank reports a payment'],
  isRaw: true,
  bodySchema: {
    type: 'object',
    required: ['transactionId', 'billerId', 'ref1', 'ref2', 'amount', 'paidAt', 'channel'],
    properties: Object.fromEntries(
      ['transactionId', 'billerId', 'ref1', 'ref2', 'amount', 'paidAt', 'channel', 'payer', 'branch', 'teller'].map(
        (name) => [name, { type: 'string' }],
      ),
    ),
  },
  handle: receiveNotice,
};

async function receiveNotice(context: CallContext): Promise<{ readonly accepted: true }> {
  const { app, actor, body, headers, requestId } = context;
  const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  // The real clock: the clock of the application may have been moved.
  const read = readBankNotice({ headers, rawBody, secret: app.config.bank.secret ?? '', nowMs: Date.now() });
  if ('problem' in read) {
    app.sessions.recordRefusal({ actor, call: `${context.call} (${read.problem})`, ...originOf(context) });
    throw new Refusal(read.problem === 'malformed' ? 400 : 401, problems[read.problem]);
  }
  const differing = await inTransaction(app.pools.api, { requestId }, (db) =>
    saveNotice(app, db, { notice: read.notice, origin: originOf(context) }),
  );
  if (differing.length > 0) await refuseDifferentNotice(context, read.notice, differing);
  return { accepted: true };
}

type NoticeProblem = Extract<BankNoticeResult, { readonly problem: string }>['problem'];

const problems: Readonly<Record<NoticeProblem, MessageRef>> = {
  badSignature: message('noticeNotBelieved'),
  stale: message('noticeStale'),
  malformed: message('noticeMalformed'),
};

/** Correctly signed but different from the first notice: the secret has leaked, or the bank has made a mistake. */
async function refuseDifferentNotice(
  context: CallContext,
  { transactionId }: BankNotice,
  differing: readonly string[],
): Promise<never> {
  const { app, actor } = context;
  const reason = `bank notice ${transactionId} differs in ${differing.join(', ')}`;
  await recordSecurityEvent(app.pools.api, {
    action: 'refused',
    outcome: 'failure',
    userId: actor.userId,
    username: actor.username,
    reason,
    origin: originOf(context),
    nowMs: app.securityClock.nowMs(),
  });
  throw conflict(message('noticeDiffers'));
}
