/** Facts of the lists about the substances among the contents. */
import type { RecordValues } from '#language/record.ts';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useSubstances, type SubstanceFacts } from '../hazMasterData.ts';

/** By id, loaded together. */
export function useContentSubstances(): ReadonlyMap<string, SubstanceFacts> {
  const ids = useRecordValue('haz', ({ mainSubStances }) =>
    (mainSubStances ?? []).flatMap(({ refSubStance }) => refSubStance?.id ?? []),
  );
  return useSubstances(ids);
}

/** Returns undefined until it is chosen and loaded. */
export function useSubstanceOf(row: string): SubstanceFacts | undefined {
  const id = useRecordValue('hazMainSubStance', ({ refSubStance }) => refSubStance?.id, { row });
  return useContentSubstances().get(id ?? '');
}

/** What determines the units of a row. */
export interface ContentUnitContext {
  readonly state: RecordValues<'haz'>['refPhysicalState'];
  readonly isMicrobe: boolean | undefined;
}

export function useContentUnitContext(row: string): ContentUnitContext {
  const state = useRecordValue('haz', ({ refPhysicalState }) => refPhysicalState);
  return { state, isMicrobe: useSubstanceOf(row)?.isMicrobe };
}
