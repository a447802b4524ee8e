import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { CACHED_LIST_MS } from '#platform/web/constants.ts';
import { findQuestion, writeQuestionToUrl, type QuestionInput } from './questionInput.ts';
import type { AccessExplanation, ExplainQuestions } from './wire.ts';

const ROLES = '/api/v1/security/roles';

export function useQuestions(): UseQueryResult<ExplainQuestions> {
  return useQuery({
    queryKey: [ROLES, 'questions'],
    staleTime: CACHED_LIST_MS,
    queryFn: ({ signal }) => call<ExplainQuestions>('GET', `${ROLES}/questions`, { signal, silent: true }),
  });
}

/** Never a cached answer: people who have just corrected something come back to see whether it helped. */
export function useAnswer(input: QuestionInput): UseQueryResult<AccessExplanation> {
  const question = findQuestion(input);
  return useQuery({
    queryKey: [ROLES, 'explain', writeQuestionToUrl(input).toString()],
    enabled: question !== undefined,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<AccessExplanation>('POST', `${ROLES}/explain`, {
        body: { question, ...(input.user === '' ? {} : { user: { id: input.user } }) },
        signal,
        silent: true,
      }),
  });
}
