/**
 * Lapses invitations without an answer: the company may invite again, and names of people without an account are not
 * stored for ever.
 */
import { systemActor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { INVITATION_DAYS } from '../../invitation.ts';
import { closeInvitation } from './closeInvitation.ts';
import type { OpenInvitation } from './openInvitation.ts';
import { notifyOwners } from './notifyOwners.ts';

/** Returns how many. */
export async function lapseInvitations(app: App): Promise<number> {
  const { rows } = await app.pools.jobs.query<{ id: string }>(
    `select "id" from "invitation" where "status" = 'waiting' and "lapse_date" < $1 order by "lapse_date", "id"`,
    [app.clock.today()],
  );
  let lapsed = 0;
  for (const { id } of rows) if (await lapse(app, id)) lapsed += 1;
  return lapsed;
}

function lapse(app: App, id: string): Promise<boolean> {
  return inTransaction(app.pools.jobs, {}, async (db) => {
    const { rows } = await db.query<Pick<OpenInvitation, 'id' | 'holderId' | 'fullName' | 'authorizeId'>>(
      `select "id", "holder_id" as "holderId", "full_name" as "fullName", "authorize_id" as "authorizeId"
        from "invitation" where "id" = $1 and "status" = 'waiting' for update skip locked`,
      [id],
    );
    const [invitation] = rows;
    if (invitation === undefined) return false;
    await closeInvitation(app, db, {
      invitation,
      end: 'lapsed',
      actor: systemActor(`no answer within ${INVITATION_DAYS} days`),
    });
    await notifyOwners(app, db, { invitation, end: 'lapsed' });
    return true;
  });
}
