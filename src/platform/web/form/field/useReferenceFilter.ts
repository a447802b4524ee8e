/** Limits the records a picker offers, if the declaration restricts them by other values of the record. */
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FilterCondition } from '#language/entity.ts';
import { useFormStore } from '../store/formContext.ts';
import type { ModelField } from '../model/formModel.ts';

/** Returns the same list until its content changes. */
export function useReferenceFilter(record: string, { behaviour }: ModelField): readonly FilterCondition[] | undefined {
  const store = useFormStore();
  const { offers } = behaviour;
  const known = useRef<{ readonly text: string; readonly terms: readonly FilterCondition[] }>(undefined);
  const watch = useCallback(
    (listener: () => void) => (offers === undefined ? () => undefined : store.watchChanges(listener)),
    [store, offers],
  );
  return useSyncExternalStore(watch, () => {
    const draft = offers === undefined ? undefined : store.findComputed(record)?.recordValues;
    if (offers === undefined || draft === undefined) return undefined;
    const terms = offers(draft as never);
    const text = JSON.stringify(terms);
    if (known.current?.text !== text) known.current = { text, terms };
    return known.current.terms;
  });
}
