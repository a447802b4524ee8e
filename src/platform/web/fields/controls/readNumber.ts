/** Reads numbers as people type and paste them. Separators are accepted only where they separate thousands. */
import type { Field } from '#language/field.ts';
import { message } from '#language/message.ts';
import { decimalText, findDecimal, fractionDigits, type Decimal } from '#language/values/decimal.ts';
import { toArabicDigits } from '#language/values/thaiDigits.ts';
import '../messages.ts';
import type { ParseResult } from '../useTypedText.ts';

/** Maximum of the column type. */
const POSTGRES_INTEGER_MAX = 2_147_483_647;

export function readDecimal(text: string): ParseResult<Decimal> {
  const plain = plainNumber(text);
  if (plain === '') return { value: null };
  const value = findDecimal(plain);
  return value === undefined ? { problem: message('onlyNumbers') } : { value };
}

export function readInteger(text: string): ParseResult<number> {
  const reading = readDecimal(text);
  if ('problem' in reading || reading.value === null) return reading as ParseResult<number>;
  if (fractionDigits(reading.value) > 0) return { problem: message('wholeNumber') };
  const value = Number(decimalText(reading.value));
  if (value > POSTGRES_INTEGER_MAX) return { problem: message('maxValue', { n: POSTGRES_INTEGER_MAX }) };
  if (value < -POSTGRES_INTEGER_MAX) return { problem: message('minValue', { n: -POSTGRES_INTEGER_MAX }) };
  return { value };
}

export function isNumberField(field: Field): field is Field & { readonly kind: 'integer' | 'decimal' } {
  return field.kind === 'integer' || field.kind === 'decimal';
}

const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u;

/** `1,5` is not changed, and is refused: it might mean 15, or one and a half. */
function plainNumber(text: string): string {
  const bare = toArabicDigits(text.normalize('NFKC'))
    .replaceAll(/\s/gu, '')
    .replace(/^[\u2212\u2013]/u, '-')
    .replace(/^\+/u, '');
  const ungrouped = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
  return ungrouped.replace(/^(-?)\.(?=\d)/u, '$10.').replace(/(\d)\.$/u, '$1');
}
