/** The value of a filter as people read it, in its chip and above a printed list. */
import type { Field } from '#language/field.ts';
import type { Locale } from '#language/label.ts';
import { formatDecimal, fractionDigits } from '#language/values/decimal.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { formatValue } from '../../fields/display.ts';
import { translate } from '../../i18n/texts.ts';
import type { Filter } from './filters.ts';
import type { FilterValue, Range } from './filterValue.ts';
import { texts } from '../texts.ts';
import type { CardCache } from './useCardCache.ts';

export function filterText(
  { field, path }: Filter,
  value: FilterValue,
  { cards, locale }: { readonly cards: Pick<CardCache, 'find'>; readonly locale: Locale },
): string {
  const t = translate(texts, locale);
  switch (value.form) {
    case 'text':
      return value.text;
    case 'word':
      return formatValue(field, value.code, locale);
    case 'pick':
      return value.ids.map((id) => pickedText(field, cards.find(field, id), locale)).join(', ');
    case 'days':
      return rangeText(value, (day) => formatDate(day, locale), locale);
    case 'numbers':
      return rangeText(value, (number) => formatDecimal(number, locale, fractionDigits(number)), locale);
    case 'yesNo':
      if (path === 'isActive') return t(value.isTrue ? 'active' : 'archived');
      return t(value.isTrue ? 'yes' : 'no');
  }
}

function pickedText(field: Field, card: object | undefined, locale: Locale): string {
  return card === undefined ? '…' : formatValue(field, card, locale);
}

function rangeText<T>({ from, to }: Range<T>, textOf: (end: T) => string, locale: Locale): string {
  const t = translate(texts, locale);
  if (from !== undefined && to !== undefined)
    return textOf(from) === textOf(to) ? textOf(from) : t('fromTo', { from: textOf(from), to: textOf(to) });
  return from === undefined
    ? t('toOnly', { to: to === undefined ? '' : textOf(to) })
    : t('fromOnly', { from: textOf(from) });
}
