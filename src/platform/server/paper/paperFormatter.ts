/** Formats values in the language of a paper: Thai with Thai digits, but names and codes unchanged. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { formatDatetime, formatLongDate, formatShortDate } from '#language/values/buddhistEra.ts';
import { formatDecimal, fractionDigits, type Decimal } from '#language/values/decimal.ts';
import type { Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { toThaiDigits } from '#language/values/thaiDigits.ts';
import { inDigitsOf } from '../print/formData.ts';
import { cleanLines, oneLine } from './cleanText.ts';

type Maybe<T> = T | null | undefined;

/** Empty input gives an empty string. */
export interface PaperFormatter {
  readonly lang: Locale;
  /** Our own texts and those of vocabularies. */
  readonly labelText: (label: Maybe<Label>) => string;
  /** A name of a person or thing: in one line, unchanged. */
  readonly name: (label: Maybe<Label>) => string;
  /** On a Thai paper both names, because a label may carry either. */
  readonly bothNames: (label: Maybe<Label>) => string;
  /** Lines of prose as a person typed them. */
  readonly proseLines: (text: Maybe<string>) => readonly string[];
  readonly number: (value: Maybe<Decimal>) => string;
  readonly money: (amount: Decimal) => string;
  readonly count: (value: number) => string;
  readonly longDate: (date: PlainDate) => string;
  /** Never broken over two lines. */
  readonly shortDate: (date: Maybe<PlainDate>) => string;
  readonly dateTime: (instant: Maybe<Instant>) => string;
}

const SATANG_DIGITS = 2;
const UNBROKEN = '\u00A0';
/** At the end of an address: it stays with the province. */
const POSTCODE = / (\d{5})$/u;

export function paperFormatterFor(lang: Locale): PaperFormatter {
  const prose = (text: string): string => (lang === 'th' ? inThaiProse(text) : text);
  const digits = (text: string): string => inDigitsOf(lang, text);
  const labelIn = (label: Maybe<Label>): string => (label === null || label === undefined ? '' : inLocale(label, lang));
  const unbroken = (text: string): string => digits(text).replaceAll(' ', UNBROKEN);
  return {
    lang,
    labelText: (label) => prose(labelIn(label)),
    name: (label) => oneLine(labelIn(label)),
    bothNames: (label) => {
      if (label === null || label === undefined) return '';
      const [th, en] = label.map(oneLine);
      return lang === 'en' ? (en ?? '') : th === en || en === '' ? (th ?? '') : `${th} (${en})`;
    },
    proseLines: (text) => cleanLines(text).map((line) => prose(line.replace(POSTCODE, `${UNBROKEN}$1`))),
    number: (value) =>
      value === null || value === undefined ? '' : digits(formatDecimal(value, lang, fractionDigits(value))),
    money: (amount) => digits(formatDecimal(amount, lang, SATANG_DIGITS)),
    count: (value) => digits(String(value)),
    longDate: (date) => digits(formatLongDate(date, lang)),
    shortDate: (date) => (date === null || date === undefined ? '' : unbroken(formatShortDate(date, lang))),
    dateTime: (instant) => (instant === null || instant === undefined ? '' : unbroken(formatDatetime(instant, lang))),
  };
}

/** For tellers and machines, with Arabic digits. */
export function plainMoney(amount: Decimal): string {
  return formatDecimal(amount, 'en', SATANG_DIGITS);
}

const THAI = /[\u0E01-\u0E4F]/u;
const LATIN = /[A-Za-z]/u;

/**
 * Digits become Thai in Thai sentences. Digits in a word with Latin letters are part of a name, as in LD50 or T-1/2569;
 * so is a text without Thai.
 */
export function inThaiProse(text: string): string {
  if (!THAI.test(text)) return text;
  return text.replaceAll(/\S+/gu, (word) => (LATIN.test(word) ? word : toThaiDigits(word)));
}
