import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { invalidatePayments, returnPayment } from './moneyApi.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { texts } from './texts.ts';

/** Returns the payment to its recorder. */
export function ReturnDialog({
  payment,
  onClose,
}: {
  readonly payment: WireRecord;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const send = async (remark: string, key: string): Promise<void> => {
    try {
      await returnPayment(payment, { remark, key });
      notify.success(t('returned'));
    } finally {
      invalidatePayments(queries);
    }
  };
  return (
    <ReasonDialog
      title={t('returnTitle')}
      explained={t('returnText')}
      confirmLabel={t('return')}
      onClose={onClose}
      onSend={send}
    />
  );
}
