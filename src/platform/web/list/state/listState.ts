/** The state of a list, and how it is read from and written to the address: short, readable, the same after a reload. */
import { criteriaLimits } from '#language/criteria.ts';
import { DEFAULT_PAGE, DEFAULT_PAGE_SIZE, PAGE_SIZE_OPTIONS } from '../../constants.ts';
import type { SentCriteria } from '../../api/resource.ts';
import type { Filter } from '../search/filters.ts';
import { formatFilter, parseFilters, type FilterValues } from '../search/filterValue.ts';

export type SortTerms = NonNullable<SentCriteria['sort']>;
export type ListView = 'table' | 'tree' | 'map';

export interface ListState {
  readonly filters: FilterValues;
  /** The first page is 0. */
  readonly page: number;
  readonly size: number;
  /** Undefined for the order that the entity declares. */
  readonly sort: SortTerms | undefined;
  readonly view: ListView;
}

/** The filters, columns to sort by and views that the list has. */
export interface ListTerms {
  readonly filters: readonly Filter[];
  readonly sortable: ReadonlySet<string>;
  readonly hasTree: boolean;
  /** The list is shown as a tree unless the address names the table. */
  readonly isTreeFirst?: boolean;
  /** Its records have a location. */
  readonly hasMap?: boolean;
  /** The list is shown as a map unless the address names the table. */
  readonly isMapFirst?: boolean;
}

export const initialListState: ListState = {
  filters: {},
  page: DEFAULT_PAGE,
  size: DEFAULT_PAGE_SIZE,
  sort: undefined,
  view: 'table',
};

/** Ignores what it cannot read, so that an old link still opens the list. If a parameter is repeated, the last one counts. */
export function parseListState(query: URLSearchParams, terms: ListTerms): ListState {
  const texts = Object.fromEntries(terms.filters.map(({ path }) => [path, query.getAll(parameterOf(path)).at(-1)]));
  const size = parseSize(query.get('size'));
  return {
    filters: parseFilters(terms.filters, texts),
    page: parsePage(query.get('page'), size),
    size,
    sort: parseSort(query.get('sort'), terms.sortable),
    view: viewOf(query.get('view'), terms),
  };
}

/**
 * Returns the query of the address with this state. Parameters that do not belong to the list (`isLayout`, `canSelect`)
 * stay. `cacheQuery` marks a state that a person has chosen, even where every other parameter is at its default.
 */
export function formatListState(
  state: ListState,
  terms: ListTerms,
  current: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const listParameters = new Set([...LIST_PARAMETERS, ...terms.filters.map(({ path }) => parameterOf(path))]);
  const query = new URLSearchParams([...current].filter(([name]) => !listParameters.has(name)));
  query.set('cacheQuery', 'true');
  for (const { path } of terms.filters) {
    const value = state.filters[path];
    if (value !== undefined) query.set(parameterOf(path), formatFilter(value));
  }
  if (state.page !== DEFAULT_PAGE) query.set('page', String(state.page));
  if (state.size !== DEFAULT_PAGE_SIZE) query.set('size', String(state.size));
  if (state.sort !== undefined) query.set('sort', formatSort(state.sort));
  if (state.view !== viewOf(null, terms)) query.set('view', state.view);
  return query;
}

/** Commas and colons need no escape in a query, and the address is easier to read without. */
export function queryText(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}

export function formatSort(sort: SortTerms): string {
  return sort.map(({ name, type }) => (type === 'DESC' ? `-${name}` : name)).join(',');
}

/** Reads the notation of declarations and addresses: `['refParent.key', '-seq']`. */
export function readSort(names: readonly string[]): SortTerms {
  return names.map((name) => (name.startsWith('-') ? { name: name.slice(1), type: 'DESC' } : { name, type: 'ASC' }));
}

export function parseSort(text: string | null, sortable: ReadonlySet<string>): SortTerms | undefined {
  const sort = readSort((text ?? '').split(','));
  const names = new Set(sort.map(({ name }) => name));
  return sort.length <= criteriaLimits.sorts &&
    names.size === sort.length &&
    sort.every(({ name }) => sortable.has(name))
    ? sort
    : undefined;
}

export function parseSize(text: string | null): number {
  return PAGE_SIZE_OPTIONS.find((size) => String(size) === text) ?? DEFAULT_PAGE_SIZE;
}

/**
 * Returns the order after a click on a heading: ascending, then descending, then as declared. The step that equals the
 * declared order is left out, so that every click changes something.
 */
export function nextSort(sort: SortTerms | undefined, name: string, declared: SortTerms): SortTerms | undefined {
  const declaredType = declared[0]?.name === name ? declared[0].type : undefined;
  const steps = (['ASC', 'DESC'] as const).filter((type) => type !== declaredType);
  const current = sort?.[0]?.name === name ? steps.findIndex((type) => type === sort[0]?.type) : -1;
  const next = steps[current + 1];
  return next === undefined ? undefined : [{ name, type: next }];
}

function viewOf(text: string | null, terms: ListTerms): ListView {
  const { hasTree, isTreeFirst = false, hasMap = false, isMapFirst = false } = terms;
  if (text === 'table' || (text === 'tree' && hasTree) || (text === 'map' && hasMap)) return text;
  if (hasTree && isTreeFirst) return 'tree';
  return hasMap && isMapFirst ? 'map' : 'table';
}

function parsePage(text: string | null, size: number): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : DEFAULT_PAGE;
  return page * size < criteriaLimits.offset ? page : DEFAULT_PAGE;
}

/** Names of parameters with another meaning. The filter of a field with such a name is written with a dot before it. */
const LIST_PARAMETERS = ['cacheQuery', 'page', 'size', 'sort', 'view'] as const;
const RESERVED: ReadonlySet<string> = new Set([
  ...LIST_PARAMETERS,
  'isLayout',
  'canSelect',
  'props',
  'url',
  'isHardDelete',
  'locale',
  'etag',
]);

function parameterOf(path: string): string {
  return RESERVED.has(path) ? `.${path}` : path;
}
