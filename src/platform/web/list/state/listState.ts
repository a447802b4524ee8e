/** The state of a list in its address: short, readable, and the same after a reload. */
import { criteriaLimits } from '#language/criteria.ts';
import { DEFAULT_PAGE, DEFAULT_PAGE_SIZE, PAGE_SIZE_OPTIONS } from '../../constants.ts';
import type { SentCriteria } from '../../api/resource.ts';
import { normaliseFilters, type Filter, type FilterTexts } from '../search/filters.ts';

export type SortTerms = NonNullable<SentCriteria['sort']>;
export type ListView = 'table' | 'tree';

export interface ListState {
  readonly filters: FilterTexts;
  /** From 0. */
  readonly page: number;
  readonly size: number;
  /** Undefined: as declared by the entity. */
  readonly sort: SortTerms | undefined;
  readonly view: ListView;
}

/** The filters and columns that a state may refer to. */
export interface ListTerms {
  readonly filters: readonly Filter[];
  readonly sortable: ReadonlySet<string>;
  readonly hasTree: boolean;
  /** The tree is the default view. */
  readonly isTreeFirst?: boolean;
}

export const initialListState: ListState = {
  filters: {},
  page: DEFAULT_PAGE,
  size: DEFAULT_PAGE_SIZE,
  sort: undefined,
  view: 'table',
};

/** Invalid parameters are left out, so that an old link still opens the list. */
export function parseListState(query: URLSearchParams, terms: ListTerms): ListState {
  const texts = Object.fromEntries(
    terms.filters.flatMap(({ path }) =>
      [...query.entries()].filter(([name]) => name === parameterOf(path)).map(([, text]) => [path, text]),
    ),
  );
  const size = parseSize(query.get('size'));
  return {
    filters: normaliseFilters(terms.filters, texts),
    page: parsePage(query.get('page'), size),
    size,
    sort: parseSort(query.get('sort'), terms.sortable),
    view: viewOf(query.get('view'), terms),
  };
}

/**
 * Returns the query of the address with this state; parameters that are not the list's (`isLayout`, `canSelect`)
 * remain. `cacheQuery` marks the query as intended, even if nothing else is left of it.
 */
export function formatListState(
  state: ListState,
  terms: ListTerms,
  current: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const own = new Set([...LIST_PARAMETERS, ...terms.filters.map(({ path }) => parameterOf(path))]);
  const query = new URLSearchParams([...current].filter(([name]) => !own.has(name)));
  query.set('cacheQuery', 'true');
  for (const { path } of terms.filters) {
    const text = Object.hasOwn(state.filters, path) ? state.filters[path] : undefined;
    if (text !== undefined && text !== '') query.set(parameterOf(path), text);
  }
  if (state.page !== DEFAULT_PAGE) query.set('page', String(state.page));
  if (state.size !== DEFAULT_PAGE_SIZE) query.set('size', String(state.size));
  if (state.sort !== undefined) query.set('sort', formatSort(state.sort));
  if (state.view !== viewOf(null, terms)) query.set('view', state.view);
  return query;
}

/** Commas and colons need no escape in a query, and are easier to read without it. */
export function queryText(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}

export function formatSort(sort: SortTerms): string {
  return sort.map(({ name, type }) => (type === 'DESC' ? `-${name}` : name)).join(',');
}

/** Reads `['refParent.key', '-seq']`, as in declarations and addresses. */
export function readSort(names: readonly string[]): SortTerms {
  return names.map((name) => (name.startsWith('-') ? { name: name.slice(1), type: 'DESC' } : { name, type: 'ASC' }));
}

export function parseSort(text: string | null | undefined, sortable: ReadonlySet<string>): SortTerms | undefined {
  if (text === null || text === undefined || text === '') return undefined;
  const sort = readSort(text.split(','));
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
 * Sorts by a clicked column: ascending, descending, and as before. Every click changes something: the declared order is
 * skipped.
 */
export function nextSort(sort: SortTerms | undefined, name: string, declared: SortTerms): SortTerms | undefined {
  const usual = declared[0]?.name === name ? declared[0].type : undefined;
  const steps = (['ASC', 'DESC'] as const).filter((type) => type !== usual);
  const at = sort?.[0]?.name === name ? steps.findIndex((type) => type === sort[0]?.type) : -1;
  const next = steps[at + 1];
  return next === undefined ? undefined : [{ name, type: next }];
}

function viewOf(requested: string | null, { hasTree, isTreeFirst = false }: ListTerms): ListView {
  return hasTree && (requested === 'tree' || (requested !== 'table' && isTreeFirst)) ? 'tree' : 'table';
}

function parsePage(text: string | null, size: number): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : DEFAULT_PAGE;
  return page * size < criteriaLimits.offset ? page : DEFAULT_PAGE;
}

/** Parameters with another meaning. A field of the same name is written with a dot in front. */
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
