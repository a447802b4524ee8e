import { saveWithOtp } from '#platform/web/account/saveWithOtp.ts';
import type { WireRecord } from '#platform/web/api/resource.ts';

export const BANKS = '/api/v1/transaction/user-banks';

/** The account for fees can be changed with a code only. */
export function saveBank(body: unknown): Promise<WireRecord> {
  return saveWithOtp<WireRecord>({ method: 'PUT', path: BANKS, body: body as object, purpose: 'feeAccount' });
}
