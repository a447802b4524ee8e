import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { moduleIndexOf } from '#language/moduleIndex.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { warehouseModules, WAREHOUSE_TYPE, WORKSHOP_TYPE } from '#platform/testing/warehouseModules.ts';
import { catalogue, connectModules, loadEntity, loadModuleIndex } from '../../declarations/loadedModules.ts';
import { documentOfModule } from '../../declarations/moduleDocuments.ts';
import { createCodeMap } from '../../fields/options/codeMap.ts';
import { formModelOf } from '../model/formModel.ts';
import { blankRecordOf } from '../store/blank.ts';
import { FormContext } from '../store/formContext.ts';
import { createFormStore, type FormStore } from '../store/formStore.ts';
import { usePickContext, type OpenPick } from './usePickContext.ts';

vi.mock('react', async (load) => ({
  ...(await load<object>()),
  useSyncExternalStore: (_: unknown, get: () => unknown) => get(),
}));

const modules = [...testCatalogue.modules, ...warehouseModules];
beforeAll(async () => {
  connectModules({
    moduleIndex: moduleIndexOf(modules),
    declarations: Object.fromEntries(modules.map((module) => [module.name, () => Promise.resolve(module)])),
    moduleWebs: {},
  });
  await loadModuleIndex();
});

const codes = createCodeMap(
  new Map([
    [documentType.group, Object.entries(documentType.values).map(([code, { key }]) => ({ id: code, code, key }))],
  ] as never),
);

/** A new document of the module of this type, with one room. */
async function newPlace(type: string): Promise<FormStore> {
  const model = formModelOf(catalogue, documentOfModule(await loadEntity('warehouse'), [type]));
  const base = {
    ...blankRecordOf(model, codes),
    id: 'new',
    rooms: [{ id: 'a', isNew: true, name: 'A', refHaz: null }],
  };
  const confirmReset = (): Promise<boolean> => Promise.resolve(true);
  return createFormStore({ catalogue, model, codes, base, isNew: true, newId: () => 'id', confirmReset });
}

function pickIn(store: FormStore, record: string): OpenPick {
  const answers: OpenPick[] = [];
  const Asking = (): null => {
    answers.push(usePickContext(record, 'refHaz'));
    return null;
  };
  const form = { store, prefix: 'f.', slots: {}, Nodes: () => null, isReadOnly: false, revealers: new Set<never>() };
  renderToStaticMarkup(
    <FormContext value={form}>
      <Asking />
    </FormContext>,
  );
  const [first] = answers;
  if (first === undefined) throw new Error('The hook answered nothing');
  return first;
}

const wire = 'transaction/warehouses';

describe('usePickContext', () => {
  it('has the type of the form, by which the documents of any holder are searched', async () => {
    const [warehouse, workshop] = [await newPlace(WAREHOUSE_TYPE), await newPlace(WORKSHOP_TYPE)];
    expect(pickIn(warehouse, '')).toEqual({
      context: { wire, field: 'refHaz', documentType: WAREHOUSE_TYPE },
      isHolderMissing: false,
      isOfAnybody: false,
    });
    expect(pickIn(workshop, '')).toMatchObject({ context: { documentType: WORKSHOP_TYPE }, isOfAnybody: true });
  });

  it('has the current values of the document that a row must match', async () => {
    const store = await newPlace(WAREHOUSE_TYPE);
    const context = { wire, field: 'rooms.refHaz', documentType: WAREHOUSE_TYPE };
    expect(pickIn(store, 'rooms.a').context).toEqual(context);
    store.setValues('', { refHazObject: { id: 'chlorine', nameTh: 'คลอรีน' } });
    expect(pickIn(store, 'rooms.a').context).toEqual({ ...context, matching: { refHazObject: 'chlorine' } });
    expect(pickIn(store, '').context, 'a reference that matches nothing').not.toHaveProperty('matching');
  });
});
