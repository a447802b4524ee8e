import { describe, expect, it } from 'vitest';
import { moduleIndexOf } from '#language/moduleIndex.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { warehouseModules, WAREHOUSE_TYPE, WORKSHOP_TYPE } from '#platform/testing/warehouseModules.ts';
import type { Menu } from './info.ts';
import { openListsOf, recordPagesOf, rootPagesOf } from './recordPages.ts';

const { screens } = moduleIndexOf([...testCatalogue.modules, ...warehouseModules]);
const menuAt = (url: string): Menu => ({ id: url, url, canView: true, attributes: {} }) as unknown as Menu;
const registerOf = (module: string): string =>
  screens.find(({ screen }) => screen.path.startsWith(`/app/${module}/`) && screen.kind === 'resource')?.screen.path ??
  '';
const [WAREHOUSES, WORKSHOPS] = [registerOf('warehouse'), registerOf('workshop')];
const options = (...paths: readonly string[]) => ({
  screens,
  entity: 'warehouse',
  menus: paths.map((path) => menuAt(`${path}/**`)),
});
const row = (code: string) => ({ id: '7', refDocumentType: { code } });

describe('the page of a document on a list of all types', () => {
  it('is in the register of the module of its type', () => {
    const { of, select } = recordPagesOf(options(WAREHOUSES, WORKSHOPS));
    expect(select).toEqual(['refDocumentType.code']);
    expect([of(row(WAREHOUSE_TYPE)), of(row(WORKSHOP_TYPE))]).toEqual([`${WAREHOUSES}/7/view`, `${WORKSHOPS}/7/view`]);
  });

  it('is none if the person may not open that register', () => {
    const { of } = recordPagesOf(options(WORKSHOPS, '/app/warehouse/all'));
    expect(of(row(WAREHOUSE_TYPE))).toBeUndefined();
    expect(of({ id: '7' })).toBeUndefined();
  });
});

describe('the page of a row of a document', () => {
  const declared = warehouseModules.flatMap(({ entities = [] }) => entities);
  const entityNamed = (name: string) => {
    const found = declared.find((entity) => entity.name === name);
    if (found === undefined) throw new Error(`There is no ${name}`);
    return found;
  };

  it('is that of its document, in the register of the module of its type', () => {
    const pages = rootPagesOf({ ...options(WAREHOUSES, WORKSHOPS), part: entityNamed('warehouseRoom') });
    expect(pages?.select).toEqual(['refWarehouse.id', 'refWarehouse.refDocumentType.code']);
    expect(pages?.of({ id: 'room', refWarehouse: row(WORKSHOP_TYPE) })).toBe(`${WORKSHOPS}/7/view`);
    expect(pages?.of({ id: 'room', refWarehouse: null })).toBeUndefined();
  });

  it('is none for a record that is not a part', () => {
    expect(rootPagesOf({ ...options(WAREHOUSES), part: entityNamed('warehouse') })).toBeUndefined();
  });
});

describe('the lists of an entity that a person may open', () => {
  it('are its registers, each with the menu that gives the right to it', () => {
    expect(openListsOf(options(WORKSHOPS, '/app/warehouse/all', '/app/warehouse/requests'))).toEqual([
      { entity: 'warehouse', path: WORKSHOPS, menuId: `${WORKSHOPS}/**` },
    ]);
    expect(openListsOf(options())).toEqual([]);
  });
});
