/** The values of the filters as terms of a search call. */
import { BANGKOK_OFFSET } from '#language/values/calendar.ts';
import { decimalText } from '#language/values/decimal.ts';
import { wireDate, type PlainDate } from '#language/values/plainDate.ts';
import type { SentTerm } from '../../api/resource.ts';
import type { Filter } from './filters.ts';
import type { FilterValue, FilterValues, Range } from './filterValue.ts';

export function filterTerms(filters: readonly Filter[], values: FilterValues): readonly SentTerm[] {
  return filters.flatMap((filter) => {
    const value = values[filter.path];
    if (value === undefined) return [];
    const { englishPath } = filter;
    const term = termOf(filter, value);
    return englishPath === undefined ? [term] : [term, { ...term, name: englishPath, logic: 'OR' }];
  });
}

function termOf({ path: name, field }: Filter, value: FilterValue): SentTerm {
  switch (value.form) {
    case 'text':
      return {
        name,
        operator: 'like',
        value: (field.kind === 'text' ? field.tidy?.(value.text) : undefined) ?? value.text,
      };
    case 'word':
      return { name, operator: '=', value: value.code };
    case 'pick':
      return value.ids.length === 1
        ? { name, type: 'UUID', operator: '=', value: value.ids[0] }
        : { name, type: 'UUID', operator: 'in', value: value.ids };
    case 'days':
      return { name, type: field.kind === 'date' ? 'Date' : 'Datetime', ...between(value, wireDate, lastSecond) };
    case 'numbers':
      return { name, type: 'Number', ...between(value, decimalText, decimalText) };
    case 'yesNo':
      return { name, type: 'Boolean', operator: '=', value: value.isTrue };
  }
}

/** A range ends with the last second of its last day in Thailand, as `wireDate` begins it with the first second. */
function lastSecond(day: PlainDate): string {
  return `${day}T23:59:59${BANGKOK_OFFSET}`;
}

function between<T>(
  { from, to }: Range<T>,
  firstOf: (end: T) => string,
  lastOf: (end: T) => string,
): Pick<SentTerm, 'operator' | 'value' | 'value2'> {
  if (from === undefined) return { operator: '<=', value: to === undefined ? undefined : lastOf(to) };
  if (to === undefined) return { operator: '>=', value: firstOf(from) };
  return { operator: 'between', value: firstOf(from), value2: lastOf(to) };
}
