import type { ReactElement } from 'react';
import type { Locale } from '#language/label.ts';
import { failureText } from '../api/failureText.ts';
import { useLocale } from '../i18n/locale.ts';
import { translate, useTexts } from '../i18n/texts.ts';
import { Callout } from '../ui/feedback/Callout.tsx';
import { FocusOnMount } from './FocusOnMount.tsx';
import { FileChangedError } from './importCalls.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { importResultOf, writtenRowCount } from './importResult.ts';
import { OutcomeView } from './OutcomeView.tsx';
import { texts } from './texts.ts';
import type { ImportStage } from './useImport.ts';

type StartedStage = Exclude<ImportStage, { readonly at: 'choosing' }>;

/** Shows the result of the import. */
export function ResultStep({ stage }: { readonly stage: StartedStage }): ReactElement {
  const name = stageTitle(stage, useLocale());
  return (
    <FocusOnMount key={name} label={name}>
      <ImportStageView stage={stage} name={name} />
    </FocusOnMount>
  );
}

function ImportStageView({ stage, name }: { readonly stage: StartedStage; readonly name: string }): ReactElement {
  const t = useTexts(texts);
  switch (stage.at) {
    case 'working':
      return <ImportProgress working={stage} title={name} />;
    case 'stopped':
      return <Callout tone="warn">{name}</Callout>;
    case 'failed':
      return (
        <Callout tone="bad" title={name}>
          <p>{stage.error instanceof FileChangedError ? t('fileChanged') : failureText(stage.error)}</p>
          {stage.canRetry && !stage.isTrial ? <p>{t('retryIsSafe')}</p> : null}
        </Callout>
      );
    case 'done':
      return <OutcomeView outcome={stage.outcome} title={name} />;
  }
}

function stageTitle(stage: StartedStage, locale: Locale): string {
  const t = translate(texts, locale);
  switch (stage.at) {
    case 'working':
      return t(stage.isTrial ? 'checking' : 'loading');
    case 'stopped':
      return t(stage.isTrial ? 'checkStopped' : 'loadStopped');
    case 'failed':
      return t(stage.isTrial ? 'checkFailed' : 'loadFailed');
    case 'done': {
      const { outcome } = stage;
      const result = importResultOf(outcome);
      if (result === 'problems') return t('problemsFound', { n: outcome.problemCount.toLocaleString(locale) });
      return result === 'loaded' ? t('loaded', { n: writtenRowCount(outcome).toLocaleString(locale) }) : t(result);
    }
  }
}
