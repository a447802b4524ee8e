import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#language/catalogue.ts';
import { defineModule, type MenuDeclaration } from '#language/module.ts';
import { platform } from '#platform/model/module.ts';
import { declaredAccess } from './declaredAccess.ts';
import { openCalls } from './openCalls.ts';
import { roleSeeds } from './roles.ts';

const users: MenuDeclaration = {
  key: 'users',
  label: ['ผู้ใช้', 'Users'],
  url: '/app/users/**',
  entities: ['user'],
  calls: ['PUT /api/v1/security/users/status'],
  roles: { ADMIN: ['canView', 'canEdit'] },
};
const declared = (menu: MenuDeclaration) =>
  declaredAccess(buildCatalogue([platform, defineModule({ name: 'example', menus: [menu] })]));

describe('a declared menu', () => {
  it('covers its entities with their parts, its own calls, and the cards of entities they refer to', () => {
    expect(
      declared(users).menuResources.map(({ resource, isCardOnly }) => `${isCardOnly ? 'card' : 'whole'} ${resource}`),
    ).toEqual([
      'whole * /api/v1/security/users/**',
      'whole * /api/v1/security/user-roles/**',
      'whole PUT /api/v1/security/users/status',
      'card * /api/v1/master/lookups/**',
      'card * /api/v1/master/departments/**',
      'card * /api/v1/security/roles/**',
    ]);
  });

  it('lists every right of the roles that have it', () => {
    expect(declared(users).roleMenus).toEqual([
      {
        role: 'ADMIN',
        menu: 'users',
        canView: true,
        canCreate: false,
        canEdit: true,
        canActive: false,
        canArchive: false,
        canDelete: false,
        canSelect: false,
      },
    ]);
  });

  it('that names an unknown role, or a call that does not exist, is refused', () => {
    expect(() => declared({ ...users, roles: { ADMN: ['canView'] } })).toThrow('ADMN');
    expect(() => declared({ ...users, calls: ['/api/v1/x'] })).toThrow('METHOD /path');
  });

  it('covers an entity directly below /api by its own path', () => {
    expect(declared({ ...users, entities: ['event'] }).resources.map(({ key }) => key)).toContain('* /api/events/**');
  });
});

describe('the seeded roles', () => {
  it('have names in both languages and unique codes', () => {
    expect(new Set(roleSeeds.map((role) => role.code)).size).toBe(roleSeeds.length);
    expect(roleSeeds.filter((role) => role.label.some((text) => text === ''))).toEqual([]);
  });

  it('never read secrets', () => {
    expect(roleSeeds.filter((role) => role.fieldClasses.includes('secret'))).toEqual([]);
  });
});

describe('the calls that need no menu', () => {
  it('are each listed once, with a reason', () => {
    expect(new Set(openCalls.map(({ call }) => call)).size).toBe(openCalls.length);
    expect(openCalls.filter(({ why }) => why.length < 10)).toEqual([]);
  });
});
