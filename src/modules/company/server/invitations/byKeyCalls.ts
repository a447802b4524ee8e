/**
 * People without an account answer by the link in the mail: they decline, or accept and an account is opened for them.
 * The company opened this account, because it named the card and the address; the password is sent to that address.
 */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { message } from '#language/message.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import { drawFirstPassword, type FirstPassword } from '#platform/server/account/firstPassword.ts';
import { hashResetKey } from '#platform/server/account/forgotPassword.ts';
import { originOf } from '#platform/server/audit/securityEvent.ts';
import { readBody, typedText } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { ruleBroken, conflict, Refusal } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { throttleLookups } from '#platform/server/linkage/throttleLookups.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { rights } from '#language/rights.ts';
import { lockHolder } from '../authorize/powerRules.ts';
import { createPerson } from '../people/person.ts';
import { acceptInvitation } from './accept.ts';
import { closeInvitation } from './closeInvitation.ts';
import { readOffer, type Offer } from './offer.ts';
import { findOpenInvitation, isNumberTaken, type OpenInvitation } from './openInvitation.ts';
import { findCompanyName } from './notifyInvited.ts';
import { notifyOwners } from './notifyOwners.ts';

const PATH = '/api/v1/security/invitations/by-key';
const MAX_KEY = 100;
const MAX_USERNAME = 100;
const answerBody = z.strictObject({
  key: typedText(MAX_KEY),
  answer: z.enum(['accepted', 'declined']),
  username: typedText(MAX_USERNAME).nullish(),
});

export const byKeyCalls: readonly Call[] = [
  {
    method: 'GET',
    path: PATH,
    summary: ['ดูคำเชิญจากลิงก์ในอีเมล', 'The invitation that a link in a mail leads to'],
    handle: show,
  },
  {
    method: 'POST',
    path: PATH,
    summary: ['ตอบคำเชิญจากลิงก์ในอีเมล', 'Answer an invitation by the link in a mail'],
    bodySchema: z.toJSONSchema(answerBody, { io: 'input' }),
    handle: answer,
  },
];

async function show(context: CallContext): Promise<Omit<Offer, 'id' | 'seen'> & { readonly fullName: string }> {
  throttleLookups(context);
  const { app, query } = context;
  const invitation = await getByKey(app.pools.api, { context, key: query['key'] ?? '', isLocked: false });
  const { id: _id, seen: _seen, ...offer } = await readOffer(app.pools.api, invitation);
  return { ...offer, fullName: invitation.fullName };
}

async function answer(context: CallContext): Promise<Record<string, never>> {
  throttleLookups(context);
  const { app, requestId } = context;
  const { key, answer: end, username } = readBody(answerBody, context.body);
  const first = end === 'accepted' ? await drawFirstPassword(app) : undefined;
  await inTransaction(app.pools.api, { requestId }, async (db) => {
    const { holderId } = await getByKey(db, { context, key, isLocked: false });
    await lockHolder(db, holderId);
    const invitation = await getByKey(db, { context, key, isLocked: true });
    if (first === undefined)
      await closeInvitation(app, db, {
        invitation,
        end: 'declined',
        actor: systemActor('Declined through the link in the e-mail'),
        ...originOf(context),
      });
    else await openAccount(context, db, { invitation, username: username?.trim() ?? '', first });
    await notifyOwners(app, db, { invitation, end });
  });
  return {};
}

async function getByKey(
  db: Queryable,
  { context: { app }, key, isLocked }: { context: CallContext; key: string; isLocked: boolean },
): Promise<OpenInvitation> {
  const invitation = await findOpenInvitation(db, { keyHash: hashResetKey(key), today: app.clock.today(), isLocked });
  if (invitation === undefined) throw new Refusal(422, message('invitationClosed'));
  return invitation;
}

async function openAccount(
  context: CallContext,
  db: PoolClient,
  { invitation, username, first }: { invitation: OpenInvitation; username: string; first: FirstPassword },
): Promise<void> {
  const { app } = context;
  const { holderId, documentType, idCard } = invitation;
  if (username === '') throw ruleBroken('username', message('required'));
  // If two people register with one number at once, the second finds the account of the first.
  await db.query(`select pg_advisory_xact_lock(hashtext('idCard'), hashtext($1))`, [idCard]);
  if (await isNumberTaken(db, invitation)) throw conflict(message('invitedHasAccount'));
  const { rows } = await db.query<{
    titleId: string | null;
    fullName: string;
    fullNameEn: string | null;
    email: string;
    phone: string | null;
  }>(
    'select "title_id" as "titleId", "full_name" as "fullName", "full_name_en" as "fullNameEn", "email", "phone" from "invitation" where "id" = $1',
    [invitation.id],
  );
  const { titleId = null, ...typedPerson } = rows[0] ?? {};
  const person = { ...typedPerson, ...(titleId === null ? {} : { refTitle: { id: titleId } }), idCard, username };
  const origin = originOf(context);
  const actor = { ...systemActor('the person accepted an invitation'), actingForId: holderId };
  const userId = await createPerson(app, db, {
    actor,
    rights: new Set(rights),
    ...origin,
    person,
    documentType,
    first,
    company: await findCompanyName(db, holderId),
    origin,
  });
  await acceptInvitation(app, db, { invitation, userId, actor, origin });
}
