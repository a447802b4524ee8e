/** What a picker sends of the document that refers: its type, known by its values before it is saved, and what must match. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyEntity } from '#language/entity.ts';
import { message } from '#language/message.ts';
import { moduleIndexOf } from '#language/moduleIndex.ts';
import type { AnyRecord } from '#language/record.ts';
import { refersTo, type RefersToOptions } from '#language/refersTo.ts';
import type { ReferenceTerms } from '#language/referenceTerms.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { WAREHOUSE_TYPE, warehouseModules, WORKSHOP_TYPE } from '#platform/testing/warehouseModules.ts';
import { connectModules, loadEntity, loadModuleIndex } from '../../declarations/loadedModules.ts';
import { documentOfModule } from '../../declarations/moduleDocuments.ts';
import { referringDocumentOf } from './referringDocument.ts';

const modules = [...testCatalogue.modules, ...warehouseModules];
let warehouse: AnyEntity;
let haz: AnyEntity;
beforeAll(async () => {
  connectModules({
    moduleIndex: moduleIndexOf(modules),
    declarations: Object.fromEntries(modules.map((module) => [module.name, () => Promise.resolve(module)])),
    moduleWebs: {},
  });
  await loadModuleIndex();
  warehouse = await loadEntity('warehouse');
  haz = await loadEntity('haz');
});

const why = message('invalidFormat');
const forTypes = { [WORKSHOP_TYPE]: { holder: 'any' }, registrationManufacture: { holder: 'any' } } as const;
const matches = ['refHazObject', 'refHazType'].map((name) => ({ field: name, root: name, why }));

function termsOf(options: RefersToOptions): ReferenceTerms {
  const { refersTo: terms } = refersTo('refHaz', 'haz', ['ผลิตภัณฑ์', 'Product'], options).refHaz;
  if (terms === undefined) throw new Error('The field refers to no issued document');
  return terms;
}

const sentOf = (entity: AnyEntity, recordValues: AnyRecord, isNew = true): unknown =>
  referringDocumentOf(entity, termsOf({ forTypes, matches }), { recordValues, isNew });

describe('what a picker sends of the document that refers', () => {
  it('is nothing if the reference does not depend on it', () => {
    const recordValues = { refDocumentType: WORKSHOP_TYPE, refHazType: 'type2' };
    expect(referringDocumentOf(warehouse, termsOf({ holder: 'any' }), { recordValues, isNew: false })).toEqual({
      sent: {},
      isOfAnybody: true,
    });
  });

  it('is the type of the screen for a new document, and the stored type for another', () => {
    const workshop = documentOfModule(warehouse, [WORKSHOP_TYPE]);
    expect(sentOf(workshop, { refDocumentType: WORKSHOP_TYPE })).toEqual({
      sent: { documentType: WORKSHOP_TYPE },
      isOfAnybody: true,
    });
    expect(sentOf(workshop, {})).toMatchObject({ sent: { documentType: WORKSHOP_TYPE } });
    expect(sentOf(warehouse, { refDocumentType: WAREHOUSE_TYPE }, false)).toEqual({
      sent: { documentType: WAREHOUSE_TYPE },
      isOfAnybody: false,
    });
  });

  it('is the type that the values of a new document will give it, and not that of later values', () => {
    const [made, imported] = [{ refOperation: 'manufacture' }, { refOperation: 'import' }];
    expect(sentOf(haz, made)).toEqual({ sent: { documentType: 'registrationManufacture' }, isOfAnybody: true });
    expect(sentOf(haz, imported)).toEqual({ sent: { documentType: 'registrationImport' }, isOfAnybody: false });
    expect(sentOf(haz, { ...made, refDocumentType: 'registrationImport' }, false)).toMatchObject({
      sent: { documentType: 'registrationImport' },
    });
  });

  it('has the values to be matched that are filled in: a reference by id, a choice by code', () => {
    const object = { id: 'chlorine', nameTh: 'คลอรีน' };
    expect(sentOf(haz, { refHazObject: object, refHazType: 'type2' })).toMatchObject({
      sent: { matching: { refHazObject: 'chlorine', refHazType: 'type2' } },
    });
    expect(sentOf(haz, { refHazObject: null, refHazType: 'type2' })).toMatchObject({
      sent: { matching: { refHazType: 'type2' } },
    });
    expect(sentOf(haz, { refHazObject: null }), 'nothing is filled in').not.toHaveProperty('sent.matching');
  });
});
