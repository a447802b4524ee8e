/**
 * Loads the rows of a page: shows those of the last visit at once, then the current ones; the previous page remains
 * while the next one is loading.
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServerDownRedirect } from '../../route/useServerDownRedirect.ts';
import { lastAnswerFor, rowsQuery, type LoadedAnswer, type RowsQueryOptions } from './rowsQuery.ts';

export interface LoadedRowsState {
  readonly answer: LoadedAnswer | undefined;
  /** The rows belong to another query: the answer to this one is loading. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
}

export function useRows(question: RowsQueryOptions): LoadedRowsState {
  const { data, isPlaceholderData, isFetching, error, refetch } = useQuery(rowsQuery(question));
  const [before, setKept] = useState({ viewerKey: question.viewerKey, answer: data });
  const lastAnswer = lastAnswerFor(question.viewerKey, before, data);
  if (lastAnswer !== before) setKept(lastAnswer);
  const { answer } = lastAnswer;
  useServerDownRedirect(answer === undefined ? error : null);
  return { answer, isStale: isPlaceholderData || data === undefined, isFetching, error, reload: () => void refetch() };
}
