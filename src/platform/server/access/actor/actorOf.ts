/**
 * Builds the actor that a person would be today without their having signed in: to explain what they see, and for the
 * demonstration data.
 */
import type { App } from '../../app.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from './actor.ts';
import { HELD_ROLES_SQL, rolesWhileActing, type HeldRole } from './rolesWhileActing.ts';
import { resolveScope } from './resolveScope.ts';
import { SIGNED_IN_ROLE } from '../rights/roles.ts';

export interface ActorQuestion {
  readonly userId: string;
  /** The holder for whom they would choose to act, if they may. */
  readonly chosenId?: string | null;
}

export async function actorOf(
  { access, clock, pools }: Pick<App, 'access' | 'clock' | 'pools'>,
  { userId, chosenId = null }: ActorQuestion,
): Promise<Actor> {
  const { rows } = await pools.api.query<{ username: string | null; departmentId: string | null; held: HeldRole[] }>({
    text: `select u."username", u."department_id" as "departmentId", ${HELD_ROLES_SQL} as "held" from "user" u
      where u."id" = $1`,
    values: [userId],
  });
  const [user] = rows;
  if (user === undefined) throw notFound();
  const profile = access.profileFor([...user.held.map(({ id }) => id), SIGNED_IN_ROLE]);
  const { scope, grant } = await resolveScope(pools.api, {
    userId,
    departmentId: user.departmentId,
    profile,
    chosenId,
    today: clock.today(),
  });
  const roles = [...rolesWhileActing(grant, user.held), SIGNED_IN_ROLE];
  await access.ensureRolesLoaded(roles);
  return {
    userId,
    username: user.username ?? '',
    actingForId: grant?.id ?? null,
    authorizeId: grant?.authorizeId ?? null,
    sessionId: null,
    scope,
    fieldClasses: access.profileFor(roles).fieldClasses,
    grants: access.grantsFor(roles),
  };
}
