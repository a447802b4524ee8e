/**
 * Confirms payments that another person recorded: asks once for all of them, and reports afterwards which succeeded and
 * which did not.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findDecimal, sum, ZERO } from '#language/values/decimal.ts';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { pairResults, type BulkOutcome } from '#platform/web/list/actions/offeredActions.ts';
import { withoutRows } from '#platform/web/list/rows/selection.ts';
import type { List } from '#platform/web/list/useList.ts';
import { newId } from '#platform/web/newId.ts';
import { confirm } from '#platform/web/ui/overlay/confirm.ts';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { confirmPayments, invalidatePayments } from '../actions/moneyApi.ts';
import { money } from '../money.ts';
import { texts } from './texts.ts';

export interface PaymentConfirmation {
  readonly run: (rows: readonly WireRecord[]) => Promise<void>;
  readonly isRunning: boolean;
  readonly outcome: BulkOutcome | undefined;
  readonly closeOutcome: () => void;
}

export function useConfirmPayments({ setSelection }: List): PaymentConfirmation {
  const t = useTexts(texts);
  const locale = useLocale();
  const queries = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const run = async (rows: readonly WireRecord[]): Promise<void> => {
    const amount = money(sum(rows.map((row) => findDecimal(row['amount']) ?? ZERO)), locale);
    const title = rows.length === 1 ? t('confirmOne') : t('confirmQuestion', { n: rows.length });
    if (!(await confirm({ title, text: t('confirmText', { amount }), confirmLabel: t('confirm') }))) return;
    setRunning(true);
    try {
      const result = pairResults(rows, await confirmPayments(rows, newId()), (row) => row);
      setSelection((selection) =>
        withoutRows(
          selection,
          result.done.map(({ id }) => id),
        ),
      );
      if (result.done.length > 0) notify.success(t('confirmed', { n: result.done.length }));
      if (result.refused.length > 0) setOutcome(result);
    } catch {
      // The call itself has already shown the error.
    } finally {
      setRunning(false);
      invalidatePayments(queries);
    }
  };
  return { run, isRunning, outcome, closeOutcome: () => setOutcome(undefined) };
}
