import { saveWithOtp } from '#platform/web/account/saveWithOtp.ts';
import type { WireRecord } from '#platform/web/api/resource.ts';

export const BANKS = '/api/v1/transaction/user-banks';

/** Where fees are taken from is changed with a code alone. */
export function saveBank(body: unknown): Promise<WireRecord> {
  return saveWithOtp<WireRecord>({ method: 'PUT', path: BANKS, body: body as object, purpose: 'feeAccount' });
}
