import type { ReactElement } from 'react';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { findInstant } from '#language/values/instant.ts';
import { lookupText } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { Spinner } from '#platform/web/ui/button/Spinner.tsx';
import type { FeePayment } from '../../payment.ts';
import type { Papers } from '../papers/useFeePapers.tsx';
import facts from '../shown/Facts.module.css';
import { findRequestAddress } from './requestAddress.ts';
import css from './PayPage.module.css';
import stateCss from './PayState.module.css';
import type { PaySumProps } from './PaySum.tsx';
import type { FeeDetails } from './paymentApi.ts';
import { texts } from './texts.ts';

/** Shows the status of the fee and what to do about it; nothing for a fee that only waits to be paid. */
export function PayState({ fee, details, papers }: PaySumProps): ReactElement | null {
  const t = useTexts(texts);
  switch (fee.status) {
    case 'paid':
      return <Paid fee={fee} details={details} papers={papers} />;
    case 'waitBank':
      return (
        <Callout tone="info" title={t('waitBankTitle')} action={<Spinner isSilent />}>
          {details?.bankAccount === null || details === undefined ? null : (
            <p className={css.code}>{details.bankAccount}</p>
          )}
          {t('waitBankText')}
        </Callout>
      );
    case 'debitFailed':
      return (
        <Callout tone="bad" title={t('debitFailedTitle')}>
          {fee.bankReason === null ? null : <p>{t('debitFailedReason', { reason: fee.bankReason })}</p>}
          {t('debitFailedText')}
        </Callout>
      );
    case 'cancelled':
      return (
        <Callout tone="neutral" title={t('cancelledTitle')}>
          {t('cancelledText')}
        </Callout>
      );
    case 'waived':
      return (
        <Callout tone="good" title={t('waivedTitle')}>
          {t('waivedText')}
        </Callout>
      );
    case 'waitPayment':
    case 'overdue':
      return fee.isOverdue ? (
        <Callout tone="warn" title={t('overdueTitle')}>
          {t('overdueText')}
        </Callout>
      ) : null;
  }
}

function Paid({
  fee,
  details,
  papers,
}: {
  readonly fee: FeePayment;
  readonly details: FeeDetails | undefined;
  readonly papers: Papers;
}): ReactElement {
  const t = useTexts(texts);
  const address = findRequestAddress(fee);
  const receiptCode = details?.receiptCode ?? null;
  return (
    <section className={stateCss.paid} aria-labelledby="pay-paid">
      <Icon name="good" size={MARK_PX} />
      <div className={stateCss.words}>
        <h2 id="pay-paid">{t('paidTitle')}</h2>
        <p>{t('paidText')}</p>
        {details === undefined ? null : <PaidFacts details={details} />}
        <div className={css.actions}>
          {receiptCode === null ? null : (
            <Button
              kind="primary"
              icon="filePdf"
              isBusy={papers.busy === 'receipt'}
              onClick={() => papers.open({ kind: 'receipt', feeId: fee.id, code: receiptCode })}
            >
              {t('receipt')}
            </Button>
          )}
          {address === undefined ? null : (
            <ButtonLink to={address} icon="back">
              {t('toRequest')}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

const MARK_PX = 32;

function PaidFacts({
  details: { payDatetime, refChannel, receiptCode },
}: {
  readonly details: FeeDetails;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const at = payDatetime === null ? undefined : findInstant(payDatetime);
  return (
    <dl className={facts.row}>
      {at === undefined ? null : (
        <div>
          <dt>{t('paidAt')}</dt>
          <dd>{formatDatetime(at, locale)}</dd>
        </div>
      )}
      {refChannel === null ? null : (
        <div>
          <dt>{t('paidBy')}</dt>
          <dd>{lookupText(refChannel, locale)}</dd>
        </div>
      )}
      <div>
        <dt>{t('receiptCode')}</dt>
        <dd className={receiptCode === null ? undefined : css.code}>{receiptCode ?? t('noReceipt')}</dd>
      </div>
    </dl>
  );
}
