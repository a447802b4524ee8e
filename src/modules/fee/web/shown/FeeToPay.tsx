import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactElement } from 'react';
import { idOf } from '#language/readUnknown.ts';
import { instantFromMs } from '#language/values/instant.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useFieldValue, useOpenForm } from '#platform/web/form/store/formContext.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { FEES, useFeeMenu } from '../feeMenu.ts';
import { money } from '../money.ts';
import facts from './Facts.module.css';
import css from './FeeLine.module.css';
import headCss from './FeeHead.module.css';
import { Due, Fact } from './FeeLine.tsx';
import { FeeStatusTag } from './FeeStatusTag.tsx';
import { isReceivable, loadFees, type FeeWithPayer } from './feeSummary.ts';
import { texts } from './texts.ts';

const MINUTE_MS = 60_000;

/** Shows in the form of a payment the payer of the chosen fee and the open amount, which is filled in. */
export function FeeToPay(): ReactElement | null {
  const t = useTexts(texts);
  const isReadOnly = useIsReadOnly();
  const menu = useFeeMenu();
  const id = idOf(useFieldValue('refFeeStatement')) ?? undefined;
  const { data, isLoading, isError } = useQuery({
    queryKey: [FEES, 'chosen', id],
    enabled: id !== undefined,
    // It may have been paid since it was last chosen.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await loadFees({ name: 'id', type: 'UUID', operator: '=', value: id }, { menu, signal }))[0] ?? null,
  });
  const hasFilled = usePrefillAmount(data ?? undefined);
  if (id === undefined) return null;
  if (isLoading) return <Skeleton lines={2} />;
  if (isError || data === null || data === undefined) return <Callout tone="warn">{t('loadFailed')}</Callout>;
  return (
    <div className={headCss.head}>
      <FeeToPayFacts fee={data} />
      {hasFilled ? <p>{t('filled')}</p> : null}
      {!isReadOnly && !isReceivable(data) ? <p>{t('notDue')}</p> : null}
    </div>
  );
}

function FeeToPayFacts({ fee }: { readonly fee: FeeWithPayer }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <dl className={facts.row}>
      <Fact name={t('payer')}>{nameInLocale(fee.payer, locale)}</Fact>
      <Fact name={t('request')}>
        {[fee.requestCode, nameInLocale(fee.subject, locale)].filter((part) => part !== '').join(' · ')}
      </Fact>
      <Fact name={t('amount')}>
        <strong className={css.amount}>{money(fee.amount, locale)}</strong> {t('baht')}
      </Fact>
      <Fact name={t('feeOf', { code: fee.feeCode })}>
        <FeeStatusTag status={fee.status} />
      </Fact>
      {isReceivable(fee) ? <Due fee={fee} /> : null}
    </dl>
  );
}

/** Fees are paid in full, so only one amount is possible. The time of a bank notice stays as the bank sent it. */
function usePrefillAmount(fee: FeeWithPayer | undefined): boolean {
  const { store, isReadOnly } = useOpenForm();
  const filled = useRef<string>(undefined);
  const mayFill = !isReadOnly && store.isNew() && fee !== undefined && isReceivable(fee);
  useEffect(() => {
    if (!mayFill || filled.current === fee.id) return;
    filled.current = fee.id;
    const { paidDatetime } = store.getValues();
    const now = instantFromMs(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
    store.setValues('', {
      amount: fee.amount,
      ...(paidDatetime === null || paidDatetime === undefined ? { paidDatetime: now } : {}),
    });
  }, [mayFill, fee, store]);
  return mayFill;
}
