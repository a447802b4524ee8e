import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { LoadFailed } from '#platform/web/ui/feedback/LoadFailed.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import type { FeePayment } from '../../payment.ts';
import { FEES, FEES_PATH } from '../feeMenu.ts';
import { useFeePapers } from '../papers/useFeePapers.tsx';
import { FeeStatusTag } from '../shown/FeeStatusTag.tsx';
import { DebitPay } from './DebitPay.tsx';
import { findRequestAddress } from './requestAddress.ts';
import css from './PayPage.module.css';
import { PaySum } from './PaySum.tsx';
import { PayState } from './PayState.tsx';
import { paymentQuery, feeDetailsQuery } from './paymentApi.ts';
import { QrPay } from './QrPay.tsx';
import { texts } from './texts.ts';

/** Shows one fee to the person who pays it: amount, due date and payment methods; afterwards that it is paid. */
export function PayPage(): ReactElement {
  const t = useTexts(texts);
  const { match } = useVisit();
  const { data, error, refetch } = useQuery(paymentQuery(match?.params['id'] ?? ''));
  if (data !== undefined) return <PayPageBody fee={data} />;
  return error === null ? (
    <Skeleton kind="form" />
  ) : (
    <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  );
}

function PayPageBody({ fee }: { readonly fee: FeePayment }): ReactElement {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const { data: details } = useQuery({ ...feeDetailsQuery(fee), placeholderData: keepPreviousData });
  const papers = useFeePapers();
  // Everything that shows this fee is outdated, including the lists.
  const changed = (): Promise<void> => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === FEES });
  // With another payment method it would be paid twice.
  const isOpen = fee.isPayable && fee.status !== 'waitBank';
  return (
    <>
      <PageHeader title={t('title')} code={fee.feeCode} status={<FeeStatusTag status={fee.status} />} />
      <div className={css.page}>
        <div aria-live="polite">
          <PayState fee={fee} details={details ?? undefined} papers={papers} />
        </div>
        <div className={css.ways}>
          <PaySum fee={fee} details={details ?? undefined} papers={papers} />
          {isOpen ? <QrPay fee={fee} /> : null}
          {isOpen ? <DebitPay fee={fee} onChanged={changed} /> : null}
        </div>
        <RelatedLinks fee={fee} />
      </div>
      {papers.dialog}
    </>
  );
}

function RelatedLinks({ fee }: { readonly fee: FeePayment }): ReactElement {
  const t = useTexts(texts);
  // For a paid fee the link back is next to the message.
  const address = fee.status === 'paid' ? undefined : findRequestAddress(fee);
  return (
    <div className={css.actions}>
      {address === undefined ? null : (
        <ButtonLink to={address} kind="quiet" icon="back">
          {t('toRequest')}
        </ButtonLink>
      )}
      <ButtonLink to={`${FEES_PATH}/${fee.id}/view`} kind="quiet" icon="fileText">
        {t('details')}
      </ButtonLink>
    </div>
  );
}
