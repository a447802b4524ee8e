/** Notifies the invited person after the call: the person, if there is an account, and the typed address. */
import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Label } from '#language/label.ts';
import type { App } from '#platform/server/app.ts';
import { hashResetKey } from '#platform/server/account/forgotPassword.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { queueMail } from '#platform/server/mail/queueMail.ts';
import { queueUnverifiedMail } from '#platform/server/mail/unverifiedMail.ts';
import { notifyUser } from '#platform/server/notify/notifyUser.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { invitedByAddressMail, invitedMail, invitedTitle } from './mails.ts';
import { findInvitedPerson, findOpenInvitation, isSameAddress, type OpenInvitation } from './openInvitation.ts';

export const INVITATIONS_PAGE = '/app/profile/invitations';
const KEY_BYTES = 32;

export async function notifyInvited(app: Pick<App, 'pools' | 'clock' | 'config'>, id: string): Promise<void> {
  await inTransaction(app.pools.jobs, {}, async (db) => {
    const invitation = await findOpenInvitation(db, { id, today: app.clock.today(), isLocked: true });
    if (invitation !== undefined) await notifyAndMail(app, db, invitation);
  });
}

export async function findCompanyName(db: Queryable, holderId: string): Promise<Label> {
  const { rows } = await db.query({
    text: 'select "full_name" as "th", coalesce("full_name_en", "full_name") as "en" from "user" where "id" = $1',
    values: [holderId],
  });
  const { th, en } = rows[0] as unknown as { readonly th: string; readonly en: string };
  return [th, en];
}

async function notifyAndMail(
  app: Pick<App, 'clock' | 'config'>,
  db: PoolClient,
  invitation: OpenInvitation,
): Promise<void> {
  const company = await findCompanyName(db, invitation.holderId);
  const site = `${app.config.publicUrl}/haz`;
  const person = await findInvitedPerson(db, invitation);
  if (person !== undefined) {
    await notifyUser(db, {
      userId: person.id,
      title: invitedTitle(company),
      content: SEE_MORE,
      url: INVITATIONS_PAGE,
      nowMs: app.clock.nowMs(),
    });
    if (person.email !== null)
      await queueMail(
        app,
        db,
        invitedMail({ ...person, email: person.email }, { company, link: `${site}${INVITATIONS_PAGE}` }),
      );
  }
  const { email } = invitation;
  // Also if somebody has the number: an owner who typed an own address must not learn this from a missing mail.
  if (email === null || (person !== undefined && isSameAddress(person.email, email))) return;
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const mail = invitedByAddressMail(email, { company, link: `${site}/invitation?key=${key}` });
  // This address may have received such a mail today from any company: the owner may invite again another day.
  if (!(await queueUnverifiedMail(app, db, mail))) return;
  await db.query('update "invitation" set "key_hash" = $2 where "id" = $1', [invitation.id, hashResetKey(key)]);
}

const SEE_MORE: Label = ['กรุณาดูรายละเอียด แล้วตอบรับหรือปฏิเสธ', 'Please see the details, then accept or decline.'];
