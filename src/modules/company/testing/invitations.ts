/** Answers of invited people, for tests of what follows. */
import { systemActor } from '#platform/server/access/actor/actor.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { acceptInvitation } from '#modules/company/server/invitations/accept.ts';
import { findInvitedPerson, findOpenInvitation } from '#modules/company/server/invitations/openInvitation.ts';
import { notifyInvited } from '#modules/company/server/invitations/notifyInvited.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import type { Person } from '#platform/testing/people.ts';

type Site = Pick<TestApp, 'app' | 'call'>;

const EMPLOYEES = '/api/v1/security/users/employee';
const ORIGIN = { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' };

/** Accepts as the person with the number and the name, whether they are signed in or not. */
export async function acceptForInvited({ app }: Pick<Site, 'app'>, invitationId: string): Promise<string> {
  return inTransaction(app.pools.api, {}, async (db) => {
    const invitation = await findOpenInvitation(db, { id: invitationId, today: app.clock.today(), isLocked: true });
    const person = invitation === undefined ? undefined : await findInvitedPerson(db, invitation);
    if (invitation === undefined || person === undefined) throw new Error('Nobody can accept this invitation');
    await acceptInvitation(app, db, {
      invitation,
      userId: person.id,
      actor: { ...systemActor('a test accepts'), userId: person.id, username: person.username },
      origin: ORIGIN,
    });
    return person.id;
  });
}

export async function acceptPower(site: Pick<Site, 'app'>, powerId: string): Promise<void> {
  const { rows } = await site.app.pools.api.query<{ id: string }>(
    `select "id" from "invitation" where "authorize_id" = $1`,
    [powerId],
  );
  await acceptForInvited(site, rows[0]?.id ?? '');
}

/** Reads the key of the link in the mail to the address that the owner typed. */
export async function keyInMail(
  { app }: Pick<Site, 'app'>,
  { invitationId, email }: { invitationId: string; email: string },
): Promise<string> {
  await notifyInvited(app, invitationId);
  const mail = (await queuedMails(app, email)).findLast(({ text }) => text[0].includes('/invitation?key='));
  return /\/invitation\?key=([\w-]+)/u.exec(mail?.text[0] ?? '')?.[1] ?? '';
}

export interface NewEmployee {
  readonly person: { readonly idCard: string; readonly email: string; readonly [name: string]: unknown };
  readonly [name: string]: unknown;
}

/**
 * The owner invites a person, who accepts by the link in the mail with an account of this name. Returns the answer to
 * the owner's call.
 */
export async function takeIn(
  site: Site,
  owner: Person,
  { username, ...body }: NewEmployee & { readonly username: string },
): Promise<TestAnswer> {
  const invited = await site.call('PUT', EMPLOYEES, { as: owner, body });
  if (invited.status !== 200) return invited;
  const { id } = invited.body as { readonly id: string };
  const key = await keyInMail(site, { invitationId: id, email: body.person.email });
  const accepted = await site.call('POST', '/api/v1/security/invitations/by-key', {
    body: { key, answer: 'accepted', username },
  });
  if (accepted.status !== 200) return accepted;
  const found = await site.call('POST', `${EMPLOYEES}/_search`, {
    as: owner,
    body: { where: [{ name: 'refUser.username', operator: '=', value: username }], children: [{ name: 'roles' }] },
  });
  return { ...found, body: (found.body as { readonly data: readonly unknown[] }).data[0] };
}
