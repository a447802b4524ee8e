/** Calls of a person for their own invitations: they read who invites them for what, and accept or decline. */
import { z } from 'zod';
import { message } from '#language/message.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import { originOf } from '#platform/server/audit/securityEvent.ts';
import { readBody, idSchema, typedText } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { conflict, unauthenticated } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { lockHolder } from '../authorize/powerRules.ts';
import { acceptInvitation } from './accept.ts';
import { closeInvitation } from './closeInvitation.ts';
import { readOffer, offerVersionOf, type Offer } from './offer.ts';
import { findOpenInvitation, findOwnInvitations } from './openInvitation.ts';
import { notifyOwners } from './notifyOwners.ts';

const OWN = '/api/v1/security/users/me/invitations';
const answerBody = z.strictObject({ id: idSchema, seen: typedText(40), answer: z.enum(['accepted', 'declined']) });

export const ownInvitationCalls: readonly Call[] = [
  {
    method: 'GET',
    path: OWN,
    summary: ['คำเชิญที่รอคำตอบของท่าน', 'Invitations waiting for the caller’s reply'],
    handle: listOwn,
  },
  {
    method: 'PUT',
    path: OWN,
    summary: ['ตอบรับหรือปฏิเสธคำเชิญ', 'Accept or decline an invitation'],
    bodySchema: z.toJSONSchema(answerBody, { io: 'input' }),
    handle: answer,
  },
];

async function listOwn({ app, actor }: CallContext): Promise<readonly Offer[]> {
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  const db = app.pools.api;
  const found = await findOwnInvitations(db, { userId, today: app.clock.today() });
  return Promise.all(found.map((invitation) => readOffer(db, invitation)));
}

/** An invitation of another person is answered like one that does not exist. */
async function answer(context: CallContext): Promise<Record<string, never>> {
  const { app, actor, requestId } = context;
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  const { id, seen, answer: end } = readBody(answerBody, context.body);
  const today = app.clock.today();
  await inTransaction(app.pools.api, { requestId }, async (db) => {
    const ownInvitation = (await findOwnInvitations(db, { userId, today })).find((candidate) => candidate.id === id);
    if (ownInvitation === undefined) throw conflict(message('invitationClosed'));
    await lockHolder(db, ownInvitation.holderId);
    const invitation = await findOpenInvitation(db, { id, today, isLocked: true });
    if (invitation === undefined) throw conflict(message('invitationClosed'));
    if (offerVersionOf(invitation) !== seen) throw conflict(message('invitationChanged'));
    const origin = originOf(context);
    const person = {
      ...systemActor(`the person ${end} an invitation`),
      userId,
      username: actor.username,
      sessionId: actor.sessionId,
    };
    if (end === 'accepted') await acceptInvitation(app, db, { invitation, userId, actor: person, origin });
    else await closeInvitation(app, db, { invitation, end, actor: person, ...origin });
    await notifyOwners(app, db, { invitation, end });
  });
  app.sessions.forget(userId);
  return {};
}
