import type { ReactElement } from 'react';
import { problemText } from '#platform/web/api/errors.ts';
import { EMPTY_VALUE_TEXT, lookupText } from '#platform/web/fields/display.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { useAmountText } from '../useAmountText.ts';
import css from './LineRow.module.css';
import { texts } from './texts.ts';
import { LineTaken } from './LineTaken.tsx';
import { useLiveWeight } from './useLiveWeight.ts';

/** What the line weighs, updated with every digit, and how that was computed; or why it cannot be weighed. */
export function LiveWeight({ row }: { readonly row: string }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const amount = useAmountText();
  const weight = useLiveWeight(row);
  const { quantity, refQuantityUnit } = useRecordValues('hazLicenseDetail', row).recordValues;
  const { label: title } = useFormStore().fieldAt(`${row}.kilograms`);
  const why = weight !== undefined && 'why' in weight ? weight.why : undefined;
  const known = weight === undefined || 'why' in weight || weight.kilograms === null ? undefined : weight;
  return (
    <div className={css.weight}>
      <span>{label(title)}</span>
      <output className={css.kilograms}>
        {known?.kilograms === undefined || known.kilograms === null
          ? EMPTY_VALUE_TEXT
          : t('kilograms', { n: amount(known.kilograms) })}
      </output>
      {why === undefined ? null : <span className={css.working}>{problemText(why, locale)}</span>}
      {known === undefined || quantity === null || known.kgPerUnit.eq('1') ? null : (
        <span className={css.working}>
          {t('perUnit', {
            quantity: amount(quantity),
            unit: lookupText(refQuantityUnit, locale),
            perUnit: amount(known.kgPerUnit),
          })}
        </span>
      )}
      <LineTaken row={row} kilograms={known?.kilograms ?? null} />
    </div>
  );
}
