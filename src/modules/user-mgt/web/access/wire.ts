/** Questions about rights and their answers, in the format of the API. */
import type { Label } from '#language/label.ts';
import type { Right } from '#language/rights.ts';
import type { AccessReason } from '#platform/model/access/accessReason.ts';

export type ExplainQuestion =
  | { readonly kind: 'entity'; readonly entity: string; readonly right: Right }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'call'; readonly call: string };
export type QuestionKind = ExplainQuestion['kind'];

export interface ExplainQuestions {
  readonly entities: readonly { readonly name: string; readonly title: Label; readonly rights: readonly Right[] }[];
  readonly calls: readonly { readonly key: string; readonly summary: Label; readonly title: Label | null }[];
  readonly pages: readonly { readonly path: string; readonly title: Label }[];
}

export interface AccessVerdict {
  /** Null if it is about one person. */
  readonly role: string | null;
  readonly users: number | null;
  readonly isAllowed: boolean;
  readonly isCardOnly: boolean;
  /** Ids of rows; their names are in `names`. */
  readonly because: readonly AccessReason[];
}

export interface AccessNames {
  readonly roles: readonly {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly nameEn: string | null;
    readonly isActive: boolean;
  }[];
  readonly menus: readonly {
    readonly id: string;
    readonly key: string;
    readonly name: string;
    readonly nameEn: string | null;
    readonly url: string;
  }[];
  readonly resources: readonly { readonly id: string; readonly method: string; readonly path: string }[];
}

export interface PersonCard {
  readonly id: string;
  readonly username: string | null;
  readonly fullName: string;
  readonly fullNameEn: string | null;
}

export interface ExplainedUser extends PersonCard {
  readonly isActive: boolean;
  readonly status: string;
  readonly hasPassword: boolean;
  readonly mustChangePassword: boolean;
  readonly roles: readonly string[];
  readonly rows: {
    readonly scope: 'holder' | 'department' | 'departmentTree' | 'documentTypes' | 'all';
    readonly isNothing: boolean;
    readonly department: { readonly id: string; readonly nameTh: string; readonly nameEn: string | null } | null;
    readonly departments: number;
    readonly holders: readonly { readonly id: string; readonly fullName: string; readonly fullNameEn: string | null }[];
    readonly documentTypes: readonly string[];
  };
  readonly fieldClasses: readonly ('public' | 'personal' | 'officer')[];
  readonly substitutes: readonly PersonCard[];
  readonly principals: readonly PersonCard[];
}

export interface AccessExplanation {
  readonly isKnown: boolean;
  readonly answers: readonly AccessVerdict[];
  readonly names: AccessNames;
  readonly user: ExplainedUser | null;
}
