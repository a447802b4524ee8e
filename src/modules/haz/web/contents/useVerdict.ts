/** Returns the verdict of a row of the contents; undefined until the tolerances are loaded. */
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useToleranceBands } from '../hazMasterData.ts';
import { verdictOf, type ContentLine, type VerdictAnswer } from './verdict.ts';

export function useVerdict(row: string): VerdictAnswer | undefined {
  const bands = useToleranceBands();
  const homogeneity = useRecordValue('haz', ({ refHomogeneity }) => refHomogeneity);
  const judge = (line: ContentLine): VerdictAnswer | undefined =>
    bands === undefined ? undefined : verdictOf(bands, line, homogeneity);
  return useRecordValue('hazMainSubStance', judge, { row });
}
