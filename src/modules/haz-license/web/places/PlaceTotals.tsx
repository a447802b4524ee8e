import type { ReactElement } from 'react';
import { ZERO } from '#language/values/decimal.ts';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { totalOf } from '../../licenceRules.ts';
import { isPossession } from '../../operations.ts';
import { storedOf } from '../../placeRules.ts';
import { Totals } from '../Totals.tsx';
import { useAmountText } from '../useAmountText.ts';
import { texts } from './texts.ts';

/** What all stores keep together, against what is requested. */
export function PlaceTotals(): ReactElement | null {
  const t = useTexts(texts);
  const amount = useAmountText();
  const { kept, asked, squareMetres, isIssued } = useRecordValue('hazLicense', (licence) => ({
    kept: storedOf(licence),
    asked: totalOf(licence),
    squareMetres: isPossession(licence) ? licence.squareMetres : null,
    isIssued: licence.effectiveDate !== null,
  }));
  if (kept.eq(ZERO) && squareMetres === null) return null;
  const problem = kept.gt(asked)
    ? ({ tone: 'bad', text: t('isMore', { n: amount(kept.minus(asked)) }) } as const)
    : kept.lt(asked)
      ? ({ tone: 'warn', text: t('isLess', { n: amount(asked.minus(kept)) }) } as const)
      : undefined;
  return (
    <Totals
      sums={[
        { title: t('kept'), value: t('keptOf', { kept: amount(kept), asked: amount(asked) }) },
        ...(squareMetres === null ? [] : [{ title: t('area'), value: t('squareMetres', { n: amount(squareMetres) }) }]),
      ]}
      problem={asked.gt(ZERO) && !isIssued ? problem : undefined}
    />
  );
}
