/** The stored form of a saved view: filters, order, columns and page size of a list, printed as in the address. */
import { DEFAULT_PAGE_SIZE } from '../../constants.ts';
import { areSameFilters, formatFilter, parseFilters } from '../search/filterValue.ts';
import { readColumns } from '../state/layout.ts';
import {
  formatSort,
  parseListState,
  parseSize,
  parseSort,
  type ListState,
  type ListTerms,
} from '../state/listState.ts';

export interface ViewBody {
  readonly filters: Readonly<Record<string, string>>;
  readonly sort?: string;
  readonly columns?: readonly string[];
  readonly size?: number;
}

export function viewBodyOf({ filters, sort, size }: ListState, columns: readonly string[] | undefined): ViewBody {
  return {
    filters: Object.fromEntries(Object.entries(filters).map(([path, value]) => [path, formatFilter(value)])),
    ...(sort === undefined ? {} : { sort: formatSort(sort) }),
    ...(columns === undefined ? {} : { columns }),
    ...(size === DEFAULT_PAGE_SIZE ? {} : { size }),
  };
}

/** Ignores fields that no longer exist; the rest of the view is still applied. */
export function viewStateOf(
  body: unknown,
  terms: ListTerms,
): { readonly state: ListState; readonly columns: readonly string[] | undefined } {
  const { filters, sort, columns, size } = (typeof body === 'object' && body !== null ? body : {}) as {
    filters?: unknown;
    sort?: unknown;
    columns?: unknown;
    size?: unknown;
  };
  const texts = typeof filters === 'object' && filters !== null ? (filters as Record<string, unknown>) : {};
  return {
    state: {
      ...parseListState(new URLSearchParams(), terms),
      filters: parseFilters(terms.filters, texts),
      sort: parseSort(typeof sort === 'string' ? sort : null, terms.sortable),
      size: parseSize(typeof size === 'number' ? String(size) : null),
    },
    columns: readColumns(columns),
  };
}

/** Whether the list has the filters, order and page size of the view. */
export function isViewApplied(body: unknown, terms: ListTerms, current: ListState): boolean {
  const { state } = viewStateOf(body, terms);
  return (
    areSameFilters(state.filters, current.filters) &&
    JSON.stringify([state.sort, state.size]) === JSON.stringify([current.sort, current.size])
  );
}
