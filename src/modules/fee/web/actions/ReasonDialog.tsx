import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { text } from '#language/field.ts';
import { CANCEL_DIALOG_WIDTH_PX } from '#platform/web/constants.ts';
import { TextControl } from '#platform/web/fields/controls/TextControl.tsx';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { newId } from '#platform/web/newId.ts';
import { Button } from '#platform/web/ui/Button.tsx';
import { Dialog } from '#platform/web/ui/Dialog.tsx';
import css from './ReasonDialog.module.css';
import { texts } from './texts.ts';

/** As the server takes it. */
const REASON_MAX = 500;
const field = text(['เหตุผล', 'Reason'], { max: REASON_MAX, multiline: true });

export interface ReasonDialogProps {
  readonly title: string;
  readonly explained: string;
  readonly confirmLabel: string;
  readonly isDanger?: boolean;
  readonly children?: ReactNode;
  readonly onClose: () => void;
  /** `key` is of this decision: sent twice it is done once. */
  readonly onSend: (remark: string, key: string) => Promise<void>;
}

/** Something that is done for a reason, which is kept. */
export function ReasonDialog({ title, explained, confirmLabel, isDanger = false, children, onClose, onSend }: ReasonDialogProps): ReactElement {
  const t = useTexts(texts);
  const form = useId();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const key = useRef(newId());
  const problem = [...reason].length > REASON_MAX ? t('tooLong', { max: REASON_MAX }) : isTold && reason.trim() === '' ? t('reasonMissing') : undefined;
  const send = async (): Promise<void> => {
    setTold(true);
    if (reason.trim() === '' || [...reason].length > REASON_MAX) return;
    setBusy(true);
    try {
      await onSend(reason.trim(), key.current);
      onClose();
    } catch {
      // The call has told the person; the next try is another one.
      key.current = newId();
      setBusy(false);
    }
  };
  const described = describedBy(id, { problem });
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="submit" form={form} kind={isDanger ? 'danger' : 'primary'} isBusy={isBusy}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog isOpen isBusy={isBusy} onClose={onClose} title={title} width={`${CANCEL_DIALOG_WIDTH_PX}px`} footer={footer}>
      <form
        id={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{explained}</p>
        <FieldFrame id={id} label={t('reason')} isRequired problem={problem}>
          <TextControl id={id} name="remark" field={field} value={reason === '' ? null : reason} onChange={(typed) => setReason(typed ?? '')} isRequired isInvalid={problem !== undefined} {...(described === undefined ? {} : { describedBy: described })} />
        </FieldFrame>
        {children}
      </form>
    </Dialog>
  );
}
