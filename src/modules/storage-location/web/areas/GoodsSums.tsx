import type { ReactElement } from 'react';
import { remainingRows } from '#language/remainingRows.ts';
import { formatDecimal, fractionDigits, sum } from '#language/values/decimal.ts';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { itemsOf } from '../../areaRules.ts';
import css from './GoodsSums.module.css';
import { goodsTexts } from './texts.ts';

/** For each area with goods: the largest quantities together, and what the area takes. */
export function GoodsSums(): ReactElement {
  const t = useTexts(goodsTexts);
  const locale = useLocale();
  const sums = useRecordValue('storageLocation', ({ subs, subItems }) =>
    remainingRows(subs).flatMap(([area]) => {
      const items = itemsOf(area, subItems);
      const kept = sum(items.flatMap(([{ largestKg }]) => largestKg ?? []));
      return items.length === 0 || area.usedCapacity === null
        ? []
        : [{ id: area.id, name: area.name ?? '', kept, capacity: area.usedCapacity }];
    }),
  );
  return (
    <ul className={css.sums} aria-live="polite">
      {sums.map(({ id, name, kept, capacity }) => (
        <li key={id} className={kept.gt(capacity) ? css.tooMuch : undefined}>
          {t('kept', {
            area: name,
            kept: formatDecimal(kept, locale, fractionDigits(kept)),
            capacity: formatDecimal(capacity, locale, fractionDigits(capacity)),
          })}
        </li>
      ))}
    </ul>
  );
}
