/** A snapshot of roles and menus with the rights derived from it; the rights of a set of roles are computed once. */
import { createHash } from 'node:crypto';
import { codesOf } from '#language/choice.ts';
import { fieldClasses, type FieldClass } from '#language/field.ts';
import type { Right } from '#language/rights.ts';
import type { SharedDocument } from '#language/sharedDocuments.ts';
import { rowScope } from '#platform/model/choices.ts';
import { ANONYMOUS_USERNAME } from '#platform/model/party/userRules.ts';
import type { AccessRows, CompanyRoleRows, RoleRow } from './accessRows.ts';
import type { Actor, CallGrant, Grants } from '../actor/actor.ts';
import {
  compileAccess,
  findGrant,
  rightsOnEntity,
  rightsInMenus,
  type AccessTable,
  type CallFacts,
} from './decideAccess.ts';
import { sideMenuOfUser, menuInfosOf, type MenuInfo, type MenuSideInfo } from './userMenus.ts';
import { ANONYMOUS_ROLE, type RowScopeCode } from './roles.ts';
import { limitCompanyRoles } from './limitCompanyRoles.ts';
import { createTypeRights, visibleTypesOf } from './typeRights.ts';

export interface AccessSnapshot {
  /** Whether a role is in the snapshot, or known not to exist. */
  readonly hasRole: (roleId: string) => boolean;
  /** Adds roles of companies, limited to the rights a company may give. `ids` are the ids that were requested. */
  readonly addCompanyRoles: (ids: readonly string[], found: CompanyRoleRows) => void;
  readonly dropRole: (roleId: string) => void;
  /** Roles by code or id; unknown and archived ones give no rights. */
  readonly grantsFor: (roles: readonly string[]) => Grants;
  readonly profileFor: (roles: readonly string[]) => RoleProfile;
  readonly menusFor: (roles: readonly string[]) => readonly MenuInfo[];
  readonly menuSidesFor: (roles: readonly string[]) => readonly MenuSideInfo[];
  /** The actor for a caller who has not signed in. */
  readonly anonymous: () => Actor;
}

/** Holds roles and menus in memory and loads them again when they change. Gives no rights until it is loaded. */
export interface AccessCache extends Omit<AccessSnapshot, 'hasRole' | 'addCompanyRoles' | 'dropRole'> {
  /**
   * Loads company roles that are not cached yet; to be called before the rights of a person who has some are requested.
   */
  readonly ensureRolesLoaded: (roles: readonly string[]) => Promise<void>;
  /** Drops a role that its company changed; it is loaded again when a person who has it makes a call. */
  readonly forgetRole: (roleId: string) => void;
  /** Reloads everything. A reload requested while another runs causes one more afterwards. */
  readonly reload: () => Promise<void>;
  /** Waits for requested reloads, so that no decision uses rows known to be stale. */
  readonly whenLoaded: () => Promise<void>;
}

/** The properties of roles other than their menus; of several roles the widest. */
export interface RoleProfile {
  readonly rowScope: RowScopeCode;
  readonly documentTypes: readonly string[];
  readonly fieldClasses: ReadonlySet<FieldClass>;
}

export const emptyAccessRows: AccessRows = {
  roles: [],
  roleMenus: [],
  roleResources: [],
  resources: [],
  menus: [],
  menuResources: [],
  menuSides: [],
};

/**
 * Upper limit of cached company roles: more people than this never work at the same time, and dropped roles are loaded
 * again when needed.
 */
const MAX_COMPANY_ROLES = 20_000;

