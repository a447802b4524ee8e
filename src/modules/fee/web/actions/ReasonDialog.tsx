import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { newId } from '#platform/web/newId.ts';
import { FormDialog } from '#platform/web/request/dialog/FormDialog.tsx';
import { isTooLong, RemarkField } from '#platform/web/request/dialog/RemarkField.tsx';
import { texts } from './texts.ts';

/** The limit of the server. */
const REASON_MAX = 500;

export interface ReasonDialogProps {
  readonly title: string;
  readonly explained: string;
  readonly confirmLabel: string;
  readonly isDanger?: boolean;
  readonly children?: ReactNode;
  readonly onClose: () => void;
  /** `key` identifies this decision: sent twice it is done once. */
  readonly onSend: (remark: string, key: string) => Promise<void>;
}

/** Asks for the reason of an action, which is stored. */
export function ReasonDialog({
  title,
  explained,
  confirmLabel,
  isDanger = false,
  children,
  onClose,
  onSend,
}: ReasonDialogProps): ReactElement {
  const t = useTexts(texts);
  const [reason, setReason] = useState('');
  const [isErrorVisible, setErrorVisible] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const key = useRef(newId());
  const problem = isTooLong(reason, REASON_MAX)
    ? t('tooLong', { max: REASON_MAX })
    : isErrorVisible && reason.trim() === ''
      ? t('reasonMissing')
      : undefined;
  const send = async (): Promise<void> => {
    setErrorVisible(true);
    if (reason.trim() === '' || isTooLong(reason, REASON_MAX)) return;
    setBusy(true);
    try {
      await onSend(reason.trim(), key.current);
      onClose();
    } catch {
      // The call has shown the error; the next attempt is another decision.
      key.current = newId();
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={title}
      confirmLabel={confirmLabel}
      isDanger={isDanger}
      isBusy={isBusy}
      onClose={onClose}
      onSend={() => void send()}
    >
      <p>{explained}</p>
      <RemarkField
        label={t('reason')}
        value={reason}
        onChange={setReason}
        max={REASON_MAX}
        isRequired
        problem={problem}
      />
      {children}
    </FormDialog>
  );
}
