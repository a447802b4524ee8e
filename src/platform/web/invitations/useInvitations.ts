/** Invitations that wait for the person's answer: for the page that answers them, and for the home page that says so. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import type { Label } from '#language/label.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { call } from '../api/call.ts';

export interface Invitation {
  readonly id: string;
  /** Sent back with the answer, so that nothing is accepted that was changed meanwhile. */
  readonly seen: string;
  readonly kind: 'employee' | 'agent';
  readonly company: Label;
  readonly idTax: string | null;
  readonly position: string | null;
  readonly startDate: PlainDate | null;
  readonly endDate: PlainDate | null;
  readonly lapseDate: PlainDate;
  readonly roles: readonly Label[];
  readonly documentTypes: readonly Label[];
}

const PATH = '/api/v1/security/users/me/invitations';
const KEY = ['own invitations'];

export function useInvitations() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<readonly Invitation[]>('GET', PATH, { signal, silent: true, background: true }),
  });
}

/** Whatever came of it, the list is read anew; who accepted has somebody more to act for. */
export function useAnswerInvitation(): (invitation: Invitation, answer: 'accepted' | 'declined') => Promise<void> {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return async ({ id, seen }, answer) => {
    try {
      await call('PUT', PATH, { body: { id, seen, answer } });
      await revalidate();
    } finally {
      await queries.invalidateQueries({ queryKey: KEY });
    }
  };
}
