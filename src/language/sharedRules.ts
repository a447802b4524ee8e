/** Rules about one value that any field may use, the same in the browser and on the server. */
import type { Label } from './label.ts';
import { message, type MessageRef } from './message.ts';
import { isEmpty, type ValueRule, valueRule } from './valueRule.ts';
import './sharedMessages.ts';
import {
  type Decimal,
  decimal,
  decimalText,
  findDecimal,
  formatDecimal,
  fractionDigits,
  isDecimal,
} from './values/decimal.ts';
import { isGeojson } from './values/geojson.ts';
import { isPersonId } from './values/idCard.ts';
import { isPlainName } from './values/plainName.ts';

type ItemValues = Readonly<Record<string, unknown>>;

/** An array needs at least one item that is not marked for deletion; a text something other than spaces. */
export function required(): ValueRule {
  return { name: 'required', check: (value) => (isMissing(value) ? message('required') : undefined) };
}

export function requiredWhen(predicate: (record: ItemValues) => boolean): ValueRule {
  return {
    name: 'requiredWhen',
    check: (value, record) => (isMissing(value) && predicate(record) ? message('required') : undefined),
  };
}

export function atLeastOneItem(): ValueRule {
  return {
    name: 'atLeastOneItem',
    check: (value) => (notDeletedItems(value).length === 0 ? message('atLeastOneItem') : undefined),
  };
}

/** Only a deliberate yes is acceptance, so a missing value is refused too. */
export function acceptTerms(): ValueRule {
  return { name: 'acceptTerms', check: (value) => (value === true ? undefined : message('acceptTerms')) };
}

export function email(): ValueRule {
  return textRule('email', isEmail, message('email'));
}

export function lettersDigitsUnderscoreDot(): ValueRule {
  return textRule('lettersDigitsUnderscoreDot', (text) => /^[A-Za-z0-9_.]+$/u.test(text), message('onlyLettersDigits'));
}

export function digitsUnderscoreDot(): ValueRule {
  return textRule('digitsUnderscoreDot', (text) => /^[0-9_.]+$/u.test(text), message('onlyNumbers'));
}

/**
 * For the name of a person or a company: on one line, without anything that a mail or a page would turn into a link.
 */
export function plainName(): ValueRule {
  return textRule('plainName', isPlainName, message('plainName'));
}

/** For a text that is printed only in English and read abroad. Thai digits count as Thai letters. */
export function noThaiLetters(): ValueRule {
  return textRule('noThaiLetters', (text) => !/\p{Script=Thai}/u.test(text), message('noThaiLetters'));
}

/** People paste dashes of every width as a hyphen. */
export function noHyphen(): ValueRule {
  return textRule('noHyphen', (text) => !/\p{Dash_Punctuation}/u.test(text), message('noHyphen'));
}

export function exactLength(n: number): ValueRule {
  return textRule('exactLength', (text) => countCharacters(text) === n, message('exactLength', { n }));
}

export function minLength(n: number): ValueRule {
  return textRule('minLength', (text) => countCharacters(text) >= n, message('minLength', { n }));
}

export function maxLength(n: number): ValueRule {
  return textRule('maxLength', (text) => countCharacters(text) <= n, message('maxLength', { n }));
}

/** A code of this many digits. */
export function digits(n: number): ValueRule {
  const shape = new RegExp(`^[0-9]{${n}}$`, 'u');
  return textRule('digits', (text) => shape.test(text), message('digitsOnly', { n }));
}

/** A code of this many capital letters. */
export function capitals(n: number): ValueRule {
  const shape = new RegExp(`^[A-Z]{${n}}$`, 'u');
  return textRule('capitals', (text) => shape.test(text), message('capitalsOnly', { n }));
}

/** For the last day of a period; `start` is the field with its first day. */
export function notBefore(start: string): ValueRule {
  return valueRule('notBefore', (value, record) => {
    const from = record[start];
    return typeof from === 'string' && typeof value === 'string' && value < from
      ? message('endBeforeStart')
      : undefined;
  });
}

export function idCard(): ValueRule {
  return textRule('idCard', isPersonId, message('idCardInvalid'));
}

/** `label` names the other field for the reader. */
export function equalTo(field: string, label: Label): ValueRule {
  const broken = message('equalTo', { other: label });
  return valueRule('equalTo', (value, record) => (isSame(value, record[field]) ? undefined : broken));
}

/** A bound of a number rule; a JavaScript number only if it is exact. */
export type Bound = Decimal | number | string;

export function greaterThan(n: Bound): ValueRule {
  return numberRule('greaterThan', (value) => value.gt(decimal(n)), message('greaterThan', { n: formatBound(n) }));
}

export function atMost(n: Bound): ValueRule {
  return numberRule('atMost', (value) => value.lte(decimal(n)), message('atMost', { n: formatBound(n) }));
}

