import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { valueAt } from '#platform/web/fields/columns.ts';
import type { ModuleActionsProps, RecordAction } from '#platform/web/form/recordAction.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { notify } from '#platform/web/ui/notices.ts';
import { TickLine } from '#platform/web/ui/TickLine.tsx';
import { usePaper } from '../papers/usePaper.tsx';
import { cancelReceipt, forgetPayments } from './moneyApi.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { texts } from './texts.ts';

/** A receipt as a paper; and cancelled, where it was written wrongly. */
export function ReceiptActions({ record, rights, codes, children }: ModuleActionsProps): ReactNode {
  const t = useTexts(texts);
  const papers = usePaper();
  const [isCancelling, setCancelling] = useState(false);
  const isCancelled = codes.codeOf('RECEIPT_STATUS', record['refStatus']) === 'cancelled';
  const see = (): void => papers.open({ kind: 'receipt', feeId: String(valueAt(record, 'refFeeStatement.id')), code: String(record['code']), receiptId: record.id });
  const actions: readonly RecordAction[] = [
    ...(rights.has('canArchive') ? [{ key: 'cancel', label: t('cancelReceipt'), icon: 'stop', isDanger: true, onSelect: () => setCancelling(true), disabledReason: isCancelled ? t('isCancelled') : undefined } as const] : []),
    { key: 'receipt', label: t('receipt'), icon: 'filePdf', kind: 'primary', isBusy: papers.busy === 'receipt', onSelect: see },
  ];
  return (
    <>
      {children(actions)}
      {papers.dialog}
      {isCancelling ? <CancelDialog receipt={record} onClose={() => setCancelling(false)} /> : null}
    </>
  );
}

function CancelDialog({ receipt, onClose }: { readonly receipt: WireRecord; readonly onClose: () => void }): ReactElement {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const [replace, setReplace] = useState(true);
  const send = async (remark: string, key: string): Promise<void> => {
    try {
      const { replacement } = await cancelReceipt(receipt, { remark, replace, key });
      notify.success(replacement === null ? t('cancelled') : t('replaced', { code: replacement.code }));
    } finally {
      forgetPayments(queries);
    }
  };
  return (
    <ReasonDialog title={t('cancelTitle', { code: String(receipt['code']) })} explained={t('cancelText')} confirmLabel={t('cancelReceipt')} isDanger onClose={onClose} onSend={send}>
      <TickLine checked={replace} onChange={({ target }) => setReplace(target.checked)}>
        {t('replace')}
      </TickLine>
    </ReasonDialog>
  );
}
