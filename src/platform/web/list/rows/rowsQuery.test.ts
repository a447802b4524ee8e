import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import type { SearchAnswer } from '../../api/resource.ts';
import { keptFor, rowsQuery, type LoadedAnswer, type RowsQuestion } from './rowsQuery.ts';

const api = vi.hoisted(() => ({ answer: (): Promise<unknown> => Promise.reject(new Error('Nobody asked')) }));
vi.mock('../../api/resource.ts', () => ({ baseOf: () => '/api/v1/departments', search: () => api.answer() }));

const answer: SearchAnswer = { data: [{ id: 'a' }], totalPage: 1, totalSize: 1, page: 0, size: 20 };
const question = (asker: string, page = 0): RowsQuestion => ({
  entity: getEntity(testCatalogue, 'department'),
  criteria: { page, size: 20 },
  asker,
  isEnabled: true,
  isTree: false,
});

let queries: QueryClient;

beforeEach(() => void (queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })));
afterEach(() => queries.clear());

async function askedBy(asker: string): Promise<QueryObserver<LoadedAnswer>> {
  api.answer = () => Promise.resolve(answer);
  const observer = new QueryObserver<LoadedAnswer>(queries, rowsQuery(question(asker)));
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  api.answer = () => Promise.race([]);
  return observer;
}

describe('The rows of a page', () => {
  it('stay while the next page comes', async () => {
    const observer = await askedBy('ann for acme');
    observer.setOptions(rowsQuery(question('ann for acme', 1)));
    expect(observer.getCurrentResult()).toMatchObject({ isPlaceholderData: true, data: { data: answer.data } });
  });

  it('are not shown to who acts for somebody else, not even while theirs come', async () => {
    const observer = await askedBy('ann for acme');
    observer.setOptions(rowsQuery(question('ann for other', 1)));
    expect(observer.getCurrentResult().data).toBeUndefined();
  });

  it('outlive a question that fails, if the same person asked for them', () => {
    const rows = { ...answer, found: new Set(['a']) };
    const kept = keptFor('ann', { asker: 'ann', answer: undefined }, rows);
    expect(kept).toEqual({ asker: 'ann', answer: rows });
    expect(keptFor('ann', kept, undefined), 'and nothing changes where nothing did').toBe(kept);
    expect(keptFor('ann', kept, rows)).toBe(kept);
    expect(keptFor('ben', kept, undefined)).toEqual({ asker: 'ben', answer: undefined });
  });
});
