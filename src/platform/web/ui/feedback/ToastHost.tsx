import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type ReactElement } from 'react';
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
  const host = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const rememberFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && host.current?.contains(relatedTarget) === false)
      focusedBefore.current = relatedTarget;
  };
  // The focus goes back to where it was, because the button that had it is gone.
  const close = ({ id }: Toast): void => {
    if (host.current?.contains(document.activeElement) === true) focusedBefore.current?.focus();
    focusedBefore.current = null;
    dismissToast(id);
  };
  return createPortal(
    <section ref={host} className={css.host} aria-label={t('notices')} data-screen-only="">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no paragraphs */}
      <div className={css.region} role="status" aria-live="polite">
        {all
          .filter((notice) => !isUrgent(notice))
          .map((notice) => (
            <ToastItem key={notice.id} notice={notice} onFocus={rememberFocus} onClose={close} />
          ))}
      </div>
      <div className={css.region} role="alert" aria-live="assertive">
        {all.filter(isUrgent).map((notice) => (
          <ToastItem key={notice.id} notice={notice} onFocus={rememberFocus} onClose={close} />
        ))}
      </div>
    </section>,
    document.body,
  );
}

/** Disappears by itself, but not while the pointer or the focus is on it. */
function ToastItem({
  notice,
  onFocus,
  onClose,
}: {
  readonly notice: Toast;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onClose: (notice: Toast) => void;
}): ReactElement {
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
      onFocus={(event) => {
        setHeld(true);
        onFocus(event);
      }}
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
        onClick={() => onClose(notice)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // What else Escape would close stays open.
          event.stopPropagation();
          onClose(notice);
        }}
      />
    </div>
  );
}

const ICON_PX = 18;
