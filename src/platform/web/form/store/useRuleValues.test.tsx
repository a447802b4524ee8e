import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { AnyRecord } from '#language/record.ts';
import { FormContext } from './formContext.ts';
import { savedOrder, sale } from './formFixtures.ts';
import type { FormModel } from '../model/formModel.ts';
import type { FormStore } from './formStore.ts';
import { useRecordValues, useRecordValue, type OpenRecordValues } from './useRecordValues.ts';
import { useIsReadOnly } from './useIsReadOnly.ts';

vi.mock('react', async (load) => ({
  ...(await load<object>()),
  useSyncExternalStore: (_: unknown, get: () => unknown) => get(),
}));

/** Returns the result of a hook inside the open form. The example exists only in the tests of this folder. */
function answered<T>(store: FormStore, hook: () => T, isReadOnly = false): T {
  const answers: T[] = [];
  const Asking = (): null => {
    answers.push(hook());
    return null;
  };
  const form = { store, prefix: 'f.', slots: {}, Nodes: () => null, isReadOnly, revealers: new Set<never>() };
  renderToStaticMarkup(
    <FormContext value={form}>
      <Asking />
    </FormContext>,
  );
  const [first] = answers;
  if (first === undefined) throw new Error('The hook answered nothing');
  return first;
}

const order = 'exampleOrder' as never;
const line = 'exampleLine' as never;
const lines = [{ id: 'a', label: 'Nails', quantity: 3, price: null, note: null, packs: [] }];
interface Loose extends OpenRecordValues<never> {
  readonly recordValues: never & AnyRecord;
  readonly change: (name: string, value: unknown) => void;
}

describe('useRecordValues', () => {
  it('returns the values as rules read them, also for a row', () => {
    const store = savedOrder({ kind: sale, lines });
    expect((answered(store, () => useRecordValues(order)) as Loose).recordValues['kind']).toBe('sale');
    expect((answered(store, () => useRecordValues(line, 'lines.a')) as Loose).recordValues['label']).toBe('Nails');
    const quantity = (values: AnyRecord): unknown => values['quantity'];
    expect(answered(store, () => useRecordValue(line, quantity, { row: 'lines.a' }))).toBe(3);
  });

  it('accepts changes in the same form: a code becomes the card of its choice', () => {
    const store = savedOrder({ kind: sale, lines });
    (answered(store, () => useRecordValues(order)) as Loose).change('kind', 'other');
    expect(store.getValues()['kind']).toMatchObject({ id: 'kind-other' });
    expect(store.getRecordValues()['kind']).toBe('other');
    (answered(store, () => useRecordValues(line, 'lines.a')) as Loose).change('label', 'Screws');
    expect(store.getField('lines.a.label').value).toBe('Screws');
  });

  it('throws for another entity', () => {
    const store = savedOrder({ lines });
    expect(() => answered(store, () => useRecordValues(line))).toThrow('holds "exampleOrder"');
    expect(() => answered(store, () => useRecordValues(order, 'lines.a'))).toThrow('holds "exampleLine"');
  });
});

describe('useIsReadOnly', () => {
  it('is true for everything on the view page, and in a form for fields its case has locked', () => {
    const isClosed = ({ entity }: FormModel, name: string) => name === 'title' || entity.name === 'exampleLine';
    const store = savedOrder({ lines }, { isClosed });
    const addresses = [undefined, 'title', 'country', 'lines.a.label'] as const;
    expect(addresses.map((address) => answered(store, () => useIsReadOnly(address)))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(addresses.map((address) => answered(store, () => useIsReadOnly(address), true))).not.toContain(false);
  });
});
