import { useId, useState, type ReactElement } from 'react';
import { call } from '../api/call.ts';
import type { WireRecord } from '../api/resource.ts';
import { CANCEL_DIALOG_WIDTH_PX } from '../constants.ts';
import inputCss from '../fields/controls/controls.module.css';
import { describedBy, FieldFrame } from '../fields/FieldFrame.tsx';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import css from './dialogs.module.css';
import { texts } from './texts.ts';

export interface StatusDialogProps {
  readonly user: WireRecord;
  readonly name: string;
  /** The account can be used now: the dialog suspends it. */
  readonly isUsable: boolean;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
}

const REASON_MAX = 300;
const REASON_ROWS = 3;

/** Asks why an account is suspended, or activated again. */
export function StatusDialog({ user, name, isUsable, onClose, onDone }: StatusDialogProps): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  const [reason, setReason] = useState('');
  const [hasTriedToSubmit, setHasTriedToSubmit] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isMissing = isUsable && reason.trim() === '';
  const frame = { help: t('reasonHelp'), problem: hasTriedToSubmit && isMissing ? t('giveReason') : undefined };
  const send = async (): Promise<void> => {
    setHasTriedToSubmit(true);
    if (isMissing) return;
    setBusy(true);
    try {
      await call('PUT', '/api/v1/security/users/status', {
        body: { id: user.id, version: user.version, status: isUsable ? 'suspended' : 'usable', reason: reason.trim() },
      });
      onDone(t(isUsable ? 'suspended' : 'madeUsable'));
    } catch {
      // The call has shown the error; the person may want to try again.
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      title={t(isUsable ? 'suspendTitle' : 'makeUsableTitle', { name })}
      width={`${CANCEL_DIALOG_WIDTH_PX}px`}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind={isUsable ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void send()}>
            {t(isUsable ? 'suspend' : 'makeUsable')}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <p>{t(isUsable ? 'suspendText' : 'makeUsableText')}</p>
        <FieldFrame id={id} label={t('reason')} isRequired={isUsable} {...frame}>
          <textarea
            id={id}
            rows={REASON_ROWS}
            maxLength={REASON_MAX}
            className={classes(inputCss.input, css.area)}
            value={reason}
            aria-required={isUsable}
            aria-invalid={frame.problem !== undefined || undefined}
            aria-describedby={describedBy(id, frame)}
            onChange={({ target }) => setReason(target.value)}
          />
        </FieldFrame>
      </div>
    </Dialog>
  );
}
