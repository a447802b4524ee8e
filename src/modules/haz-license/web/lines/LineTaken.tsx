import type { ReactElement } from 'react';
import type { Decimal } from '#language/values/decimal.ts';
import { useRecordValue, useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { useAmountText } from '../useAmountText.ts';
import css from './LineRow.module.css';
import { texts } from './texts.ts';
import { useLinesInForce } from './useLinesInForce.ts';

export interface LineTakenProps {
  readonly row: string;
  /** What is asked for now. */
  readonly kilograms: Decimal | null;
}

/** For a change or renewal: what has been used and reserved of the line so far. A change may not go below it. */
export function LineTaken({ row, kilograms }: LineTakenProps): ReactElement | null {
  const t = useTexts(texts);
  const amount = useAmountText();
  const { lineId } = useRecordValues('hazLicenseDetail', row).recordValues;
  const isChange = useRecordValue('hazLicense', ({ refRequestType }) => refRequestType === 'change');
  const line = useLinesInForce().get(lineId ?? '');
  if (line === undefined) return null;
  const isBelow = isChange && kilograms !== null && kilograms.lt(line.taken);
  return (
    <span className={isBelow ? css.below : css.working}>
      {t('taken', { code: line.code, used: amount(line.used), reserved: amount(line.reserved) })}
    </span>
  );
}
