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
import { notify } from '#platform/web/ui/feedback/notices.ts';
import css from './authorize.module.css';
import { POWERS } from './power.ts';
import { texts } from './texts.ts';

export type StatusDeed = 'suspend' | 'reinstate' | 'revoke';

const statuses = { suspend: 'suspended', reinstate: 'inForce', revoke: 'revoked' } as const;
const done = { suspend: 'suspended', reinstate: 'reinstated', revoke: 'revoked' } as const;
/** As the server takes it. */
const REASON_MAX = 300;

export interface PowerStatusDialogProps {
  readonly deed: StatusDeed;
  readonly power: WireRecord;
  readonly name: string;
  readonly isAuthorizer: boolean;
  readonly onClose: () => void;
  readonly onDone: (told: string) => void;
}

/** What follows from it, and why it is done. What comes back into force is confirmed with a code, as when it was given. */
export function PowerStatusDialog({
  deed,
  power,
  name,
  isAuthorizer,
  onClose,
  onDone,
}: PowerStatusDialogProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isAsked = deed !== 'reinstate';
  const isMissing = isAsked && reason.trim() === '';
  const send = async (): Promise<void> => {
    setTold(true);
    if (isMissing) return;
    setBusy(true);
    try {
      await saveWithOtp({
        method: 'PUT',
        path: `${POWERS}/status`,
        body: {
          id: power.id,
          version: power.version,
          status: statuses[deed],
          ...(isAsked ? { reason: reason.trim().slice(0, REASON_MAX) } : {}),
        },
        purpose: 'authorisation',
      });
      onDone(t(done[deed]));
    } catch (error) {
      notify.error(refusalText(error, locale));
      // They may want to try again.
      setBusy(false);
    }
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button kind={isAsked ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void send()}>
        {t(deed)}
      </Button>
    </>
  );
  return (
    // The code is asked for in a dialog of its own, which stands in the place of this one.
    <Dialog
      isOpen={isAsked || !isBusy}
      isBusy={isBusy}
      onClose={onClose}
      title={t(`${deed}Title`, { name })}
      width={`${CANCEL_DIALOG_WIDTH_PX}px`}
      footer={footer}
    >
      <div className={css.stack}>
        <p>{t(isAuthorizer && isAsked ? 'authorizerText' : `${deed}Text`)}</p>
        {isAsked ? (
          <RemarkField
            label={t('reason')}
            value={reason}
            onChange={setReason}
            isRequired
            takesFocus
            help={isAuthorizer ? undefined : t('reasonHelp')}
            problem={isTold && isMissing ? t('giveReason') : undefined}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
