/** A CAS number as people type it: without its hyphens, with dashes of another width, with Thai digits. */
import { message } from '#language/message.ts';
import { type ValueRule, valueRule } from '#language/valueRule.ts';
import { casCheckDigit, isCasNumber } from '#language/values/casNumber.ts';
import { toArabicDigits } from '#language/values/thaiDigits.ts';

/** A number without hyphens gets them if its check digit fits; anything else is left as it was typed. */
export function tidyCasNumber(typed: string): string {
  const plain = toArabicDigits(typed)
    .replaceAll(/\p{Dash_Punctuation}|−/gu, '-')
    .replaceAll(/\s/gu, '');
  const hyphened = hyphenated(plain);
  if (hyphened !== undefined && isCasNumber(hyphened)) return hyphened;
  return /^[\d-]+$/u.test(plain) ? plain : typed;
}

export function casNumber(): ValueRule {
  return valueRule('casNumber', (value) => {
    const text = typeof value === 'string' ? value : '';
    if (isCasNumber(text)) return undefined;
    const body = (SHAPE.test(text) ? text : hyphenated(text))?.slice(0, -2);
    return body === undefined
      ? message('casShape')
      : message('casDigit', { body, digit: casCheckDigit(body.replaceAll('-', '')) });
  });
}

const SHAPE = /^[1-9]\d{1,6}-\d{2}-\d$/u;
const DIGITS = /^([1-9]\d{1,6})(\d{2})(\d)$/u;

function hyphenated(digits: string): string | undefined {
  const [, first, second, check] = DIGITS.exec(digits) ?? [];
  return first === undefined ? undefined : `${first}-${second ?? ''}-${check ?? ''}`;
}
