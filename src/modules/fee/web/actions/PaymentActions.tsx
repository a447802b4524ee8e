import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { findDecimal, ZERO } from '#language/values/decimal.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { valueAt } from '#platform/web/fields/columns.ts';
import type { ModuleActionsProps, RecordAction } from '#platform/web/form/model/recordAction.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { newId } from '#platform/web/newId.ts';
import { confirm } from '#platform/web/ui/overlay/confirm.ts';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { money } from '../money.ts';
import { confirmPayment, invalidatePayments } from './moneyApi.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { texts } from './texts.ts';

/** The actions for a waiting payment on the page for confirming: confirm it, or return it to the recorder. */
export function PaymentActions({ record, rights, codes, children }: ModuleActionsProps): ReactNode {
  const t = useTexts(texts);
  const locale = useLocale();
  const queries = useQueryClient();
  const { menu, info } = useVisit();
  const [isReturning, setReturning] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isWaiting = codes.codeOf('FEE_PAYMENT_STATUS', record['refStatus']) === 'recorded';
  if (menu?.attributes['forApprove'] !== true || !rights.has('canActive') || !isWaiting) return children([]);
  const send = async (): Promise<void> => {
    const amount = money(findDecimal(record['amount']) ?? ZERO, locale);
    if (!(await confirm({ title: t('confirmTitle', { amount }), text: t('confirmText'), confirmLabel: t('confirm') })))
      return;
    setBusy(true);
    try {
      const { receiptCode } = await confirmPayment(record, newId());
      notify.success(t('confirmed', { code: receiptCode }));
    } catch {
      // The call itself has already shown the error.
    } finally {
      setBusy(false);
      invalidatePayments(queries);
    }
  };
  const isOwn = valueAt(record, 'refRecorder.id') === info.user?.id;
  const actions: readonly RecordAction[] = [
    { key: 'return', label: t('return'), icon: 'rollback', onSelect: () => setReturning(true) },
    {
      key: 'confirm',
      label: t('confirm'),
      icon: 'check',
      kind: 'primary',
      isBusy,
      onSelect: () => void send(),
      disabledReason: isOwn ? t('ownPayment') : undefined,
    },
  ];
  return (
    <>
      {children(actions)}
      {isReturning ? <ReturnDialog payment={record} onClose={() => setReturning(false)} /> : null}
    </>
  );
}
