/** How a legal paper says things in its language: Thai with Thai digits, but names and codes as they are. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { formatLongDate, formatShortDate } from '#language/values/buddhistEra.ts';
import { formatDecimal, fractionDigits, type Decimal } from '#language/values/decimal.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { toThaiDigits } from '#language/values/thaiDigits.ts';

export interface Voice {
  readonly lang: Locale;
  /** Nothing, where there is nothing to say. */
  readonly say: (label: Label | null | undefined) => string;
  /** Lines as somebody typed them. */
  readonly typed: (text: string | null | undefined) => readonly string[];
  readonly number: (value: Decimal | null | undefined) => string;
  readonly count: (value: number) => string;
  readonly longDate: (date: PlainDate) => string;
  readonly shortDate: (date: PlainDate | null | undefined) => string;
  /** Both names in Thai, where a label may carry either. */
  readonly named: (label: Label | null | undefined) => string;
}

const UNBROKEN = '\u00A0';
/** At the end of an address: it stays with the province. */
const POSTCODE = / (\d{5})$/u;

export function voiceOf(lang: Locale): Voice {
  const prose = (text: string): string => (lang === 'th' ? inThaiProse(text) : text);
  const digits = (text: string): string => (lang === 'th' ? toThaiDigits(text) : text);
  return {
    lang,
    say: (label) => (label === null || label === undefined ? '' : prose(inLocale(label, lang))),
    typed: (text) => cleanLines(text).map((line) => prose(line.replace(POSTCODE, `${UNBROKEN}$1`))),
    number: (value) => (value === null || value === undefined ? '' : digits(formatDecimal(value, lang, fractionDigits(value)))),
    count: (value) => digits(String(value)),
    longDate: (date) => digits(formatLongDate(date, lang)),
    shortDate: (date) => (date === null || date === undefined ? '' : digits(formatShortDate(date, lang)).replaceAll(' ', UNBROKEN)),
    named: (label) => {
      if (label === null || label === undefined) return '';
      const [th, en] = label;
      return lang === 'th' ? (th === en ? th : `${th} (${en})`) : en;
    },
  };
}

const THAI = /[\u0E01-\u0E4F]/u;
const LATIN = /[A-Za-z]/u;

/** Digits turn Thai in Thai sentences. Those of a word with Latin letters are part of a name: LD50, T-1/2569; so is a text without Thai. */
export function inThaiProse(text: string): string {
  return THAI.test(text) ? text.replaceAll(/\S+/gu, (word) => (LATIN.test(word) ? word : toThaiDigits(word))) : text;
}

/** Signs that are no letters come along when text is pasted; no typeface has them. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** Without those that are empty. */
export function cleanLines(text: string | null | undefined): readonly string[] {
  return (text ?? '')
    .replaceAll(CONTROLS, '')
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A name or a code: in one line, to the letter. */
export function asTyped(text: string | null | undefined): string {
  return cleanLines(text).join(' ');
}
