/**
 * Explains why a person may or may not do something: all paths from a role to the target, and for refusals the paths
 * that lack exactly one thing. Pure, and compared with `decideAccess.ts` by a test.
 */
import { compilePath } from '#language/pathPattern.ts';
import type { Right } from '#language/rights.ts';
import type { AccessReason } from '#platform/model/access/accessReason.ts';
import { CARD_RIGHTS, type CallFacts } from '../rights/decideAccess.ts';
import type { ExplainRows } from './explainRows.ts';
import { compileResourcePattern } from '../rights/resourcePattern.ts';

/** The target of the question: one of these calls, or a page. */
export type AccessTarget = TargetCalls | TargetPage;

export interface TargetCalls {
  readonly kind: 'calls';
  readonly calls: readonly TargetCall[];
}

export interface TargetPage {
  readonly kind: 'page';
  readonly path: string;
  readonly rights: readonly Right[];
  /** Open to everybody who has signed in. */
  readonly isOpen: boolean;
}

export interface TargetCall {
  readonly call: CallFacts;
  /** Any of these rights is enough; undefined if any right at all is enough. */
  readonly rights: readonly Right[] | undefined;
  /** Access to the card is enough. */
  readonly mayBeCard: boolean;
}

export interface Explanation {
  readonly isAllowed: boolean;
  /** Only the card, as in a picker. */
  readonly isCardOnly: boolean;
  readonly because: readonly AccessReason[];
}

export interface AccessSubject {
  /** Ids of the roles, archived ones included. */
  readonly roles: readonly string[];
  readonly isSignedIn: boolean;
}

export function explainAccess(rows: ExplainRows, target: AccessTarget, subject: AccessSubject): Explanation {
  if (target.kind === 'page' && target.isOpen)
    return subject.isSignedIn ? allowed([{ kind: 'openToSignedIn' }]) : refused([{ kind: 'notSignedIn' }]);
  const all =
    target.kind === 'page'
      ? accessPathsToPage(rows, target)
      : target.calls.flatMap((call) => accessPathsToCall(rows, call));
  const heldPaths = all.filter((path) => path.role !== null && subject.roles.includes(path.role.id));
  const given = heldPaths.filter((path) => missingPartsOf(path).length === 0);
  const full = given.filter((path) => !path.isCard);
  if (given.length > 0)
    return allowed(mergeReasons((full.length > 0 ? full : given).map(reasonForGrant)), full.length === 0);
  const mending = mergeReasons([
    ...heldPaths.flatMap(reasonsForRefusal),
    ...all.flatMap((path) => reasonsMenuNotGiven(path, heldPaths)),
  ]);
  return refused(mending.length > 0 ? mending : [{ kind: 'noMenuCoversIt' }]);
}

/** One path from a role to the target. Without a role: a menu that covers the target and could be given to a role. */
interface AccessPath {
  readonly role: ExplainRows['roles'][number] | null;
  readonly menu: ExplainRows['menus'][number] | null;
  readonly resource: ExplainRows['resources'][number] | null;
  readonly needed: readonly Right[] | undefined;
  readonly held: readonly Right[];
  readonly isCard: boolean;
  readonly mayBeCard: boolean;
}

type MissingPart = 'role' | 'menu' | 'resource' | 'right' | 'card';

function missingPartsOf({ role, menu, resource, needed, held, isCard, mayBeCard }: AccessPath): MissingPart[] {
  const hasRight =
    menu === null || (needed === undefined ? held.length > 0 : needed.some((right) => held.includes(right)));
  const faults: [MissingPart, boolean][] = [
    ['role', role?.isActive === false],
    ['menu', menu?.isActive === false],
    ['resource', resource?.isActive === false],
    ['right', !hasRight],
    ['card', isCard && !mayBeCard],
  ];
  return faults.filter(([, isFault]) => isFault).map(([fault]) => fault);
}

