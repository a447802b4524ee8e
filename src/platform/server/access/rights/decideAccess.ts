/**
 * Decides who may make which call. A menu gives a call if one of its resources covers it and the role has one of the
 * call's rights in that menu; resources assigned to a role give it directly. Pure: the rows and the calls are passed
 * in.
 */
import { prefixesOf } from '#language/pathPattern.ts';
import { rights, type Right } from '#language/rights.ts';
import type { AccessRows, MenuResourceRow } from './accessRows.ts';
import type { CallGrant } from '../actor/actor.ts';
import { compileResourcePattern, type CallAddress } from './resourcePattern.ts';

export interface CallFacts extends CallAddress {
  /** `METHOD /path` as declared. */
  readonly key: string;
  readonly entity: string | undefined;
  /** Undefined if any right is enough. */
  readonly rights: readonly Right[] | undefined;
  /** Whether this is `POST {base}/_search` of its entity, the only call that a card-only resource gives. */
  readonly isEntitySearch: boolean;
}

export interface AccessTable {
  readonly calls: ReadonlyMap<string, CallFacts>;
  readonly callsByEntity: ReadonlyMap<string, readonly CallFacts[]>;
  readonly roles: ReadonlyMap<string, RoleAccess>;
  /** The calls that each menu covers, and whether fully or for the card only. */
  readonly menus: ReadonlyMap<string, ReadonlyMap<string, AccessLevel>>;
}

/** The menus and calls of a role. */
export interface RoleAccess {
  readonly menus: ReadonlyMap<string, ReadonlySet<Right>>;
  readonly calls: ReadonlySet<string>;
}

type AccessLevel = 'full' | 'card';

export function compileAccess(rows: AccessRows, calls: readonly CallFacts[]): AccessTable {
  const callsBelow = groupBy(
    calls.flatMap((call) => prefixesOf(call.path).map((path) => ({ path, call }))),
    ({ path }) => path,
  );
  const covered = new Map(
    rows.resources.map((row) => {
      const { beginning, covers } = compileResourcePattern(row);
      return [row.id, (callsBelow.get(beginning) ?? []).map(({ call }) => call).filter(covers)] as const;
    }),
  );
  const coveredBy = (resourceId: string): readonly CallFacts[] => covered.get(resourceId) ?? [];
  const resourcesOfMenu = groupBy(rows.menuResources, (row) => row.menuId);
  const menusOfRole = groupBy(
    rows.roleMenus.filter((row) => row.rights.length > 0),
    (row) => row.roleId,
  );
  const resourcesOfRole = groupBy(rows.roleResources, (row) => row.roleId);
  const menus = new Map(rows.menus.map(({ id }) => [id, accessLevelsOfMenu(resourcesOfMenu.get(id) ?? [], coveredBy)]));
  const reachOfRole = ({ id }: { readonly id: string }): RoleAccess => ({
    menus: new Map(
      (menusOfRole.get(id) ?? [])
        .filter((row) => menus.has(row.menuId))
        .map((row) => [row.menuId, new Set(row.rights)]),
    ),
    calls: new Set((resourcesOfRole.get(id) ?? []).flatMap((row) => coveredBy(row.resourceId).map((call) => call.key))),
  });
  return {
    calls: new Map(calls.map((call) => [call.key, call])),
    callsByEntity: groupBy(calls, (call) => call.entity ?? ''),
    roles: new Map(rows.roles.map((role) => [role.id, reachOfRole(role)])),
    menus,
  };
}

export interface AccessQuestion {
  readonly roles: readonly string[];
  readonly call: string;
  /** Narrows the grant to this menu and the calls the roles have directly. */
  readonly menuId?: string | undefined;
}

/**
 * Returns what the roles together have in a call. Rights of several menus are added up; rights of a card-only resource
 * are not added to those of a menu that gives the call in full, because a picker would then widen a list.
 */
export function findGrant(table: AccessTable, { roles, call: key, menuId }: AccessQuestion): CallGrant | undefined {
  const call = table.calls.get(key);
  if (call === undefined) return undefined;
  const given: Record<AccessLevel, Set<Right>> = { full: new Set(), card: new Set() };
  for (const role of roles) {
    const reach = table.roles.get(role);
    if (reach === undefined) continue;
    if (reach.calls.has(key)) return EVERY_RIGHT;
    for (const [menu, menuRights] of reach.menus) {
      if (menuId !== undefined && menu !== menuId) continue;
      const how = table.menus.get(menu)?.get(key);
      if (how !== undefined && mayCall(call, menuRights, how)) for (const right of menuRights) given[how].add(right);
    }
  }
  if (given.full.size > 0) return { rights: given.full, isCardOnly: false };
  return given.card.size > 0
    ? { rights: new Set(CARD_RIGHTS.filter((right) => given.card.has(right))), isCardOnly: true }
    : undefined;
}

/** Returns the rights of the roles on an entity through any menu; card-only resources do not count. */
export function rightsOnEntity(table: AccessTable, roles: readonly string[], entity: string): ReadonlySet<Right> {
  const found = new Set<Right>();
  for (const call of table.callsByEntity.get(entity) ?? []) {
    const grant = findGrant(table, { roles, call: call.key });
    if (grant === undefined || grant.isCardOnly) continue;
    for (const right of grant.rights) {
      if (right === 'canView' ? call.isEntitySearch : (call.rights ?? []).includes(right)) found.add(right);
    }
  }
  return found;
}

/** Returns the rights in each menu that the roles have, added up. */
export function rightsInMenus(table: AccessTable, roles: readonly string[]): ReadonlyMap<string, ReadonlySet<Right>> {
  const found = new Map<string, ReadonlySet<Right>>();
  for (const role of roles) {
    for (const [menu, menuRights] of table.roles.get(role)?.menus ?? [])
      found.set(menu, new Set([...(found.get(menu) ?? []), ...menuRights]));
  }
  return found;
}

const EVERY_RIGHT: CallGrant = { rights: new Set(rights), isCardOnly: false };
/** A picker needs any of these rights. */
export const CARD_RIGHTS = ['canView', 'canSelect'] as const satisfies readonly Right[];

function mayCall(call: CallFacts, heldRights: ReadonlySet<Right>, how: AccessLevel): boolean {
  if (how === 'card') return CARD_RIGHTS.some((right) => heldRights.has(right));
  return call.rights === undefined || call.rights.some((right) => heldRights.has(right));
}

function accessLevelsOfMenu(
  resources: readonly MenuResourceRow[],
  coveredBy: (resourceId: string) => readonly CallFacts[],
): Map<string, AccessLevel> {
  const reach = new Map<string, AccessLevel>();
  for (const { resourceId, isCardOnly } of resources) {
    for (const call of coveredBy(resourceId)) {
      if (!isCardOnly) reach.set(call.key, 'full');
      else if (call.isEntitySearch && !reach.has(call.key)) reach.set(call.key, 'card');
    }
  }
  return reach;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
