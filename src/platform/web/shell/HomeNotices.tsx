import type { ReactElement } from 'react';
import { useVisit } from '../app/visit.ts';
import { useTexts } from '../i18n/texts.ts';
import { Callout } from '../ui/Callout.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import css from './HomeNotices.module.css';
import { Panel } from './Panel.tsx';
import { texts } from './texts.ts';

/** What a person should know before they begin. */
export function HomeNotices(): ReactElement {
  const t = useTexts(texts);
  const mustChange = useVisit().info.user?.mustChangePassword === true;
  return (
    <Panel title={t('notices')}>
      {mustChange ? (
        <div className={css.notices}>
          <Callout tone="warn" title={t('changePassword')}>
            {t('changePasswordHelp')}
          </Callout>
        </div>
      ) : (
        <EmptyState icon="bell" title={t('noNotices')} text={t('noNoticesHelp')} isCompact />
      )}
    </Panel>
  );
}
