import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import type { ImportOutcome } from './importAnswer.ts';
import { importResultOf } from './importResult.ts';
import { texts } from './texts.ts';
import type { ImportControl, ImportStage } from './useImport.ts';
import { useLoadLabel } from './useLoadLabel.ts';

export interface ImportFooterProps {
  readonly importing: ImportControl;
  readonly onPick: () => void;
  readonly onClose: () => void;
}

/** The next actions; the most likely one comes last, as the primary button. */
export function ImportFooter(props: ImportFooterProps): ReactElement {
  const t = useTexts(texts);
  const { importing, onPick, onClose } = props;
  const { stage, run, stop } = importing;
  const close = <Button onClick={onClose}>{t('close')}</Button>;
  const other = <Button onClick={onPick}>{t('otherFile')}</Button>;
  switch (stage.at) {
    case 'choosing':
      return close;
    case 'working':
      return <Button onClick={stop}>{t('cancel')}</Button>;
    case 'stopped':
      return (
        <>
          {other}
          <Button kind="primary" onClick={() => run(stage.file, true)}>
            {t('checkAgain')}
          </Button>
        </>
      );
    case 'failed':
      return stage.canRetry ? (
        <>
          {other}
          <Button kind="primary" icon="reload" onClick={() => run(stage.file, stage.isTrial)}>
            {t('retry')}
          </Button>
        </>
      ) : (
        <>
          {close}
          <Button kind="primary" onClick={onPick}>
            {t('otherFile')}
          </Button>
        </>
      );
    case 'done':
      return <AfterOutcome {...props} stage={stage} />;
  }
}

function AfterOutcome({
  stage: { file, outcome },
  importing,
  onPick,
  onClose,
}: ImportFooterProps & { readonly stage: Extract<ImportStage, { readonly at: 'done' }> }): ReactElement {
  const t = useTexts(texts);
  switch (importResultOf(outcome)) {
    case 'problems':
      return (
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button kind="primary" icon="upload" onClick={onPick}>
            {t('mendedFile')}
          </Button>
        </>
      );
    case 'ready':
      return (
        <>
          <Button onClick={onPick}>{t('otherFile')}</Button>
          <LoadButton outcome={outcome} onLoad={() => importing.run(file, false)} />
        </>
      );
    case 'same':
    case 'loaded':
      return (
        <>
          <Button onClick={onPick}>{t('otherFile')}</Button>
          <Button kind="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      );
  }
}

function LoadButton({
  outcome,
  onLoad,
}: {
  readonly outcome: ImportOutcome;
  readonly onLoad: () => void;
}): ReactElement {
  return (
    <Button kind="primary" icon="import" onClick={onLoad}>
      {useLoadLabel(outcome)}
    </Button>
  );
}
