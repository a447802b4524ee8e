/** Formats values for display. Pure and cheap: a list with a thousand cells formats each of them with it. */
import { labelOf } from '#language/choice.ts';
import type { Card } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { formatDate, formatDatetime } from '#language/values/buddhistEra.ts';
import { decimal, formatDecimal, fractionDigits, isDecimal } from '#language/values/decimal.ts';
import { formatDuration } from '#language/values/duration.ts';
import type { Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { translateCodes } from '#language/codeLabels.ts';
import { catalogue, findIndexedEntity, getModuleIndex } from '../declarations/loadedModules.ts';
import { valueFromWire } from './wire.ts';

export const YES: Label = ['ใช่', 'Yes'];
export const NO: Label = ['ไม่ใช่', 'No'];

/**
 * Money always has its satang. Quantities with more decimals show only the digits that were entered: 220 litres, not
 * 220.000.
 */
const MONEY_DIGITS = 2;

/** Shown where there is no value. */
export const EMPTY_VALUE_TEXT = '—';

/** Returns an empty text for no value. Accepts values of forms and of the API. */
export function formatValue(field: Field, value: unknown, locale: Locale): string {
  const read = valueFromWire(field, value);
  if (read === null || read === '') return '';
  switch (field.kind) {
    case 'integer':
      if (field.isDuration === true && typeof read === 'number') return formatDuration(read, locale);
      return typeof read === 'number' && Number.isSafeInteger(read)
        ? formatDecimal(decimal(read), locale, 0)
        : textOf(read);
    case 'decimal':
      return isDecimal(read)
        ? formatDecimal(read, locale, Math.max(field.scale > MONEY_DIGITS ? 0 : field.scale, fractionDigits(read)))
        : textOf(read);
    case 'boolean':
      return inLocale(read === true ? YES : NO, locale);
    case 'date':
      return isDayText(read) ? formatDate(read as PlainDate, locale) : textOf(read);
    case 'instant':
      return isDayText(read) ? formatDatetime(read as Instant, locale) : textOf(read);
    case 'choice':
    case 'lookup':
      return lookupText(read, locale);
    case 'ref':
      return field.refersTo === undefined
        ? cardText(cardOf(field), read, locale)
        : issuedText(read, locale) || cardText(cardOf(field), read, locale);
    case 'file':
      return textOf((read as { readonly name?: unknown }).name);
    case 'json':
      return field.choice === undefined || !Array.isArray(read)
        ? JSON.stringify(read)
        : codesText(field.choice, read, locale);
    case 'parts':
    case 'inverse':
      return Array.isArray(read) ? String(read.length) : '';
    case 'text':
      return field.words === undefined
        ? textOf(read)
        : translateCodes(textOf(read), {
            codeLabels: field.words,
            locale,
            titleOf: (name) => findIndexedEntity(name)?.title,
            actionOf: (name) => getModuleIndex().actions[name],
            stateOf: (name) => getModuleIndex().states[name],
          });
    case 'uuid':
      return textOf(read);
  }
}

/** Numbers are aligned to the right, where their digits line up. */
export function isNumeric(field: Field): boolean {
  return field.kind === 'integer' || field.kind === 'decimal';
}

/** Returns the card of the referenced entity. */
export function cardOf(field: Field & { readonly kind: 'ref' | 'choice' | 'lookup' }): Card | undefined {
  return findIndexedEntity(field.kind === 'ref' ? field.target : 'lookup')?.card ?? undefined;
}

/** Returns `SUV · ด่านสุวรรณภูมิ`; only the key, or only the name, if the other is missing. */
export function cardText(card: Card | undefined, value: unknown, locale: Locale): string {
  if (typeof value !== 'object' || value === null) return textOf(value);
  const read = (name: string | undefined): string =>
    name === undefined ? '' : textOf((value as Readonly<Record<string, unknown>>)[name]);
  if (card === undefined) return read('id');
  const key = read(card.displayedKey ?? card.key);
  const name = nameInLocale({ th: read(card.th), en: read(card.en) }, locale);
  if (key === '' || name === '' || key === name) return key + (key === name ? '' : name);
  return `${key} · ${name}`;
}

/** Returns `HZ216900001 · AQ-CHLOR 65`: the number of an issued document, and the name it had when it was chosen. */
function issuedText(value: unknown, locale: Locale): string {
  if (typeof value !== 'object' || value === null) return '';
  const { number, nameTh, nameEn } = value as Readonly<Record<string, unknown>>;
  return [textOf(number), nameInLocale({ th: textOf(nameTh), en: textOf(nameEn) }, locale)]
    .filter((part) => part !== '')
    .join(' · ');
}

/** People know the words of a vocabulary; its numbers are for codes. */
export function lookupText(value: unknown, locale: Locale): string {
  if (typeof value !== 'object' || value === null) return textOf(value);
  const { key, value: th, value2: en } = value as Readonly<Record<string, unknown>>;
  return nameInLocale({ th: textOf(th), en: textOf(en) }, locale) || textOf(key);
}

/** Returns the name in the reader's language, or in the other one if that is missing. */
export function nameInLocale({ th, en }: { readonly th: string; readonly en: string }, locale: Locale): string {
  return locale === 'en' ? en || th : th || en;
}

/** Uses the declared labels of the codes: text that is only displayed does not wait until the vocabulary is loaded. */
function codesText(name: string, codes: readonly unknown[], locale: Locale): string {
  const choice = catalogue.choices.get(name);
  return codes
    .map((code) => (choice === undefined ? String(code) : inLocale(labelOf(choice, code), locale)))
    .join(', ');
}

function isDayText(read: unknown): boolean {
  return typeof read === 'string' && /^\d{4}-\d\d-\d\d/.test(read);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
