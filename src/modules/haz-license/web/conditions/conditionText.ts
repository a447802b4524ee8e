/** The text of a proposed condition: that of the list, or what the officer wrote instead. */
import { nameInLocale } from '#platform/web/fields/display.ts';
import type { Locale } from '#language/label.ts';

export interface ConditionValues {
  readonly listed: { readonly th: string; readonly en: string } | null;
  readonly textTh: string | null;
  readonly textEn: string | null;
}

export type ConditionOrigin = 'fromList' | 'changed' | 'written';

export function originOf({ listed, textTh, textEn }: ConditionValues): ConditionOrigin {
  if (listed === null) return 'written';
  return textTh === null && textEn === null ? 'fromList' : 'changed';
}

/** As it is printed: the English text of the list does not fit a Thai text that was changed. */
export function conditionTextOf({ listed, textTh, textEn }: ConditionValues, locale: Locale): string {
  const th = textTh ?? listed?.th ?? '';
  const en = textEn ?? (textTh === null ? listed?.en : undefined) ?? '';
  return nameInLocale({ th, en }, locale);
}
