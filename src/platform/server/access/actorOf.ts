/** Somebody as they would act today, without their having signed in: to explain what they see, and for the demonstration. */
import type { App } from '../app.ts';
import { notFound } from '../errors.ts';
import type { Actor } from './actor.ts';
import { resolveScope } from './resolveScope.ts';
import { SIGNED_IN } from './roles.ts';

export interface ActorQuestion {
  readonly userId: string;
  /** For whom they would choose to act, where they may. */
  readonly chosenId?: string | null;
}

export async function actorOf({ access, clock, pools }: Pick<App, 'access' | 'clock' | 'pools'>, { userId, chosenId = null }: ActorQuestion): Promise<Actor> {
  const { rows } = await pools.api.query<{ username: string | null; departmentId: string | null; roles: string[] }>({
    text: `select u."username", u."department_id" as "departmentId", array(select r."role_id"::text from "user_role" r where r."user_id" = u."id") as "roles" from "user" u where u."id" = $1`,
    values: [userId],
  });
  const [user] = rows;
  if (user === undefined) throw notFound();
  const roles = [...user.roles, SIGNED_IN];
  const profile = access.profileFor(roles);
  const { scope, actingFor } = await resolveScope(pools.api, { userId, departmentId: user.departmentId, profile, chosenId, today: clock.today() });
  return { userId, username: user.username ?? '', actingForId: actingFor?.id ?? null, sessionId: null, scope, fieldClasses: profile.fieldClasses, grants: access.grantsFor(roles) };
}
