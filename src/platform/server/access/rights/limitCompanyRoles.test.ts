import { describe, expect, it } from 'vitest';
import { OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import { emptyAccessRows } from './accessSnapshot.ts';
import type { AccessRows } from './accessRows.ts';
import { grantableRights, OWNER_ONLY, limitCompanyRoles } from './limitCompanyRoles.ts';

const role = (id: string, code: string, holderId: string | null = null) => ({
  id,
  code,
  rowScope: 'holder',
  documentTypes: [],
  fieldClasses: [],
  holderId,
});
const menu = (id: string, attributes = {}) => ({
  id,
  key: id,
  name: id,
  nameEn: null,
  url: `/app/${id}`,
  icon: null,
  attributes,
});

const rows: AccessRows = {
  ...emptyAccessRows,
  roles: [role('own', OWNER_ROLE), role('emp', 'OPERATOR_EMP'), role('clerk', 'C-1', 'company')],
  menus: [menu('letters'), menu('company', { [OWNER_ONLY]: true }), menu('users')],
  roleMenus: [
    { roleId: 'own', menuId: 'letters', rights: ['canView', 'canEdit'] },
    { roleId: 'own', menuId: 'company', rights: ['canView'] },
    { roleId: 'clerk', menuId: 'letters', rights: ['canView', 'canDelete'] },
    { roleId: 'clerk', menuId: 'company', rights: ['canView'] },
    { roleId: 'clerk', menuId: 'users', rights: ['canView'] },
    { roleId: 'emp', menuId: 'users', rights: ['canView'] },
  ],
  roleResources: [
    { roleId: 'clerk', resourceId: 'any' },
    { roleId: 'emp', resourceId: 'any' },
  ],
};

describe('grantableRights', () => {
  it('returns the rights of owners, without owner-only menus', () => {
    expect([...grantableRights(rows)].map(([id, menuRights]) => [id, [...menuRights]])).toEqual([
      ['letters', ['canView', 'canEdit']],
    ]);
  });
});

describe('limitCompanyRoles', () => {
  it('limits a role made by a company to these rights, unlike a system role', () => {
    const { roleMenus, roleResources } = limitCompanyRoles(rows);
    expect(roleMenus.filter(({ roleId }) => roleId === 'clerk').map(({ menuId, rights }) => [menuId, rights])).toEqual([
      ['letters', ['canView']],
      ['company', []],
      ['users', []],
    ]);
    expect(roleMenus.find(({ roleId }) => roleId === 'emp')?.rights).toEqual(['canView']);
    expect(roleResources).toEqual([{ roleId: 'emp', resourceId: 'any' }]);
  });

  it('returns the rows unchanged if there are no company roles', () => {
    const none = { ...rows, roles: rows.roles.filter(({ holderId }) => holderId === null) };
    expect(limitCompanyRoles(none)).toBe(none);
  });
});
