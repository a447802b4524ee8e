/** What somebody is in a case by their own rights, whoever they are: for the server that decides and for the page that explains. */
import { partiesHeld, type OwnRights as RightsOfPerson, type RecordParty } from '#language/recordWorkflow.ts';
import type { Right } from '#language/rights.ts';

/**
 * The applicant is who acts for the holder; nobody becomes that by a right alone, nor by standing in for an officer. Of what
 * only officers begin it is an officer, and of what an officer filed for an operator that officer, too.
 */
export const APPLICANT = 'operator';

export interface OwnRights extends RightsOfPerson {
  /** Of each party, the menu that makes a person it. */
  readonly menus: Readonly<Record<string, string>>;
  /** Only officers begin it: then the applicant is an officer, and never who acts for the holder. */
  readonly isBegunByOffice?: boolean;
}

/** The parties of a request: each by one right in its menu. Who may take steps is told by `canEdit`. */
export function partiesIn(
  { menus, isBegunByOffice = false }: Pick<OwnRights, 'menus' | 'isBegunByOffice'>,
  right: Right = 'canEdit',
): Readonly<Record<string, RecordParty>> {
  const partyOf = (party: string, menu: string): RecordParty => ({
    menu,
    right,
    ...(party === APPLICANT ? { isHolder: !isBegunByOffice } : {}),
  });
  return Object.fromEntries(Object.entries(menus).map(([party, menu]) => [party, partyOf(party, menu)]));
}

export function ownParties({ menus, isBegunByOffice = false, ...own }: OwnRights, right?: Right): readonly string[] {
  return partiesHeld(partiesIn({ menus, isBegunByOffice }, right), own);
}

/** Only officers take a step back. */
export function officerMenus(menus: OwnRights['menus']): OwnRights['menus'] {
  return Object.fromEntries(Object.entries(menus).filter(([party]) => party !== APPLICANT));
}

export const TAKES_BACK: Right = 'canActive';
