/** Notices of the bank that belong to nobody yet, and how they are recorded as payments. */
import type { WireRecord } from '#platform/web/api/resource.ts';
import { valueAt } from '#platform/web/fields/columns.ts';
import { RECEIVES_PATH } from './feeMenu.ts';

const UNMATCHED: ReadonlySet<unknown> = new Set(['wrongAmount', 'unknownReference', 'paidAlready', 'notDue']);

export function isUnmatched(match: unknown): boolean {
  return UNMATCHED.has(match);
}

/** The form of a payment, with what the notice says in it. */
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
