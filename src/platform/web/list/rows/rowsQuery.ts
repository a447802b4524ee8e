/** Defines the query of a list for its rows, and what may be shown until the answer arrives. */
import type { UseQueryOptions } from '@tanstack/react-query';
import type { AnyEntity } from '#language/entity.ts';
import { baseOf, searchRecords, type SearchAnswer, type SentCriteria, type WireRecord } from '../../api/resource.ts';
import { CACHED_LIST_MS, FETCH_ALL_SIZE } from '../../constants.ts';
import { missingParents } from '../../fields/options/tree.ts';

export interface RowsQueryOptions {
  readonly entity: AnyEntity;
  readonly criteria: SentCriteria;
  /** Key of the person and the holder they act for: others see other rows. */
  readonly viewerKey: string;
  readonly isEnabled: boolean;
  /** All rows and their ancestors, for a tree. */
  readonly isTree: boolean;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface LoadedAnswer extends SearchAnswer {
  /** Ids of the rows that match the filter, if the rows include ancestors. */
  readonly found: ReadonlySet<string>;
}

export function rowsQuery({
  entity,
  criteria,
  viewerKey,
  isEnabled,
  isTree,
  headers,
}: RowsQueryOptions): UseQueryOptions<LoadedAnswer> {
  const sentCriteria = isTree ? { ...criteria, page: 0, size: FETCH_ALL_SIZE } : criteria;
  return {
    queryKey: [baseOf(entity), 'rows', viewerKey, isTree ? 'tree' : 'page', sentCriteria],
    queryFn: ({ signal }) =>
      isTree
        ? loadTree(entity, sentCriteria, { signal, headers })
        : loadPage(entity, sentCriteria, { signal, headers }),
    placeholderData: (before, query) => (query?.queryKey[VIEWER_KEY_INDEX] === viewerKey ? before : undefined),
    gcTime: CACHED_LIST_MS,
    enabled: isEnabled,
  };
}

const VIEWER_KEY_INDEX = 2;

export interface LastAnswer {
  readonly viewerKey: string;
  readonly answer: LoadedAnswer | undefined;
}

/** After a failed query the last answer of the same viewer remains; the answer of another viewer is dropped. */
export function lastAnswerFor(viewerKey: string, before: LastAnswer, answer: LoadedAnswer | undefined): LastAnswer {
  if (before.viewerKey === viewerKey && (answer === undefined || answer === before.answer)) return before;
  return { viewerKey, answer };
}

interface LoadOptions {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

async function loadPage(
  entity: AnyEntity,
  criteria: SentCriteria,
  { signal, headers }: LoadOptions,
): Promise<LoadedAnswer> {
  const answer = await searchRecords(entity, criteria, {
    signal,
    silent: true,
    ...(headers === undefined ? {} : { headers }),
  });
  return { ...answer, found: new Set(answer.data.map(({ id }) => id)) };
}

/** More generations than any of our trees has: circular references must not cause endless calls. */
const GENERATIONS_MAX = 8;

async function loadTree(entity: AnyEntity, criteria: SentCriteria, sending: LoadOptions): Promise<LoadedAnswer> {
  const answer = await loadPage(entity, criteria, sending);
  const rows: WireRecord[] = [...answer.data];
  for (let generation = 0; generation < GENERATIONS_MAX; generation += 1) {
    const missing = missingParents(rows, entity.tree ?? '');
    if (missing.length === 0) break;
    const ancestors = await loadPage(
      entity,
      { ...criteria, where: [{ name: 'id', type: 'UUID', operator: 'in', value: missing }] },
      sending,
    );
    if (ancestors.data.length === 0) break;
    rows.push(...ancestors.data);
  }
  return { ...answer, data: rows };
}
