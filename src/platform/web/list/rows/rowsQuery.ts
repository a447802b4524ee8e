/** The question a list asks for its rows, and what may stand in for the answer until it has come. */
import type { UseQueryOptions } from '@tanstack/react-query';
import type { AnyEntity } from '#language/entity.ts';
import { baseOf, search, type SearchAnswer, type SentCriteria, type WireRecord } from '../../api/resource.ts';
import { CACHED_LIST_MS, FETCH_ALL_SIZE } from '../../constants.ts';
import { missingParents } from '../../fields/options/tree.ts';

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

export function rowsQuery({
  entity,
  criteria,
  asker,
  isEnabled,
  isTree,
  headers,
}: RowsQuestion): UseQueryOptions<LoadedAnswer> {
  const asked = isTree ? { ...criteria, page: 0, size: FETCH_ALL_SIZE } : criteria;
  return {
    queryKey: [baseOf(entity), 'rows', asker, isTree ? 'tree' : 'page', asked],
    queryFn: ({ signal }) =>
      isTree ? loadTree(entity, asked, { signal, headers }) : loadPage(entity, asked, { signal, headers }),
    placeholderData: (before, query) => (query?.queryKey[ASKER_AT] === asker ? before : undefined),
    gcTime: CACHED_LIST_MS,
    enabled: isEnabled,
  };
}

const ASKER_AT = 2;

export interface KeptAnswer {
  readonly asker: string;
  readonly answer: LoadedAnswer | undefined;
}

/** A question that fails takes nothing away from what the one before has answered; one that somebody else asked has answered nothing. */
export function keptFor(asker: string, before: KeptAnswer, answer: LoadedAnswer | undefined): KeptAnswer {
  if (before.asker === asker && (answer === undefined || answer === before.answer)) return before;
  return { asker, answer };
}

interface Sending {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

async function loadPage(
  entity: AnyEntity,
  criteria: SentCriteria,
  { signal, headers }: Sending,
): Promise<LoadedAnswer> {
  const answer = await search(entity, criteria, {
    signal,
    silent: true,
    ...(headers === undefined ? {} : { headers }),
  });
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
    const above = await loadPage(
      entity,
      { ...criteria, where: [{ name: 'id', type: 'UUID', operator: 'in', value: missing }] },
      sending,
    );
    if (above.data.length === 0) break;
    rows.push(...above.data);
  }
  return { ...answer, data: rows };
}
