/** The complete form that the platform draws from a declaration, with drafts, saving and the guard against leaving. */
import { useEffect, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { VisitContext, type Visit } from '#platform/web/route/visit.ts';
import { catalogue } from '#platform/web/declarations/loadedModules.ts';
import { createCodeMap } from '#platform/web/fields/options/codeMap.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { formModelOf } from '#platform/web/form/model/formModel.ts';
import type { FormStore } from '#platform/web/form/store/formStore.ts';
import { RecordForm } from '#platform/web/form/page/RecordForm.tsx';
import type { OpenedRecord } from '#platform/web/form/open/useOpenedRecord.ts';
import { exposePage } from './contender.ts';
import { HOLD_SLOT, keystrokeForm, OPTION_GROUP } from './declaration.ts';
import { PageProviders, loadPageParts, rootElement } from './pageParts.tsx';
import { lineId, options, toComparableJson, startingValues } from './formShape.ts';

await loadPageParts();
const root = createRoot(rootElement());
let store: FormStore | undefined;

const visit: Visit = {
  path: '/',
  info: {
    user: null,
    actingFor: null,
    actingForOptions: [],
    menus: [],
    menuSides: [],
    fieldClasses: ['public'],
    lostPower: null,
    lostHolder: null,
    etag: '',
  },
  match: undefined,
  menu: undefined,
  isLayout: true,
  canSelect: false,
};
const slots = { [HOLD_SLOT]: Hold };

exposePage({
  mount: (rows) => {
    const opened = openedWith(rows);
    const form = (
      <RecordForm entity={keystrokeForm} base="/app/bench/forms" page="edit" opened={opened} slots={slots} />
    );
    const router = createMemoryRouter([{ path: '*', element: <VisitContext value={visit}>{form}</VisitContext> }]);
    root.render(
      <PageProviders>
        <RouterProvider router={router} />
      </PageProviders>,
    );
  },
  values: () => toComparableJson(store?.getValues() ?? {}),
});

function openedWith(rows: number): OpenedRecord {
  const record = { ...startingValues(rows), id: lineId(rows), version: 1 };
  return {
    model: formModelOf(catalogue, keystrokeForm),
    codes: createCodeMap(new Map([[OPTION_GROUP, options]])),
    readableClasses: new Set(['public']),
    record,
    prefill: { values: {}, refused: [] },
    holderFacts: {},
  };
}

/** A part of the form like a component of a module; it lets the program read the values of the form. */
function Hold(): ReactElement | null {
  const formStore = useFormStore();
  useEffect(() => void (store = formStore), [formStore]);
  return null;
}
