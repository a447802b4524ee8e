/** Builds the answer of `auth/info`: the user, for whom they act, and what they may open. */
import { hash } from 'node:crypto';
import type { FieldClass } from '#language/field.ts';
import type { AccessCache } from '../access/rights/accessSnapshot.ts';
import type { ActingFor, LostHolder, LostPower } from '../access/actor/actingFor.ts';
import type { MenuInfo, MenuSideInfo } from '../access/rights/userMenus.ts';
import { ANONYMOUS_ROLE } from '../access/rights/roles.ts';
import type { LiveSession } from './sessionCache.ts';
import type { UserInfo } from './sessionRows.ts';

export interface AuthInfo {
  readonly user: (UserInfo & { readonly mustChangePassword: boolean }) | null;
  readonly actingFor: ActingFor | null;
  readonly actingForOptions: readonly ActingFor[];
  /** Why the person may no longer act for this holder. */
  readonly lostPower: LostPower | null;
  /** The holder the person acted for until now, while another is still to be chosen. */
  readonly lostHolder: LostHolder | null;
  /** Classes of fields that the roles may read: a form does not show fields it could not fill. */
  readonly fieldClasses: readonly FieldClass[];
  readonly menus: readonly MenuInfo[];
  readonly menuSides: readonly MenuSideInfo[];
  /** Equal as long as all the rest is equal. */
  readonly etag: string;
}

/** Computed once for each session in memory, and once for all anonymous callers. */
export function createAuthInfo(access: AccessCache): (live: LiveSession | undefined) => AuthInfo {
  const cache = new WeakMap<object, AuthInfo>();
  return (live) => {
    const owner = live ?? access.anonymous();
    const info = cache.get(owner) ?? authInfoOf(access, live);
    cache.set(owner, info);
    return info;
  };
}

/** Returns the whole answer, or that it is unchanged for the client. */
export function unlessUnchanged(
  info: AuthInfo,
  etag: string | undefined,
): AuthInfo | { readonly etag: string; readonly unchanged: true } {
  return etag === info.etag ? { etag, unchanged: true } : info;
}

function authInfoOf(access: AccessCache, live: LiveSession | undefined): AuthInfo {
  const roles = live?.roles ?? [ANONYMOUS_ROLE];
  const body = {
    user: live === undefined ? null : { ...live.user, mustChangePassword: live.mustChange },
    actingFor: live?.actingFor ?? null,
    actingForOptions: live?.actingForOptions ?? [],
    lostPower: live?.lostPower ?? null,
    lostHolder: live?.lostHolder ?? null,
    fieldClasses: [...access.profileFor(roles).fieldClasses],
    menus: access.menusFor(roles),
    menuSides: access.menuSidesFor(roles),
  };
  return { ...body, etag: hash('sha256', JSON.stringify(body), 'base64url') };
}
