/** What somebody is in a case by their own rights, whoever they are: for the server that decides and for the page that explains. */
import { findHeldParties, type PersonRights as RightsOfPerson, type RecordParty } from '#language/recordWorkflow.ts';
import type { Right } from '#language/rights.ts';

/**
 * The applicant is who acts for the holder; nobody becomes that by a right alone, nor by standing in for an officer. Of what
 * only officers begin it is an officer, and of what an officer filed for an operator that officer, too.
 */
export const APPLICANT_PARTY = 'operator';

export interface RequestRights extends RightsOfPerson {
  /** Of each party, the menu that makes a person it. */
  readonly menus: Readonly<Record<string, string>>;
  /** Only officers begin it: then the applicant is an officer, and never who acts for the holder. */
  readonly isBegunByOffice?: boolean;
}

/** The parties of a request: each by one right in its menu. Who may take steps is told by `canEdit`. */
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
