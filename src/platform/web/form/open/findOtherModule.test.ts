import { describe, expect, it } from 'vitest';
import { moduleIndexOf } from '#language/moduleIndex.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { warehouseModules, WAREHOUSE_TYPE, WORKSHOP_TYPE } from '#platform/testing/warehouseModules.ts';
import { findOtherModule } from './findOtherModule.ts';

const { screens } = moduleIndexOf([...testCatalogue.modules, ...warehouseModules]);
const find = (type: string, { party = 'operator', isOpen = (_path: string): boolean => true } = {}) =>
  findOtherModule(screens, { screen: { entity: 'warehouse', party }, type, page: 'view', isOpen });

describe('the screen of a document that was opened in another module', () => {
  it('is that of the module of its type, for the same party', () => {
    expect(find(WORKSHOP_TYPE)).toBe('/app/workshop/requests');
    expect(find(WAREHOUSE_TYPE, { party: 'approver' })).toBe('/app/warehouse/request-approves');
  });

  it('is another one if the person may not open that, and none if they may open none', () => {
    const isRegister = (path: string): boolean => /\/(?:warehouses|workshops)$/u.test(path);
    expect(find(WORKSHOP_TYPE, { isOpen: isRegister })).toBe('/app/workshop/workshops');
    expect(find(WORKSHOP_TYPE, { isOpen: () => false })).toBeUndefined();
    expect(find('toWhom')).toBeUndefined();
  });
});
