/** One reading of roles and menus, and what follows from it. A set of roles is worked out once. */
import { createHash } from 'node:crypto';
import { codesOf } from '#language/choice.ts';
import { fieldClasses, type FieldClass } from '#language/field.ts';
import type { Right } from '#language/rights.ts';
import { rowScope } from '#platform/model/choices.ts';
import type { AccessRows, RoleRow } from './accessRows.ts';
import type { Actor, CallGrant, Grants } from './actor.ts';
import { compileAccess, findGrant, rightsIn, rightsInMenus, type AccessTable, type CallFacts } from './decide.ts';
import { menuSidesOf, menusOf, type MenuInfo, type MenuSideInfo } from './drawnMenu.ts';
import { ANONYMOUS, type RowScopeCode } from './roles.ts';
import { withinCompanies } from './withinCompanies.ts';

export interface AccessPage {
  /** Roles by code or id; one that is unknown or archived gives nothing. */
  readonly grantsFor: (roles: readonly string[]) => Grants;
  readonly profileFor: (roles: readonly string[]) => RoleProfile;
  readonly menusFor: (roles: readonly string[]) => readonly MenuInfo[];
  readonly menuSidesFor: (roles: readonly string[]) => readonly MenuSideInfo[];
  /** Who has not signed in. */
  readonly anonymous: () => Actor;
}

/** What roles say beside their menus; of several the widest. */
export interface RoleProfile {
  readonly rowScope: RowScopeCode;
  readonly documentTypes: readonly string[];
  readonly fieldClasses: ReadonlySet<FieldClass>;
}

export const emptyRows: AccessRows = { roles: [], roleMenus: [], roleResources: [], resources: [], menus: [], menuResources: [], menuSides: [] };

export function createPage(given: AccessRows, calls: readonly CallFacts[]): AccessPage {
  const rows = withinCompanies(given);
  const table = compileAccess(rows, calls);
  const mark = hashOf(JSON.stringify([rows, calls]));
  const byName = new Map(rows.roles.flatMap((role) => [[role.id, role] as const, [role.code, role] as const]));
  const idsOf = (roles: readonly string[]): string[] => [...new Set(roles.flatMap((role) => byName.get(role)?.id ?? []))].toSorted();
  const sets = new Map<string, RoleSet>();
  const setOf = (roles: readonly string[]): RoleSet => {
    const ids = idsOf(roles);
    const key = ids.join(' ');
    const known = sets.get(key);
    if (known !== undefined) return known;
    const made = createRoleSet({ rows, table, ids, key: `${hashOf(key)}.${mark}` });
    sets.set(key, made);
    return made;
  };
  const page = {
    grantsFor: (roles: readonly string[]) => setOf(roles).grants,
    profileFor: (roles: readonly string[]) => profileOf(idsOf(roles).flatMap((id) => byName.get(id) ?? [])),
    menusFor: (roles: readonly string[]) => setOf(roles).menus,
    menuSidesFor: (roles: readonly string[]) => setOf(roles).menuSides,
  };
  const nobody: Actor = {
    userId: null,
    username: 'anonymous',
    actingForId: null,
    sessionId: null,
    scope: { kind: 'none' },
    fieldClasses: page.profileFor([ANONYMOUS]).fieldClasses,
    grants: page.grantsFor([ANONYMOUS]),
  };
  return { ...page, anonymous: () => nobody };
}

interface RoleSet {
  readonly grants: Grants;
  readonly menus: readonly MenuInfo[];
  readonly menuSides: readonly MenuSideInfo[];
}

function createRoleSet({ rows, table, ids, key }: { rows: AccessRows; table: AccessTable; ids: readonly string[]; key: string }): RoleSet {
  const held = rightsInMenus(table, ids);
  return { grants: createGrants({ rows, table, ids, held, key }), menus: menusOf(rows, held), menuSides: menuSidesOf(rows, held) };
}

/** Stands for every menu the actor does not have: what is remembered must not grow with what is sent. */
const FOREIGN_MENU = '-';

function createGrants({ rows, table, ids, held, key }: { rows: AccessRows; table: AccessTable; ids: readonly string[]; held: ReadonlyMap<string, ReadonlySet<Right>>; key: string }): Grants {
  const grants = new Map<string, CallGrant | undefined>();
  const entities = new Map<string, ReadonlySet<Right>>();
  return {
    key,
    has: (entity, right) => {
      const known = entities.get(entity) ?? rightsIn(table, ids, entity);
      if (table.callsByEntity.has(entity)) entities.set(entity, known);
      return known.has(right);
    },
    findGrant: (call, menuId) => {
      if (!table.calls.has(call)) return undefined;
      const menu = menuId === undefined || held.has(menuId) ? menuId : FOREIGN_MENU;
      const slot = `${menu ?? ''} ${call}`;
      if (grants.has(slot)) return grants.get(slot);
      const grant = findGrant(table, { roles: ids, call, menuId: menu });
      grants.set(slot, grant);
      return grant;
    },
    rightsIn: (menuKey) => held.get(rows.menus.find((menu) => menu.key === menuKey)?.id ?? '') ?? NO_RIGHTS,
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
    // A secret is never shown again, whatever a role says.
    fieldClasses: new Set(fieldClasses.filter((name) => name !== 'secret' && readable.has(name))),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
