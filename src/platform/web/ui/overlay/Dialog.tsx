import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { PlainButton } from '../button/Button.tsx';
import css from './Dialog.module.css';
import { texts } from '../texts.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Any CSS width; never wider than the screen. */
  readonly width?: string | undefined;
  readonly footer?: ReactNode;
  /** Something is under way that closing would not stop: it cannot be closed. */
  readonly isBusy?: boolean | undefined;
  /** A question that must be answered: read out at once. */
  readonly isAlert?: boolean | undefined;
  /** What has the focus first, where it is not the first thing in reach. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children?: ReactNode;
}

/** A press beside it does not close it: what was typed would be lost with it. Escape and the cross do. */
export function Dialog({
  isOpen,
  onClose,
  title,
  width,
  footer,
  isBusy = false,
  isAlert = false,
  initialFocus,
  children,
}: DialogProps): ReactElement {
  const t = useTexts(texts);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onClose()} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop className={css.backdrop} forceRender />
        <Base.Viewport className={css.viewport}>
          <Base.Popup
            className={css.popup}
            {...(width === undefined ? {} : { style: { width } })}
            {...(isAlert ? { role: 'alertdialog' } : {})}
            {...(initialFocus === undefined ? {} : { initialFocus })}
            aria-busy={isBusy}
          >
            <Base.Title className={css.title}>{title}</Base.Title>
            {isAlert ? (
              <Base.Description render={<div className={css.body} />}>{children}</Base.Description>
            ) : (
              <div className={css.body}>{children}</div>
            )}
            {footer === undefined ? null : <div className={css.footer}>{footer}</div>}
            {/* Last, so that the first thing in reach is the first thing to fill in. */}
            <Base.Close
              render={
                <PlainButton
                  kind="quiet"
                  icon="close"
                  isSquare
                  className={css.close}
                  isOff={isBusy}
                  aria-label={t('close')}
                />
              }
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
