/** What somebody is in a case by their own rights, whoever they are: for the server that decides and for the page that explains. */
import { partiesHeld, type OwnRights as RightsOfPerson, type RecordParty } from '#language/recordWorkflow.ts';
import type { Right } from '#language/rights.ts';

/** The applicant is who acts for the holder; nobody becomes that by a right alone, nor by standing in for an officer. */
export const APPLICANT = 'operator';

export interface OwnRights extends RightsOfPerson {
  /** Of each party, the menu that makes a person it. */
  readonly menus: Readonly<Record<string, string>>;
}

/** The parties of a request: each by one right in its menu. Who may take steps is told by `canEdit`. */
export function partiesIn(menus: OwnRights['menus'], right: Right = 'canEdit'): Readonly<Record<string, RecordParty>> {
  return Object.fromEntries(Object.entries(menus).map(([party, menu]) => [party, { menu, right, ...(party === APPLICANT ? { isHolder: true as const } : {}) }]));
}

export function ownParties({ menus, ...own }: OwnRights, right?: Right): readonly string[] {
  return partiesHeld(partiesIn(menus, right), own);
}

/** Only officers take a step back. */
export function officerMenus(menus: OwnRights['menus']): OwnRights['menus'] {
  return Object.fromEntries(Object.entries(menus).filter(([party]) => party !== APPLICANT));
}

export const TAKES_BACK: Right = 'canActive';
