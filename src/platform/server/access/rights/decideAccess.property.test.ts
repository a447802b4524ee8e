/** Invariants of rights, whatever an administrator has entered. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { rights } from '#language/rights.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { createAccessSnapshot, emptyAccessRows } from './accessSnapshot.ts';
import type { AccessRows } from './accessRows.ts';
import type { CallGrant } from '../actor/actor.ts';
import { compileAccess, findGrant, type CallFacts } from './decideAccess.ts';

const runs = propertyRuns(300);
const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const roles = names('role', 4);
const menus = names('menu', 4);
const paths = ['/a/**', '/a/_search', '/a/*', '/b/**', '/b/{id}/x', '/**', '/c'];
const methods = ['*', 'POST', 'PUT'];
const calls: readonly CallFacts[] = ['POST /a/_search', 'PUT /a', 'POST /b/_search', 'POST /b/{id}/x', 'PUT /c'].map(
  (key, index) => {
    const [method = '', path = ''] = key.split(' ');
    const needed = ([['canView', 'canSelect'], ['canCreate', 'canEdit'], undefined] as const)[index % 3];
    return { key, method, path, entity: path.slice(1, 2), rights: needed, isEntitySearch: path.endsWith('_search') };
  },
);

const accessRows: fc.Arbitrary<AccessRows> = fc
  .record({
    resources: fc.array(fc.record({ method: fc.constantFrom(...methods), path: fc.constantFrom(...paths) }), {
      minLength: 1,
      maxLength: 5,
    }),
    menuResources: fc.array(fc.record({ menuId: fc.constantFrom(...menus), at: fc.nat(), isCardOnly: fc.boolean() }), {
      maxLength: 8,
    }),
    roleMenus: fc.array(
      fc.record({
        roleId: fc.constantFrom(...roles),
        menuId: fc.constantFrom(...menus),
        rights: fc.subarray([...rights]),
      }),
      { maxLength: 10 },
    ),
    roleResources: fc.array(fc.record({ roleId: fc.constantFrom(...roles), at: fc.nat() }), { maxLength: 2 }),
  })
  .map(({ resources, menuResources, roleMenus, roleResources }) => {
    const numbered = resources.map((resource, index) => ({ id: `resource${index}`, ...resource }));
    const idAt = (at: number): string => `resource${at % numbered.length}`;
    return {
      ...emptyAccessRows,
      roles: roles.map((id) => ({
        id,
        code: id.toUpperCase(),
        rowScope: 'holder',
        documentTypes: [],
        fieldClasses: [],
      })),
      menus: menus.map((id) => ({ id, key: id, name: id, nameEn: null, url: `/${id}`, icon: null, attributes: {} })),
      resources: numbered,
      menuResources: unique(
        menuResources.map(({ at, ...row }) => ({ ...row, resourceId: idAt(at) })),
        (row) => row.menuId + row.resourceId,
      ),
      roleMenus: unique(roleMenus, (row) => row.roleId + row.menuId),
      roleResources: roleResources.map(({ roleId, at }) => ({ roleId, resourceId: idAt(at) })),
    };
  });
const someRoles = fc.subarray(roles);
const someCall = fc.constantFrom(...calls.map((facts) => facts.key));
const someMenu = fc.constantFrom(...menus, 'menu of nobody');

describe('rights', () => {
  it('are never widened by naming a menu', () => {
    fc.assert(
      fc.property(accessRows, someRoles, someCall, someMenu, (rows, heldRoles, call, menuId) => {
        const table = compileAccess(rows, calls);
        return isWithin(
          findGrant(table, { roles: heldRoles, call, menuId }),
          findGrant(table, { roles: heldRoles, call }),
        );
      }),
      runs,
    );
  });

  it('are never lost by having more roles', () => {
    fc.assert(
      fc.property(
        accessRows,
        someRoles,
        someRoles,
        someCall,
        fc.option(someMenu, { nil: undefined }),
        (rows, heldRoles, more, call, menuId) => {
          const table = compileAccess(rows, calls);
          const both = [...new Set([...heldRoles, ...more])];
          return isWithin(
            findGrant(table, { roles: heldRoles, call, menuId }),
            findGrant(table, { roles: both, call, menuId }),
          );
        },
      ),
      runs,
    );
  });

  it('in several menus are the union of what each menu gives', () => {
    fc.assert(
      fc.property(accessRows, someRoles, someCall, (rows, heldRoles, call) => {
        const table = compileAccess(rows, calls);
        const alone = menus
          .map((menuId) => findGrant(table, { roles: heldRoles, call, menuId }))
          .filter((grant) => grant !== undefined);
        const together = findGrant(table, { roles: heldRoles, call });
        const full = alone.filter((grant) => !grant.isCardOnly);
        const expected = new Set((full.length > 0 ? full : alone).flatMap((grant) => [...grant.rights]));
        return (
          expected.size === (together?.rights.size ?? 0) && [...expected].every((right) => together?.rights.has(right))
        );
      }),
      runs,
    );
  });

  it('do not depend on the order of roles, nor on whether they are named by code or by id', () => {
    fc.assert(
      fc.property(accessRows, someRoles, someCall, (rows, heldRoles, call) => {
        const page = createAccessSnapshot(rows, calls);
        const grants = page.grantsFor(heldRoles);
        const other = page.grantsFor(heldRoles.toReversed().map((id) => id.toUpperCase()));
        return grants.key === other.key && grants.findGrant(call) === other.findGrant(call);
      }),
      runs,
    );
  });

  it('need a row that grants them: without roles there are none', () => {
    fc.assert(
      fc.property(
        accessRows,
        someCall,
        (rows, call) => findGrant(compileAccess(rows, calls), { roles: [], call }) === undefined,
      ),
      runs,
    );
  });
});

/** Cards are less than any list; of two lists, or two pickers, the rights are compared. */
function isWithin(small: CallGrant | undefined, large: CallGrant | undefined): boolean {
  if (small === undefined) return true;
  if (large === undefined || (large.isCardOnly && !small.isCardOnly)) return false;
  return small.isCardOnly !== large.isCardOnly || [...small.rights].every((right) => large.rights.has(right));
}

function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
