import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../i18n/texts.ts';
import { iconOfTone } from './Callout.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { PlainButton } from '../button/Button.tsx';
import css from './ToastHost.module.css';
import { dismissToast, toasts, type Toast } from './toasts.ts';
import { texts } from '../texts.ts';

/**
 * Rendered once in the application. Both regions are always rendered, because a message that appears together with its
 * region is not announced.
 */
export function ToastHost(): ReactElement {
  const t = useTexts(texts);
  const all = useSyncExternalStore(toasts.subscribe, toasts.get);
  const isUrgent = ({ tone }: Toast): boolean => tone === 'bad' || tone === 'warn';
  return createPortal(
    <section className={css.host} aria-label={t('notices')} data-screen-only="">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no paragraphs */}
      <div className={css.region} role="status" aria-live="polite">
        {all
          .filter((notice) => !isUrgent(notice))
          .map((notice) => (
            <ToastItem key={notice.id} notice={notice} />
          ))}
      </div>
      <div className={css.region} role="alert" aria-live="assertive">
        {all.filter(isUrgent).map((notice) => (
          <ToastItem key={notice.id} notice={notice} />
        ))}
      </div>
    </section>,
    document.body,
  );
}

/** Disappears by itself, but not while the pointer or the focus is on it. */
function ToastItem({ notice }: { readonly notice: Toast }): ReactElement {
  const t = useTexts(texts);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(notice.id), notice.lastsMs);
    return () => clearTimeout(timer);
  }, [notice, isHeld]);
  return (
    <div
      className={classes(css.notice, css[notice.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={iconOfTone[notice.tone]} size={ICON_PX} />
      <div className={css.words}>
        <p>{notice.text}</p>
        {notice.detail === undefined ? null : <p className={css.detail}>{notice.detail}</p>}
      </div>
      <PlainButton
        kind="quiet"
        size="small"
        icon="close"
        isSquare
        aria-label={t('close')}
        onClick={() => dismissToast(notice.id)}
      />
    </div>
  );
}

const ICON_PX = 18;
