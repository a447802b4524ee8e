import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { valueAt } from '#platform/web/fields/columns.ts';
import type { ModuleActionsProps, RecordAction } from '#platform/web/form/model/recordAction.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { newId } from '#platform/web/newId.ts';
import { confirm } from '#platform/web/ui/overlay/confirm.ts';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { CheckboxLine } from '#platform/web/ui/input/CheckboxLine.tsx';
import { useFeePapers } from '../papers/useFeePapers.tsx';
import { cancelReceipt, invalidatePayments, replaceReceipt } from './moneyApi.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { texts } from './texts.ts';

/** Opens a receipt as a paper, or cancels a wrong one, with a replacement now or later. */
export function ReceiptActions({ record, rights, codes, children }: ModuleActionsProps): ReactNode {
  const t = useTexts(texts);
  const papers = useFeePapers();
  const replacing = useReplaceReceipt(record);
  const [isCancelling, setCancelling] = useState(false);
  const isCancelled = codes.codeOf('RECEIPT_STATUS', record['refStatus']) === 'cancelled';
  const see = (): void =>
    papers.open({
      kind: 'receipt',
      feeId: String(valueAt(record, 'refFeeStatement.id')),
      code: String(record['code']),
      receiptId: record.id,
    });
  const mayCancel = rights.has('canArchive');
  const actions: readonly RecordAction[] = [
    ...(mayCancel && isCancelled && (record['refReplacement'] ?? null) === null
      ? [
          {
            key: 'replace',
            label: t('replaceLater'),
            icon: 'add',
            isBusy: replacing.isBusy,
            onSelect: replacing.run,
          } as const,
        ]
      : []),
    ...(mayCancel
      ? [
          {
            key: 'cancel',
            label: t('cancelReceipt'),
            icon: 'stop',
            isDanger: true,
            onSelect: () => setCancelling(true),
            disabledReason: isCancelled ? t('isCancelled') : undefined,
          } as const,
        ]
      : []),
    {
      key: 'receipt',
      label: t('receipt'),
      icon: 'filePdf',
      kind: 'primary',
      isBusy: papers.busy === 'receipt',
      onSelect: see,
    },
  ];
  return (
    <>
      {children(actions)}
      {papers.dialog}
      {isCancelling ? <CancelDialog receipt={record} onClose={() => setCancelling(false)} /> : null}
    </>
  );
}

/** Replaces a receipt that was cancelled without a replacement. */
function useReplaceReceipt(receipt: WireRecord): { readonly isBusy: boolean; readonly run: () => void } {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (
      !(await confirm({
        title: t('replaceTitle', { code: String(receipt['code']) }),
        text: t('replaceText'),
        confirmLabel: t('replaceLater'),
      }))
    )
      return;
    setBusy(true);
    try {
      const { replacement } = await replaceReceipt(receipt, newId());
      notify.success(t('replacedLater', { code: replacement.code }));
    } catch {
      // The call itself has already shown the error.
    } finally {
      setBusy(false);
      invalidatePayments(queries);
    }
  };
  return { isBusy, run: () => void send() };
}

function CancelDialog({
  receipt,
  onClose,
}: {
  readonly receipt: WireRecord;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const [replace, setReplace] = useState(true);
  const send = async (remark: string, key: string): Promise<void> => {
    try {
      const { replacement } = await cancelReceipt(receipt, { remark, replace, key });
      notify.success(replacement === null ? t('cancelled') : t('replaced', { code: replacement.code }));
    } finally {
      invalidatePayments(queries);
    }
  };
  return (
    <ReasonDialog
      title={t('cancelTitle', { code: String(receipt['code']) })}
      explained={t('cancelText')}
      confirmLabel={t('cancelReceipt')}
      isDanger
      onClose={onClose}
      onSend={send}
    >
      <CheckboxLine checked={replace} onChange={({ target }) => setReplace(target.checked)}>
        {t('replace')}
      </CheckboxLine>
    </ReasonDialog>
  );
}
