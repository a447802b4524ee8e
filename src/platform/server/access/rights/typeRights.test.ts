import { describe, expect, it } from 'vitest';
import type { Right } from '#language/rights.ts';
import type { AccessRows } from './accessRows.ts';
import { createAccessSnapshot, emptyAccessRows } from './accessSnapshot.ts';
import type { CallFacts } from './decideAccess.ts';

const shared = [
  {
    document: 'warehouse',
    servedBy: [
      { module: 'warehouse', documentTypes: ['storageLocation'], menus: ['warehouse.requests'] },
      { module: 'workshop', documentTypes: ['manufactureLocation'], menus: ['workshop.requests'] },
    ],
    menusOfAll: ['warehouse.map'],
  },
];

const call = (suffix: string, rights: readonly Right[], method: CallFacts['method'] = 'POST'): CallFacts => ({
  key: `${method} /warehouses${suffix}`,
  method,
  path: `/warehouses${suffix}`,
  entity: 'warehouse',
  rights,
  isEntitySearch: suffix === '/_search',
});
const calls = [
  call('/_search', ['canView', 'canSelect']),
  call('/_delete', ['canDelete']),
  call('', ['canEdit'], 'PUT'),
];

interface Given {
  readonly menus?: Readonly<Record<string, readonly Right[]>>;
  readonly cardsOnly?: readonly string[];
  readonly isDirect?: boolean;
}

function grantsOf({ menus = {}, cardsOnly = [], isDirect = false }: Given) {
  const keys = ['warehouse.requests', 'warehouse.map', 'workshop.requests', 'other.list', 'made by hand'];
  const rows: AccessRows = {
    ...emptyAccessRows,
    roles: [{ id: 'role', code: 'ROLE', rowScope: 'all', documentTypes: [], fieldClasses: [] }],
    roleMenus: Object.entries(menus).map(([menuId, rights]) => ({ roleId: 'role', menuId, rights })),
    roleResources: isDirect ? [{ roleId: 'role', resourceId: 'all' }] : [],
    resources: [{ id: 'all', method: '*', path: '/warehouses/**' }],
    menus: keys.map((id) => ({
      id,
      key: id === 'made by hand' ? null : id,
      name: id,
      nameEn: null,
      url: `/app/${id}`,
      icon: null,
      attributes: {},
    })),
    menuResources: keys.map((menuId) => ({ menuId, resourceId: 'all', isCardOnly: cardsOnly.includes(menuId) })),
  };
  return createAccessSnapshot(rows, calls, shared).grantsFor(['ROLE']);
}

describe('rights in a document that two modules serve', () => {
  it('are for the types of the modules whose menus give them', () => {
    const { typesWith, visibleTypes } = grantsOf({
      menus: { 'warehouse.requests': ['canView', 'canDelete'], 'workshop.requests': ['canView'] },
    });
    expect(typesWith('warehouse', 'canView')).toEqual(['storageLocation', 'manufactureLocation']);
    expect(typesWith('warehouse', 'canDelete')).toEqual(['storageLocation']);
    expect(typesWith('warehouse', 'canEdit')).toEqual([]);
    expect(visibleTypes).toBeNull();
  });

  it('hide the types of the other module, and nothing else', () => {
    const { visibleTypes } = grantsOf({ menus: { 'workshop.requests': ['canView'] } });
    expect(visibleTypes).not.toContain('storageLocation');
    expect(visibleTypes).toEqual(expect.arrayContaining(['manufactureLocation', 'toWhom', 'holderRegistration']));
  });

  it.each<[string, Given]>([
    ['a menu of another module', { menus: { 'warehouse.requests': ['canView'], 'other.list': ['canView'] } }],
    ['a menu of an administrator', { menus: { 'warehouse.requests': ['canView'], 'made by hand': ['canView'] } }],
    ['a call that a role has directly', { menus: { 'warehouse.requests': ['canView'] }, isDirect: true }],
  ])('are for all types by %s', (_name, given) => {
    const { typesWith, visibleTypes } = grantsOf(given);
    expect([typesWith('warehouse', 'canView'), visibleTypes]).toEqual([undefined, null]);
  });

  it('are not widened by a menu that gives cards only, nor by one that gives another right', () => {
    const ofPicker = grantsOf({
      menus: { 'warehouse.requests': ['canView'], 'other.list': ['canView', 'canSelect'] },
      cardsOnly: ['other.list'],
    });
    const ofSelecting = grantsOf({ menus: { 'warehouse.requests': ['canView'], 'other.list': ['canSelect'] } });
    for (const { typesWith } of [ofPicker, ofSelecting])
      expect(typesWith('warehouse', 'canView')).toEqual(['storageLocation']);
  });

  it('are neither given nor widened by the menu of a screen for all types', () => {
    const alone = grantsOf({ menus: { 'warehouse.map': ['canView'] } });
    expect(alone.typesWith('warehouse', 'canView')).toEqual([]);
    for (const type of ['storageLocation', 'manufactureLocation']) expect(alone.visibleTypes).not.toContain(type);
    expect(alone.visibleTypes).toContain('toWhom');
    const withOne = grantsOf({ menus: { 'warehouse.map': ['canView'], 'workshop.requests': ['canView'] } });
    expect(withOne.typesWith('warehouse', 'canView')).toEqual(['manufactureLocation']);
    expect(withOne.visibleTypes).not.toContain('storageLocation');
  });

  it('hide nothing from people without a menu of any of the modules', () => {
    expect(grantsOf({ menus: { 'other.list': ['canView'] }, cardsOnly: ['other.list'] }).visibleTypes).toBeNull();
  });

  it('do not exist for a document that one module serves', () => {
    expect(grantsOf({}).typesWith('toWhom', 'canView')).toBeUndefined();
  });
});
