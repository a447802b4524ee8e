/** The form as a good engineer writes it with React Hook Form. */
import { createRoot } from 'react-dom/client';
import type { UseFormReturn } from 'react-hook-form';
import { Form } from './byHand/Form.tsx';
import { offer } from './contender.ts';
import { House, openHouse, place } from './house.tsx';
import { readable, startingValues, type Values } from './shape.ts';

await openHouse();
const root = createRoot(place());
let form: UseFormReturn<Values> | undefined;

offer({
  mount: (rows) =>
    root.render(
      <House>
        <Form values={startingValues(rows)} onReady={(ready) => void (form = ready)} />
      </House>,
    ),
  values: () => readable(form?.getValues() ?? {}),
});
