/** The form as a good engineer writes it with React Hook Form. */
import { createRoot } from 'react-dom/client';
import type { UseFormReturn } from 'react-hook-form';
import { Form } from './byHand/Form.tsx';
import { exposePage } from './contender.ts';
import { PageProviders, loadPageParts, rootElement } from './pageParts.tsx';
import { toComparableJson, startingValues, type Values } from './formShape.ts';

await loadPageParts();
const root = createRoot(rootElement());
let form: UseFormReturn<Values> | undefined;

exposePage({
  mount: (rows) =>
    root.render(
      <PageProviders>
        <Form values={startingValues(rows)} onReady={(ready) => void (form = ready)} />
      </PageProviders>,
    ),
  values: () => toComparableJson(form?.getValues() ?? {}),
});
