/** The certificates of whoever is signed in, for the company whose page is open. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { instantMs } from '#language/values/instant.ts';
import type { CertificateFacts } from '#platform/model/certificateFacts.ts';
import { search } from '#platform/web/api/resource.ts';

export const OWN = { wire: 'transaction/user-cas/me' } as const;
export const CERTIFICATES = '/api/v1/transaction/user-cas/me';

export interface Certificate extends CertificateFacts {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly isActive: boolean;
}

/** Nobody changes it more often than the page can show. */
const MOST = 100;

export function certificatesOf(companyId: string) {
  return queryOptions({
    queryKey: [CERTIFICATES, companyId],
    queryFn: async ({ signal }) => (await search<Certificate>(OWN, { size: MOST, where: [{ name: 'refHolder.id', type: 'UUID', operator: '=', value: companyId }], sort: [{ name: 'createDate', type: 'DESC' }] }, { signal, silent: true })).data,
  });
}

export function forgetCertificates(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: [CERTIFICATES] });
}

const DAY_MS = 86_400_000;
/** As long as a new one takes to get. */
export const SOON_DAYS = 30;

/** Whole days; negative once it is over. */
export function daysLeft({ validTo }: Pick<CertificateFacts, 'validTo'>, nowMs = Date.now()): number {
  return Math.floor((instantMs(validTo) - nowMs) / DAY_MS);
}
