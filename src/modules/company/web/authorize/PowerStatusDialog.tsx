import { useState, type ReactElement } from 'react';
import { saveWithOtp } from '#platform/web/account/saveWithOtp.ts';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { CANCEL_DIALOG_WIDTH_PX } from '#platform/web/constants.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { RemarkField } from '#platform/web/request/dialog/RemarkField.tsx';
import { refusalText } from '#platform/web/api/failureText.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Dialog } from '#platform/web/ui/overlay/Dialog.tsx';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import css from './authorize.module.css';
import { POWERS } from './power.ts';
import { texts } from './texts.ts';

export type PowerStatusAction = 'suspend' | 'reinstate' | 'revoke';

const statuses = { suspend: 'suspended', reinstate: 'inForce', revoke: 'revoked' } as const;
const doneTexts = { suspend: 'suspended', reinstate: 'reinstated', revoke: 'revoked' } as const;
/** The limit of the server. */
const REASON_MAX = 300;

export interface PowerStatusDialogProps {
  readonly action: PowerStatusAction;
  readonly power: WireRecord;
  readonly name: string;
  readonly isAuthorizer: boolean;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
}

/** Shows the consequences and asks for a reason. Reinstating is confirmed with a code, as when the power was given. */
export function PowerStatusDialog({
  action,
  power,
  name,
  isAuthorizer,
  onClose,
  onDone,
}: PowerStatusDialogProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const [reason, setReason] = useState('');
  const [isErrorVisible, setErrorVisible] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isReasonRequired = action !== 'reinstate';
  const isMissing = isReasonRequired && reason.trim() === '';
  const send = async (): Promise<void> => {
    setErrorVisible(true);
    if (isMissing) return;
    setBusy(true);
    try {
      await saveWithOtp({
        method: 'PUT',
        path: `${POWERS}/status`,
        body: {
          id: power.id,
          version: power.version,
          status: statuses[action],
          ...(isReasonRequired ? { reason: reason.trim().slice(0, REASON_MAX) } : {}),
        },
        purpose: 'authorisation',
      });
      onDone(t(doneTexts[action]));
    } catch (error) {
      notify.error(refusalText(error, locale));
      // The person may want to try again.
      setBusy(false);
    }
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button kind={isReasonRequired ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void send()}>
        {t(action)}
      </Button>
    </>
  );
  return (
    // The code has its own dialog, which replaces this one.
    <Dialog
      isOpen={isReasonRequired || !isBusy}
      isBusy={isBusy}
      onClose={onClose}
      title={t(`${action}Title`, { name })}
      width={`${CANCEL_DIALOG_WIDTH_PX}px`}
      footer={footer}
    >
      <div className={css.stack}>
        <p>{t(isAuthorizer && isReasonRequired ? 'authorizerText' : `${action}Text`)}</p>
        {isReasonRequired ? (
          <RemarkField
            label={t('reason')}
            value={reason}
            onChange={setReason}
            isRequired
            takesFocus
            help={isAuthorizer ? undefined : t('reasonHelp')}
            problem={isErrorVisible && isMissing ? t('giveReason') : undefined}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
