/**
 * `PUT user-authorizes/status`: suspends a power, reinstates it, which needs the same proof as giving it, or revokes it
 * for good.
 */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { otpBody, requireOtp } from '#platform/server/account/otp.ts';
import { readBody, idSchema, typedText } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { ruleBroken, invalid, notFound } from '#platform/server/errors.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import type { RawReply } from '#platform/server/http/rawReply.ts';
import { setManaged } from '#platform/server/resource/write/lifecycle.ts';
import { readRecordJson } from '#platform/server/resource/read/readRecordJson.ts';
import { withdrawInvitation } from '../invitations/withdraw.ts';
import { getEligibleAgent } from './agent.ts';
import { getPower, lockHolder, findPowerProblems, type PowerRow } from './powerRules.ts';
import { ownHolder, refuseClosed } from './savePower.ts';
import { notifyAgentOf } from './notifyAgentOf.ts';
import type { PowerEvent } from './powerNotifications.ts';

const MAX_REASON = 300;

export const statusBody = z.strictObject({
  id: idSchema,
  version: z.int().nullish(),
  status: z.enum(['inForce', 'suspended', 'revoked']),
  reason: typedText(MAX_REASON).nullish(),
  otp: otpBody.nullish(),
});

const powerEvents: Readonly<Record<z.output<typeof statusBody>['status'], PowerEvent>> = {
  inForce: 'reinstated',
  suspended: 'suspended',
  revoked: 'revoked',
};

export async function setPowerStatus(context: CallContext): Promise<RawReply> {
  const { app, requestId } = context;
  const sent = readBody(statusBody, context.body);
  const holderId = ownHolder(context);
  const json = await inTransaction(app.pools.api, { requestId }, (db) => write(context, db, { holderId, ...sent }));
  return { raw: true, type: 'application/json; charset=utf-8', body: json };
}

async function write(
  context: CallContext,
  db: PoolClient,
  { holderId, id, version, status, reason, otp }: z.output<typeof statusBody> & { holderId: string },
): Promise<string> {
  const { app, actor, grant, requestId, ip, userAgent } = context;
  const entity = getEntity(app.catalogue, 'userAuthorize');
  const origin = { requestId, ip, userAgent };
  await lockHolder(db, holderId);
  const before = await getPower(db, { id, holderId });
  // A repeated call changes nothing the second time.
  if (before.status === status) return readRecordJson(app, db, { actor, entity, id });
  const because = reason?.trim() ?? '';
  if (before.status === 'waiting' && status === 'revoked') {
    if (because === '') throw ruleBroken('reason', message('required'));
    await withdrawInvitation(context, db, { id: await invitationOf(db, id), holderId, reason: because });
    return readRecordJson(app, db, { actor, entity, id });
  }
  refuseClosed(before);
  if (status === 'inForce') await checkMayReinstate(context, db, before);
  else if (because === '') throw ruleBroken('reason', message('required'));
  await setManaged(app, db, {
    actor,
    rights: grant.rights,
    ...origin,
    entity,
    target: { id, ...(typeof version === 'number' ? { version } : {}) },
    values: { refStatus: status, statusReason: because === '' ? null : because },
  });
  await notifyAgentOf(app, db, { power: await getPower(db, { id, holderId }), news: powerEvents[status] });
  const json = await readRecordJson(app, db, { actor, entity, id });
  if (status === 'inForce')
    await requireOtp(app, db, { actor, purpose: 'authorisation', otp, origin, nowMs: app.securityClock.nowMs() });
  return json;
}

async function invitationOf(db: PoolClient, powerId: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `select "id" from "invitation" where "authorize_id" = $1 and "status" = 'waiting'`,
    [powerId],
  );
  if (rows[0] === undefined) throw notFound();
  return rows[0].id;
}

/** Checks as if the power were given now. */
async function checkMayReinstate({ app }: CallContext, db: PoolClient, power: PowerRow): Promise<void> {
  if (power.userId !== null)
    await getEligibleAgent(db, { userId: power.userId, holderId: power.holderId, today: app.clock.today() });
  const problems = await findPowerProblems(db, power);
  if (problems.length > 0) throw invalid(problems);
}
