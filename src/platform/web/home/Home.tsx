import { Suspense, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { useVisit } from '../route/visit.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { useToday } from '../today.ts';
import { HoldingsPanel } from '../holder/HoldingsPanel.tsx';
import { Directory } from '../menu/Directory.tsx';
import css from './Home.module.css';
import { HomeInvitations } from './HomeInvitations.tsx';
import { HomeManuals } from './HomeManuals.tsx';
import { HomeNotices } from './HomeNotices.tsx';
import { QueueSkeleton } from './HomeQueueSkeleton.tsx';
import { ChooseActingFor } from '../actingFor/ChooseActingFor.tsx';
import { texts as actingForTexts } from '../actingFor/texts.ts';
import { LostPower } from '../actingFor/LostPower.tsx';
import { personName } from '../i18n/person.ts';
import { RecentRecords } from './RecentRecords.tsx';
import { texts } from './texts.ts';
import { formatFullDate } from '../i18n/formatFullDate.ts';

const HomeQueue = lazyComponent(() => import('./HomeQueue.tsx'), 'HomeQueue');

/**
 * Menus in which requests are filed, received or approved: people with such a menu have a queue, and space is reserved
 * for it.
 */
const ACTS_IN = /\/(?:requests|request-receives|request-approves)\/\*\*$/u;

/**
 * The start page: who I am today, what waits for me, what the holder I act for has in force, everything I may open, what
 * I opened last.
 */
export function Home(): ReactElement {
  const t = useTexts(texts);
  const tActingFor = useTexts(actingForTexts);
  const locale = useLocale();
  const { user, actingFor, lostHolder, menus } = useVisit().info;
  const isExpected = menus.some(({ url, canEdit }) => canEdit && ACTS_IN.test(url));
  const today = useToday();
  return (
    <div className={css.home}>
      <header className={css.head}>
        <p className={css.date}>{formatFullDate(today, locale)}</p>
        <h1 className={css.greeting}>{t('greeting', { name: user === null ? '' : personName(user, locale) })}</h1>
        {actingFor === null || actingFor.kind === 'self' ? null : (
          <p className={css.acting}>
            {tActingFor('actingFor')} <strong>{personName(actingFor, locale)}</strong>
          </p>
        )}
      </header>
      <div className={css.main}>
        <HomeInvitations />
        {lostHolder === null ? <LostPower /> : <ChooseActingFor />}
        {lostHolder === null ? (
          <>
            <Suspense fallback={isExpected ? <QueueSkeleton /> : null}>
              <HomeQueue isExpected={isExpected} />
            </Suspense>
            {actingFor === null ? null : <HoldingsPanel key={actingFor.id} holderId={actingFor.id} isOwn />}
            <Directory />
          </>
        ) : null}
      </div>
      <div className={css.beside}>
        <HomeNotices />
        <RecentRecords />
        <HomeManuals />
      </div>
    </div>
  );
}
