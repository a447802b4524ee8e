/** The columns of the products in view mode. */
import type { ReactElement } from 'react';
import { EMPTY_VALUE_TEXT, lookupText, nameInLocale } from '#platform/web/fields/display.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { UsageBar } from '#platform/web/ui/feedback/UsageBar.tsx';
import { useAmountText } from '../useAmountText.ts';
import { usageOfLine } from './lineInForce.ts';
import css from './LineRow.module.css';
import { useOtherOwner } from './ProductFacts.tsx';
import { texts } from './texts.ts';

interface RowProps {
  readonly row: string;
}

export function ProductCell({ row }: RowProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { hazNumber, hazNameTh, hazNameEn } = useRecordValues('hazLicenseDetail', row).recordValues;
  const owner = useOtherOwner(row);
  return (
    <span className={css.cell}>
      <span>{nameInLocale({ th: hazNameTh ?? '', en: hazNameEn ?? '' }, locale) || EMPTY_VALUE_TEXT}</span>
      <span className={css.working}>
        {[hazNumber, owner === undefined ? null : t('ofOther', { name: owner })]
          .filter((word) => word !== null)
          .join(' · ')}
      </span>
    </span>
  );
}

export function QuantityCell({ row }: RowProps): ReactElement {
  const locale = useLocale();
  const amount = useAmountText();
  const { quantity, refQuantityUnit } = useRecordValues('hazLicenseDetail', row).recordValues;
  return (
    <span>{quantity === null ? EMPTY_VALUE_TEXT : `${amount(quantity)} ${lookupText(refQuantityUnit, locale)}`}</span>
  );
}

/** In kilograms, and for a document in force what is left. */
export function KilogramsCell({ row }: RowProps): ReactElement {
  const t = useTexts(texts);
  const amount = useAmountText();
  const line = useRecordValues('hazLicenseDetail', row).recordValues;
  const usage = usageOfLine(line);
  return (
    <span className={css.cell}>
      <span>{line.kilograms === null ? EMPTY_VALUE_TEXT : t('kilograms', { n: amount(line.kilograms) })}</span>
      {line.usedBefore === null || line.usedBefore === undefined ? null : (
        <span className={css.working}>{t('usedBefore', { n: amount(line.usedBefore) })}</span>
      )}
      {usage === undefined ? null : (
        <span className={css.usage}>
          <UsageBar {...usage} unit={t('leftKilograms')} />
        </span>
      )}
    </span>
  );
}
