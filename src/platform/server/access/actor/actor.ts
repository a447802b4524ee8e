/** Who is asking. Every read and every write takes one; there is no ambient user. */
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import { fieldClasses, type FieldClass } from '#language/field.ts';
import { rights, type Right } from '#language/rights.ts';
import type { LostHolder } from './actingFor.ts';

/** Which rows: always equalities on stored columns, and exactly one of these. */
export type RowScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'holder'; readonly holderId: string }
  | { readonly kind: 'agent'; readonly holderId: string; readonly documentTypes: readonly string[] }
  | { readonly kind: 'department'; readonly departmentId: string }
  | { readonly kind: 'departments'; readonly departmentIds: readonly string[] }
  | { readonly kind: 'documentTypes'; readonly documentTypes: readonly string[] };

/** What an actor may do in one call. */
export interface CallGrant {
  readonly rights: ReadonlySet<Right>;
  /** Only the card of what is found may be read: a picker, not a list. */
  readonly isCardOnly: boolean;
}

/** What the roles of the actor allow. */
export interface Grants {
  /** Equal for actors with equal roles, so that compiled questions can be shared among them. */
  readonly key: string;
  /** Through any menu: whether more than the card of an entity may be read, and so on. */
  readonly has: (entity: string, right: Right) => boolean;
  /** `call` is `METHOD /path` as declared; the menu narrows, and one the actor does not have leaves only what the roles were given directly. */
  readonly findGrant: (call: string, menuId?: string) => CallGrant | undefined;
  /** In the menu a module declares under this key. */
  readonly rightsInMenu: (menuKey: string) => ReadonlySet<Right>;
}

export interface Actor {
  readonly userId: string | null;
  /** Written to createBy and updateBy. */
  readonly username: string;
  readonly actingForId: string | null;
  /** The power by which an agent acts. */
  readonly authorizeId?: string | null;
  /** The holder the session was chosen for and lost: until another is chosen, only what needs no holder is open. */
  readonly lostHolder?: LostHolder | undefined;
  readonly sessionId: string | null;
  readonly scope: RowScope;
  readonly fieldClasses: ReadonlySet<FieldClass>;
  readonly grants: Grants;
  /** Somebody else chose the password: until it is changed, nothing else is done. */
  readonly mustChange?: boolean;
  /** On their own page, where what proves who they are is asked for before it is written. */
  readonly isOnOwnProfile?: true;
  /** Set when the system itself acts, and why. */
  readonly reason?: string;
}

const ALL_GRANTS: Grants = {
  key: 'system',
  has: () => true,
  findGrant: () => ({ rights: new Set(rights), isCardOnly: false }),
  rightsInMenu: () => new Set(rights),
};

/** The system acting by itself: explicit, and named in the audit. */
export function systemActor(reason: string): Actor {
  return {
    userId: null,
    username: SYSTEM_USERNAME,
    actingForId: null,
    sessionId: null,
    scope: { kind: 'all' },
    fieldClasses: new Set(fieldClasses),
    grants: ALL_GRANTS,
    reason,
  };
}
