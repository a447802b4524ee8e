/** The form that the platform draws from a declaration: all of it, with drafts, saving and the guard against leaving. */
import { useEffect, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { VisitContext, type Visit } from '#platform/web/route/visit.ts';
import { catalogue } from '#platform/web/declarations/declared.ts';
import { createCodeBook } from '#platform/web/fields/options/codeBook.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { formModelOf } from '#platform/web/form/model/formModel.ts';
import type { FormStore } from '#platform/web/form/store/formStore.ts';
import { RecordForm } from '#platform/web/form/page/RecordForm.tsx';
import type { Opened } from '#platform/web/form/open/useOpening.ts';
import { offer } from './contender.ts';
import { HOLD, keystrokeForm, OPTION_GROUP } from './declaration.ts';
import { House, openHouse, place } from './house.tsx';
import { lineId, options, readable, startingValues } from './shape.ts';

await openHouse();
const root = createRoot(place());
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
const slots = { [HOLD]: Hold };

offer({
  mount: (rows) => {
    const opened = openedWith(rows);
    const form = (
      <RecordForm entity={keystrokeForm} base="/app/bench/forms" page="edit" opened={opened} slots={slots} />
    );
    const router = createMemoryRouter([{ path: '*', element: <VisitContext value={visit}>{form}</VisitContext> }]);
    root.render(
      <House>
        <RouterProvider router={router} />
      </House>,
    );
  },
  values: () => readable(store?.getValues() ?? {}),
});

function openedWith(rows: number): Opened {
  const record = { ...startingValues(rows), id: lineId(rows), version: 1 };
  return {
    model: formModelOf(catalogue, keystrokeForm),
    codes: createCodeBook(new Map([[OPTION_GROUP, options]])),
    readable: new Set(['public']),
    record,
    prefill: { values: {}, refused: [] },
    holderFacts: {},
  };
}

/** Stands in the form as a module's component would, and lets the program read what the form holds. */
function Hold(): ReactElement | null {
  const held = useFormStore();
  useEffect(() => void (store = held), [held]);
  return null;
}
