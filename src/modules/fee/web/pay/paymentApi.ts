/** Queries of the payment page. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { searchRecords } from '#platform/web/api/resource.ts';
import type { FeePayment } from '../../payment.ts';
import { FEES, feeStatements } from '../feeMenu.ts';

const DIRECT_LINK = '/api/v1/ws/ktbs/direct-link';
/** The bank answers within seconds; scanning a code takes longer. */
const WITH_BANK_MS = 5000;
const WITH_PAYER_MS = 15_000;

/** Polled while the status may still change, and only while the page is visible. */
export function paymentQuery(id: string) {
  return queryOptions({
    queryKey: [FEES, 'payment', id],
    // Polling does not count as an action of the person.
    queryFn: ({ client, queryKey, signal }) =>
      call<FeePayment>('GET', `${FEES}/${id}/payment`, {
        signal,
        silent: true,
        background: client.getQueryData(queryKey) !== undefined,
      }),
    refetchInterval: ({ state: { data } }) =>
      data?.isPayable === true ? (data.status === 'waitBank' ? WITH_BANK_MS : WITH_PAYER_MS) : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
}

interface LookupWords {
  readonly value: string;
  readonly value2: string | null;
}

/** The subject of the fee, and how it was paid. */
export interface FeeDetails {
  readonly id: string;
  readonly explanationTh: string | null;
  readonly explanationEn: string | null;
  readonly payDatetime: string | null;
  readonly receiptCode: string | null;
  readonly bankAccount: string | null;
  readonly refChannel: LookupWords | null;
  readonly refBank: LookupWords | null;
  readonly refDocumentType: LookupWords;
  readonly refType: LookupWords;
  readonly refRequest: {
    readonly id: string;
    readonly requestCode: string | null;
    readonly subjectTh: string | null;
    readonly subjectEn: string | null;
  };
}

const word = (name: string): readonly string[] => [`${name}.value`, `${name}.value2`];
const detailFields = [
  'id',
  'explanationTh',
  'explanationEn',
  'payDatetime',
  'receiptCode',
  'bankAccount',
  ...word('refChannel'),
  ...word('refBank'),
  ...word('refDocumentType'),
  ...word('refType'),
  ...['id', 'requestCode', 'subjectTh', 'subjectEn'].map((name) => `refRequest.${name}`),
];

export function feeDetailsQuery({ id, version }: Pick<FeePayment, 'id' | 'version'>) {
  return queryOptions({
    queryKey: [FEES, 'details', id, version],
    queryFn: async ({ signal }) =>
      (
        await searchRecords<FeeDetails>(
          feeStatements,
          { select: detailFields, where: [{ name: 'id', type: 'UUID', operator: '=', value: id }], page: 0, size: 1 },
          { signal, silent: true, background: true },
        )
      ).data[0] ?? null,
  });
}

export function giveConsent(accountId: string): Promise<unknown> {
  return call('POST', `${DIRECT_LINK}/approve`, { body: { id: accountId } });
}

export function chargeAccount(feeId: string): Promise<unknown> {
  return call('POST', `${DIRECT_LINK}/charge`, { body: { id: feeId } });
}
