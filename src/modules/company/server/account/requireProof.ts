/**
 * Changes that a thief with an open session would want need a code by mail and write a security event. Checked last,
 * after every other reason to refuse.
 */
import { requireOtp, type Otp, type OtpPurpose } from '#platform/server/account/otp.ts';
import { originOf, recordSecurityEvent } from '#platform/server/audit/securityEvent.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

export async function requireProof(
  context: CallContext,
  db: Queryable,
  { purpose, otp, reason }: { purpose: OtpPurpose; otp: Otp | null | undefined; reason: string },
): Promise<void> {
  const { app, actor } = context;
  await requireOtp(app, db, { actor, purpose, otp, origin: originOf(context), nowMs: app.securityClock.nowMs() });
  await recordAccountChange(context, db, reason);
}

export function recordAccountChange(context: CallContext, db: Queryable, reason: string): Promise<void> {
  const { app, actor } = context;
  return recordSecurityEvent(db, {
    action: 'accountChanged',
    outcome: 'success',
    userId: actor.userId,
    username: actor.username,
    reason,
    origin: originOf(context),
    nowMs: app.securityClock.nowMs(),
  });
}
