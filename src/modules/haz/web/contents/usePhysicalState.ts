/** Solid or liquid, as the form says now. */
import { useSyncExternalStore } from 'react';
import type { Draft } from '#language/record.ts';
import { useFormStore } from '#platform/web/form/formContext.ts';

export function usePhysicalState(): Draft<'haz'>['refPhysicalState'] {
  const store = useFormStore();
  return useSyncExternalStore(store.watchChanges, () => (store.getDraft() as unknown as Draft<'haz'>).refPhysicalState);
}
