/**
 * The code of a tariff line: eight digits of the ASEAN nomenclature and three of statistics, displayed as
 * 2828.10.00-000.
 */
import { toArabicDigits } from '#language/values/thaiDigits.ts';

export const HS_DIGITS = 8;
export const STAT_DIGITS = 3;

export interface TariffCode {
  readonly hsCode: string;
  /** Absent if only the eight digits were given. */
  readonly statCode?: string;
}

/** Reads `28281000`, `2828.10.00`, `2828 10 00 000`, `28281000-000`; returns undefined for anything else. */
export function readTariffCode(typed: string): TariffCode | undefined {
  const digits = findDigits(typed);
  if (digits?.length === HS_DIGITS) return { hsCode: digits };
  return digits?.length === HS_DIGITS + STAT_DIGITS
    ? { hsCode: digits.slice(0, HS_DIGITS), statCode: digits.slice(HS_DIGITS) }
    : undefined;
}

/** For the field of the eight digits, and for that of the three: any other text is left as it was typed. */
export function tidyDigits(count: number): (typed: string) => string {
  return (typed) => {
    const digits = findDigits(typed);
    return digits?.length === count ? digits : typed;
  };
}

/** Formats as much of a code as there is; words are left unchanged. */
export function formatTariffCode(typed: string): string {
  const digits = findDigits(typed);
  if (digits === undefined || digits.length > HS_DIGITS + STAT_DIGITS) return typed;
  const [heading, sub, item, stat] = [
    digits.slice(0, 4),
    digits.slice(4, 6),
    digits.slice(6, HS_DIGITS),
    digits.slice(HS_DIGITS),
  ];
  return [heading, sub, item].filter((part) => part !== '').join('.') + (stat === '' ? '' : `-${stat}`);
}

/** Dots, dashes of any width and spaces between digits are ignored. */
function findDigits(typed: string): string | undefined {
  const digits = toArabicDigits(typed).replaceAll(/[.\s]|\p{Dash_Punctuation}|−/gu, '');
  return /^[0-9]+$/u.test(digits) ? digits : undefined;
}
