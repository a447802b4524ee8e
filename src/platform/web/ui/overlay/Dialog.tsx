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
  /** An action is running that closing would not stop: the dialog cannot be closed. */
  readonly isBusy?: boolean | undefined;
  /** A question that must be answered: announced at once. */
  readonly isAlert?: boolean | undefined;
  /** The element that has the focus first, if it is not the first focusable one. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children?: ReactNode;
}

/** A click outside does not close it, so that typed text is not lost. Escape and the close button do. */
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
            {/* Comes last, so that the first focusable element is the first one to fill in. */}
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
