/** The protected places near the location of a case, and confirming that an officer has seen them. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { NEAR_PROTECTED_RULE, type LocationFlag } from '#platform/model/place/nearProtected.ts';
import { call } from '../../api/call.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { isApplicant } from '../state/caseNoticesOf.ts';
import { texts } from './texts.ts';

const FLAGS = '/api/v1/transaction/location-flags';

interface FlagsAnswer {
  readonly flags: readonly LocationFlag[];
}

const NO_FLAGS: readonly LocationFlag[] = [];

function flagsQuery(dossierId: string) {
  return queryOptions({
    queryKey: [FLAGS, dossierId],
    queryFn: ({ signal }) => call<FlagsAnswer>('GET', `${FLAGS}/of-dossier/${dossierId}`, { signal, silent: true }),
  });
}

/** Loaded for officers; the applicant is warned while filling in the form, and reads the same warning on the case. */
export function useFlags(entity: AnyEntity, caseView: CaseView): readonly LocationFlag[] {
  const hasFlags = entity.rules.some(({ name }) => name === NEAR_PROTECTED_RULE) && !isApplicant(caseView);
  const { data } = useQuery({ ...flagsQuery(caseView.dossier.id), enabled: hasFlags });
  return data?.flags ?? NO_FLAGS;
}

export function useConfirmFlags(dossierId: string): {
  readonly confirm: (ids: readonly string[]) => void;
  readonly isBusy: boolean;
} {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const send = async (ids: readonly string[]): Promise<void> => {
    setBusy(true);
    try {
      const answer = await call<FlagsAnswer>('PUT', `${FLAGS}/confirm`, { body: { dossierId, ids } });
      queries.setQueryData(flagsQuery(dossierId).queryKey, answer);
      notify.success(t('confirmed'));
    } catch {
      // The call has shown the error.
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, confirm: (ids) => void send(ids) };
}
