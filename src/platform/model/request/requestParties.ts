/**
 * The parties of a person in a case by their own rights: for the server that decides and for the page that explains.
 */
import { findHeldParties, type PersonRights as RightsOfPerson, type RecordParty } from '#language/recordWorkflow.ts';
import type { Right } from '#language/rights.ts';

/**
 * The applicant is a person who acts for the holder; nobody becomes that by a right alone, nor as a substitute for an
 * officer. For documents that only officers begin it is an officer, and for a request that an officer filed for an
 * operator that officer, too.
 */
export const APPLICANT_PARTY = 'operator';

export interface RequestRights extends RightsOfPerson {
  /** For each party, the menu that makes a person that party. */
  readonly menus: Readonly<Record<string, string>>;
  /** Only officers begin it: then the applicant is an officer, and never a person who acts for the holder. */
  readonly isBegunByOffice?: boolean;
}

/** Returns the parties of a request: each by one right in its menu. `canEdit` decides who may take steps. */
export function partyRequirements(
  { menus, isBegunByOffice = false }: Pick<RequestRights, 'menus' | 'isBegunByOffice'>,
  right: Right = 'canEdit',
): Readonly<Record<string, RecordParty>> {
  const partyOf = (party: string, menu: string): RecordParty => ({
    menu,
    right,
    ...(party === APPLICANT_PARTY ? { isHolder: !isBegunByOffice } : {}),
  });
  return Object.fromEntries(Object.entries(menus).map(([party, menu]) => [party, partyOf(party, menu)]));
}

export function partiesOfPerson(
  { menus, isBegunByOffice = false, ...own }: RequestRights,
  right?: Right,
): readonly string[] {
  return findHeldParties(partyRequirements({ menus, isBegunByOffice }, right), own);
}

/** Only officers take a step back. */
export function officerMenus(menus: RequestRights['menus']): RequestRights['menus'] {
  return Object.fromEntries(Object.entries(menus).filter(([party]) => party !== APPLICANT_PARTY));
}

export const TAKE_BACK_RIGHT: Right = 'canActive';
