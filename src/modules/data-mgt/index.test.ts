import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#language/catalogue.ts';
import { platform } from '#platform/model/module.ts';
import { dataMgt } from './index.ts';

describe('data management', () => {
  it('has a menu for every screen, and names only entities that exist', () => {
    const { menus } = buildCatalogue([platform, dataMgt]);
    expect(menus.map(({ url }) => url)).toEqual([
      '/app/data-mgt/departments/**',
      '/app/data-mgt/lookups/**',
      '/app/data-mgt/events/**',
      '/app/data-mgt/entity-logs/**',
      '/app/data-mgt/status-histories/**',
      '/app/data-mgt/security-events/**',
      '/app/data-mgt/user-usages/**',
      '/app/data-mgt/service-logs/**',
    ]);
  });

  it('allows nobody to change a log', () => {
    const logs = new Set(platform.entities.filter(({ kind }) => kind === 'log').map(({ name }) => name));
    const rights = dataMgt.menus
      .filter(({ entities }) => entities.some((name) => logs.has(name)))
      .flatMap(({ roles }) => Object.values(roles).flat());
    expect(new Set(rights)).toEqual(new Set(['canView', 'canSelect']));
  });
});
