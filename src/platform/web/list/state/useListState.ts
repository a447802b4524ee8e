/** The state of a list, held in the address; in memory for a list in a dialog, whose address belongs to the page behind it. */
import { useCallback, useMemo, useRef, useState, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnyEntity } from '#language/entity.ts';
import { findLocationField } from '#platform/model/geo/locationField.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { filtersOf } from '../search/filters.ts';
import { offeredColumns } from './layout.ts';
import {
  initialListState,
  formatListState,
  parseListState,
  queryText,
  type ListState,
  type ListTerms,
} from './listState.ts';

export interface ListStateHandle {
  readonly state: ListState;
  readonly terms: ListTerms;
  /** The query of the address with its question mark; empty for a list in a dialog. */
  readonly search: string;
  /** The person has not chosen a state yet, so their default view may be applied. */
  readonly isUntouched: boolean;
  readonly change: (change: Partial<ListState>, how?: 'push' | 'replace') => void;
}

export function useListState(entity: AnyEntity, isInUrl: boolean): ListStateHandle {
  const terms = useMemo(() => termsFor(entity), [entity]);
  const inUrl = useUrlState(terms);
  const inMemory = useMemoryState();
  return { terms, ...(isInUrl ? inUrl : inMemory) };
}

type ListStateSource = Omit<ListStateHandle, 'terms'>;

function useUrlState(terms: ListTerms): ListStateSource {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const state = useMemo(() => parseListState(query, terms), [query, terms]);
  // A second change may be made before the address has followed the first, and must not lose it.
  const latest = useRef({ query, state });
  useLayoutEffect(() => void (latest.current = { query, state }), [query, state]);
  const change = useCallback(
    (changes: Partial<ListState>, how: 'push' | 'replace' = 'push') => {
      const next = withFirstPage(latest.current.state, changes);
      const nextQuery = formatListState(next, terms, latest.current.query);
      const text = queryText(nextQuery);
      if (text === queryText(latest.current.query)) return;
      latest.current = { query: nextQuery, state: next };
      void navigate({ search: text }, { replace: how === 'replace', preventScrollReset: true });
    },
    [navigate, terms],
  );
  return { state, search, change, isUntouched: query.get('cacheQuery') !== 'true' };
}

function useMemoryState(): ListStateSource {
  const [state, setState] = useState(initialListState);
  const change = useCallback(
    (changes: Partial<ListState>) => setState((current) => withFirstPage(current, changes)),
    [],
  );
  return { state, search: '', change, isUntouched: false };
}

/** Other filters or another order begin at the first page. */
function withFirstPage(current: ListState, changes: Partial<ListState>): ListState {
  const hasOtherRows = 'filters' in changes || 'sort' in changes;
  return { ...current, ...(hasOtherRows ? { page: initialListState.page } : {}), ...changes };
}

function termsFor(entity: AnyEntity): ListTerms {
  const declared = entity.list.sort.map((name) => name.replace(/^-/, ''));
  return {
    filters: filtersOf(catalogue, entity),
    sortable: new Set([...offeredColumns(catalogue, entity), ...declared]),
    hasTree: entity.tree !== undefined && entity.small,
    isTreeFirst: entity.list.isTreeFirst === true,
    hasMap: findLocationField(entity) !== undefined,
    isMapFirst: entity.list.isMapFirst === true,
  };
}
