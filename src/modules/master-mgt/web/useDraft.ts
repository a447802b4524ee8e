/** The record of the open form as rules read it, drawn again with every change: for panels that work something out of all of it. */
import { useSyncExternalStore } from 'react';
import type { Draft } from '#language/record.ts';
import type { EntityName } from '#language/registry.ts';
import { useFormStore } from '#platform/web/form/formContext.ts';

export function useDraft<E extends EntityName>(): Draft<E> {
  const store = useFormStore();
  return useSyncExternalStore(store.watchChanges, store.getDraft) as unknown as Draft<E>;
}
