/** The answers about workflows, in the format of the API. */
import type { Right } from '#language/rights.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';

export interface RoleRights {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string | null;
  /** Whether a person with this role and no wider one sees rows of their holder only. */
  readonly isOfHolder: boolean;
  /** By the key of the menu; menus without rights are left out. */
  readonly rights: Readonly<Record<string, readonly Right[]>>;
}

export interface WorkflowRights {
  /** The entities for which requests are declared. */
  readonly kinds: readonly { readonly module: string; readonly document: string }[];
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
  /** Their parties in cases of the kind, and those by which they may take a step back. */
  readonly parties: readonly string[];
  readonly rollers: readonly string[];
  readonly registerRights: readonly Right[];
  /** Set if a code was given. */
  readonly case: CaseAnswer | null;
}

export type CaseAnswer =
  | { readonly reach: 'unknown' }
  /** They have no menu that shows cases, or may not see this one. */
  | { readonly reach: 'noMenu' | 'notTheirs'; readonly code: string }
  | { readonly reach: 'seen'; readonly code: string; readonly view: Omit<CaseView, 'timeline'> };
