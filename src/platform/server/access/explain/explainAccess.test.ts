import { describe, expect, it } from 'vitest';
import type { AccessReason } from '#platform/model/access/accessReason.ts';
import { explainAccess, type AccessTarget } from './explainAccess.ts';
import type { ExplainRows } from './explainRows.ts';

const search: AccessTarget = {
  kind: 'calls',
  calls: [
    {
      call: {
        key: 'POST /x/_search',
        method: 'POST',
        path: '/x/_search',
        entity: 'x',
        rights: ['canView', 'canSelect'],
        isEntitySearch: true,
      },
      rights: ['canView'],
      mayBeCard: false,
    },
  ],
};
const list: AccessTarget = { kind: 'page', path: '/app/x', rights: ['canView', 'canSelect'], isOpen: false };

const rows: ExplainRows = {
  roles: ['clerk', 'picker', 'guest'].map((id) => ({
    id,
    code: id,
    name: id,
    nameEn: null,
    rowScope: 'all',
    documentTypes: [],
    fieldClasses: [],
    isActive: true,
  })),
  menus: [
    { id: 'list', key: 'list', name: 'list', nameEn: null, url: '/app/x/**', isActive: true },
    { id: 'other', key: 'other', name: 'other', nameEn: null, url: '/app/other', isActive: true },
  ],
  resources: [{ id: 'whole', method: '*', path: '/x/**', isActive: true }],
  menuResources: [
    { menuId: 'list', resourceId: 'whole', isCardOnly: false },
    { menuId: 'other', resourceId: 'whole', isCardOnly: true },
  ],
  roleMenus: [
    { roleId: 'clerk', menuId: 'list', rights: ['canView', 'canEdit'] },
    { roleId: 'picker', menuId: 'other', rights: ['canView'] },
    { roleId: 'guest', menuId: 'list', rights: ['canSelect'] },
  ],
  roleResources: [],
};
const why = (target: AccessTarget, role: string, changed: Partial<ExplainRows> = {}): readonly AccessReason[] =>
  explainAccess({ ...rows, ...changed }, target, { roles: [role], isSignedIn: true }).because;

describe('explainAccess for a record', () => {
  it('names the menu that covers it, with the right that was needed', () => {
    expect(explainAccess(rows, search, { roles: ['clerk'], isSignedIn: true })).toEqual({
      isAllowed: true,
      isCardOnly: false,
      because: [
        { kind: 'viaMenu', role: 'clerk', menu: 'list', resources: ['whole'], rights: ['canView'], isCardOnly: false },
      ],
    });
  });

  it('names the right that is missing in a menu the role has', () => {
    expect(why(search, 'guest')).toEqual([
      { kind: 'menuWithoutRight', role: 'guest', menu: 'list', missing: ['canView'] },
    ]);
  });

  it('names a menu that gives only the card, and the menu that would give full access', () => {
    expect(why(search, 'picker')).toEqual([
      { kind: 'narrowerThanNeeded', role: 'picker', menu: 'other', resources: ['whole'] },
      { kind: 'menuNotGiven', menu: 'list', missing: ['canView'] },
    ]);
  });

  it('names what was archived: the role, the menu or the resource', () => {
    const archived = <T extends { readonly id: string }>(all: readonly T[], id: string): T[] =>
      all.map((row) => (row.id === id ? { ...row, isActive: false } : row));
    expect(why(search, 'clerk', { roles: archived(rows.roles, 'clerk') })).toContainEqual({
      kind: 'roleArchived',
      role: 'clerk',
    });
    expect(why(search, 'clerk', { menus: archived(rows.menus, 'list') })).toEqual([
      { kind: 'menuArchived', role: 'clerk', menu: 'list' },
    ]);
    expect(why(search, 'clerk', { resources: archived(rows.resources, 'whole') })).toEqual([
      { kind: 'resourceArchived', role: 'clerk', menu: 'list', resources: ['whole'] },
    ]);
  });

  it('reports that no menu covers it', () => {
    expect(why(search, 'clerk', { menuResources: [] })).toEqual([{ kind: 'noMenuCoversIt' }]);
  });

  it('names a resource given to a role directly', () => {
    expect(why(search, 'picker', { roleResources: [{ roleId: 'picker', resourceId: 'whole' }] })).toEqual([
      { kind: 'direct', role: 'picker', resources: ['whole'] },
    ]);
  });
});

describe('explainAccess for a page', () => {
  it('names a menu whose pattern matches it', () => {
    expect(why(list, 'guest')).toMatchObject([{ kind: 'viaMenu', role: 'guest', menu: 'list', rights: ['canSelect'] }]);
    expect(why({ ...list, rights: ['canCreate'] }, 'guest')).toEqual([
      { kind: 'menuWithoutRight', role: 'guest', menu: 'list', missing: ['canCreate'] },
    ]);
    expect(why(list, 'picker')).toEqual([{ kind: 'menuNotGiven', menu: 'list', missing: ['canView', 'canSelect'] }]);
    expect(why({ ...list, path: '/app/nowhere' }, 'clerk')).toEqual([{ kind: 'noMenuCoversIt' }]);
  });

  it('names whether the person has signed in', () => {
    expect(why({ ...list, isOpen: true }, 'picker')).toEqual([{ kind: 'openToSignedIn' }]);
    expect(explainAccess(rows, { ...list, isOpen: true }, { roles: ['guest'], isSignedIn: false })).toEqual({
      isAllowed: false,
      isCardOnly: false,
      because: [{ kind: 'notSignedIn' }],
    });
  });
});
