/** Decides which roles count while a person acts for a holder: a person may own one company and work for another. */
import { APPLICANT_ROLE, OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import type { ActingForGrant } from './actingFor.ts';

export interface HeldRole {
  readonly id: string;
  readonly code: string;
}

/**
 * Returns the ids of the roles that count. The owner role counts only for the owner: when acting for another company, a
 * person has the roles that company gave.
 */
export function rolesWhileActing(
  actingFor: Pick<ActingForGrant, 'kind' | 'roles'> | undefined,
  heldRoles: readonly HeldRole[],
): readonly string[] {
  if (actingFor === undefined || actingFor.kind === 'self' || actingFor.kind === 'owner')
    return heldRoles.map(({ id }) => id);
  return [
    ...heldRoles.filter(({ code }) => code !== OWNER_ROLE).map(({ id }) => id),
    BASE_ROLE_OF_KIND[actingFor.kind],
    ...actingFor.roles,
  ];
}

/** The role given by the kind of membership alone: it gives row scope and field classes, and no menu. */
const BASE_ROLE_OF_KIND = { employee: 'OPERATOR_EMP', agent: 'OPERATOR_AGENT' } as const;

/** The roles assigned to the person themselves; `u` is the user. */
export const HELD_ROLES_SQL = `(select coalesce(json_agg(json_build_object('id', r."role_id", 'code', o."code") order by r."role_id"), '[]') from "user_role" r join "role" o on o."id" = r."role_id" where r."user_id" = u."id")`;

/**
 * Pending users may sign in if they are applicants, and then see only their registration; other pending users may not.
 */
export const MAY_SIGN_IN_SQL = `(u."status" = 'usable' or u."status" = 'pending' and exists (select from "user_role" r join "role" o on o."id" = r."role_id" where r."user_id" = u."id" and o."code" = '${APPLICANT_ROLE}'))`;
