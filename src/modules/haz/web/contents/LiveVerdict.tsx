import { useRef, useSyncExternalStore, type ReactElement } from 'react';
import type { Draft } from '#language/record.ts';
import { useFormStore } from '#platform/web/form/formContext.ts';
import type { ToleranceBand } from '../../tolerance.ts';
import { verdictOf, type ContentLine, type VerdictAnswer } from './verdict.ts';
import { VerdictBar } from './VerdictBar.tsx';
import css from './Verdict.module.css';
import { VerdictWords } from './VerdictWords.tsx';

/** Below a substance, told anew with every digit. */
export function LiveVerdict({ row, bands }: { readonly row: string; readonly bands: readonly ToleranceBand[] | undefined }): ReactElement | null {
  const store = useFormStore();
  const known = useRef<{ readonly text: string; readonly answer: VerdictAnswer }>(undefined);
  const answer = useSyncExternalStore(store.watchChanges, () => {
    const line = store.findSettled(row)?.draft as unknown as ContentLine | undefined;
    if (line === undefined || bands === undefined) return undefined;
    const found = verdictOf(bands, line, (store.getDraft() as unknown as Draft<'haz'>).refHomogeneity);
    const text = JSON.stringify(found);
    // The same until it says something else: other rows are typed in too.
    if (known.current?.text !== text) known.current = { text, answer: found };
    return known.current.answer;
  });
  return answer === undefined ? null : (
    <div className={css.verdict} aria-live="polite">
      {answer.kind === 'verdict' ? <VerdictBar verdict={answer} /> : null}
      <VerdictWords answer={answer} />
    </div>
  );
}
