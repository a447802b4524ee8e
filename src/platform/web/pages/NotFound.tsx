import type { ReactElement } from 'react';
import { HOME } from '../route/guard.ts';
import { useTexts } from '../i18n/texts.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { MessagePage } from './MessagePage.tsx';
import { texts } from './texts.ts';

export function NotFound(): ReactElement {
  const t = useTexts(texts);
  const actions = (
    <ButtonLink to={HOME} kind="primary" icon="home">
      {t('goHome')}
    </ButtonLink>
  );
  return <MessagePage icon="search" code="404" title={t('notFound')} text={t('notFoundText')} actions={actions} />;
}
