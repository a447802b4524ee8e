import type { ReactElement } from 'react';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { lookupText, nameInLocale } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import type { FeePayment } from '../../payment.ts';
import type { Papers } from '../papers/useFeePapers.tsx';
import { BigAmount } from '../shown/BigAmount.tsx';
import facts from '../shown/Facts.module.css';
import { dueWords } from './dueWords.ts';
import css from './PayPage.module.css';
import sumCss from './PaySum.module.css';
import type { FeeDetails } from './paymentApi.ts';
import { texts } from './texts.ts';

export interface PaySumProps {
  readonly fee: FeePayment;
  readonly details: FeeDetails | undefined;
  readonly papers: Papers;
}

/** Shows the amount, the due date and the subject. */
export function PaySum({ fee, details, papers }: PaySumProps): ReactElement {
  const t = useTexts(texts);
  const { isPayable, amount, dueDate, id, feeCode } = fee;
  // While the bank debits the account, no other payment is offered.
  const hasInvoice = fee.status === 'paid' || (isPayable && fee.status !== 'waitBank');
  return (
    <Card as="section" isRoomy className={css.card} aria-labelledby="pay-sum">
      <div className={sumCss.sum}>
        <h2 id="pay-sum">{t(isPayable ? 'toPay' : 'amount')}</h2>
        <BigAmount amount={amount} />
        {isPayable && dueDate !== null ? <Due day={dueDate} /> : null}
      </div>
      {details === undefined ? <Skeleton lines={3} /> : <FeePurpose details={details} />}
      {hasInvoice ? (
        <div className={css.actions}>
          <Button
            icon="filePdf"
            isBusy={papers.busy === 'invoice'}
            onClick={() => papers.open({ kind: 'invoice', feeId: id, code: feeCode })}
          >
            {t('invoice')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function Due({ day }: { readonly day: string }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const dueDate = getPlainDate(day);
  const { words, tone } = dueWords(dueDate, locale);
  return (
    <p className={sumCss.due}>
      <span className={sumCss.day}>
        <Icon name="calendar" />
        {t('due', { date: formatLongDate(dueDate, locale) })}
      </span>
      <Tag tone={tone} icon={tone === 'neutral' ? 'clock' : 'warning'}>
        {words}
      </Tag>
    </p>
  );
}

function FeePurpose({ details }: { readonly details: FeeDetails }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { refRequest, refDocumentType, refType } = details;
  const why = nameInLocale({ th: details.explanationTh ?? '', en: details.explanationEn ?? '' }, locale);
  return (
    <>
      <dl className={facts.column}>
        <div>
          <dt>{t('whatFor')}</dt>
          <dd className={sumCss.subject}>
            {nameInLocale({ th: refRequest.subjectTh ?? '', en: refRequest.subjectEn ?? '' }, locale)}
          </dd>
          <dd>{[refDocumentType, refType].map((lookup) => lookupText(lookup, locale)).join(' · ')}</dd>
        </div>
        {refRequest.requestCode === null ? null : (
          <div>
            <dt>{t('requestCode')}</dt>
            <dd className={css.code}>{refRequest.requestCode}</dd>
          </div>
        )}
      </dl>
      {why === '' ? null : (
        <details className={sumCss.why}>
          <summary>{t('why')}</summary>
          <p>{why}</p>
        </details>
      )}
    </>
  );
}
