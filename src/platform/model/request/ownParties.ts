/** What somebody is in a case by their own rights, whoever they are: for the server that decides and for the page that explains. */
import type { Right } from '#language/rights.ts';

/**
 * The applicant is who acts for the holder; nobody becomes that by a right alone, nor by standing in for an officer. Of what
 * only officers begin it is an officer, and of what an officer filed for an operator that officer, too.
 */
export const APPLICANT = 'operator';

export interface OwnRights {
  /** Of each party, the menu that makes a person it. */
  readonly menus: Readonly<Record<string, string>>;
  readonly rightsIn: (menuKey: string) => ReadonlySet<Right>;
  /** They see what is a holder's, because they act for the holder. */
  readonly isOfHolder: boolean;
  /** Only officers begin it: then the applicant is an officer, and never who acts for the holder. */
  readonly isBegunByOffice?: boolean;
}

/** Who may take steps is told by `canEdit`. */
export function ownParties({ menus, rightsIn, isOfHolder, isBegunByOffice = false }: OwnRights, right: Right = 'canEdit'): readonly string[] {
  const isApplicant = isOfHolder !== isBegunByOffice;
  return Object.entries(menus).filter(([party, menu]) => rightsIn(menu).has(right) && (party !== APPLICANT || isApplicant)).map(([party]) => party);
}

/** Only officers take a step back. */
export function officerMenus(menus: OwnRights['menus']): OwnRights['menus'] {
  return Object.fromEntries(Object.entries(menus).filter(([party]) => party !== APPLICANT));
}

export const TAKES_BACK: Right = 'canActive';
