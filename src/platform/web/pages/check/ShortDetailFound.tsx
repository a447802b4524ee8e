import type { ReactElement } from 'react';
import { inLocale, type Locale } from '#language/label.ts';
import { formatDatetime, formatLongDate } from '#language/values/buddhistEra.ts';
import { instantFromMs } from '#language/values/instant.ts';
import { basesText, type ShortDetail } from '#platform/model/request/shortDetail.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { translate, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FactList, type Fact } from './FactList.tsx';
import css from './PublicSheet.module.css';
import { texts } from './shortDetailTexts.ts';
import { standingStyle } from './standingStyle.ts';
import { Verdict } from './Verdict.tsx';

/** Shows in large letters whether the document is valid; then the facts to compare with the paper. */
export function ShortDetailFound({
  detail,
  checkedMs,
}: {
  readonly detail: ShortDetail;
  readonly checkedMs: number;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { renewedBy } = detail;
  return (
    <>
      <Verdict {...standingStyle(detail)}>
        <p>{reasonOf(detail, locale)}</p>
        {renewedBy === null ? null : <p>{t('renewedText', { number: renewedBy })}</p>}
      </Verdict>
      <DocumentFacts detail={detail} />
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

function reasonOf({ standing, validUntil, revision, replacedBy, usedUp, bases }: ShortDetail, locale: Locale): string {
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
    case 'usedUp':
      return usedUp === null
        ? ''
        : t('usedUpText', {
            type: inLocale(usedUp.documentType.label, locale),
            number: usedUp.number,
            date: formatLongDate(usedUp.on, locale),
          });
    case 'baseNotInForce':
      return t('baseNotInForceText', { bases: basesText(bases, locale) });
  }
}

function DocumentFacts({ detail }: { readonly detail: ShortDetail }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const facts: readonly Fact[] = [
    [t('number'), detail.number],
    [t('revision'), String(detail.revision)],
    [t('documentType'), label(detail.documentType.label)],
    [t('kind'), label(detail.kind.label)],
    ...detail.facts.map((fact): Fact => [label(fact.label), label(fact.value)]),
    [t('holder'), label(detail.holder)],
    [t('issuedOn'), formatLongDate(detail.issuedOn, locale)],
    [t('validUntil'), detail.validUntil === null ? t('noEnd') : formatLongDate(detail.validUntil, locale)],
    [t('department'), label(detail.department)],
  ];
  return <FactList label={t('facts')} facts={facts} />;
}
