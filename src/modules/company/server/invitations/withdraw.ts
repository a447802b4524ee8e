/** `PUT invitations/withdraw`: the owner withdraws an invitation that nobody has answered. */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { originOf } from '#platform/server/audit/securityEvent.ts';
import { readBody, idSchema } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { conflict, notFound } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import type { RawReply } from '#platform/server/http/rawReply.ts';
import { readRecordJson } from '#platform/server/resource/read/readRecordJson.ts';
import { lockHolder } from '../authorize/powerRules.ts';
import { ownCompany } from '../people/ownCompany.ts';
import { closeInvitation } from './closeInvitation.ts';
import { findOpenInvitation } from './openInvitation.ts';

const withdrawBody = z.strictObject({ id: idSchema });

export const withdrawCall: Call = {
  method: 'PUT',
  path: '/api/v1/security/invitations/withdraw',
  summary: ['ถอนคำเชิญที่ยังไม่มีคำตอบ', 'Withdraw an invitation that is waiting for a reply'],
  rights: ['canEdit'],
  bodySchema: z.toJSONSchema(withdrawBody, { io: 'input' }),
  handle: withdraw,
};

async function withdraw(context: CallContext): Promise<RawReply> {
  const { app, actor, requestId } = context;
  const holderId = ownCompany(actor);
  const { id } = readBody(withdrawBody, context.body);
  const json = await inTransaction(app.pools.api, { requestId }, async (db) => {
    await lockHolder(db, holderId);
    await withdrawInvitation(context, db, { id, holderId });
    return readRecordJson(app, db, { actor, entity: getEntity(app.catalogue, 'invitation'), id });
  });
  return { raw: true, type: 'application/json; charset=utf-8', body: json };
}

/** The caller has locked the holder. */
export async function withdrawInvitation(
  context: CallContext,
  db: PoolClient,
  { id, holderId, reason = null }: { id: string; holderId: string; reason?: string | null },
): Promise<void> {
  const { app, actor } = context;
  const { rows } = await db.query('select 1 from "invitation" where "id" = $1 and "holder_id" = $2', [id, holderId]);
  if (rows.length === 0) throw notFound();
  const invitation = await findOpenInvitation(db, { id, today: app.clock.today(), isLocked: true });
  if (invitation === undefined) throw conflict(message('invitationClosed'));
  await closeInvitation(app, db, { invitation, end: 'withdrawn', actor, reason, ...originOf(context) });
}
