import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#language/catalogue.ts';
import { platform } from '#platform/model/module.ts';
import { userMgt } from './index.ts';

describe('user management', () => {
  it('has a menu for every screen, and names only entities that exist', () => {
    const { menus } = buildCatalogue([platform, userMgt]);
    expect(menus.map(({ url }) => url)).toEqual([
      '/app/home',
      '/app/user-mgt/users/**',
      '/app/user-mgt/roles/**',
      '/app/user-mgt/resources/**',
      '/app/user-mgt/menus/**',
      '/app/user-mgt/menu-sides/**',
      '/app/user-mgt/user-insteads/**',
      '/app/user-mgt/user-signatures/**',
      '/app/user-mgt/access/**',
      '/app/user-mgt/workflows/**',
      '/app/user-mgt/application/**',
    ]);
  });

  it('gives every signed-in person the home page only', () => {
    expect(userMgt.menus.filter(({ roles }) => 'SIGNED_IN' in roles).map(({ key }) => key)).toEqual(['home']);
  });
});
