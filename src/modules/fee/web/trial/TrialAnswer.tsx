import type { ReactElement } from 'react';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { failureText } from '#platform/web/api/failureText.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import type { AnsweredFee, AnsweredMissing, ReasonText } from '../../feeAnswer.ts';
import { money } from '../money.ts';
import { BigAmount } from '../shown/BigAmount.tsx';
import { texts } from './texts.ts';
import type { useTrial } from './useTrial.ts';
import css from './TrialAnswer.module.css';

export interface TrialAnswerProps {
  readonly answer: ReturnType<typeof useTrial>;
  /** What has to be filled in before a fee can be calculated. */
  readonly hint?: { readonly title: string; readonly text: string } | undefined;
  /** Whether the rate in the answer has its own page. */
  readonly hasLink: boolean;
}

/** Shows the fee, its due date and the reasons; or what is missing to calculate it. */
export function TrialAnswer({ answer, hint, hasLink }: TrialAnswerProps): ReactElement {
  const t = useTexts(texts);
  return (
    <Card
      as="section"
      isSunken
      isRoomy
      className={classes(css.answer, answer.isFetching && css.busy)}
      aria-label={t('toPay')}
      aria-live="polite"
      aria-busy={answer.isFetching}
    >
      {hint === undefined ? (
        <AnswerBody answer={answer} hasLink={hasLink} />
      ) : (
        <EmptyState icon="number" title={hint.title} text={hint.text} />
      )}
    </Card>
  );
}

function AnswerBody({ answer: { data, error, refetch }, hasLink }: Omit<TrialAnswerProps, 'hint'>): ReactElement {
  const t = useTexts(texts);
  if (error !== null)
    return (
      <EmptyState
        icon="warning"
        title={t('failed')}
        text={failureText(error)}
        action={
          <Button icon="reload" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    );
  if (data === undefined) return <Skeleton lines={4} />;
  return data.kind === 'fee' ? <FeeFound fee={data} hasLink={hasLink} /> : <Missing missing={data} />;
}

function FeeFound({ fee, hasLink }: { readonly fee: AnsweredFee; readonly hasLink: boolean }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { total, fullTotal, waiver, dueDate, basis, rate, why } = fee;
  return (
    <>
      <div className={css.sum}>
        <p className={css.caption}>{t('toPay')}</p>
        <BigAmount amount={total} />
        <p className={css.notes}>
          {waiver === null ? null : (
            <>
              <Tag tone="good" icon="check">
                {t('waived')}
              </Tag>
              <span>
                {t('wouldBe')} <s className={css.full}>{money(fullTotal, locale)}</s> {t('baht')}
              </span>
            </>
          )}
          {basis === 'free' ? (
            <Tag tone="neutral" icon="check">
              {t('free')}
            </Tag>
          ) : null}
          {dueDate === null ? null : (
            <span className={css.due}>
              <Icon name="calendar" />
              {t('due', { date: formatLongDate(getPlainDate(dueDate), locale) })}
            </span>
          )}
        </p>
      </div>
      <p className={css.heading}>{t('why')}</p>
      <Reasons why={why} />
      {hasLink ? (
        <p>
          <TextLink to={`/app/fee/setting-mgt/fee-rates/${rate.id}/view`}>
            {t('openRate', { code: rate.code ?? '' })}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}

/** A value that a person has not entered yet is no fault of the rates. */
const NOT_ENTERED_YET: ReadonlySet<AnsweredMissing['what']> = new Set(['quantity', 'area', 'trips', 'items']);

function Missing({ missing: { what, why } }: { readonly missing: AnsweredMissing }): ReactElement {
  const t = useTexts(texts);
  const isNotEntered = NOT_ENTERED_YET.has(what);
  return (
    <>
      <p className={classes(css.missing, !isNotEntered && css.wrong)}>
        <Icon name={isNotEntered ? 'edit' : 'warning'} size={ICON_PX} />
        {t(isNotEntered ? 'oneMore' : 'notKnown')}
      </p>
      <Reasons why={why} />
    </>
  );
}

function Reasons({ why }: { readonly why: readonly ReasonText[] }): ReactElement {
  const locale = useLocale();
  const [only, ...others] = why;
  // A single reason needs no list.
  if (only !== undefined && others.length === 0) return <p>{only[locale]}</p>;
  return (
    <ol className={css.why}>
      {why.map((reason) => (
        <li key={reason.messageKey + reason.en}>{reason[locale]}</li>
      ))}
    </ol>
  );
}

const ICON_PX = 20;
