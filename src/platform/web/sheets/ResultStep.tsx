import type { ReactElement } from 'react';
import type { Locale } from '#language/label.ts';
import { useLocale } from '../i18n/locale.ts';
import { translate, useTexts } from '../i18n/texts.ts';
import { failureText } from '../list/failureText.ts';
import { Callout } from '../ui/Callout.tsx';
import css from './ImportDialog.module.css';
import { FileChanged } from './importCalls.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { resultOf, writtenIn } from './outcome.ts';
import { OutcomeView } from './OutcomeView.tsx';
import { texts } from './texts.ts';
import type { Stage } from './useImport.ts';

type Begun = Exclude<Stage, { readonly at: 'choosing' }>;

/** What becomes of the file. It takes the focus when it changes: the button that was pressed is gone. */
export function ResultStep({ stage }: { readonly stage: Begun }): ReactElement {
  const name = nameOf(stage, useLocale());
  return (
    <section key={name} ref={takeFocus} className={css.result} aria-label={name} tabIndex={-1}>
      <Told stage={stage} name={name} />
    </section>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function Told({ stage, name }: { readonly stage: Begun; readonly name: string }): ReactElement {
  const t = useTexts(texts);
  switch (stage.at) {
    case 'working':
      return <ImportProgress working={stage} title={name} />;
    case 'stopped':
      return <Callout tone="warn">{name}</Callout>;
    case 'failed':
      return (
        <Callout tone="bad" title={name}>
          <p>{stage.error instanceof FileChanged ? t('fileChanged') : failureText(stage.error)}</p>
          {stage.canRetry && !stage.isTrial ? <p>{t('retryIsSafe')}</p> : null}
        </Callout>
      );
    case 'told':
      return <OutcomeView outcome={stage.outcome} title={name} />;
  }
}

function nameOf(stage: Begun, locale: Locale): string {
  const t = translate(texts, locale);
  switch (stage.at) {
    case 'working':
      return t(stage.isTrial ? 'checking' : 'loading');
    case 'stopped':
      return t(stage.isTrial ? 'checkStopped' : 'loadStopped');
    case 'failed':
      return t(stage.isTrial ? 'checkFailed' : 'loadFailed');
    case 'told': {
      const { outcome } = stage;
      const result = resultOf(outcome);
      if (result === 'problems') return t('problemsFound', { n: outcome.problemCount.toLocaleString(locale) });
      return result === 'loaded' ? t('loaded', { n: writtenIn(outcome).toLocaleString(locale) }) : t(result);
    }
  }
}