export function createAccessSnapshot(
  given: AccessRows,
  calls: readonly CallFacts[],
  shared: readonly SharedDocument[] = [],
): AccessSnapshot {
  const rows = limitCompanyRoles(given);
  const compiled = compileAccess(rows, calls);
  const reaches = new Map(compiled.roles);
  const table: AccessTable = { ...compiled, roles: reaches };
  /** By role id: a short hash of what the role gave when it was read; empty for roles that do not exist. */
  const ofCompanies = new Map<string, string>();
  const mark = shortHashOf(JSON.stringify([rows, calls]));
  const byName = new Map(rows.roles.flatMap((role) => [[role.id, role] as const, [role.code, role] as const]));
  const idsOf = (roles: readonly string[]): string[] =>
    [...new Set(roles.flatMap((role) => byName.get(role)?.id ?? []))].toSorted();
  const sets = new Map<string, RoleSet>();
  const setOf = (roles: readonly string[]): RoleSet => {
    const ids = idsOf(roles);
    const key = ids.join(' ');
    const cachedSet = sets.get(key);
    if (cachedSet !== undefined) return cachedSet;
    // Company roles change without a new snapshot, so the key contains a hash of what they give.
    const marks = ids.map((id) => ofCompanies.get(id) ?? '').join('');
    const roleSet = createRoleSet({ rows, table, shared, ids, key: `${shortHashOf(key)}${marks}.${mark}` });
    sets.set(key, roleSet);
    return roleSet;
  };
  const page = {
    grantsFor: (roles: readonly string[]) => setOf(roles).grants,
    profileFor: (roles: readonly string[]) => profileOf(idsOf(roles).flatMap((id) => byName.get(id) ?? [])),
    menusFor: (roles: readonly string[]) => setOf(roles).menus,
    menuSidesFor: (roles: readonly string[]) => setOf(roles).menuSides,
  };
  const anonymousActor: Actor = {
    userId: null,
    username: ANONYMOUS_USERNAME,
    actingForId: null,
    sessionId: null,
    scope: { kind: 'none' },
    fieldClasses: page.profileFor([ANONYMOUS_ROLE]).fieldClasses,
    grants: page.grantsFor([ANONYMOUS_ROLE]),
  };
  const dropRole = (roleId: string): void => {
    if (!ofCompanies.delete(roleId)) return;
    byName.delete(roleId);
    reaches.delete(roleId);
    for (const key of sets.keys()) if (key.includes(roleId)) sets.delete(key);
  };
  return {
    ...page,
    anonymous: () => anonymousActor,
    hasRole: (roleId) => byName.has(roleId) || ofCompanies.has(roleId),
    dropRole,
    addCompanyRoles: (ids, found) => {
      const within = limitCompanyRoles({
        ...rows,
        roles: [...rows.roles, ...found.roles],
        roleMenus: [...rows.roleMenus, ...found.roleMenus],
      });
      for (const id of ids) {
        dropRole(id);
        const role = found.roles.find((row) => row.id === id);
        const menus = within.roleMenus.filter((row) => row.roleId === id && row.rights.length > 0);
        ofCompanies.set(id, role === undefined ? '' : shortHashOf(JSON.stringify([role, menus])));
        if (role === undefined) continue;
        byName.set(id, role);
        reaches.set(id, {
          menus: new Map(
            menus.filter((row) => table.menus.has(row.menuId)).map((row) => [row.menuId, new Set(row.rights)]),
          ),
          calls: new Set(),
        });
      }
      for (const id of ofCompanies.keys()) {
        if (ofCompanies.size <= MAX_COMPANY_ROLES) break;
        dropRole(id);
      }
    },
  };
}

interface RoleSet {
  readonly grants: Grants;
  readonly menus: readonly MenuInfo[];
  readonly menuSides: readonly MenuSideInfo[];
}

interface RoleSetOptions {
  readonly rows: AccessRows;
  readonly table: AccessTable;
  readonly shared: readonly SharedDocument[];
  readonly ids: readonly string[];
  readonly key: string;
}

function createRoleSet(options: RoleSetOptions): RoleSet {
  const { rows, table, ids } = options;
  const held = rightsInMenus(table, ids);
  return {
    grants: createGrants({ ...options, held }),
    menus: menuInfosOf(rows, held),
    menuSides: sideMenuOfUser(rows, held),
  };
}

/**
 * Key for every menu the actor does not have, so that the cache does not grow with arbitrary menu ids from requests.
 */
const FOREIGN_MENU = '-';

function createGrants({
  rows,
  table,
  shared,
  ids,
  held,
  key,
}: RoleSetOptions & { held: ReadonlyMap<string, ReadonlySet<Right>> }): Grants {
  const typesWith = createTypeRights({ rows, table, shared, ids, held });
  const grants = new Map<string, CallGrant | undefined>();
  const entities = new Map<string, ReadonlySet<Right>>();
  const has: Grants['has'] = (entity, right) => {
    const entityRights = entities.get(entity) ?? rightsOnEntity(table, ids, entity);
    if (table.callsByEntity.has(entity)) entities.set(entity, entityRights);
    return entityRights.has(right);
  };
  return {
    key,
    has,
    findGrant: (call, menuId) => {
      if (!table.calls.has(call)) return undefined;
      const menu = menuId === undefined || held.has(menuId) ? menuId : FOREIGN_MENU;
      const slot = `${menu ?? ''} ${call}`;
      if (grants.has(slot)) return grants.get(slot);
      const grant = findGrant(table, { roles: ids, call, menuId: menu });
      grants.set(slot, grant);
      return grant;
    },
    typesWith,
    visibleTypes: visibleTypesOf(shared, { typesWith, has }),
    rightsInMenu: (menuKey) => held.get(rows.menus.find((menu) => menu.key === menuKey)?.id ?? '') ?? NO_RIGHTS,
  };
}

const NO_RIGHTS: ReadonlySet<Right> = new Set();

const narrowestFirst = codesOf(rowScope);

function profileOf(roles: readonly RoleRow[]): RoleProfile {
  const widest = Math.max(0, ...roles.map((role) => narrowestFirst.indexOf(role.rowScope as RowScopeCode)));
  const byDocumentType = roles.filter((role) => role.rowScope === 'documentTypes');
  const readable = new Set<string>(['public', ...roles.flatMap((role) => role.fieldClasses)]);
  return {
    rowScope: narrowestFirst[widest] ?? 'holder',
    documentTypes: [...new Set(byDocumentType.flatMap((role) => role.documentTypes))].toSorted(),
    // A secret is never readable, whatever a role allows.
    fieldClasses: new Set(fieldClasses.filter((name) => name !== 'secret' && readable.has(name))),
  };
}

function shortHashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
