/**
 * The typed value of a filter. Text is parsed into it once, where an address or a saved view is read, and it is printed
 * once, where an address or a saved view is written. Controls, chips and calls use the typed value.
 */
import { criteriaLimits } from '#language/criteria.ts';
import { findDecimal, type Decimal } from '#language/values/decimal.ts';
import { findPlainDate, type PlainDate } from '#language/values/plainDate.ts';
import { isUuid } from '#language/values/uuid.ts';
import type { Filter, FilterForm } from './filters.ts';

/** At least one end is set. */
export interface Range<T> {
  readonly from?: T;
  readonly to?: T;
}

export type FilterValue =
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'word'; readonly code: string }
  | { readonly form: 'pick'; readonly ids: readonly string[] }
  | ({ readonly form: 'days' } & Range<PlainDate>)
  | ({ readonly form: 'numbers' } & Range<Decimal>)
  | { readonly form: 'yesNo'; readonly isTrue: boolean };

/** Values by the path of their filter. A filter that is not set has no entry. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** Leaves out every text that its filter cannot read, so that an old address or saved view still opens the list. */
export function parseFilters(filters: readonly Filter[], texts: Readonly<Record<string, unknown>>): FilterValues {
  const parsed = filters.map(({ path, form }) => {
    const text = texts[path];
    return [path, typeof text === 'string' ? parseFilter(form, text) : undefined] as const;
  });
  return withoutUndefined(Object.fromEntries(parsed));
}

export function withoutUndefined<T>(record: Readonly<Record<string, T | undefined>>): Readonly<Record<string, T>> {
  const set = Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== undefined);
  return Object.fromEntries(set);
}

/** Returns undefined for a text that is empty or that a filter of this form cannot read. */
function parseFilter(form: FilterForm, text: string): FilterValue | undefined {
  switch (form) {
    case 'text':
    case 'word': {
      const searched = searchedText(text);
      if (searched === '') return undefined;
      return form === 'text' ? { form, text: searched } : { form, code: searched };
    }
    case 'pick': {
      const ids = text.toLowerCase().split(',');
      return ids.every(isUuid) ? pickedIds(ids) : undefined;
    }
    case 'days': {
      const range = parseRange(text, findPlainDate);
      return range && { form, ...range };
    }
    case 'numbers': {
      const range = parseRange(text, findDecimal);
      return range && { form, ...range };
    }
    case 'yesNo':
      return text === 'true' || text === 'false' ? { form, isTrue: text === 'true' } : undefined;
  }
}

export function formatFilter(value: FilterValue): string {
  switch (value.form) {
    case 'text':
      return value.text;
    case 'word':
      return value.code;
    case 'pick':
      return value.ids.join(',');
    case 'days':
    case 'numbers':
      return [value.from, value.to].map((end) => end?.toString() ?? '').join(BETWEEN);
    case 'yesNo':
      return String(value.isTrue);
  }
}

/** Returns the part of a typed text that is searched for: without blanks around it, and no longer than a call may be. */
export function searchedText(text: string): string {
  return text.trim().slice(0, criteriaLimits.textLength).trim();
}

/** An address with more ids would be too long to be sent to another person. */
const PICKED_MAX = 20;

/** Returns undefined where nothing is picked, and where more is picked than an address can hold. */
export function pickedIds(ids: readonly string[]): FilterValue | undefined {
  return ids.length === 0 || ids.length > PICKED_MAX ? undefined : { form: 'pick', ids: [...new Set(ids)] };
}

/** Returns undefined where both ends are open. */
export function rangeOf<T>(from: T | undefined, to: T | undefined): Range<T> | undefined {
  return from === undefined && to === undefined ? undefined : withoutUndefined({ from, to });
}

/** Separates the ends of a range: `2026-01-01..2026-02-01`, `..9`, `5..`. One value without it is both ends. */
const BETWEEN = '..';

function parseRange<T>(text: string, find: (end: string) => T | undefined): Range<T> | undefined {
  const ends = text.split(BETWEEN).map((end) => end.trim());
  const [first = '', second = first] = ends;
  const [from, to] = [find(first), find(second)];
  const isReadable = ends.length <= 2 && (first === '' || from !== undefined) && (second === '' || to !== undefined);
  return isReadable ? rangeOf(from, to) : undefined;
}

/** Compares by content. Every value has `form` first and `from` before `to`, so equal values have the same JSON. */
export function areSameFilters(some: FilterValues, others: FilterValues): boolean {
  const paths = Object.keys({ ...some, ...others });
  return paths.every((path) => JSON.stringify(some[path]) === JSON.stringify(others[path]));
}
