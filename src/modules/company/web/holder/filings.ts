/** Queries for the filings of a holder, the latest first. */
import { queryOptions } from '@tanstack/react-query';
import { baseOf, searchRecords, type SentTerm } from '#platform/web/api/resource.ts';
import { filingOf, type Filing } from './filing.ts';

export const USER_REQUESTS = { wire: 'transaction/user-requests' } as const;

const choicePaths = (path: string): readonly string[] =>
  ['key', 'code', 'value', 'value2'].map((name) => `${path}.${name}`);

export const SELECT: readonly string[] = [
  'id',
  'revision',
  'isCurrent',
  'fullName',
  'fullNameEn',
  'idTax',
  ...choicePaths('refPersonType'),
  'refRequest.id',
  'refRequest.isOpen',
  'refRequest.requestCode',
  'refRequest.draftCode',
  'refRequest.submittedDate',
  'refRequest.approveDate',
  ...choicePaths('refRequest.refStatus'),
  ...choicePaths('refRequest.refRequestType'),
  'refDossier.code',
  'refDossier.effectiveDate',
  ...choicePaths('refDossier.refState'),
];

export const ofRegistration: SentTerm = { name: 'refDocumentType.code', operator: '=', value: 'holderRegistration' };

/** More revisions than anybody has made. */
const MOST = 200;

export function filingsQuery(holderId: string) {
  return queryOptions({
    queryKey: [baseOf(USER_REQUESTS), 'filings', holderId],
    queryFn: async ({ signal }): Promise<readonly Filing[]> => {
      const where: readonly SentTerm[] = [
        { name: 'refHolder.id', type: 'UUID', operator: '=', value: holderId },
        ofRegistration,
      ];
      const { data } = await searchRecords(
        USER_REQUESTS,
        { select: SELECT, page: 0, size: MOST, where, sort: [{ name: 'createDate', type: 'DESC' }] },
        { signal, silent: true },
      );
      return data.map(filingOf);
    },
  });
}
