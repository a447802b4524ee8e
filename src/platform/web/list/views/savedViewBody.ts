/** The stored state of a view: its filters, order, columns and page size, in the format of the address. */
import { DEFAULT_PAGE_SIZE } from '../../constants.ts';
import { normaliseFilters, type FilterTexts } from '../search/filters.ts';
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
  readonly filters: FilterTexts;
  readonly sort?: string;
  readonly columns?: readonly string[];
  readonly size?: number;
}

export function viewBodyOf({ filters, sort, size }: ListState, columns: readonly string[] | undefined): ViewBody {
  return {
    filters,
    ...(sort === undefined ? {} : { sort: formatSort(sort) }),
    ...(columns === undefined ? {} : { columns }),
    ...(size === DEFAULT_PAGE_SIZE ? {} : { size }),
  };
}

/** A field that no longer exists is left out, and the rest of the view is still used. */
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
  const texts = typeof filters === 'object' && filters !== null ? (filters as FilterTexts) : {};
  return {
    state: {
      ...parseListState(new URLSearchParams(), terms),
      filters: normaliseFilters(terms.filters, texts),
      sort: typeof sort === 'string' ? parseSort(sort, terms.sortable) : undefined,
      size: parseSize(typeof size === 'number' ? String(size) : null),
    },
    columns: readColumns(columns),
  };
}

/** Returns true if the list shows exactly what the view stores. */
export function isViewApplied(body: unknown, terms: ListTerms, current: ListState): boolean {
  const { state } = viewStateOf(body, terms);
  return (
    JSON.stringify([sorted(state.filters), state.sort, state.size]) ===
    JSON.stringify([sorted(current.filters), current.sort, current.size])
  );
}

function sorted(texts: FilterTexts): readonly (readonly [string, string])[] {
  return Object.entries(texts).toSorted(([key], [other]) => (key < other ? -1 : 1));
}
