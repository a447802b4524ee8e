/**
 * The filters of a search panel. The value of a filter is text: the same in the address, in a saved view and in memory.
 * The kind of the field decides how it is read, and with which operator it is sent.
 */
import { findField, findTarget, type Catalogue } from '#language/catalogue.ts';
import { criteriaLimits } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field, FieldKind } from '#language/field.ts';
import { findBilingualName } from '#language/bilingualName.ts';
import { BANGKOK_OFFSET } from '#language/values/calendar.ts';
import { decimalText, findDecimal } from '#language/values/decimal.ts';
import { findPlainDate, wireDate, type PlainDate } from '#language/values/plainDate.ts';
import { isUuid } from '#language/values/uuid.ts';
import type { SentTerm } from '../../api/resource.ts';

export type FilterForm = 'text' | 'word' | 'pick' | 'days' | 'numbers' | 'yesNo';

export interface Filter {
  readonly path: string;
  readonly field: Field;
  readonly form: FilterForm;
  /** For a name in two languages: the path of the English name, which is searched too. */
  readonly englishPath?: string;
}

/** Path → text. Empty filters are absent. */
export type FilterTexts = Readonly<Record<string, string>>;

export interface Range<T> {
  readonly from?: T;
  readonly to?: T;
}

export type FilterValue =
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'word'; readonly code: string }
  | { readonly form: 'pick'; readonly ids: readonly string[] }
  | ({ readonly form: 'days' } & Range<PlainDate>)
  | ({ readonly form: 'numbers' } & Range<string>)
  | { readonly form: 'yesNo'; readonly isTrue: boolean };

const formOf = {
  text: 'text',
  uuid: 'text',
  json: 'text',
  integer: 'numbers',
  decimal: 'numbers',
  boolean: 'yesNo',
  date: 'days',
  instant: 'days',
  choice: 'pick',
  lookup: 'pick',
  ref: 'pick',
  file: undefined,
  parts: undefined,
  inverse: undefined,
} as const satisfies Record<FieldKind, FilterForm | undefined>;

/** Returns one filter for each search path; none for a path that cannot be compared. */
export function filtersOf(catalogue: Catalogue, entity: AnyEntity): readonly Filter[] {
  return entity.list.search.flatMap((path) => {
    const field = findFieldAt(catalogue, entity, path);
    const form = field === undefined ? undefined : isOneWord(field) ? 'word' : formOf[field.kind];
    const english = findBilingualName(entity, path)?.en;
    return field === undefined || form === undefined
      ? []
      : [{ path, field, form, ...(english === undefined ? {} : { englishPath: english }) }];
  });
}

function isOneWord(field: Field): boolean {
  return field.kind === 'text' && field.isOneWord === true;
}

export function findFieldAt(catalogue: Catalogue, entity: AnyEntity, path: string): Field | undefined {
  let at: AnyEntity | undefined = entity;
  let field: Field | undefined;
  for (const name of path.split('.')) {
    field = at === undefined ? undefined : findField(at, name);
    at = field === undefined ? undefined : findTarget(catalogue, field);
  }
  return field;
}

/** More of them would make an address too long to be shared. */
const PICKED_MAX = 20;

/** Returns undefined for an empty text, or one this filter cannot read. */
export function readFilter({ form }: Pick<Filter, 'form'>, text: string): FilterValue | undefined {
  switch (form) {
    case 'text': {
      const trimmed = text.trim().slice(0, criteriaLimits.textLength).trim();
      return trimmed === '' ? undefined : { form, text: trimmed };
    }
    case 'word': {
      const code = text.trim().slice(0, criteriaLimits.textLength);
      return code === '' ? undefined : { form, code };
    }
    case 'pick': {
      const ids = text.toLowerCase().split(',');
      return ids.length <= PICKED_MAX && ids.every(isUuid) ? { form, ids: [...new Set(ids)] } : undefined;
    }
    case 'days':
      return readRange(text, findPlainDate, (range) => ({ form, ...range }));
    case 'numbers':
      return readRange(text, findNumberText, (range) => ({ form, ...range }));
    case 'yesNo':
      return text === 'true' || text === 'false' ? { form, isTrue: text === 'true' } : undefined;
  }
}

/** Returns an empty text for an empty value. */
export function writeFilter(value: FilterValue): string {
  switch (value.form) {
    case 'text':
      return value.text.trim();
    case 'word':
      return value.code;
    case 'pick':
      return value.ids.join(',');
    case 'days':
    case 'numbers':
      return value.from === undefined && value.to === undefined ? '' : `${value.from ?? ''}${BETWEEN}${value.to ?? ''}`;
    case 'yesNo':
      return String(value.isTrue);
  }
}

/** Returns the filters in their normal form: two texts with the same meaning become equal. */
export function normaliseFilters(filters: readonly Filter[], texts: FilterTexts): FilterTexts {
  const validTexts = filters.flatMap((filter): [string, string][] => {
    const text = Object.hasOwn(texts, filter.path) ? texts[filter.path] : undefined;
    const value = typeof text === 'string' ? readFilter(filter, text) : undefined;
    return value === undefined ? [] : [[filter.path, writeFilter(value)]];
  });
  return Object.fromEntries(validTexts);
}

export function termsOf(filters: readonly Filter[], texts: FilterTexts): readonly SentTerm[] {
  return filters.flatMap((filter) => {
    const text = Object.hasOwn(texts, filter.path) ? texts[filter.path] : undefined;
    const value = text === undefined ? undefined : readFilter(filter, text);
    if (value === undefined) return [];
    const { englishPath } = filter;
    const term = termOf(filter, value);
    return englishPath === undefined ? [term] : [term, { ...term, name: englishPath, logic: 'OR' }];
  });
}

/** The first and the last second of a day, in the time zone of Thailand. */
const FIRST_SECOND = wireDate;
const lastSecond = (day: PlainDate): string => `${day}T23:59:59${BANGKOK_OFFSET}`;

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
      return {
        name,
        type: field.kind === 'date' ? 'Date' : 'Datetime',
        ...between(
          value.from === undefined ? undefined : FIRST_SECOND(value.from),
          value.to === undefined ? undefined : lastSecond(value.to),
        ),
      };
    case 'numbers':
      return { name, type: 'Number', ...between(value.from, value.to) };
    case 'yesNo':
      return { name, type: 'Boolean', operator: '=', value: value.isTrue };
  }
}

function between(from: string | undefined, to: string | undefined): Pick<SentTerm, 'operator' | 'value' | 'value2'> {
  if (to === undefined) return { operator: '>=', value: from };
  return from === undefined ? { operator: '<=', value: to } : { operator: 'between', value: from, value2: to };
}

/** `2026-01-01..2026-02-01`, `..9`, `5..`; a single value is both ends. */
const BETWEEN = '..';

function readRange<T>(
  text: string,
  find: (end: string) => T | undefined,
  make: (range: Range<T>) => FilterValue,
): FilterValue | undefined {
  const ends = text.split(BETWEEN).map((end) => end.trim());
  const [first = '', second = first] = ends;
  const [from, to] = [find(first), find(second)];
  const isReadable =
    ends.length <= 2 &&
    (first === '' || from !== undefined) &&
    (second === '' || to !== undefined) &&
    (from !== undefined || to !== undefined);
  return isReadable
    ? make({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) })
    : undefined;
}

function findNumberText(text: string): string | undefined {
  const found = findDecimal(text);
  return found === undefined ? undefined : decimalText(found);
}
