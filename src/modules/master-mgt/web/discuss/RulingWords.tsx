import type { ReactElement } from 'react';
import { nameIn } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import type { ShownRuling } from './rulingCases.ts';
import css from './RulingWords.module.css';
import { texts } from './texts.ts';

/** What will stand in the letter. */
export function RulingWords({
  ruling: { letterTh, letterEn, agency, documents },
}: {
  readonly ruling: ShownRuling;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <>
      <p className={css.letter}>{nameIn({ th: letterTh, en: letterEn ?? '' }, locale)}</p>
      {agency === null ? null : <p className={css.more}>{t('agency', { agency })}</p>}
      {documents === null ? null : <p className={css.more}>{t('documents', { documents })}</p>}
    </>
  );
}
