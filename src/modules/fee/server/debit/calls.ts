/** The calls about debits. */
import type { Call } from '#platform/server/http/call.ts';
import { approve } from './approve.ts';
import { charge } from './charge.ts';

const LINK = '/api/v1/ws/ktbs/direct-link';

export const debitCalls: readonly Call[] = [
  {
    method: 'POST',
    path: `${LINK}/approve`,
    summary: ['ให้ความยินยอมหักบัญชี', 'Consent to debits'],
    rights: ['canEdit'],
    handle: approve,
  },
  {
    method: 'POST',
    path: `${LINK}/charge`,
    summary: ['ชำระด้วยการหักบัญชี', 'Pay by direct debit'],
    entity: 'feeStatement',
    rights: ['canEdit'],
    handle: charge,
  },
];
