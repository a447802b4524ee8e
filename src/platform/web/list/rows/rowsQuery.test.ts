import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import type { SearchAnswer } from '../../api/resource.ts';
import { lastAnswerFor, rowsQuery, type LoadedAnswer, type RowsQueryOptions } from './rowsQuery.ts';

const api = vi.hoisted(() => ({ answer: (): Promise<unknown> => Promise.reject(new Error('Nobody asked')) }));
vi.mock('../../api/resource.ts', () => ({ baseOf: () => '/api/v1/departments', searchRecords: () => api.answer() }));

const answer: SearchAnswer = { data: [{ id: 'a' }], totalPage: 1, totalSize: 1, page: 0, size: 20 };
const question = (viewerKey: string, page = 0): RowsQueryOptions => ({
  entity: getEntity(testCatalogue, 'department'),
  criteria: { page, size: 20 },
  viewerKey,
  isEnabled: true,
  isTree: false,
});

let queries: QueryClient;

beforeEach(() => void (queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })));
afterEach(() => queries.clear());

async function queryAsViewer(asker: string): Promise<QueryObserver<LoadedAnswer>> {
  api.answer = () => Promise.resolve(answer);
  const observer = new QueryObserver<LoadedAnswer>(queries, rowsQuery(question(asker)));
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  api.answer = () => Promise.race([]);
  return observer;
}

describe('the rows of a page', () => {
  it('remain while the next page is loading', async () => {
    const observer = await queryAsViewer('ann for acme');
    observer.setOptions(rowsQuery(question('ann for acme', 1)));
    expect(observer.getCurrentResult()).toMatchObject({ isPlaceholderData: true, data: { data: answer.data } });
  });

  it('are not shown to a person who acts for another holder, not even while theirs are loading', async () => {
    const observer = await queryAsViewer('ann for acme');
    observer.setOptions(rowsQuery(question('ann for other', 1)));
    expect(observer.getCurrentResult().data).toBeUndefined();
  });

  it('remain after a failed query, if the same viewer loaded them', () => {
    const rows = { ...answer, found: new Set(['a']) };
    const lastAnswer = lastAnswerFor('ann', { viewerKey: 'ann', answer: undefined }, rows);
    expect(lastAnswer).toEqual({ viewerKey: 'ann', answer: rows });
    expect(lastAnswerFor('ann', lastAnswer, undefined), 'and nothing changes where nothing did').toBe(lastAnswer);
    expect(lastAnswerFor('ann', lastAnswer, rows)).toBe(lastAnswer);
    expect(lastAnswerFor('ben', lastAnswer, undefined)).toEqual({ viewerKey: 'ben', answer: undefined });
  });
});
