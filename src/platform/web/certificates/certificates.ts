/** The certificates of the signed-in person, for the holder they act for or as an officer. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { instantMs } from '#language/values/instant.ts';
import type { CertificateFacts } from '#platform/model/account/certificateFacts.ts';
import { searchRecords } from '../api/resource.ts';

export const OWN_CERTIFICATES = { wire: 'transaction/user-cas/me' } as const;
export const CERTIFICATES = '/api/v1/transaction/user-cas/me';

export interface Certificate extends CertificateFacts {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly isActive: boolean;
}

interface OwnCertificate extends Certificate {
  readonly refHolder: { readonly id: string } | null;
}

/** More than one person has for all holders they act for. */
const MAX_CERTIFICATES = 1000;

/** Null: as an officer, who signs only for the department. The latest comes first. */
export function certificatesFor(holderId: string | null) {
  return queryOptions({
    queryKey: [CERTIFICATES, holderId],
    queryFn: async ({ signal }) => {
      const where =
        holderId === null ? [] : [{ name: 'refHolder.id', type: 'UUID', operator: '=', value: holderId } as const];
      const { data } = await searchRecords<OwnCertificate>(
        OWN_CERTIFICATES,
        { size: MAX_CERTIFICATES, where, sort: [{ name: 'createDate', type: 'DESC' }] },
        { signal, silent: true },
      );
      return data.filter(({ refHolder }): boolean => (refHolder?.id ?? null) === holderId);
    },
  });
}

export function reloadCertificates(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: [CERTIFICATES] });
}

const DAY_MS = 86_400_000;
/** The time it takes to get a new one. */
export const EXPIRES_SOON_DAYS = 30;

/** Counts whole days; negative after expiry. */
export function daysLeft({ validTo }: Pick<CertificateFacts, 'validTo'>, nowMs = Date.now()): number {
  return Math.floor((instantMs(validTo) - nowMs) / DAY_MS);
}
