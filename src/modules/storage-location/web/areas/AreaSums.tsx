import type { ReactElement } from 'react';
import { formatDecimal, fractionDigits, type Decimal } from '#language/values/decimal.ts';
import { EMPTY_VALUE_TEXT } from '#platform/web/fields/display.ts';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import css from './AreaSums.module.css';
import { texts } from './texts.ts';

/** The sums of all areas: total, used and free, and what the used part takes. */
export function AreaSums(): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { total, used, capacity } = useRecordValue('storageLocation', (place) => ({
    total: place.totalArea,
    used: place.squareMetres,
    capacity: place.usedCapacity,
  }));
  const free = total === null || used === null ? null : total.minus(used);
  const shown = (value: Decimal | null, unit: 'squareMetres' | 'kilograms'): string =>
    value === null ? EMPTY_VALUE_TEXT : t(unit, { n: formatDecimal(value, locale, fractionDigits(value)) });
  return (
    <Card as="section" isSunken aria-label={t('sums')} aria-live="polite">
      <p className={css.title}>{t('sums')}</p>
      <dl className={css.sums}>
        <div>
          <dt>{t('sumTotal')}</dt>
          <dd>{shown(total, 'squareMetres')}</dd>
        </div>
        <div>
          <dt>{t('sumUsed')}</dt>
          <dd className={css.strong}>{shown(used, 'squareMetres')}</dd>
        </div>
        <div>
          <dt>{t('sumFree')}</dt>
          <dd>{shown(free, 'squareMetres')}</dd>
        </div>
        <div>
          <dt>{t('sumCapacity')}</dt>
          <dd className={css.strong}>{shown(capacity, 'kilograms')}</dd>
        </div>
      </dl>
      <p className={css.note}>{t('feeNote')}</p>
    </Card>
  );
}
