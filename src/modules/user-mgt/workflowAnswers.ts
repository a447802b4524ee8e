/** What is answered about workflows, as it travels. */
import type { Right } from '#language/rights.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';

export interface RoleRights {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string | null;
  /** Whoever has this role and no wider one sees what is a holder's. */
  readonly isOfHolder: boolean;
  /** By the key of the menu; menus without any are left out. */
  readonly rights: Readonly<Record<string, readonly Right[]>>;
}

export interface WorkflowRights {
  /** Entities that requests are declared for. */
  readonly documents: readonly string[];
  readonly roles: readonly RoleRights[];
}

export interface ExplainedPerson {
  readonly id: string;
  readonly username: string | null;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly isActive: boolean;
  readonly status: string;
  readonly hasPassword: boolean;
  readonly mustChangePassword: boolean;
}

export interface PersonAnswer {
  readonly user: ExplainedPerson;
  /** What they are in cases of the kind, and as what they may take a step back. */
  readonly parties: readonly string[];
  readonly rollers: readonly string[];
  readonly registerRights: readonly Right[];
  /** Where a code was given. */
  readonly case: CaseAnswer | null;
}

export type CaseAnswer =
  | { readonly reach: 'unknown' }
  /** They have no menu that shows cases, or this one is not theirs to see. */
  | { readonly reach: 'noMenu' | 'notTheirs'; readonly code: string }
  | { readonly reach: 'seen'; readonly code: string; readonly view: Omit<CaseView, 'timeline'> };
