/**
 * Carries out an accepted invitation: the person joins the company with the offered roles, or their power comes into
 * force.
 */
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import { rights } from '#language/rights.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import type { Origin } from '#platform/server/audit/securityEvent.ts';
import { roleIdsOf } from '#platform/server/auth/userRecord.ts';
import { conflict, Refusal } from '#platform/server/errors.ts';
import { findRecord } from '#platform/server/resource/write/records.ts';
import { employee } from '../../people.ts';
import { getEligibleAgent } from '../authorize/agent.ts';
import { getPower, findPowerProblems } from '../authorize/powerRules.ts';
import { saveCompanyRecord, withRowIds } from '../people/saveCompanyRecord.ts';
import { closeInvitation, type InvitationClosing } from './closeInvitation.ts';
import type { OpenInvitation } from './openInvitation.ts';

export interface InvitationAcceptance {
  readonly invitation: OpenInvitation;
  readonly userId: string;
  /** The system acting in the name of the person: nobody has a right to write what they are given. */
  readonly actor: Actor;
  readonly origin: Origin;
}

/** The caller has locked the holder and the invitation. */
export async function acceptInvitation(
  app: App,
  db: PoolClient,
  { invitation, userId, actor, origin }: InvitationAcceptance,
): Promise<void> {
  const agent = invitation.kind === 'agent' ? await agentOf(app, db, { invitation, userId }) : undefined;
  if (agent === undefined) await join(app, db, { invitation, userId, actor, origin });
  await closeInvitation(app, db, {
    invitation,
    end: 'accepted',
    actor,
    ...origin,
    ...(agent === undefined ? {} : { agent }),
  });
}

async function agentOf(
  app: App,
  db: PoolClient,
  { invitation, userId }: Pick<InvitationAcceptance, 'invitation' | 'userId'>,
): Promise<NonNullable<InvitationClosing['agent']>> {
  const { holderId, authorizeId } = invitation;
  const today = app.clock.today();
  const power = await getPower(db, { id: authorizeId ?? '', holderId });
  try {
    const { id, fullName } = await getEligibleAgent(db, { userId, holderId, today });
    const isOver = power.endDate !== null && power.endDate < today;
    if (isOver || (await findPowerProblems(db, { ...power, userId })).length > 0)
      throw conflict(message('invitationNoLongerFits'));
    return { refUser: { id }, fullName };
  } catch (error) {
    // The company reads what is wrong, and corrects it with another invitation.
    throw error instanceof Refusal ? conflict(message('invitationNoLongerFits')) : error;
  }
}

/** A former employee who comes back gets the same membership; a person who joined meanwhile only gets the roles. */
async function join(
  app: App,
  db: PoolClient,
  { invitation, userId, actor, origin }: InvitationAcceptance,
): Promise<void> {
  const { holderId } = invitation;
  const offered = await findRecord(app, db, { entity: 'invitation', id: invitation.id });
  const { rows } = await db.query<{ id: string }>(
    'select "id" from "membership" where "user_id" = $1 and "holder_id" = $2',
    [userId, holderId],
  );
  const stored =
    rows[0] === undefined ? undefined : await findRecord(app, db, { entity: employee, id: rows[0].id, lock: 'update' });
  const given = [...roleIdsOf(offered)].map((id) => ({ refRole: { id } }));
  const roles = withRowIds(given, stored?.roles, 'refRole');
  const isMember = stored?.isActive === true;
  const employment = {
    position: offered?.position ?? null,
    startDate: offered?.startDate ?? null,
    endDate: offered?.endDate ?? null,
  };
  const body = { ...(isMember ? {} : employment), roles };
  if (isMember && stored.refKind === 'owner') return;
  const managed = { refUser: { id: userId }, refHolder: { id: holderId }, refKind: 'employee' } as const;
  await saveCompanyRecord(app, db, {
    actor,
    rights: new Set(rights),
    ...origin,
    entity: employee,
    stored,
    body,
    isActive: stored === undefined ? undefined : true,
    managed,
  });
}
