/** The calls of finance for payments and receipts. */
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { baseOf, type RowResult, type WireRecord } from '#platform/web/api/resource.ts';
import { FEES } from '../feeMenu.ts';

const PAYMENTS = baseOf({ wire: 'transaction/fee-payments' });
const RECEIPTS = baseOf({ wire: 'transaction/receipts' });

type VersionedId = Pick<WireRecord, 'id' | 'version'>;

const versionedIdOf = ({ id, version }: VersionedId): VersionedId => ({
  id,
  ...(version === undefined ? {} : { version }),
});
const withIdempotencyKey = (key: string): { readonly headers: Readonly<Record<string, string>> } => ({
  headers: { 'idempotency-key': key },
});

export function confirmPayment(payment: VersionedId, key: string): Promise<{ readonly receiptCode: string }> {
  return call('PUT', `${PAYMENTS}/confirm`, { ...withIdempotencyKey(key), body: versionedIdOf(payment) });
}

/** In the order they were sent, each with its own outcome. */
export function confirmPayments(payments: readonly VersionedId[], key: string): Promise<readonly RowResult[]> {
  return call('PUT', `${PAYMENTS}/confirm_all`, { ...withIdempotencyKey(key), body: payments.map(versionedIdOf) });
}

export function returnPayment(
  payment: VersionedId,
  { remark, key }: { readonly remark: string; readonly key: string },
): Promise<unknown> {
  return call('PUT', `${PAYMENTS}/return`, { ...withIdempotencyKey(key), body: { ...versionedIdOf(payment), remark } });
}

interface Replacement {
  readonly id: string;
  readonly code: string;
}

export function cancelReceipt(
  receipt: VersionedId,
  { remark, replace, key }: { readonly remark: string; readonly replace: boolean; readonly key: string },
): Promise<{ readonly replacement: Replacement | null }> {
  return call('PUT', `${RECEIPTS}/cancel`, {
    ...withIdempotencyKey(key),
    body: { ...versionedIdOf(receipt), remark, replace },
  });
}

/** Replaces a receipt that was cancelled without a replacement. */
export function replaceReceipt(receipt: VersionedId, key: string): Promise<{ readonly replacement: Replacement }> {
  return call('PUT', `${RECEIPTS}/replace`, { ...withIdempotencyKey(key), body: versionedIdOf(receipt) });
}

/** Payments, fees and receipts change together; an open form stays unchanged. */
export function invalidatePayments(queries: QueryClient): void {
  const bases: ReadonlySet<unknown> = new Set([PAYMENTS, RECEIPTS, FEES]);
  void queries.invalidateQueries({
    predicate: ({ queryKey }) => bases.has(queryKey[0]) && !(queryKey[1] === 'record' && queryKey[3] !== 'view'),
  });
}
