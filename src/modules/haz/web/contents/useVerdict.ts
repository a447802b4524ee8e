/** What a row of the contents comes to; undefined until the tolerances are here. */
import { useDraftValue } from '#platform/web/form/store/useDraft.ts';
import { useToleranceBands } from '../masters.ts';
import { verdictOf, type ContentLine, type VerdictAnswer } from './verdict.ts';

export function useVerdict(row: string): VerdictAnswer | undefined {
  const bands = useToleranceBands();
  const homogeneity = useDraftValue('haz', ({ refHomogeneity }) => refHomogeneity);
  const judge = (line: ContentLine): VerdictAnswer | undefined =>
    bands === undefined ? undefined : verdictOf(bands, line, homogeneity);
  return useDraftValue('hazMainSubStance', judge, { row });
}
