/** What auth/info answers: who one is, for whom one acts, and what one may open. */
import { hash } from 'node:crypto';
import type { FieldClass } from '#language/field.ts';
import type { AccessCache } from '../access/rights/accessSnapshot.ts';
import type { ActingFor, LostHolder, LostPower } from '../access/actor/actingFor.ts';
import type { MenuInfo, MenuSideInfo } from '../access/rights/menuInfo.ts';
import { ANONYMOUS_ROLE } from '../access/rights/roles.ts';
import type { LiveSession } from './sessionCache.ts';
import type { UserInfo } from './sessionRows.ts';

export interface AuthInfo {
  readonly user: (UserInfo & { readonly mustChangePassword: boolean }) | null;
  readonly actingFor: ActingFor | null;
  readonly actingForOptions: readonly ActingFor[];
  /** Why one acts for this holder no longer. */
  readonly lostPower: LostPower | null;
  /** For whom one acted until now, while another is still to be chosen. */
  readonly lostHolder: LostHolder | null;
  /** What kinds of knowledge the roles may read: a form draws no field it could not fill. */
  readonly fieldClasses: readonly FieldClass[];
  readonly menus: readonly MenuInfo[];
  readonly menuSides: readonly MenuSideInfo[];
  /** Equal as long as all the rest is. */
  readonly etag: string;
}

/** Worked out once for each session in memory, and once for everybody who is not signed in. */
export function createAuthInfo(access: AccessCache): (live: LiveSession | undefined) => AuthInfo {
  const known = new WeakMap<object, AuthInfo>();
  return (live) => {
    const owner = live ?? access.anonymous();
    const info = known.get(owner) ?? authInfoOf(access, live);
    known.set(owner, info);
    return info;
  };
}

/** The whole, or that it is what the asker has already. */
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
