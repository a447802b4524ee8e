import type { ReactElement } from 'react';
import { bahtText } from '#language/values/bahtText.ts';
import { decimal } from '#language/values/decimal.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { money } from '../money.ts';
import css from './BigAmount.module.css';
import { texts } from './texts.ts';

/** Shows the amount that a page is about; in Thai also in words. */
export function BigAmount({ amount }: { readonly amount: number }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <>
      <p className={css.amount}>
        {money(amount, locale)} <span className={css.baht}>{t('baht')}</span>
      </p>
      {locale === 'th' && amount > 0 ? <p className={css.words}>({bahtText(decimal(amount))})</p> : null}
    </>
  );
}
