import type { ReactElement } from 'react';
import { BASENAME } from '../route/address.ts';
import { HOME, safeAppPath } from '../route/guard.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { MessagePage } from './MessagePage.tsx';
import { texts } from './texts.ts';

/** The whole page is reloaded: after an outage its loaded state may be out of date. */
export function ServerDown(): ReactElement {
  const t = useTexts(texts);
  const actions = (
    <Button kind="primary" icon="reload" onClick={tryAgain}>
      {t('tryAgain')}
    </Button>
  );
  return <MessagePage icon="warning" code="500" title={t('serverDown')} text={t('serverDownText')} actions={actions} />;
}

function tryAgain(): void {
  if (!location.pathname.endsWith('/500')) location.reload();
  else location.assign(BASENAME + (safeAppPath(new URLSearchParams(location.search).get('url')) ?? HOME));
}
