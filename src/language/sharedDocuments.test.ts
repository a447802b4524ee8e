import { describe, expect, it } from 'vitest';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import {
  ALL_PLACES_MENU,
  warehouseModule,
  warehouseModules,
  WAREHOUSE_TYPE,
  workshopModule,
  WORKSHOP_TYPE,
} from '#platform/testing/warehouseModules.ts';
import {
  buildCatalogue,
  documentTypesOf,
  findRequestDeclaration,
  getModuleRequests,
  requestDeclarationsOf,
} from './catalogue.ts';
import type { ModuleDeclaration } from './module.ts';
import { moduleIndexOf } from './moduleIndex.ts';
import type { RequestDeclaration } from './requestDeclaration.ts';
import { sharedDocumentsOf } from './sharedDocuments.ts';

const build = (...modules: ModuleDeclaration[]) => buildCatalogue([...testCatalogue.modules, ...modules]);
const changed = (module: ModuleDeclaration, change: Partial<RequestDeclaration>): ModuleDeclaration => ({
  ...module,
  requests: module.requests.map((declaration) => ({ ...declaration, ...change })),
});

describe('two modules that serve one document', () => {
  const catalogue = build(...warehouseModules);

  it('are found by module, by document type and by entity, that of the entity first', () => {
    const [warehouse, workshop] = [getModuleRequests(catalogue, 'warehouse'), getModuleRequests(catalogue, 'workshop')];
    expect(findRequestDeclaration(catalogue, WAREHOUSE_TYPE)).toBe(warehouse);
    expect(findRequestDeclaration(catalogue, WORKSHOP_TYPE)).toBe(workshop);
    expect(requestDeclarationsOf(build(workshopModule, warehouseModule), 'warehouse')).toEqual([warehouse, workshop]);
    expect(documentTypesOf(catalogue, 'warehouse')).toEqual([WAREHOUSE_TYPE, WORKSHOP_TYPE]);
  });

  it('declare the entity, its parts and its checklist once, and depend on each other in one direction', () => {
    expect(workshopModule.entities).toEqual([]);
    expect(workshopModule.choices).toEqual([]);
    expect([warehouseModule.dependsOn, workshopModule.dependsOn]).toEqual([['haz'], ['warehouse']]);
  });

  it('have screens, menus and attachments of their own', () => {
    const screensOf = (name: string) =>
      (catalogue.modules.find((module) => module.name === name)?.screens ?? []).flatMap((screen) =>
        screen.kind === 'resource' && screen.isForAllTypes !== true ? [screen] : [],
      );
    for (const [name, type] of [
      ['warehouse', WAREHOUSE_TYPE],
      ['workshop', WORKSHOP_TYPE],
    ] as const) {
      expect(screensOf(name).map(({ path }) => path)).toContain(`/app/${name}/${name}s`);
      expect(screensOf(name).length).toBeGreaterThan(3);
      for (const screen of screensOf(name)) {
        expect(screen.path).toMatch(new RegExp(`^/app/${name}/`));
        expect(screen.documentTypes).toEqual([type]);
        expect(screen.listFilter).toContainEqual({ name: 'refDocumentType.code', operator: 'in', value: [type] });
      }
    }
    const itemsOf = (name: string) => getModuleRequests(catalogue, name).checklist.map(({ code }) => code);
    expect([itemsOf('warehouse'), itemsOf('workshop')]).toEqual([
      ['map', 'other'],
      ['factoryLicence', 'other'],
    ]);
    const shared = sharedDocumentsOf(catalogue.modules).find(({ document }) => document === 'warehouse');
    expect(shared?.servedBy.map(({ module, menus }) => menus.every((key) => key.startsWith(`${module}.`)))).toEqual([
      true,
      true,
    ]);
    expect(shared?.servedBy.map(({ menus }) => menus.length)).toEqual([4, 5]);
  });

  it('may be on a screen of all types, whose menu belongs to neither', () => {
    const all = catalogue.modules
      .flatMap(({ screens }) => screens)
      .find((screen) => screen.kind === 'resource' && screen.entity === 'warehouse' && screen.isForAllTypes);
    expect(all).toMatchObject({ path: '/app/warehouse/all' });
    expect(all).not.toHaveProperty('documentTypes');
    expect(all).not.toHaveProperty('listFilter');
    const shared = sharedDocumentsOf(catalogue.modules).find(({ document }) => document === 'warehouse');
    expect(shared?.menusOfAll).toEqual([ALL_PLACES_MENU]);
    expect(shared?.servedBy.flatMap(({ menus }) => menus)).not.toContain(ALL_PLACES_MENU);
  });

  it('are both named in the index of the browser, which loads both with the entity', () => {
    const { entities, screens } = moduleIndexOf([...testCatalogue.modules, ...warehouseModules]);
    expect(entities['warehouse']).toMatchObject({ module: 'warehouse', alsoServedBy: ['workshop'] });
    expect(
      screens.filter(({ screen }) => screen.kind === 'resource' && screen.documentTypes !== undefined).length,
    ).toBeGreaterThan(6);
  });

  it('change nothing in modules that have a document of their own', () => {
    const { entities, screens } = moduleIndexOf([...testCatalogue.modules, ...warehouseModules]);
    const shared = sharedDocumentsOf(testCatalogue.modules).map(({ document }) => document);
    expect(shared.toSorted()).toEqual(['hazLicense', 'storageLocation']);
    const served = [...shared.toSorted(), 'warehouse'];
    expect(
      Object.keys(entities)
        .filter((name) => entities[name]?.alsoServedBy !== undefined)
        .toSorted(),
    ).toEqual(served);
    const limited = screens.flatMap(({ screen }) => ('documentTypes' in screen ? [screen.entity] : []));
    expect([...new Set(limited)].toSorted()).toEqual(served);
  });
});

