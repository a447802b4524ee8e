import type { ReactElement } from 'react';
import { useVerdict } from './useVerdict.ts';
import { VerdictBar } from './VerdictBar.tsx';
import css from './Verdict.module.css';
import { VerdictText } from './VerdictText.tsx';

/** The result below a substance, updated with every digit. */
export function LiveVerdict({ row }: { readonly row: string }): ReactElement | null {
  const answer = useVerdict(row);
  return answer === undefined ? null : (
    <div className={css.verdict} aria-live="polite">
      {answer.kind === 'verdict' ? <VerdictBar verdict={answer} /> : null}
      <VerdictText answer={answer} />
    </div>
  );
}
