/** The caller of an operation. Every read and every write takes an actor; there is no ambient user. */
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import { fieldClasses, type FieldClass } from '#language/field.ts';
import { rights, type Right } from '#language/rights.ts';
import type { LostHolder } from './actingFor.ts';

/** The rows an actor may see: always equalities on stored columns, and exactly one of these kinds. */
export type RowScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'holder'; readonly holderId: string }
  | { readonly kind: 'agent'; readonly holderId: string; readonly documentTypes: readonly string[] }
  | { readonly kind: 'department'; readonly departmentId: string }
  | { readonly kind: 'departments'; readonly departmentIds: readonly string[] }
  | { readonly kind: 'documentTypes'; readonly documentTypes: readonly string[] };

/** The rights an actor has in one call. */
export interface CallGrant {
  readonly rights: ReadonlySet<Right>;
  /** Only the cards of the records found may be read: the call serves a picker, not a list. */
  readonly isCardOnly: boolean;
}

/** The rights that the roles of the actor give. */
export interface Grants {
  /** Equal for actors with equal roles, so that compiled queries can be shared among them. */
  readonly key: string;
  /**
   * Whether the actor has the right through any menu; decides, for example, whether more than the card of an entity may
   * be read.
   */
  readonly has: (entity: string, right: Right) => boolean;
  /**
   * `call` is `METHOD /path` as declared. A menu narrows the grant; a menu the actor does not have leaves only the
   * calls given to the roles directly.
   */
  readonly findGrant: (call: string, menuId?: string) => CallGrant | undefined;
  /** Rights in the menu that a module declares under this key. */
  readonly rightsInMenu: (menuKey: string) => ReadonlySet<Right>;
  /**
   * The document types of which the actor may see documents, requests and dossiers; null: all. Types are left out only
   * where several modules serve one document, and the actor has menus of some of them and not of the others.
   */
  readonly visibleTypes: readonly string[] | null;
  /** For a document that several modules serve: the types for which the actor has the right. Undefined: all. */
  readonly typesWith: (document: string, right: Right) => readonly string[] | undefined;
}

export interface Actor {
  readonly userId: string | null;
  /** Written to createBy and updateBy. */
  readonly username: string;
  readonly actingForId: string | null;
  /** The power by which an agent acts. */
  readonly authorizeId?: string | null;
  /**
   * The holder that was chosen for the session and may no longer be acted for: until another is chosen, only calls that
   * need no holder are open.
   */
  readonly lostHolder?: LostHolder | undefined;
  readonly sessionId: string | null;
  readonly scope: RowScope;
  readonly fieldClasses: ReadonlySet<FieldClass>;
  readonly grants: Grants;
  /** Another person set the password: until it is changed, no other call is allowed. */
  readonly mustChange?: boolean;
  /**
   * Set on the person’s own profile page, where changes of identity data require proof of identity before they are
   * written.
   */
  readonly isOnOwnProfile?: true;
  /** The reason; set only when the system itself acts. */
  readonly reason?: string;
}

const ALL_GRANTS: Grants = {
  key: 'system',
  has: () => true,
  findGrant: () => ({ rights: new Set(rights), isCardOnly: false }),
  rightsInMenu: () => new Set(rights),
  visibleTypes: null,
  typesWith: () => undefined,
};

/** Returns the actor for work of the system itself: explicit, and named in the audit log. */
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
