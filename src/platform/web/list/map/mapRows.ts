/** Loads the rows of a list for its map, page by page, up to a limit. */
import type { SearchAnswer, SentCriteria, WireRecord } from '../../api/resource.ts';

/** More marks on one map tell nobody anything; their number is shown, and a narrower search shows them. */
export const MAP_PLACES_MAX = 2000;
/** Rows of one call. */
export const MAP_PAGE_SIZE = 500;

export interface MapRows {
  readonly rows: readonly WireRecord[];
  /** How many rows the search has; at least as many if it is `isCapped`. */
  readonly total: number;
  readonly isCapped: boolean;
  readonly first: SearchAnswer;
}

type Search = (criteria: SentCriteria) => Promise<SearchAnswer>;

/** A row that moves to the next page while they are loaded is not shown twice. */
export async function collectRows(search: Search, criteria: SentCriteria): Promise<MapRows> {
  const found = new Map<string, WireRecord>();
  const ask = (page: number): Promise<SearchAnswer> => search({ ...criteria, page, size: MAP_PAGE_SIZE });
  const first = await ask(0);
  let answer = first;
  for (const row of answer.data) found.set(row.id, row);
  for (let page = 1; page * MAP_PAGE_SIZE < MAP_PLACES_MAX && answer.data.length === MAP_PAGE_SIZE; page += 1) {
    answer = await ask(page);
    for (const row of answer.data) found.set(row.id, row);
  }
  const rows = [...found.values()];
  return {
    rows,
    total: Math.max(first.totalSize, rows.length),
    isCapped: first.totalCapped === true,
    first,
  };
}