function accessPathsToCall(
  { roles, menus, resources, roleMenus, roleResources, menuResources }: ExplainRows,
  { call, rights, mayBeCard }: TargetCall,
): AccessPath[] {
  const roleOf = byId(roles);
  const menuOf = byId(menus);
  const covering = byId(resources.filter((resource) => compileResourcePattern(resource).covers(call)));
  const direct = roleResources.flatMap(({ roleId, resourceId }): AccessPath[] => {
    const [role, resource] = [roleOf.get(roleId), covering.get(resourceId)];
    return role === undefined || resource === undefined
      ? []
      : [{ role, menu: null, resource, needed: rights, held: [], isCard: false, mayBeCard }];
  });
  const links = menuResources.filter(({ resourceId }) => covering.has(resourceId));
  const isFull = (menuId: string): boolean =>
    links.some(
      (link) => link.menuId === menuId && !link.isCardOnly && covering.get(link.resourceId)?.isActive === true,
    );
  // Card-only access opens the search alone, and counts only if there is no full access.
  const leading = links.filter((link) => !link.isCardOnly || (call.isEntitySearch && !isFull(link.menuId)));
  const through = leading.flatMap(({ menuId, resourceId, isCardOnly }): AccessPath[] => {
    const [menu, resource] = [menuOf.get(menuId), covering.get(resourceId)];
    if (menu === undefined || resource === undefined) return [];
    const partialPath = {
      menu,
      resource,
      needed: isCardOnly ? CARD_RIGHTS.filter((right) => mayBeCard || rights?.includes(right) === true) : rights,
      isCard: isCardOnly,
      mayBeCard,
    };
    const holders = roleMenus
      .filter((row) => row.menuId === menuId)
      .flatMap((row): AccessPath[] => {
        const role = roleOf.get(row.roleId);
        return role === undefined ? [] : [{ ...partialPath, role, held: row.rights }];
      });
    return [{ ...partialPath, role: null, held: [] }, ...holders];
  });
  return [...direct, ...through];
}

function accessPathsToPage({ roles, menus, roleMenus }: ExplainRows, { path, rights }: TargetPage): AccessPath[] {
  const roleOf = byId(roles);
  return menus
    .filter(({ url }) => compilePath(url).matches(path))
    .flatMap((menu) => {
      const partialPath = { menu, resource: null, needed: rights, isCard: false, mayBeCard: false };
      const holders = roleMenus
        .filter((row) => row.menuId === menu.id)
        .flatMap((row): AccessPath[] => {
          const role = roleOf.get(row.roleId);
          return role === undefined ? [] : [{ ...partialPath, role, held: row.rights }];
        });
      return [{ ...partialPath, role: null, held: [] }, ...holders];
    });
}

function reasonForGrant({ role, menu, resource, needed, held, isCard }: AccessPath): AccessReason {
  const [roleId, resources] = [role?.id ?? '', resource === null ? [] : [resource.id]];
  if (menu === null) return { kind: 'direct', role: roleId, resources };
  return {
    kind: 'viaMenu',
    role: roleId,
    menu: menu.id,
    resources,
    rights: held.filter((right) => needed?.includes(right) ?? true),
    isCardOnly: isCard,
  };
}

/** Returns the reason for a path that lacks exactly one thing, because fixing it would grant access. */
function reasonsForRefusal(path: AccessPath): AccessReason[] {
  const [fault, ...more] = missingPartsOf(path);
  const { role, menu, resource } = path;
  if (fault === undefined || more.length > 0 || role === null) return [];
  const resources = resource === null ? [] : [resource.id];
  if (fault === 'role') return [{ kind: 'roleArchived', role: role.id }];
  if (fault === 'resource') return [{ kind: 'resourceArchived', role: role.id, menu: menu?.id ?? null, resources }];
  if (menu === null) return [];
  switch (fault) {
    case 'menu':
      return [{ kind: 'menuArchived', role: role.id, menu: menu.id }];
    case 'right':
      return [{ kind: 'menuWithoutRight', role: role.id, menu: menu.id, missing: path.needed ?? ['canView'] }];
    case 'card':
      return [{ kind: 'narrowerThanNeeded', role: role.id, menu: menu.id, resources }];
  }
}

/** Returns a menu that covers the target and that none of the active roles has. */
function reasonsMenuNotGiven(path: AccessPath, heldPaths: readonly AccessPath[]): AccessReason[] {
  const { role, menu } = path;
  if (role !== null || menu === null || missingPartsOf(path).some((fault) => fault !== 'right')) return [];
  const isGiven = heldPaths.some((other) => other.menu?.id === menu.id && other.role?.isActive === true);
  return isGiven ? [] : [{ kind: 'menuNotGiven', menu: menu.id, missing: path.needed ?? ['canView'] }];
}

/** Merges equal reasons for several calls or by several resources into one. */
function mergeReasons(reasons: readonly AccessReason[]): AccessReason[] {
  const found = new Map<string, AccessReason>();
  for (const reason of reasons) {
    const { resources, ...rest } = { resources: [], ...reason };
    const key = JSON.stringify(rest);
    const knownReason = found.get(key);
    const before = knownReason !== undefined && 'resources' in knownReason ? knownReason.resources : [];
    found.set(key, 'resources' in reason ? { ...reason, resources: [...new Set([...before, ...resources])] } : reason);
  }
  return [...found.values()];
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function allowed(because: readonly AccessReason[], isCardOnly = false): Explanation {
  return { isAllowed: true, isCardOnly, because };
}

function refused(because: readonly AccessReason[]): Explanation {
  return { isAllowed: false, isCardOnly: false, because };
}
