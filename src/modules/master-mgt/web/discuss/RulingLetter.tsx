import type { ReactElement } from 'react';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import type { RulingDetails } from '../../findRuling.ts';
import css from './RulingLetter.module.css';
import { texts } from './texts.ts';

/** Shows the text of the letter. */
export function RulingLetter({
  ruling: { letterTh, letterEn, agency, documents },
}: {
  readonly ruling: RulingDetails;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <>
      <p className={css.letter}>{nameInLocale({ th: letterTh, en: letterEn ?? '' }, locale)}</p>
      {agency === null ? null : <p className={css.more}>{t('agency', { agency })}</p>}
      {documents === null ? null : <p className={css.more}>{t('documents', { documents })}</p>}
    </>
  );
}
