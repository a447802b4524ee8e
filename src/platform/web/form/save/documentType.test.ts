/** A form of a document that several modules serve begins and saves documents of the module of its screen. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyEntity } from '#language/entity.ts';
import { moduleIndexOf } from '#language/moduleIndex.ts';
import type { AnyRecord } from '#language/record.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { warehouseModules, WAREHOUSE_TYPE, WORKSHOP_TYPE } from '#platform/testing/warehouseModules.ts';
import { catalogue, connectModules, loadEntity, loadModuleIndex } from '../../declarations/loadedModules.ts';
import { documentOfModule, getDeclarationFor } from '../../declarations/moduleDocuments.ts';
import { createCodeMap, type CodeMap } from '../../fields/options/codeMap.ts';
import { draftKindOf } from '../draft/draftKind.ts';
import { formModelOf } from '../model/formModel.ts';
import { blankRecordOf } from '../store/blank.ts';
import { saveBodyOf } from './saveBody.ts';

const modules = [...testCatalogue.modules, ...warehouseModules];
let declared: AnyEntity;
let letter: AnyEntity;
beforeAll(async () => {
  connectModules({
    moduleIndex: moduleIndexOf(modules),
    declarations: Object.fromEntries(modules.map((module) => [module.name, () => Promise.resolve(module)])),
    moduleWebs: {},
  });
  await loadModuleIndex();
  declared = await loadEntity('warehouse');
  letter = await loadEntity('toWhom');
});

const rows = Object.entries(documentType.values).map(([code, { key }]) => ({ id: `id of ${code}`, code, key }));
const codes: CodeMap = createCodeMap(new Map([[documentType.group, rows as never]]));

function bodyOf(entity: AnyEntity, { values = {}, isNew = true }: { values?: AnyRecord; isNew?: boolean } = {}) {
  const model = formModelOf(catalogue, entity);
  const base = { ...blankRecordOf(model, codes), id: 'new', version: 3 };
  return saveBodyOf(model, { values: { ...base, ...values }, base, isNew, codes });
}

describe('a document that several modules serve', () => {
  it('is loaded with the declarations of all its modules', () => {
    expect([...catalogue.requests.keys()]).toEqual(expect.arrayContaining(['warehouse', 'workshop']));
    const [warehouse, workshop] = [WAREHOUSE_TYPE, WORKSHOP_TYPE].map((type) => documentOfModule(declared, [type]));
    expect([warehouse, workshop].map((entity) => entity?.title[1])).toEqual(['Sample submission', 'Analysis result']);
    expect([warehouse, workshop].map((entity) => getDeclarationFor(entity ?? declared).module)).toEqual([
      'warehouse',
      'workshop',
    ]);
    expect(getDeclarationFor(warehouse ?? declared, WORKSHOP_TYPE).module).toBe('workshop');
  });

  it('has the labels of the module of its screen, also in its rows', () => {
    const labelsOn = (type: string): readonly (string | undefined)[] => {
      const { byName } = formModelOf(catalogue, documentOfModule(declared, [type]));
      return [byName.get('place'), byName.get('rooms')?.part?.byName.get('name')].map((field) => field?.field.label[1]);
    };
    expect(labelsOn(WAREHOUSE_TYPE)).toEqual(['Place', 'Name']);
    expect(labelsOn(WORKSHOP_TYPE)).toEqual(['Workshop', 'Production room']);
  });

  it('is saved with its type when it is new, and without it afterwards', () => {
    const entity = documentOfModule(declared, [WORKSHOP_TYPE]);
    expect(bodyOf(entity, { values: { place: 'Bang Na' } })).toEqual({
      id: 'new',
      place: 'Bang Na',
      refDocumentType: { id: `id of ${WORKSHOP_TYPE}` },
    });
    expect(bodyOf(entity, { values: { place: 'Bang Na' }, isNew: false })).toEqual({
      id: 'new',
      version: 3,
      place: 'Bang Na',
    });
  });

  it('has unfinished forms of its own for each module', () => {
    const kinds = [WAREHOUSE_TYPE, WORKSHOP_TYPE].map((type) => draftKindOf(documentOfModule(declared, [type])));
    expect(new Set(kinds).size).toBe(2);
    expect(draftKindOf(letter)).toBe('toWhom');
  });
});

describe('a document of one module', () => {
  it('is saved without its type', () => {
    expect(bodyOf(letter)).not.toHaveProperty('refDocumentType');
    expect(getDeclarationFor(letter).module).toBe('to-whom');
  });
});
