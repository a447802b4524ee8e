import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { CANCEL_DIALOG_WIDTH_PX } from '../../constants.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import css from './FormDialog.module.css';
import { texts } from '../texts.ts';

export interface FormDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  /** Reason why it cannot be sent. */
  readonly disabledReason?: string | undefined;
  /** Replaces the button that sends: shows what has to be done first. */
  readonly instead?: ReactNode;
  /** There is nothing to fill in: the button has the focus, so that one key sends it. */
  readonly isConfirmFirst?: boolean;
  readonly onClose: () => void;
  readonly onSend: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/** Asks something before an action: the person cancels, or sends what is filled in. */
export function FormDialog({
  title,
  confirmLabel,
  isDanger = false,
  isBusy,
  disabledReason,
  instead,
  isConfirmFirst = false,
  onClose,
  onSend,
  children,
}: FormDialogProps): ReactElement {
  const t = useTexts(texts);
  const form = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  const footer = (
    <>
      <Button onClick={onClose} disabledReason={isBusy ? '' : undefined}>
        {t('goBack')}
      </Button>
      {instead ?? (
        <Button
          ref={confirm}
          type="submit"
          form={form}
          kind={isDanger ? 'danger' : 'primary'}
          isBusy={isBusy}
          disabledReason={disabledReason}
        >
          {confirmLabel}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width={`${CANCEL_DIALOG_WIDTH_PX}px`}
      footer={footer}
      isBusy={isBusy}
      initialFocus={isConfirmFirst ? confirm : undefined}
    >
      <form
        id={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (disabledReason === undefined) onSend(event.currentTarget);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
