/** Facts of the lists about the substances among the contents. */
import type { RecordValues } from '#language/record.ts';
import { useSharedValues } from '#platform/web/form/store/useRecordValues.ts';
import { useSubstances, type SubstanceFacts } from '../hazMasterData.ts';

/** By id, loaded together. */
export function useContentSubstances(): ReadonlyMap<string, SubstanceFacts> {
  const { mainSubStances } = useSharedValues('haz', ['mainSubStances']);
  return useSubstances((mainSubStances ?? []).flatMap(({ refSubStance }) => refSubStance?.id ?? []));
}

/** Returns undefined until it is chosen and loaded. */
export function useSubstanceOf(row: string): SubstanceFacts | undefined {
  const { refSubStance } = useSharedValues('hazMainSubStance', ['refSubStance'], { row });
  return useContentSubstances().get(refSubStance?.id ?? '');
}

/** What determines the units of a row. */
export interface ContentUnitContext {
  readonly state: RecordValues<'haz'>['refPhysicalState'];
  readonly isMicrobe: boolean | undefined;
}

export function useContentUnitContext(row: string): ContentUnitContext {
  const { refPhysicalState } = useSharedValues('haz', ['refPhysicalState']);
  return { state: refPhysicalState, isMicrobe: useSubstanceOf(row)?.isMicrobe };
}