describe('a catalogue is refused', () => {
  it('if two modules serve the same document type', () => {
    const both = changed(workshopModule, { documentTypes: [WORKSHOP_TYPE, WAREHOUSE_TYPE] });
    expect(() => build(warehouseModule, both)).toThrow(
      `Requests of the module "workshop": the module "warehouse" serves the document type "${WAREHOUSE_TYPE}", too`,
    );
  });

  it('if the module that declares the document is missing', () => {
    expect(() => build(workshopModule)).toThrow(
      'Requests of the module "workshop": they are about the document of "warehouse", and there is no such module',
    );
  });

  it('if two modules declare the document', () => {
    const second = { ...workshopModule, entities: warehouseModule.entities };
    expect(() => build(warehouseModule, second)).toThrow('Two declarations of the entity "warehouse"');
  });

  it('if the document is declared elsewhere than the module says', () => {
    expect(() => build(warehouseModule, changed(workshopModule, { documentOf: 'haz' }))).toThrow(
      'they are about "warehouse", which the module "haz" does not declare',
    );
    const { documentOf: _, ...unnamed } = getModuleRequests(build(...warehouseModules), 'workshop');
    expect(() => build(warehouseModule, { ...workshopModule, requests: [unnamed] })).toThrow(
      'they are about "warehouse", which the module "workshop" does not declare',
    );
  });

  it('if the module that declares the document has no requests of it', () => {
    expect(() => build({ ...warehouseModule, requests: [] }, workshopModule)).toThrow(
      'they are about "warehouse", of which the module "warehouse" has no requests',
    );
  });

  it('if a module declares two kinds of request', () => {
    const twice = { ...warehouseModule, requests: [...warehouseModule.requests, ...warehouseModule.requests] };
    expect(() => build(twice)).toThrow('a module declares one kind of request, and it declares two');
  });

  it('if a document that follows another does not say for which of the modules it is', () => {
    const followUp = { document: 'warehouse', label: ['สถานที่', 'Place'], copies: {} } as const;
    const withFollowUp = (documentType?: string) => {
      const followUps = [documentType === undefined ? followUp : { ...followUp, documentType }];
      return () => build(changed(warehouseModule, { followUps }), workshopModule);
    };
    expect(withFollowUp()).toThrow('leads to "warehouse", and names no document type of it');
    expect(withFollowUp('toWhom')).toThrow('leads to "warehouse", and names no document type of it');
    expect(withFollowUp(WORKSHOP_TYPE)).not.toThrow();
  });
});
