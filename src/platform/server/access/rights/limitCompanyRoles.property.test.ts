/** Whatever rights a company gives, they are never more than it has. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rights, type Right } from '#language/rights.ts';
import { OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { createAccessSnapshot, emptyAccessRows } from './accessSnapshot.ts';
import type { AccessRows, RoleMenuRow } from './accessRows.ts';
import type { CallFacts } from './decideAccess.ts';
import { rolesWhileActing } from '../actor/rolesWhileActing.ts';
import { OWNER_ONLY, limitCompanyRoles } from './limitCompanyRoles.ts';

const MENUS = ['m0', 'm1', 'm2', 'm3', 'm4'] as const;
const ROLES = ['own', 'emp', 'c1', 'c2', 'c3'] as const;
const COMPANY: Readonly<Record<string, string>> = { c1: 'A', c2: 'A', c3: 'B' };

const calls: readonly CallFacts[] = MENUS.flatMap((menu) =>
  rights.map((right) => ({
    key: `PUT /api/${menu}/${right}`,
    method: 'PUT',
    path: `/api/${menu}/${right}`,
    entity: undefined,
    rights: [right],
    isEntitySearch: false,
  })),
);

const someRights = fc.subarray([...rights]);
const world = fc.record({
  given: fc.array(
    fc.tuple(fc.constantFrom(...ROLES.filter((role) => role !== 'emp')), fc.constantFrom(...MENUS), someRights),
    { maxLength: 25 },
  ),
  ownerOnly: fc.subarray([...MENUS]),
  direct: fc.subarray(ROLES.filter((role) => role !== 'emp')),
});

type World = typeof world extends fc.Arbitrary<infer W> ? W : never;

function rowsOf({ given, ownerOnly, direct }: World): AccessRows {
  const roleMenus = new Map<string, RoleMenuRow>(
    given.map(([roleId, menuId, menuRights]) => [`${roleId} ${menuId}`, { roleId, menuId, rights: menuRights }]),
  );
  return {
    ...emptyAccessRows,
    roles: ROLES.map((id) => ({
      id,
      code: id === 'own' ? OWNER_ROLE : id === 'emp' ? 'OPERATOR_EMP' : id,
      rowScope: 'holder',
      documentTypes: [],
      fieldClasses: [],
      holderId: COMPANY[id] ?? null,
    })),
    menus: MENUS.map((id) => ({
      id,
      key: id,
      name: id,
      nameEn: null,
      url: `/app/${id}/**`,
      icon: null,
      attributes: ownerOnly.includes(id) ? { [OWNER_ONLY]: true } : {},
    })),
    resources: MENUS.map((id) => ({ id: `r-${id}`, method: '*', path: `/api/${id}/**` })),
    menuResources: MENUS.map((menuId) => ({ menuId, resourceId: `r-${menuId}`, isCardOnly: false })),
    roleMenus: [...roleMenus.values()],
    roleResources: direct.map((roleId) => ({ roleId, resourceId: 'r-m0' })),
  };
}

const allowed = (rows: AccessRows, roles: readonly string[]): string[] => {
  const { findGrant } = createAccessSnapshot(rows, calls).grantsFor(roles);
  return calls.map(({ key }) => key).filter((key) => findGrant(key) !== undefined);
};

const anyRoles = fc.subarray(['c1', 'c2', 'c3']);

describe('the rights a company gives', () => {
  it('allow nobody to do what its owner may not', () => {
    assertProperty(
      fc.property(world, anyRoles, (input, roles) => {
        const rows = rowsOf(input);
        const owner = new Set(allowed(rows, ['own']));
        expect(allowed(rows, roles).filter((call) => !owner.has(call))).toEqual([]);
      }),
    );
  });

  it('never include owner-only menus or calls granted directly', () => {
    assertProperty(
      fc.property(world, (input) => {
        const within = limitCompanyRoles(rowsOf(input));
        const ofCompanies = within.roleMenus.filter(({ roleId }) => COMPANY[roleId] !== undefined);
        expect(
          ofCompanies.filter(
            ({ menuId, rights: menuRights }) =>
              menuRights.length > 0 && (input.ownerOnly as readonly string[]).includes(menuId),
          ),
        ).toEqual([]);
        expect(within.roleResources.filter(({ roleId }) => COMPANY[roleId] !== undefined)).toEqual([]);
      }),
    );
  });

  it('shrink with the rights of owners, while system roles stay as they are', () => {
    assertProperty(
      fc.property(world, fc.constantFrom(...MENUS), fc.constantFrom(...rights), (input, menuId, right) => {
        const rows = rowsOf(input);
        const without = (menuRights: readonly Right[]): readonly Right[] =>
          menuRights.filter((heldRight) => heldRight !== right);
        const reducedRows = {
          ...rows,
          roleMenus: rows.roleMenus.map((row) =>
            row.roleId === 'own' && row.menuId === menuId ? { ...row, rights: without(row.rights) } : row,
          ),
        };
        const left = limitCompanyRoles(reducedRows);
        expect(
          left.roleMenus.filter(
            (row) => COMPANY[row.roleId] !== undefined && row.menuId === menuId && row.rights.includes(right),
          ),
        ).toEqual([]);
        expect(left.roleMenus.filter(({ roleId }) => COMPANY[roleId] === undefined)).toEqual(
          reducedRows.roleMenus.filter(({ roleId }) => COMPANY[roleId] === undefined),
        );
      }),
    );
  });

  it('are all that its employees and agents have, whatever they own elsewhere', () => {
    assertProperty(
      fc.property(
        world,
        anyRoles,
        fc.constantFrom('employee' as const, 'agent' as const),
        fc.boolean(),
        (input, roles, kind, isOwner) => {
          const rows = rowsOf(input);
          const heldRoles = [
            { id: 'emp', code: 'OPERATOR_EMP' },
            ...(isOwner ? [{ id: 'own', code: OWNER_ROLE }] : []),
          ];
          expect(allowed(rows, rolesWhileActing({ kind, roles }, heldRoles))).toEqual(allowed(rows, roles));
        },
      ),
    );
  });
});
