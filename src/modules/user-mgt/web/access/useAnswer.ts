import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { CACHED_LIST_MS } from '#platform/web/constants.ts';
import { findQuestion, writeAsked, type Asked } from './asked.ts';
import type { Answer, Questions } from './wire.ts';

const ROLES = '/api/v1/security/roles';

export function useQuestions(): UseQueryResult<Questions> {
  return useQuery({
    queryKey: [ROLES, 'questions'],
    staleTime: CACHED_LIST_MS,
    queryFn: ({ signal }) => call<Questions>('GET', `${ROLES}/questions`, { signal, silent: true }),
  });
}

/** Never an old answer: whoever has just mended something comes back to see whether it helped. */
export function useAnswer(asked: Asked): UseQueryResult<Answer> {
  const question = findQuestion(asked);
  return useQuery({
    queryKey: [ROLES, 'explain', writeAsked(asked).toString()],
    enabled: question !== undefined,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<Answer>('POST', `${ROLES}/explain`, {
        body: { question, ...(asked.user === '' ? {} : { user: { id: asked.user } }) },
        signal,
        silent: true,
      }),
  });
}
