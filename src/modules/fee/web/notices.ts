/** Unmatched notices of the bank, and how they are recorded as payments. */
import type { WireRecord } from '#platform/web/api/resource.ts';
import { valueAt } from '#platform/web/fields/columns.ts';
import { RECEIVES_PATH } from './feeMenu.ts';

const UNMATCHED: ReadonlySet<unknown> = new Set(['wrongAmount', 'unknownReference', 'paidAlready', 'notDue']);

export function isUnmatched(match: unknown): boolean {
  return UNMATCHED.has(match);
}

/** Returns the address of the form of a payment, filled in from the notice. */
export function recordAddress(notice: WireRecord): string {
  const channel = valueAt(notice, 'refChannel.id');
  const fee = valueAt(notice, 'refFeeStatement.id');
  const isOfThisFee = typeof fee === 'string' && valueAt(notice, 'refMatch.code') === 'wrongAmount';
  const props = {
    refKtbPaynet: { id: notice.id },
    refChannel: { id: channel },
    amount: notice['amount'],
    paidDatetime: notice['paidDatetime'],
    ...(isOfThisFee ? { refFeeStatement: { id: fee } } : {}),
  };
  return `${RECEIVES_PATH}/create?props=${encodeURIComponent(JSON.stringify(props))}`;
}
