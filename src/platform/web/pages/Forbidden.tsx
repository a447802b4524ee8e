import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { HOME, safeAppPath } from '../route/guard.ts';
import { useTexts } from '../i18n/texts.ts';
import { useLostPowerText } from '../actingFor/useLostPowerText.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { MessagePage } from './MessagePage.tsx';
import { texts } from './texts.ts';

export function Forbidden(): ReactElement {
  const t = useTexts(texts);
  const [query] = useSearchParams();
  const lost = useLostPowerText();
  const back = safeAppPath(query.get('url'));
  const canGoBack = back !== undefined && back !== HOME;
  const actions = (
    <>
      {canGoBack ? (
        <ButtonLink to={back} kind="primary" icon="back">
          {t('goBack')}
        </ButtonLink>
      ) : null}
      <ButtonLink to={HOME} kind={canGoBack ? 'default' : 'primary'} icon="home">
        {t('goHome')}
      </ButtonLink>
    </>
  );
  return (
    <MessagePage icon="lock" code="403" title={t('forbidden')} text={lost ?? t('forbiddenText')} actions={actions} />
  );
}
