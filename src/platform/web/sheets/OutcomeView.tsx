import type { ReactElement } from 'react';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Callout } from '../ui/feedback/Callout.tsx';
import type { ImportOutcome } from './importAnswer.ts';
import css from './ImportDialog.module.css';
import { importResultOf, type ImportResult } from './importResult.ts';
import { ProblemTable } from './ProblemTable.tsx';
import { texts } from './texts.ts';
import { useLoadLabel } from './useLoadLabel.ts';

const tones = { problems: 'bad', loaded: 'good', same: 'info', ready: 'good' } as const satisfies Record<
  ImportResult,
  string
>;

export function OutcomeView({
  outcome,
  title,
}: {
  readonly outcome: ImportOutcome;
  readonly title: string;
}): ReactElement {
  const t = useTexts(texts);
  const load = useLoadLabel(outcome);
  const result = importResultOf(outcome);
  const isCut = outcome.problemCount > outcome.problems.length;
  return (
    <>
      <Callout tone={tones[result]} title={title}>
        {result === 'problems' ? <p>{t('mendThem')}</p> : null}
        {result === 'problems' && isCut ? <p>{t('firstOnes', { n: outcome.problems.length })}</p> : null}
        {result === 'ready' ? <p>{t('readyText', { load })}</p> : null}
        {result === 'loaded' ? <p>{t('loadedText')}</p> : null}
      </Callout>
      <Counts outcome={outcome} />
      {result === 'problems' ? <ProblemTable problems={outcome.problems} /> : null}
    </>
  );
}

function Counts({ outcome }: { readonly outcome: ImportOutcome }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const counted = [
    ['rowsFound', outcome.rows],
    ['created', outcome.created],
    ['updated', outcome.updated],
    ['unchanged', outcome.unchanged],
  ] as const;
  return (
    <dl className={css.counts}>
      {counted.map(([name, count]) => (
        <div key={name} className={css.count}>
          <dt className={css.hint}>{t(name)}</dt>
          <dd className={css.number}>{count.toLocaleString(locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
