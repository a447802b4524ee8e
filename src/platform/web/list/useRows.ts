/** The rows of a page: those of the last visit at once, then as they are now; the page before stays while the next one comes. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnyEntity } from '#language/entity.ts';
import { NoResponse } from '../api/errors.ts';
import { baseOf, search, type SearchAnswer, type SentCriteria, type WireRecord } from '../api/resource.ts';
import { CACHED_LIST_MS, FETCH_ALL_SIZE } from '../constants.ts';
import { missingParents } from './tree.ts';

export interface RowsQuestion {
  readonly entity: AnyEntity;
  readonly criteria: SentCriteria;
  /** Who asks, and for whom: others see other rows. */
  readonly asker: string;
  readonly isEnabled: boolean;
  /** All rows and their ancestors, for a tree. */
  readonly isTree: boolean;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface LoadedAnswer extends SearchAnswer {
  /** Those the filter asked for, where ancestors stand among the rows. */
  readonly found: ReadonlySet<string>;
}

export interface Rows {
  readonly answer: LoadedAnswer | undefined;
  /** Of another question: the answer to this one is on its way. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
}

export function useRows({ entity, criteria, asker, isEnabled, isTree, headers }: RowsQuestion): Rows {
  const asked = isTree ? { ...criteria, page: 0, size: FETCH_ALL_SIZE } : criteria;
  const { data, isPlaceholderData, isFetching, error, refetch } = useQuery({
    queryKey: [baseOf(entity), 'rows', asker, isTree ? 'tree' : 'page', asked],
    queryFn: ({ signal }) => (isTree ? loadTree(entity, asked, { signal, headers }) : loadPage(entity, asked, { signal, headers })),
    placeholderData: keepPreviousData,
    gcTime: CACHED_LIST_MS,
    enabled: isEnabled,
  });
  // A question that fails takes nothing away from what the one before has answered.
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const answer = data ?? last;
  useWayOut(answer === undefined ? error : null);
  return { answer, isStale: isPlaceholderData || data === undefined, isFetching, error, reload: () => void refetch() };
}

interface Sending {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

async function loadPage(entity: AnyEntity, criteria: SentCriteria, { signal, headers }: Sending): Promise<LoadedAnswer> {
  const answer = await search(entity, criteria, { signal, silent: true, ...(headers === undefined ? {} : { headers }) });
  return { ...answer, found: new Set(answer.data.map(({ id }) => id)) };
}

/** More generations than any of our trees has: a ring of references must not keep us asking. */
const GENERATIONS_MAX = 8;

async function loadTree(entity: AnyEntity, criteria: SentCriteria, sending: Sending): Promise<LoadedAnswer> {
  const answer = await loadPage(entity, criteria, sending);
  const rows: WireRecord[] = [...answer.data];
  for (let generation = 0; generation < GENERATIONS_MAX; generation += 1) {
    const missing = missingParents(rows, entity.tree ?? '');
    if (missing.length === 0) break;
    const above = await loadPage(entity, { ...criteria, where: [{ name: 'id', type: 'UUID', operator: 'in', value: missing }] }, sending);
    if (above.data.length === 0) break;
    rows.push(...above.data);
  }
  return { ...answer, data: rows };
}

/** Nothing to show and nobody to ask: the page that says so, with the way back. */
function useWayOut(error: Error | null): void {
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const isGone = error instanceof NoResponse;
  useEffect(() => {
    if (isGone) void navigate(`/500?url=${encodeURIComponent(pathname + query)}`);
  }, [isGone, navigate, pathname, query]);
}
