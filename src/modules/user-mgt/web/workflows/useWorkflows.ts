import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import type { PersonAnswer, WorkflowRights } from '../../workflowAnswers.ts';

const WORKFLOWS = '/api/v1/security/roles/workflows';

/** Never cached: people who have just changed a role come back to see the effect. */
export function useWorkflowRights(): UseQueryResult<WorkflowRights> {
  return useQuery({
    queryKey: [WORKFLOWS],
    staleTime: 0,
    queryFn: ({ signal }) => call<WorkflowRights>('GET', WORKFLOWS, { signal, silent: true }),
  });
}

export interface PersonQuestion {
  /** The module of the requests. */
  readonly module: string;
  readonly user: string;
  readonly code?: string | undefined;
}

export function usePerson({ module, user, code }: PersonQuestion): UseQueryResult<PersonAnswer> {
  return useQuery({
    queryKey: [WORKFLOWS, 'explain', module, user, code ?? ''],
    enabled: user !== '',
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<PersonAnswer>('POST', `${WORKFLOWS}/explain`, {
        body: { module, user: { id: user }, ...(code === undefined ? {} : { code }) },
        signal,
        silent: true,
      }),
  });
}
