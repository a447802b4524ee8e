import type { ReactElement } from 'react';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { useAmountText } from '../useAmountText.ts';
import css from './LineRow.module.css';
import { texts } from './texts.ts';
import { useLinesInForce } from './useLinesInForce.ts';

/** For a change or renewal: what has been used and reserved of the line so far, next to what is now asked for. */
export function LineTaken({ row }: { readonly row: string }): ReactElement | null {
  const t = useTexts(texts);
  const amount = useAmountText();
  const { lineId } = useRecordValues('hazLicenseDetail', row).recordValues;
  const line = useLinesInForce().get(lineId ?? '');
  return line === undefined ? null : (
    <p className={css.working}>
      {t('taken', { code: line.code, used: amount(line.used), reserved: amount(line.reserved) })}
    </p>
  );
}
