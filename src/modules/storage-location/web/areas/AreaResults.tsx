import type { ReactElement } from 'react';
import { formatDecimal, fractionDigits, type Decimal } from '#language/values/decimal.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { EMPTY_VALUE_TEXT } from '#platform/web/fields/display.ts';
import css from './AreaRow.module.css';
import { texts } from './texts.ts';

export interface AreaResultsProps {
  readonly area: Decimal | null;
  readonly volume: Decimal | null;
  readonly capacity: Decimal | null;
}

/** Square metres, cubic metres and kilograms, updated with every digit. */
export function AreaResults({ area, volume, capacity }: AreaResultsProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const shown = (value: Decimal | null, key: 'squareMetres' | 'cubicMetres' | 'kilograms'): string =>
    value === null ? EMPTY_VALUE_TEXT : t(key, { n: formatDecimal(value, locale, fractionDigits(value)) });
  return (
    <dl className={css.results}>
      <div>
        <dt>{t('area')}</dt>
        <dd>{shown(area, 'squareMetres')}</dd>
      </div>
      <div>
        <dt>{t('volume')}</dt>
        <dd>{shown(volume, 'cubicMetres')}</dd>
      </div>
      <div>
        <dt>{t('capacity')}</dt>
        <dd>{shown(capacity, 'kilograms')}</dd>
      </div>
    </dl>
  );
}
