import { Suspense, useState, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { useTexts } from '../i18n/texts.ts';
import { Flyout } from '../ui/overlay/Flyout.tsx';
import { IconButton } from '../ui/button/IconButton.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './Bell.module.css';
import { texts } from './texts.ts';
import { useNotificationEvents, useUnreadCount } from './useNotifications.ts';

const BellPanel = lazyComponent(() => import('./BellPanel.tsx'), 'BellPanel');

/** Larger numbers are not shown exactly. */
const MAX_COUNT_SHOWN = 99;

/** Shows the number of unread notifications, always visible; one click shows the latest. */
export function Bell(): ReactElement {
  const t = useTexts(texts);
  const unread = useUnreadCount() ?? 0;
  useNotificationEvents();
  const label = unread === 0 ? t('notifications') : `${t('notifications')} · ${t('unreadCount', { n: unread })}`;
  return (
    <>
      <Flyout
        place="below"
        renderTrigger={(given) => (
          <span className={css.bell}>
            <IconButton icon="bell" label={label} tooltipSide="bottom" className={css.button} {...given} />
            {unread === 0 ? null : (
              <span className={css.badge} aria-hidden="true">
                {unread > MAX_COUNT_SHOWN ? `${MAX_COUNT_SHOWN}+` : unread}
              </span>
            )}
          </span>
        )}
      >
        {(close) => (
          <Suspense fallback={<Skeleton />}>
            <BellPanel unread={unread} onDone={close} />
          </Suspense>
        )}
      </Flyout>
      <NewNotificationAnnouncer unread={unread} />
    </>
  );
}

/** Announced when the number grows, not when it falls: notifications that the person has read are not news. */
function NewNotificationAnnouncer({ unread }: { readonly unread: number }): ReactElement {
  const t = useTexts(texts);
  const [known, setKnown] = useState({ unread, said: '' });
  if (known.unread !== unread) setKnown({ unread, said: unread > known.unread ? t('arrived', { n: unread }) : '' });
  return (
    <VisuallyHidden>
      <output>{known.said}</output>
    </VisuallyHidden>
  );
}
