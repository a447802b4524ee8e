import type { ReactElement, ReactNode } from 'react';
import { formatDatetime, formatLongDate } from '#language/values/buddhistEra.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { FEES_PATH, useFeeMenu } from '../feeMenu.ts';
import { money } from '../money.ts';
import { dueWords } from '../pay/dueWords.ts';
import { useFeePapers } from '../papers/useFeePapers.tsx';
import { FeeStatusTag } from './FeeStatusTag.tsx';
import facts from './Facts.module.css';
import css from './FeeLine.module.css';
import { isUnpaid, type FeeSummary } from './feeSummary.ts';
import { texts } from './texts.ts';

export interface FeeLineProps {
  readonly fee: FeeSummary;
  /** Whether to link to its own page. */
  readonly hasLink: boolean;
}

/** Shows a fee in short, and the actions of the person who sees it. */
export function FeeLine({ fee, hasLink }: FeeLineProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const menu = useFeeMenu();
  const papers = useFeePapers();
  const { id, feeCode, status, amount, paidAt, receiptCode, bankReason } = fee;
  const mayPay = isUnpaid(fee) && menu?.rights.has('canEdit') === true;
  return (
    <div className={css.line}>
      <dl className={facts.row}>
        <Fact name={hasLink ? t('feeOf', { code: feeCode }) : t('fee')}>
          <FeeStatusTag status={status} />
        </Fact>
        <Fact name={t('amount')}>
          <strong className={css.amount}>{money(amount, locale)}</strong> {t('baht')}
        </Fact>
        {isUnpaid(fee) ? <Due fee={fee} /> : null}
        {paidAt === null ? null : <Fact name={t('paidAt')}>{formatDatetime(paidAt, locale)}</Fact>}
        {receiptCode === null ? null : <Fact name={t('receiptCode')}>{receiptCode}</Fact>}
        {status === 'debitFailed' && bankReason !== null ? <Fact name={t('bankReason')}>{bankReason}</Fact> : null}
      </dl>
      <div className={css.actions} data-screen-only="">
        {mayPay ? (
          <ButtonLink to={`${FEES_PATH}/${id}/edit`} kind="primary" icon="money">
            {t('pay')}
          </ButtonLink>
        ) : null}
        {receiptCode === null ? null : (
          <Button
            icon="filePdf"
            isBusy={papers.busy === 'receipt'}
            onClick={() => papers.open({ kind: 'receipt', feeId: id, code: receiptCode })}
          >
            {t('receipt')}
          </Button>
        )}
        {isUnpaid(fee) ? (
          <Button
            icon="filePdf"
            isBusy={papers.busy === 'invoice'}
            onClick={() => papers.open({ kind: 'invoice', feeId: id, code: feeCode })}
          >
            {t('invoice')}
          </Button>
        ) : null}
        {hasLink ? (
          <ButtonLink to={`${FEES_PATH}/${id}/view`} kind="quiet">
            {t('details')}
          </ButtonLink>
        ) : null}
      </div>
      {papers.dialog}
    </div>
  );
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Due({ fee: { dueDate } }: { readonly fee: Pick<FeeSummary, 'dueDate'> }): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  if (dueDate === null) return null;
  const { words, tone } = dueWords(dueDate, locale);
  return (
    <Fact name={t('due')}>
      {formatLongDate(dueDate, locale)} <Tag tone={tone}>{words}</Tag>
    </Fact>
  );
}
