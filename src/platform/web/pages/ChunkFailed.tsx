import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { MessagePage } from './MessagePage.tsx';
import { texts } from './texts.ts';

/** Shown when code could not be loaded: the page is reloaded with the current code. */
export function ChunkFailed(): ReactElement {
  const t = useTexts(texts);
  const actions = (
    <Button kind="primary" icon="reload" onClick={() => location.reload()}>
      {t('reload')}
    </Button>
  );
  return <MessagePage icon="warning" title={t('chunkFailed')} text={t('chunkFailedText')} actions={actions} />;
}
