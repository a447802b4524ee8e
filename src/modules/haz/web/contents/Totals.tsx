import type { ReactElement } from 'react';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { percentTotals } from '../../contentUnits.ts';
import { texts } from './texts.ts';
import css from './Totals.module.css';
import { useAmountText } from './useAmountText.ts';

/** Shows the sum of all contents by weight and volume; more than 100 per cent is marked. */
export function Totals(): ReactElement {
  const t = useTexts(texts);
  const amount = useAmountText();
  const totals = useRecordValue('haz', ({ mainSubStances }) => percentTotals(mainSubStances ?? []));
  return (
    <div className={css.totals} aria-live="polite">
      {totals.map(({ basis, percent, isTooMuch }) => (
        <p key={basis} className={css.total}>
          <span className={css.sum}>
            {t(basis === 'weight' ? 'totalWeight' : 'totalVolume', { percent: amount(percent) })}
          </span>
          {isTooMuch ? (
            <span className={css.doubt}>
              <Icon name="warning" size={14} /> {t('tooMuch')}
            </span>
          ) : null}
        </p>
      ))}
    </div>
  );
}