export function atLeast(n: Bound): ValueRule {
  return numberRule('atLeast', (value) => value.gte(decimal(n)), message('atLeast', { n: formatBound(n) }));
}

export function lessThan(n: Bound): ValueRule {
  return numberRule('lessThan', (value) => value.lt(decimal(n)), message('lessThan', { n: formatBound(n) }));
}

export function minValue(n: Bound): ValueRule {
  return numberRule('minValue', (value) => value.gte(decimal(n)), message('minValue', { n: formatBound(n) }));
}

export function maxValue(n: Bound): ValueRule {
  return numberRule('maxValue', (value) => value.lte(decimal(n)), message('maxValue', { n: formatBound(n) }));
}

/** For a text that contains JSON; other values have been parsed already. */
export function validJson(): ValueRule {
  return valueRule('validJson', (value) =>
    typeof value !== 'string' || findJson(value) !== undefined ? undefined : message('invalidJson'),
  );
}

/** For GeoJSON as a text or parsed. */
export function geojson(): ValueRule {
  return valueRule('geojson', (value) => {
    const read = typeof value === 'string' ? findJson(value)?.value : value;
    return isGeojson(read) ? undefined : message('invalidGeojson');
  });
}

/** No two items share the value of `field`; items marked for deletion or without that value do not count. */
export function uniqueKey(field: string): ValueRule {
  return valueRule('uniqueKey', (value) => {
    const seen = new Set<string>();
    for (const item of notDeletedItems(value)) {
      const key = findItemKey(item[field]);
      if (key === undefined) continue;
      if (seen.has(key.identity)) return message('duplicateKey', { key: key.shown });
      seen.add(key.identity);
    }
    return undefined;
  });
}

export const sharedRules = {
  required,
  requiredWhen,
  atLeastOneItem,
  acceptTerms,
  email,
  lettersDigitsUnderscoreDot,
  digitsUnderscoreDot,
  plainName,
  noThaiLetters,
  noHyphen,
  exactLength,
  minLength,
  maxLength,
  digits,
  capitals,
  notBefore,
  idCard,
  equalTo,
  greaterThan,
  atMost,
  atLeast,
  lessThan,
  minValue,
  maxValue,
  validJson,
  geojson,
  uniqueKey,
} as const;

function textRule(name: string, isValid: (text: string) => boolean, problem: MessageRef): ValueRule {
  return valueRule(name, (value) => {
    if (typeof value !== 'string') return message('invalidFormat');
    return isValid(value) ? undefined : problem;
  });
}

function numberRule(name: string, isValid: (value: Decimal) => boolean, problem: MessageRef): ValueRule {
  return valueRule(name, (value) => {
    const number = findDecimal(value);
    if (number === undefined) return message('onlyNumbers');
    return isValid(number) ? undefined : problem;
  });
}

/** Numbers are written alike in both languages. */
function formatBound(n: Bound): string {
  const bound = decimal(n);
  return formatDecimal(bound, 'th', fractionDigits(bound));
}

/** Code points, as PostgreSQL counts them. */
function countCharacters(text: string): number {
  return [...text].length;
}

function isMissing(value: unknown): boolean {
  if (Array.isArray(value)) return notDeletedItems(value).length === 0;
  return isEmpty(value) || (typeof value === 'string' && value.trim() === '');
}

function notDeletedItems(value: unknown): readonly ItemValues[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly unknown[]).filter(
    (item): item is ItemValues => (item as ItemValues | null)?.['isDelete'] !== true,
  );
}

/** RFC 5321 limits. */
const EMAIL_LENGTH_MAX = 254;
const EMAIL_LOCAL_LENGTH_MAX = 64;
const EMAIL_LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/u;
const DOMAIN_LABEL = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/u;

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, labels] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1).split('.')];
  return (
    text.length <= EMAIL_LENGTH_MAX &&
    local.length <= EMAIL_LOCAL_LENGTH_MAX &&
    EMAIL_LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/^\d+$/u.test(labels.at(-1) ?? '')
  );
}

function findJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Decimals by their value (1.0 is 1.00); texts, such as a password and its repetition, by their characters. */
function isSame(value: unknown, other: unknown): boolean {
  if (!isDecimal(value) && !isDecimal(other)) return value === other;
  const [a, b] = [findDecimal(value), findDecimal(other)];
  return a !== undefined && b !== undefined && a.eq(b);
}

/** A reference is identified by its id, or by its key if it is sent with that, and shown by its key. */
function findItemKey(value: unknown): { readonly identity: string; readonly shown: string } | undefined {
  if (typeof value !== 'object' || value === null || isDecimal(value)) {
    const text = findText(value);
    return text === undefined ? undefined : { identity: text, shown: text };
  }
  const { id, key } = value as ItemValues;
  const identity = findText(id) ?? findText(key);
  return identity === undefined ? undefined : { identity, shown: findText(key) ?? identity };
}

function findText(value: unknown): string | undefined {
  if (isDecimal(value)) return decimalText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
