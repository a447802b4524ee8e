import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import type { ImportOutcome } from './importAnswer.ts';
import { writtenRowCount } from './importResult.ts';
import { texts } from './texts.ts';

/** Text of the button and of the sentence that names it. */
export function useLoadLabel(outcome: ImportOutcome): string {
  const t = useTexts(texts);
  const locale = useLocale();
  const n = writtenRowCount(outcome);
  return n === 1 ? t('loadOne') : t('load', { n: n.toLocaleString(locale) });
}
