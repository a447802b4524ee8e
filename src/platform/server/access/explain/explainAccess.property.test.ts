/**
 * Whatever an administrator has entered: an explanation agrees with the decision, and the reasons it names are what
 * decides.
 */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { rights, type Right } from '#language/rights.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { compileAccess, findGrant, rightsOnEntity, type CallFacts } from '../rights/decideAccess.ts';
import type { AccessReason } from '#platform/model/access/accessReason.ts';
import { explainAccess, type Explanation, type AccessTarget } from './explainAccess.ts';
import { activeRows, type ExplainRows } from './explainRows.ts';
import { targetOfCall, targetOfRight } from './accessTarget.ts';

const runs = propertyRuns(500);
const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const roles = names('role', 3);
const menus = names('menu', 3);
const paths = ['/a/**', '/a/_search', '/b/**', '/b/{id}/x', '/**', '/c'];
const calls: readonly CallFacts[] = ['POST /a/_search', 'PUT /a', 'POST /b/_search', 'POST /b/{id}/x', 'PUT /c'].map(
  (key, index) => {
    const [method = '', path = ''] = key.split(' ');
    const needed = ([['canView', 'canSelect'], ['canCreate', 'canEdit'], undefined] as const)[index % 3];
    return { key, method, path, entity: path.slice(1, 2), rights: needed, isEntitySearch: path.endsWith('_search') };
  },
);
/** Active in most cases. */
const isActive = fc.nat({ max: 4 }).map((n) => n > 0);

const someRows: fc.Arbitrary<ExplainRows> = fc
  .record({
    active: fc.record({ roles: fc.tuple(isActive, isActive, isActive), menus: fc.tuple(isActive, isActive, isActive) }),
    resources: fc.array(
      fc.record({ method: fc.constantFrom('*', 'POST', 'PUT'), path: fc.constantFrom(...paths), isActive }),
      { minLength: 1, maxLength: 4 },
    ),
    menuResources: fc.array(fc.record({ menuId: fc.constantFrom(...menus), at: fc.nat(), isCardOnly: fc.boolean() }), {
      maxLength: 6,
    }),
    roleMenus: fc.array(
      fc.record({
        roleId: fc.constantFrom(...roles),
        menuId: fc.constantFrom(...menus),
        rights: fc.subarray([...rights]),
      }),
      { maxLength: 6 },
    ),
    roleResources: fc.array(fc.record({ roleId: fc.constantFrom(...roles), at: fc.nat() }), { maxLength: 1 }),
  })
  .map(({ active, resources, menuResources, roleMenus, roleResources }) => {
    const idAt = (at: number): string => `resource${at % resources.length}`;
    return {
      roles: roles.map((id, index) => ({
        id,
        code: id,
        name: id,
        nameEn: null,
        rowScope: 'all',
        documentTypes: [],
        fieldClasses: [],
        isActive: active.roles[index] ?? true,
      })),
      menus: menus.map((id, index) => ({
        id,
        key: id,
        name: id,
        nameEn: null,
        url: `/${id}`,
        isActive: active.menus[index] ?? true,
      })),
      resources: resources.map((resource, index) => ({ id: `resource${index}`, ...resource })),
      menuResources: unique(
        menuResources.map(({ at, ...row }) => ({ ...row, resourceId: idAt(at) })),
        (row) => row.menuId + row.resourceId,
      ),
      roleMenus: unique(roleMenus, (row) => row.roleId + row.menuId),
      roleResources: roleResources.map(({ roleId, at }) => ({ roleId, resourceId: idAt(at) })),
    };
  });
const someRoles = fc.subarray(roles, { minLength: 1 });
const someCall = fc.constantFrom(...calls);
const someSought: fc.Arbitrary<AccessTarget> = fc.oneof(
  someCall.map(targetOfCall),
  fc
    .record({ entity: fc.constantFrom('a', 'b', 'c'), right: fc.constantFrom(...rights) })
    .map((options) => targetOfRight(calls, options)),
);

const explain = (rows: ExplainRows, target: AccessTarget, heldRoles: readonly string[]): Explanation =>
  explainAccess(rows, target, { roles: heldRoles, isSignedIn: true });

