/** How the papers of fees say amounts, days and what somebody typed. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import { formatDecimal, type Decimal } from '#language/values/decimal.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { inDigitsOf } from '#platform/server/print/formData.ts';

export interface PaperVoice {
  readonly lang: Locale;
  /** Words of ours: their digits turn Thai in Thai. */
  readonly say: (label: Label) => string;
  /** Names and codes: to the letter. */
  readonly named: (label: Label) => string;
  /** Sentences that somebody wrote: words with Latin letters in them are names. */
  readonly prose: (label: Label) => string;
  readonly count: (count: number) => string;
  readonly money: (amount: Decimal) => string;
  readonly day: (day: PlainDate) => string;
}

const SATANG_DIGITS = 2;
const LATIN = /[A-Za-z]/u;

export function paperVoice(lang: Locale): PaperVoice {
  const digits = (text: string): string => inDigitsOf(lang, text);
  return {
    lang,
    say: (label) => digits(inLocale(label, lang)),
    named: (label) => asTyped(inLocale(label, lang)),
    prose: (label) => asTyped(inLocale(label, lang)).replaceAll(/\S+/gu, (word) => (LATIN.test(word) ? word : digits(word))),
    count: (count) => digits(String(count)),
    money: (amount) => digits(formatDecimal(amount, lang, SATANG_DIGITS)),
    day: (day) => digits(formatLongDate(day, lang)),
  };
}

/** For tellers and machines, who read the digits of everywhere. */
export function plainMoney(amount: Decimal): string {
  return formatDecimal(amount, 'en', SATANG_DIGITS);
}

/** Signs that are no letters come along when text is pasted; no typeface has them. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** In one line. */
export function asTyped(text: string | null): string {
  return (text ?? '').replaceAll(CONTROLS, '').replaceAll(/\s+/gu, ' ').trim();
}

/** 0 1059 99900 01 7, as tax numbers are read out. */
export function taxNoText(taxNo: string | null): string {
  return (taxNo ?? '').replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/u, '$1 $2 $3 $4 $5');
}
