/** The rows of a page: those of the last visit at once, then as they are now; the page before stays while the next one comes. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWayOut } from '../../route/useWayOut.ts';
import { keptFor, rowsQuery, type LoadedAnswer, type RowsQuestion } from './rowsQuery.ts';

export interface Rows {
  readonly answer: LoadedAnswer | undefined;
  /** Of another question: the answer to this one is on its way. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
}

export function useRows(question: RowsQuestion): Rows {
  const { data, isPlaceholderData, isFetching, error, refetch } = useQuery(rowsQuery(question));
  const [before, setKept] = useState({ asker: question.asker, answer: data });
  const kept = keptFor(question.asker, before, data);
  if (kept !== before) setKept(kept);
  const { answer } = kept;
  useWayOut(answer === undefined ? error : null);
  return { answer, isStale: isPlaceholderData || data === undefined, isFetching, error, reload: () => void refetch() };
}
