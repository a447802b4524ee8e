/** What the lists say of the substances among the contents. */
import type { Draft } from '#language/record.ts';
import { useDraftValue } from '#platform/web/form/store/useDraft.ts';
import { useSubstances, type SubstanceFacts } from '../masters.ts';

/** By id, asked for together. */
export function useContentSubstances(): ReadonlyMap<string, SubstanceFacts> {
  const ids = useDraftValue('haz', ({ mainSubStances }) =>
    (mainSubStances ?? []).flatMap(({ refSubStance }) => refSubStance?.id ?? []),
  );
  return useSubstances(ids);
}

/** Undefined until it is chosen and here. */
export function useSubstanceOf(row: string): SubstanceFacts | undefined {
  const id = useDraftValue('hazMainSubStance', ({ refSubStance }) => refSubStance?.id, { row });
  return useContentSubstances().get(id ?? '');
}

/** What the units of a row go by. */
export interface Fitting {
  readonly state: Draft<'haz'>['refPhysicalState'];
  readonly isMicrobe: boolean | undefined;
}

export function useFitting(row: string): Fitting {
  const state = useDraftValue('haz', ({ refPhysicalState }) => refPhysicalState);
  return { state, isMicrobe: useSubstanceOf(row)?.isMicrobe };
}
