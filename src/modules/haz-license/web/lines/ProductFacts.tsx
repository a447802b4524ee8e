import type { ReactElement } from 'react';
import { formatDate } from '#language/values/buddhistEra.ts';
import { cardOf, cardText, lookupText } from '#platform/web/fields/display.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { useRecordValue, useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { useAmountText } from '../useAmountText.ts';
import css from './LineRow.module.css';
import { texts } from './texts.ts';

/** What the register says of the chosen product, and whose it is if it is not the holder's own. */
export function ProductFacts({ row }: { readonly row: string }): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const amount = useAmountText();
  const { refHaz, refProductUse, registeredDensity, hazExpires } = useRecordValues(
    'hazLicenseDetail',
    row,
  ).recordValues;
  const owner = useOtherOwner(row);
  if (refHaz === null) return null;
  const facts = [
    lookupText(refProductUse, locale),
    registeredDensity === null ? '' : t('density', { n: amount(registeredDensity) }),
    hazExpires === null ? '' : t('expires', { date: formatDate(hazExpires, locale) }),
    owner === undefined ? '' : t('ofOther', { name: owner }),
  ].filter((fact) => fact !== '');
  return (
    <p className={css.facts} aria-live="polite">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {owner === undefined ? null : (
        <span className={css.other}>
          <Icon name="warning" size={14} /> {t('proofNeeded')}
        </span>
      )}
    </p>
  );
}

/** The name of the holder of the registration, if that is somebody else than the holder of the licence. */
export function useOtherOwner(row: string): string | undefined {
  const locale = useLocale();
  const { info } = useVisit();
  const field = useFormStore().fieldAt(`${row}.refProductHolder`);
  const { refProductHolder } = useRecordValues('hazLicenseDetail', row).recordValues;
  const holder = useRecordValue('hazLicense', ({ refHolder }) => refHolder?.id) ?? info.actingFor?.id;
  return refProductHolder === null || holder === undefined || refProductHolder.id === holder || field.kind !== 'ref'
    ? undefined
    : cardText(cardOf(field), refProductHolder, locale);
}
