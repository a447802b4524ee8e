import type { ReactElement } from 'react';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { round, type Decimal } from '#language/values/decimal.ts';
import { tonsPerYearOf } from '../../fee.ts';
import { totalOf } from '../../licenceRules.ts';
import { isManufacture, isPossession } from '../../operations.ts';
import { Totals } from '../Totals.tsx';
import { useAmountText } from '../useAmountText.ts';
import { feeNoteOf } from './feeNote.ts';
import { texts } from './texts.ts';

const SHOWN_TONS_SCALE = 3;

/** All lines together in kilograms, and the amount by which the fee is counted. */
export function LineTotals(): ReactElement | null {
  const t = useTexts(texts);
  const amount = useAmountText();
  const { hasRows, total, tons, squareMetres, operation, feeNote } = useRecordValue('hazLicense', (licence) => {
    const quantity = totalOf(licence);
    return {
      hasRows: remainingRows(licence.details).length > 0,
      total: quantity,
      tons: tonsPerYearOf({ ...licence, quantity }),
      squareMetres: licence.squareMetres,
      operation: { isPossession: isPossession(licence), isManufacture: isManufacture(licence) },
      feeNote: feeNoteOf(licence),
    };
  });
  if (!hasRows) return null;
  const tonsText = (value: Decimal): string =>
    t('tons', { n: amount(round(value, { scale: SHOWN_TONS_SCALE, rounding: 'halfEven' })) });
  return (
    <Totals
      sums={[
        { title: t('total'), value: t('kilograms', { n: amount(total) }) },
        ...(operation.isPossession
          ? squareMetres === null
            ? []
            : [{ title: t('area'), value: t('squareMetres', { n: amount(squareMetres) }) }]
          : tons === null
            ? []
            : [{ title: t(operation.isManufacture ? 'capacity' : 'perYear'), value: tonsText(tons) }]),
      ]}
      note={feeNote === undefined ? undefined : t(feeNote)}
    />
  );
}
