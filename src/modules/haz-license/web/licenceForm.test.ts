import { beforeAll, describe, expect, it } from 'vitest';
import { moduleIndexOf } from '#language/moduleIndex.ts';
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import { documentType, operation } from '#platform/model/businessChoices.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { catalogue, connectModules, loadEntity, loadModuleIndex } from '#platform/web/declarations/loadedModules.ts';
import { documentOfModule } from '#platform/web/declarations/moduleDocuments.ts';
import { createCodeMap } from '#platform/web/fields/options/codeMap.ts';
import { formModelOf, modelAt } from '#platform/web/form/model/formModel.ts';
import { isReferenceField } from '#platform/web/form/reference/pickedReference.ts';
import { referringDocumentOf, type ReferringDocument } from '#platform/web/form/reference/referringDocument.ts';
import { blankRecordOf } from '#platform/web/form/store/blank.ts';
import { createFormStore, type FormStore } from '#platform/web/form/store/formStore.ts';
import { licenceTypes, noticeTypes, type LicensedOperation } from '../operations.ts';

beforeAll(async () => {
  const { modules } = testCatalogue;
  connectModules({
    moduleIndex: moduleIndexOf(modules),
    declarations: Object.fromEntries(modules.map((module) => [module.name, () => Promise.resolve(module)])),
    moduleWebs: {},
  });
  await loadModuleIndex();
});

const codes = createCodeMap(
  new Map(
    [documentType, operation].map(({ group, values }) => [
      group,
      Object.entries(values).map(([code, { key }]) => ({ id: code, key, code, value: code, value2: code })),
    ]),
  ),
);

interface NewForm {
  readonly types?: Readonly<Record<LicensedOperation, string>>;
  readonly record?: AnyRecord;
  readonly confirmReset?: (labels: readonly Label[]) => Promise<boolean>;
}

async function newForm({
  types = licenceTypes,
  record,
  confirmReset = () => Promise.resolve(true),
}: NewForm = {}): Promise<FormStore> {
  const model = formModelOf(catalogue, documentOfModule(await loadEntity('hazLicense'), Object.values(types)));
  const base = { ...blankRecordOf(model, codes), id: 'new', ...record };
  return createFormStore({ catalogue, model, codes, base, isNew: true, newId: () => 'id', confirmReset });
}

const operationCard = (code: LicensedOperation): unknown => codes.cardOf(operation.group, code);

it('a new document is called by its kind, not by the name of the menu', async () => {
  const entity = await loadEntity('hazLicense');
  const titles = [licenceTypes, noticeTypes].map((types) => documentOfModule(entity, Object.values(types)).title[1]);
  expect(titles).toEqual(['Licence (type 3)', 'Notice (type 2)']);
});

describe('choosing another operation', () => {
  const filled = {
    refHazObject: { id: 'object' },
    details: [{ id: 'line', isNew: true }],
    countries: [{ id: 'country', isNew: true }],
    storageLocations: [{ id: 'place', isNew: true }],
  };

  it('asks, and then empties the substance, the lines, the countries and the places', async () => {
    const asked: (readonly Label[])[] = [];
    const confirmReset = (labels: readonly Label[]): Promise<boolean> => {
      asked.push(labels);
      return Promise.resolve(true);
    };
    const store = await newForm({ record: filled, confirmReset });
    store.change('refOperation', operationCard('possess'));
    await expect.poll(() => store.getRecordValues()['refOperation']).toBe('possess');
    expect(asked.map((labels) => labels.map(([, en]) => en))).toEqual([
      ['Listed hazardous substance', 'Products', 'Countries', 'Places'],
    ]);
    expect(store.getValues()).toMatchObject({ refHazObject: null, details: [], countries: [], storageLocations: [] });
  });

  it('changes nothing if the person refuses', async () => {
    const store = await newForm({ record: filled, confirmReset: () => Promise.resolve(false) });
    store.change('refOperation', operationCard('export'));
    await Promise.resolve();
    expect(store.getRecordValues()).toMatchObject({ refOperation: 'import', refHazObject: { id: 'object' } });
  });

  it('does not ask as long as nothing would be lost', async () => {
    const store = await newForm({ confirmReset: () => Promise.reject(new Error('asked')) });
    store.change('refOperation', operationCard('export'));
    expect(store.getRecordValues()['refOperation']).toBe('export');
  });
});

describe('the picker of products before the first save', () => {
  function pickerOf(store: FormStore): ReferringDocument {
    const field = modelAt(store.model, 'details.0').byName.get('refHaz')?.field;
    if (!isReferenceField(field)) throw new Error('A line refers to a product');
    return referringDocumentOf(store.model.entity, field.refersTo, {
      recordValues: store.getRecordValues(),
      isNew: store.isNew(),
    });
  }

  it.each([
    ['import', false],
    ['export', true],
    ['manufacture', false],
    ['possess', true],
  ] as const)('offers for %s the products of that document type, of anybody: %s', async (chosen, isOfAnybody) => {
    for (const types of [licenceTypes, noticeTypes]) {
      const store = await newForm({ types, record: { refHazObject: { id: 'object' } } });
      store.setValues('', { refOperation: operationCard(chosen) });
      expect(pickerOf(store)).toEqual({
        sent: { documentType: types[chosen], matching: { refHazObject: 'object' } },
        isOfAnybody,
      });
    }
  });
});
