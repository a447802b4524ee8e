import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '#platform/web/api/call.ts';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { CANCEL_DIALOG_WIDTH_PX } from '#platform/web/constants.ts';
import type { ModuleActionsProps } from '#platform/web/form/model/recordAction.ts';
import { reloadRecords } from '#platform/web/form/open/useOpenedRecord.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Dialog } from '#platform/web/ui/overlay/Dialog.tsx';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { invitationStatus } from '../../invitation.ts';
import { texts } from './texts.ts';

interface InvitationRecord extends WireRecord {
  readonly refStatus?: { readonly id: string; readonly key: string };
}

/** The action of an owner for an invitation that nobody has answered: withdraw it. */
export function InvitationActions({ entity, record, name, rights, codes, children }: ModuleActionsProps): ReactNode {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isWaiting = codes.codeOf(invitationStatus.group, (record as InvitationRecord).refStatus) === 'waiting';
  if (!rights.has('canEdit') || !isWaiting) return children([]);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('PUT', '/api/v1/security/invitations/withdraw', { body: { id: record.id } });
      setConfirmOpen(false);
      notify.success(t('withdrawn'));
    } finally {
      setBusy(false);
      reloadRecords(queries, entity);
    }
  };
  const footer = (
    <>
      <Button onClick={() => setConfirmOpen(false)}>{t('cancel')}</Button>
      <Button kind="danger" isBusy={isBusy} onClick={() => void withdraw().catch(() => undefined)}>
        {t('withdraw')}
      </Button>
    </>
  );
  return (
    <>
      {children([
        {
          key: 'withdraw',
          label: t('withdraw'),
          icon: 'stop',
          isDanger: true,
          onSelect: () => setConfirmOpen(true),
          disabledReason: undefined,
        },
      ])}
      {isConfirmOpen ? (
        <Dialog
          isOpen
          isBusy={isBusy}
          onClose={() => setConfirmOpen(false)}
          title={t('withdrawTitle', { name })}
          width={`${CANCEL_DIALOG_WIDTH_PX}px`}
          footer={footer}
        >
          <p>{t('withdrawText')}</p>
        </Dialog>
      ) : null}
    </>
  );
}
