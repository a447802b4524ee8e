/** Describes a filter in words: for its chip, and above a printed list. */
import type { Field } from '#language/field.ts';
import type { Locale } from '#language/label.ts';
import { decimal, formatDecimal, fractionDigits } from '#language/values/decimal.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { formatValue } from '../../fields/display.ts';
import { translate } from '../../i18n/texts.ts';
import { readFilter, type Filter, type Range } from './filters.ts';
import { texts } from '../texts.ts';
import type { CardCache } from './useCardCache.ts';

export function filterText(
  filter: Filter,
  text: string,
  { cards, locale }: { readonly cards: Pick<CardCache, 'find'>; readonly locale: Locale },
): string {
  const t = translate(texts, locale);
  const value = readFilter(filter, text);
  if (value === undefined) return '';
  switch (value.form) {
    case 'text':
      return value.text;
    case 'word':
      return formatValue(filter.field, value.code, locale);
    case 'pick':
      return value.ids.map((id) => pickedText(filter.field, cards.find(filter.field, id), locale)).join(', ');
    case 'days':
      return rangeText(value, (day) => formatDate(day, locale), locale);
    case 'numbers':
      return rangeText(value, (number) => numberText(number, locale), locale);
    case 'yesNo':
      if (filter.path === 'isActive') return t(value.isTrue ? 'active' : 'archived');
      return t(value.isTrue ? 'yes' : 'no');
  }
}

function pickedText(field: Field, card: object | undefined, locale: Locale): string {
  return card === undefined ? '…' : formatValue(field, card, locale);
}

function rangeText<T>({ from, to }: Range<T>, show: (end: T) => string, locale: Locale): string {
  const t = translate(texts, locale);
  if (from !== undefined && to !== undefined)
    return show(from) === show(to) ? show(from) : t('fromTo', { from: show(from), to: show(to) });
  return from === undefined
    ? t('toOnly', { to: to === undefined ? '' : show(to) })
    : t('fromOnly', { from: show(from) });
}

function numberText(text: string, locale: Locale): string {
  const exact = decimal(text);
  return formatDecimal(exact, locale, fractionDigits(exact));
}
