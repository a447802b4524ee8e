import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { MessagePage } from './MessagePage.tsx';
import { texts } from './texts.ts';

/** Code that did not come: the page is loaded anew, with the code of today. */
export function ChunkFailed(): ReactElement {
  const t = useTexts(texts);
  const actions = (
    <Button kind="primary" icon="reload" onClick={() => location.reload()}>
      {t('reload')}
    </Button>
  );
  return <MessagePage icon="warning" title={t('chunkFailed')} text={t('chunkFailedText')} actions={actions} />;
}