describe('an explanation', () => {
  it('agrees with the decision about a call', () => {
    fc.assert(
      fc.property(someRows, someRoles, someCall, (rows, heldRoles, call) => {
        const grant = findGrant(compileAccess(activeRows(rows), calls), { roles: heldRoles, call: call.key });
        const { isAllowed, isCardOnly } = explain(rows, targetOfCall(call), heldRoles);
        return isAllowed === (grant !== undefined) && isCardOnly === (grant?.isCardOnly ?? false);
      }),
      runs,
    );
  });

  it('agrees with the decision about a right on an entity', () => {
    fc.assert(
      fc.property(
        someRows,
        someRoles,
        fc.constantFrom('a', 'b', 'c'),
        fc.constantFrom(...rights),
        (rows, heldRoles, entity, right) => {
          const decided = rightsOnEntity(compileAccess(activeRows(rows), calls), heldRoles, entity).has(right);
          return explain(rows, targetOfRight(calls, { entity, right }), heldRoles).isAllowed === decided;
        },
      ),
      runs,
    );
  });

  it('names every reason for a grant: without them access is refused, and any of them alone grants it', () => {
    fc.assert(
      fc.property(someRows, someRoles, someSought, (rows, heldRoles, target) => {
        const { isAllowed, isCardOnly, because } = explain(rows, target, heldRoles);
        if (!isAllowed) return true;
        const without = explain(withoutReasons(rows, because), target, heldRoles);
        // In addition to the reason that gives full access there may be a picker, which was not worth naming.
        const isTaken = !without.isAllowed || (!isCardOnly && without.isCardOnly);
        return (
          isTaken &&
          because.every(
            (reason) =>
              explain(
                withoutReasons(
                  rows,
                  because.filter((other) => other !== reason),
                ),
                target,
                heldRoles,
              ).isAllowed,
          )
        );
      }),
      runs,
    );
  });

  it('names fixes for a refusal, each of which grants access by itself', () => {
    fc.assert(
      fc.property(someRows, someRoles, someSought, (rows, heldRoles, target) => {
        const { isAllowed, because } = explain(rows, target, heldRoles);
        return (
          isAllowed ||
          because.every(
            (reason) =>
              reason.kind === 'noMenuCoversIt' ||
              (reason.kind === 'menuNotGiven' && !hasActive(rows, heldRoles)) ||
              explain(fixedBy(rows, reason, heldRoles), target, heldRoles).isAllowed,
          )
        );
      }),
      runs,
    );
  });

  it('reports that no menu covers the target only where all rights in all menus would not help', () => {
    fc.assert(
      fc.property(someRows, someRoles, someSought, (rows, heldRoles, target) => {
        const { because } = explain(rows, target, heldRoles);
        if (!because.some(({ kind }) => kind === 'noMenuCoversIt')) return true;
        const everything = {
          ...rows,
          roleMenus: heldRoles.flatMap((roleId) => menus.map((menuId) => ({ roleId, menuId, rights: [...rights] }))),
        };
        return because.length === 1 && !explain(everything, target, heldRoles).isAllowed;
      }),
      runs,
    );
  });
});

function hasActive(rows: ExplainRows, heldRoles: readonly string[]): boolean {
  return rows.roles.some((role) => role.isActive && heldRoles.includes(role.id));
}

/** Removes the rows that give these reasons, as if they had never been entered. */
function withoutReasons(rows: ExplainRows, reasons: readonly AccessReason[]): ExplainRows {
  const direct = reasons.filter((reason) => reason.kind === 'direct');
  const via = reasons.filter((reason) => reason.kind === 'viaMenu');
  return {
    ...rows,
    roleResources: rows.roleResources.filter(
      (row) => !direct.some(({ role, resources }) => role === row.roleId && resources.includes(row.resourceId)),
    ),
    roleMenus: rows.roleMenus.map((row) => {
      const removedRights = new Set(
        via.filter(({ role, menu }) => role === row.roleId && menu === row.menuId).flatMap((reason) => reason.rights),
      );
      return { ...row, rights: row.rights.filter((right) => !removedRights.has(right)) };
    }),
  };
}

/** Fixes the reason as an administrator would. */
function fixedBy(rows: ExplainRows, reason: AccessReason, heldRoles: readonly string[]): ExplainRows {
  const active = <T extends { readonly id: string; readonly isActive: boolean }>(
    list: readonly T[],
    ids: readonly string[],
  ): T[] => list.map((row) => (ids.includes(row.id) ? { ...row, isActive: true } : row));
  const give = (roleId: string, menuId: string, missing: readonly Right[]): ExplainRows => ({
    ...rows,
    roleMenus: [...rows.roleMenus, { roleId, menuId, rights: missing.slice(0, 1) }],
  });
  switch (reason.kind) {
    case 'menuWithoutRight':
      return give(reason.role, reason.menu, reason.missing);
    case 'menuNotGiven':
      return give(
        rows.roles.find((role) => role.isActive && heldRoles.includes(role.id))?.id ?? '',
        reason.menu,
        reason.missing,
      );
    case 'narrowerThanNeeded':
      return {
        ...rows,
        menuResources: rows.menuResources.map((row) =>
          row.menuId === reason.menu && reason.resources.includes(row.resourceId) ? { ...row, isCardOnly: false } : row,
        ),
      };
    case 'menuArchived':
      return { ...rows, menus: active(rows.menus, [reason.menu]) };
    case 'resourceArchived':
      return { ...rows, resources: active(rows.resources, reason.resources.slice(0, 1)) };
    case 'roleArchived':
      return { ...rows, roles: active(rows.roles, [reason.role]) };
    default:
      return rows;
  }
}

function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
