/** Where the QR code on a document leads: whether it counts today, for whoever holds it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { formatDatetime, formatLongDate } from '#language/values/buddhistEra.ts';
import { instantFromMs } from '#language/values/instant.ts';
import { standingLabels, type ShortDetail } from '#platform/model/request/shortDetail.ts';
import { call } from '../api/call.ts';
import { ApiError, errorText } from '../api/errors.ts';
import { SHORT_DETAIL } from '../app/guard.ts';
import { useVisit } from '../app/visit.ts';
import { useLabel, useLocale } from '../i18n/locale.ts';
import { translate, useTexts } from '../i18n/texts.ts';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import css from './ShortDetailPage.module.css';
import { texts } from './shortDetailTexts.ts';
import { useWayOut } from './useWayOut.ts';

export function ShortDetailPage(): ReactElement {
  const t = useTexts(texts);
  const token = useVisit().path.slice(SHORT_DETAIL.length);
  usePageTitle(t('title'));
  // Never from memory: what was valid a moment ago may be revoked.
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['short-detail', token],
    queryFn: ({ signal }) => call<ShortDetail>('GET', `/api/v1/transaction/requests/short-detail/${token}`, { signal, silent: true, background: true }),
    gcTime: 0,
  });
  useWayOut(error);
  return (
    <PublicFrame>
      <div className={css.sheet}>
        <h1 className={css.title}>{t('title')}</h1>
        {data === undefined ? error === null ? <Skeleton kind="form" /> : <Failure error={error} onAgain={() => void refetch()} /> : <Found detail={data} checkedMs={dataUpdatedAt} />}
      </div>
    </PublicFrame>
  );
}

function Found({ detail, checkedMs }: { readonly detail: ShortDetail; readonly checkedMs: number }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { renewedBy } = detail;
  const isValid = detail.standing === 'valid';
  return (
    <>
      <Verdict tone={isValid ? 'good' : 'bad'} word={isValid ? 'valid' : 'notValid'} why={isValid ? undefined : standingLabels[detail.standing]}>
        <p>{reasonOf(detail, locale)}</p>
        {renewedBy === null ? null : <p>{t('renewedText', { number: renewedBy })}</p>}
      </Verdict>
      <Facts detail={detail} />
      <p className={css.note}>{t('compare')}</p>
      <div className={css.foot}>
        <p className={css.note}>{t('checkedAt', { at: formatDatetime(instantFromMs(checkedMs), locale) })}</p>
        <Button data-screen-only onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
    </>
  );
}

function reasonOf({ standing, validUntil, revision, replacedBy }: ShortDetail, locale: Locale): string {
  const t = translate(texts, locale);
  switch (standing) {
    case 'expired':
      return t('expiredText', { date: validUntil === null ? '' : formatLongDate(validUntil, locale) });
    case 'replaced':
      return t('replacedText', { revision, current: replacedBy ?? revision + 1 });
    case 'valid':
      return t('validText');
    case 'suspended':
      return t('suspendedText');
    case 'revoked':
      return t('revokedText');
    case 'cancelled':
      return t('cancelledText');
  }
}

interface VerdictProps {
  readonly tone: 'good' | 'bad' | 'neutral';
  readonly word: 'valid' | 'notValid' | 'unknown' | 'failed';
  /** In a word, for who reads the other language. */
  readonly why?: Label | undefined;
  readonly children: ReactElement | readonly (ReactElement | null)[];
}

const icons = { good: 'good', bad: 'error', neutral: 'warning' } as const;

/** In both languages: who holds the paper may read only one of them, and not know of the switch. */
function Verdict({ tone, word, why, children }: VerdictProps): ReactElement {
  const locale = useLocale();
  const other: Locale = locale === 'th' ? 'en' : 'th';
  return (
    <section className={classes(css.verdict, css[tone])} aria-live="polite">
      <Icon name={icons[tone]} size={ICON_PX} />
      <div>
        <h2 className={css.word}>{translate(texts, locale)(word)}</h2>
        <p className={css.other} lang={other}>
          {[translate(texts, other)(word), ...(why === undefined ? [] : [inLocale(why, other)])].join(' · ')}
        </p>
        <div className={css.reason}>{children}</div>
      </div>
    </section>
  );
}

const ICON_PX = 56;

function Facts({ detail }: { readonly detail: ShortDetail }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const facts: readonly (readonly [term: string, value: string])[] = [
    [t('number'), detail.number],
    [t('revision'), String(detail.revision)],
    [t('documentType'), label(detail.documentType.label)],
    [t('kind'), label(detail.kind.label)],
    [t('holder'), label(detail.holder)],
    [t('issuedOn'), formatLongDate(detail.issuedOn, locale)],
    [t('validUntil'), detail.validUntil === null ? t('noEnd') : formatLongDate(detail.validUntil, locale)],
    [t('department'), label(detail.department)],
  ];
  return (
    <dl className={css.facts} aria-label={t('facts')}>
      {facts.map(([term, value]) => (
        <div key={term} className={css.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const NOT_FOUND = 404;

function Failure({ error, onAgain }: { readonly error: Error; readonly onAgain: () => void }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  if (error instanceof ApiError && error.status === NOT_FOUND) {
    return (
      <Verdict tone="bad" word="unknown">
        <p>{t('unknownText')}</p>
      </Verdict>
    );
  }
  return (
    <>
      <Verdict tone="neutral" word="failed">
        <p>{error instanceof ApiError ? errorText(error, locale) : error.message}</p>
      </Verdict>
      <Button onClick={onAgain}>{t('tryAgain')}</Button>
    </>
  );
}
