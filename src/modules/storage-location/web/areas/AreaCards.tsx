import type { ReactElement } from 'react';
import type { RecordValues } from '#language/record.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { formatDecimal, fractionDigits, type Decimal } from '#language/values/decimal.ts';
import { EMPTY_VALUE_TEXT, lookupText } from '#platform/web/fields/display.ts';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import { AreaPlan } from './AreaPlan.tsx';
import { AreaResults } from './AreaResults.tsx';
import css from './AreaRow.module.css';
import { texts } from './texts.ts';

type Area = RecordValues<'storageLocationSub'>;

/** The areas as they are read: sizes, results and plan of each. */
export function AreaCards(): ReactElement {
  const t = useTexts(texts);
  const areas = useRecordValue('storageLocation', ({ subs }) => remainingRows(subs).map(([area]) => area));
  if (areas.length === 0) return <p className={css.quiet}>{t('noRows')}</p>;
  return (
    <ol className={css.cards}>
      {areas.map((area) => (
        <AreaCard key={area.id} area={area} />
      ))}
    </ol>
  );
}

function AreaCard({ area }: { readonly area: Area }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const number = (value: Decimal | null): string =>
    value === null ? EMPTY_VALUE_TEXT : formatDecimal(value, locale, fractionDigits(value));
  const size = (sides: readonly (Decimal | null)[]): string => t('metres', { n: sides.map(number).join(' × ') });
  return (
    <Card as="li">
      <div className={css.title}>
        <span className={css.number}>{area.name}</span>
        <span className={css.quiet}>
          {[lookupText(area.refStorageType, locale), t('density', { n: number(area.kgPerCubicMetre) })].join(' · ')}
        </span>
      </div>
      <div className={css.columns}>
        <div className={css.fields}>
          <div className={css.side}>
            <span className={css.quiet}>{t('total')}</span>
            <span>{size([area.totalWidth, area.totalLength, area.totalHeight])}</span>
            <AreaResults area={area.totalArea} volume={area.totalVolume} capacity={area.totalCapacity} />
          </div>
          <div className={css.side}>
            <span className={css.quiet}>{t('used')}</span>
            <span>{size([area.usedWidth, area.usedLength, area.usedHeight])}</span>
            <AreaResults area={area.usedArea} volume={area.usedVolume} capacity={area.usedCapacity} />
          </div>
        </div>
        <AreaPlan area={area} />
      </div>
    </Card>
  );
}
