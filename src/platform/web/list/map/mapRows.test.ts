import { describe, expect, it } from 'vitest';
import type { SearchAnswer, SentCriteria } from '../../api/resource.ts';
import { collectRows, MAP_PAGE_SIZE, MAP_PLACES_MAX } from './mapRows.ts';

const CRITERIA: SentCriteria = { select: ['coordinates'], where: [], sort: [], page: 3, size: 20 };

/** Answers from so many rows, as the server does. */
function searchOf(total: number, more: Partial<SearchAnswer> = {}) {
  const asked: (readonly [page: number | undefined, size: number | undefined])[] = [];
  const search = async ({ page = 0, size = 0 }: SentCriteria): Promise<SearchAnswer> => {
    asked.push([page, size]);
    const length = Math.max(0, Math.min(size, total - page * size));
    const data = Array.from({ length }, (_, index) => ({ id: `row ${page * size + index}` }));
    return { data, totalSize: total, totalPage: Math.ceil(total / size), page, size, ...more };
  };
  return { asked, search };
}

describe('the rows of a map', () => {
  it('are loaded from the first page on, whichever page the table shows', async () => {
    const { asked, search } = searchOf(12);
    const { rows, total, isCapped } = await collectRows(search, CRITERIA);
    expect([rows.length, total, isCapped]).toEqual([12, 12, false]);
    expect(asked).toEqual([[0, MAP_PAGE_SIZE]]);
  });

  it('are loaded page by page until there are no more', async () => {
    const { asked, search } = searchOf(MAP_PAGE_SIZE + 1);
    expect((await collectRows(search, CRITERIA)).rows).toHaveLength(MAP_PAGE_SIZE + 1);
    expect(asked.map(([page]) => page)).toEqual([0, 1]);
  });

  it('are no more than the limit, and their number is told', async () => {
    const { asked, search } = searchOf(3120);
    const { rows, total } = await collectRows(search, CRITERIA);
    expect([rows.length, total]).toEqual([MAP_PLACES_MAX, 3120]);
    expect(asked).toHaveLength(MAP_PLACES_MAX / MAP_PAGE_SIZE);
  });

  it('are not shown twice if they move to another page meanwhile, and a capped count stays one', async () => {
    const { search } = searchOf(MAP_PAGE_SIZE * 2);
    const moved = async (criteria: SentCriteria): Promise<SearchAnswer> => {
      const answer = await search(criteria);
      return criteria.page === 1
        ? { ...answer, data: [{ id: 'row 0' }, ...answer.data.slice(1)] }
        : { ...answer, totalCapped: true };
    };
    const { rows, isCapped } = await collectRows(moved, CRITERIA);
    expect([rows.length, new Set(rows.map(({ id }) => id)).size, isCapped]).toEqual([
      MAP_PAGE_SIZE * 2 - 1,
      MAP_PAGE_SIZE * 2 - 1,
      true,
    ]);
  });
});
