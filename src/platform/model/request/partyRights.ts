/** The rights of the roles of a party in its menu. */
import type { Right } from '#language/rights.ts';
import type { PartyRoles } from './requestModule.ts';

export const viewRights = ['canView', 'canSelect'] as const satisfies readonly Right[];
export const actRights = [...viewRights, 'canEdit'] as const satisfies readonly Right[];
export const filerRights = [...actRights, 'canCreate', 'canDelete'] as const satisfies readonly Right[];

export function rightsByRole({ act, takeBack = [] }: PartyRoles): Record<string, readonly Right[]> {
  return Object.fromEntries(
    act.map((role) => [role, takeBack.includes(role) ? [...actRights, 'canActive'] : actRights]),
  );
}

/** They may delete their own draft; nobody takes a step back as the applicant. */
export function filerRightsByRole({ act }: PartyRoles): Record<string, readonly Right[]> {
  return Object.fromEntries(act.map((role) => [role, filerRights]));
}

/** Receiving and approving use the pages of the document too, under another path. */
