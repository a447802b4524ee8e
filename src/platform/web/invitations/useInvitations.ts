/**
 * Invitations that wait for the person's answer: for the page where they are answered, and for the home page that
 * announces them.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import type { Label } from '#language/label.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { call } from '../api/call.ts';

export interface Invitation {
  readonly id: string;
  /** Sent back with the answer, so that an invitation that was changed meanwhile is not accepted. */
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

/** Reloads the list whatever the result was; a person who accepted has another holder to act for. */
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
