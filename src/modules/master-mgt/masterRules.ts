/** Rules about one value that several kinds of master data share. */
import { message } from '#language/message.ts';
import { type ValueRule, valueRule } from '#language/rule.ts';
import { isCasNumber } from '#language/values/casNumber.ts';

export function casNumber(): ValueRule {
  return valueRule('casNumber', (value) => (typeof value === 'string' && isCasNumber(value) ? undefined : message('casInvalid')));
}
