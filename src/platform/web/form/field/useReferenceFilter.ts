/** Limits the records a picker offers, if the declaration restricts them by other values of the record. */
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FilterCondition } from '#language/entity.ts';
import { useFormStore } from '../store/formContext.ts';
import type { ModelField } from '../model/formModel.ts';

/** Returns the same list until its content changes. */
export function useReferenceFilter(record: string, { behaviour }: ModelField): readonly FilterCondition[] | undefined {
  const store = useFormStore();
  const { offers } = behaviour;
  const cachedTerms = useRef<{ readonly text: string; readonly terms: readonly FilterCondition[] }>(undefined);
  const watch = useCallback(
    (listener: () => void) => (offers === undefined ? () => undefined : store.watchChanges(listener)),
    [store, offers],
  );
  return useSyncExternalStore(watch, () => {
    const recordValues = offers === undefined ? undefined : store.findComputed(record)?.recordValues;
    if (offers === undefined || recordValues === undefined) return undefined;
    const terms = offers(recordValues as never);
    const text = JSON.stringify(terms);
    if (cachedTerms.current?.text !== text) cachedTerms.current = { text, terms };
    return cachedTerms.current.terms;
  });
}
