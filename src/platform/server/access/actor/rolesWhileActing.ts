/** Which roles count while somebody acts for a holder: a person may own one company and work for another. */
import { APPLICANT_ROLE, OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import type { ActingForGrant } from './actingFor.ts';

export interface HeldRole {
  readonly id: string;
  readonly code: string;
}

/** What an owner may is for the owner: for another's company one has what that company gave. */
export function rolesWhileActing(
  hat: Pick<ActingForGrant, 'kind' | 'roles'> | undefined,
  held: readonly HeldRole[],
): readonly string[] {
  if (hat === undefined || hat.kind === 'self' || hat.kind === 'owner') return held.map(({ id }) => id);
  return [
    ...held.filter(({ code }) => code !== OWNER_ROLE).map(({ id }) => id),
    BASE_ROLE_OF_KIND[hat.kind],
    ...hat.roles,
  ];
}

/** What comes with the standing alone: which rows and classes of field, and no menu. */
const BASE_ROLE_OF_KIND = { employee: 'OPERATOR_EMP', agent: 'OPERATOR_AGENT' } as const;

/** The roles a person has of themselves, of a user called u. */
export const HELD_ROLES_SQL = `(select coalesce(json_agg(json_build_object('id', r."role_id", 'code', o."code") order by r."role_id"), '[]') from "user_role" r join "role" o on o."id" = r."role_id" where r."user_id" = u."id")`;

/** Whose registration waits may come in, and sees no more than it; anybody else who waits may not. */
export const MAY_SIGN_IN_SQL = `(u."status" = 'usable' or u."status" = 'pending' and exists (select from "user_role" r join "role" o on o."id" = r."role_id" where r."user_id" = u."id" and o."code" = '${APPLICANT_ROLE}'))`;
