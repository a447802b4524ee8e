import { describe, expect, it } from 'vitest';
import { emptyAccessRows } from './accessSnapshot.ts';
import type { AccessRows } from './accessRows.ts';
import { compileAccess, findGrant, rightsOnEntity, type CallFacts } from './decideAccess.ts';

const calls: readonly CallFacts[] = [
  call('POST /x/_search', { rights: ['canView', 'canSelect'], isEntitySearch: true }),
  call('POST /x/_export', { rights: ['canView'] }),
  call('PUT /x', { rights: ['canCreate', 'canEdit'] }),
  call('POST /x/_delete', { rights: ['canArchive', 'canDelete'] }),
  call('POST /x/report', {}),
];

const rows: AccessRows = {
  ...emptyAccessRows,
  roles: ['clerk', 'picker', 'head', 'robot'].map((id) => ({
    id,
    code: id,
    rowScope: 'all',
    documentTypes: [],
    fieldClasses: [],
  })),
  resources: [
    { id: 'whole', method: '*', path: '/x/**' },
    { id: 'export', method: 'POST', path: '/x/_export' },
  ],
  menus: ['list', 'other', 'cards'].map((id) => ({
    id,
    key: id,
    name: id,
    nameEn: null,
    url: `/${id}`,
    icon: null,
    attributes: {},
  })),
  menuResources: [
    { menuId: 'list', resourceId: 'whole', isCardOnly: false },
    { menuId: 'other', resourceId: 'whole', isCardOnly: false },
    { menuId: 'cards', resourceId: 'whole', isCardOnly: true },
  ],
  roleMenus: [
    { roleId: 'clerk', menuId: 'list', rights: ['canView', 'canCreate'] },
    { roleId: 'clerk', menuId: 'other', rights: ['canView', 'canEdit'] },
    { roleId: 'picker', menuId: 'cards', rights: ['canSelect', 'canEdit'] },
    { roleId: 'head', menuId: 'list', rights: ['canSelect'] },
  ],
  roleResources: [{ roleId: 'robot', resourceId: 'export' }],
};
const table = compileAccess(rows, calls);
const grantOf = (roles: string[], key: string, menuId?: string) => {
  const grant = findGrant(table, { roles, call: key, menuId });
  return grant === undefined ? undefined : { rights: [...grant.rights].toSorted(), isCardOnly: grant.isCardOnly };
};

describe('a call', () => {
  it('is given by a menu in which the role has one of its rights', () => {
    expect(grantOf(['clerk'], 'POST /x/_export')).toEqual({
      rights: ['canCreate', 'canEdit', 'canView'],
      isCardOnly: false,
    });
  });

  it('is not given by a menu in which the role has none of them', () => {
    expect(grantOf(['clerk'], 'POST /x/_delete')).toBeUndefined();
  });

  it('without rights is given with any right', () => {
    expect(grantOf(['head'], 'POST /x/report')).toEqual({ rights: ['canSelect'], isCardOnly: false });
  });

  it('has the rights of all menus that give it', () => {
    expect(grantOf(['clerk'], 'PUT /x')?.rights).toEqual(['canCreate', 'canEdit', 'canView']);
  });

  it('has, in one menu, the rights of that menu alone', () => {
    expect(grantOf(['clerk'], 'PUT /x', 'list')?.rights).toEqual(['canCreate', 'canView']);
  });

  it('is not given in a menu that the role does not have', () => {
    expect(grantOf(['clerk'], 'PUT /x', 'cards')).toBeUndefined();
    expect(grantOf(['clerk'], 'PUT /x', 'no such menu')).toBeUndefined();
  });

  it('granted directly to a role has every right in any menu', () => {
    expect(grantOf(['robot'], 'POST /x/_export', 'no such menu')?.rights).toHaveLength(7);
    expect(grantOf(['robot'], 'POST /x/_search')).toBeUndefined();
  });

  it('that is not declared is granted to nobody', () => {
    expect(grantOf(['clerk', 'robot'], 'POST /x/secret')).toBeUndefined();
  });

  it('is not given to an unknown role', () => {
    expect(grantOf(['ghost'], 'POST /x/_search')).toBeUndefined();
  });
});

describe('a card-only resource', () => {
  it('gives the search for cards, and no other call', () => {
    expect(calls.map(({ key }) => [key, grantOf(['picker'], key)])).toEqual([
      ['POST /x/_search', { rights: ['canSelect'], isCardOnly: true }],
      ['POST /x/_export', undefined],
      ['PUT /x', undefined],
      ['POST /x/_delete', undefined],
      ['POST /x/report', undefined],
    ]);
  });

  it('adds no rights to a search that is given in full', () => {
    expect(grantOf(['picker', 'head'], 'POST /x/_search')).toEqual({ rights: ['canSelect'], isCardOnly: false });
  });
});

describe('the rights of roles on an entity', () => {
  it('are those that its own calls give', () => {
    expect([...rightsOnEntity(table, ['clerk'], 'x')].toSorted()).toEqual(['canCreate', 'canEdit', 'canView']);
  });

  it('are empty where they read only its card', () => {
    expect(rightsOnEntity(table, ['picker'], 'x').size).toBe(0);
  });

  it('do not include viewing where they may only select', () => {
    expect([...rightsOnEntity(table, ['head'], 'x')]).toEqual(['canSelect']);
  });

  it('are empty where they have only one call of it directly', () => {
    expect(rightsOnEntity(table, ['robot'], 'x').size).toBe(0);
  });
});

function call(key: string, more: Partial<CallFacts>): CallFacts {
  const [method = '', path = ''] = key.split(' ');
  return { key, method, path, entity: 'x', rights: undefined, isEntitySearch: false, ...more };
}
